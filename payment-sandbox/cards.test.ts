import { satang } from '@baanpak/domain/values/money/money.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  asked,
  CARD,
  json,
  rawCharge,
  STARTED_AT,
  startSandbox,
  type TestSandbox,
} from './sandbox-for-tests.ts';

let shop: TestSandbox;
beforeAll(async () => {
  shop = await startSandbox();
});
afterAll(() => shop.close());

const pay = async (number: string, name?: string) =>
  shop.provider.createCharge(asked({ method: 'card', token: await shop.token(number, name) }));

const FAILING = {
  invalid_security_code: ['4111111111160001', '5555551111130001', '3530111111110001'],
  payment_rejected: [
    ...['4111111111150002', '5555551111120002', '3530111111100002'],
    ...['4111111111140003', '5555551111110003', '3530111111190003'],
    ...['4111111111110014', '5555551111180014', '3530111111160014'],
  ],
  insufficient_fund: ['4111111111140011', '5555551111110011', '3530111111190011'],
  stolen_or_lost_card: ['4111111111130012', '5555551111100012', '3530111111180012'],
  failed_processing: ['4111111111120013', '5555551111190013', '3530111111170013'],
  failed_fraud_check: ['4111111111190016', '5555551111160016', '3530111111140016'],
};

describe('a charge on a card', () => {
  it.each([
    ['4242424242424242', 'Visa'],
    ['4111111111111111', 'Visa'],
    ['5555555555554444', 'MasterCard'],
    ['3530111333300000', 'JCB'],
  ])('is paid at once with the good card %s', async (number, brand) => {
    const charge = await pay(number);
    expect(charge.facts).toMatchObject({ status: 'successful', failureCode: null });
    expect(rawCharge(charge).card).toMatchObject({ brand, last_digits: number.slice(-4) });
  });

  it.each(Object.entries(FAILING).flatMap(([code, numbers]) => numbers.map((one) => [one, code])))(
    'fails at once with the test card %s: %s',
    async (number, code) => {
      const { facts } = await pay(number);
      expect(facts).toMatchObject({ status: 'failed', failureCode: code, paidAt: null });
      expect(facts.failureMessage).toBeTruthy();
    },
  );

  it('says all that is to be known, the fee half up to the satang', async () => {
    const { facts } = await pay('4242424242424242');
    expect(facts).toEqual({
      chargeId: expect.stringMatching(/^chrg_test_[a-z0-9]{19}$/),
      attemptId: 'attempt-1',
      status: 'successful',
      amount: 100_000,
      currency: 'THB',
      fee: 3_650,
      feeVat: 256,
      net: 96_094,
      refundedAmount: 0,
      paidAt: STARTED_AT,
      expiresAt: '2026-11-21T03:30:00.000Z',
      failureCode: null,
      failureMessage: null,
      authorizeUri: null,
      qrUri: null,
      refundable: true,
      card: { brand: 'Visa', lastDigits: '4242' },
    });
  });

  it('never shows or keeps the number', async () => {
    const charge = await pay('4242424242424242');
    expect(JSON.stringify(charge)).not.toContain('424242424242');
  });

  it('takes a token once', async () => {
    const request = asked({ method: 'card', token: await shop.token() });
    await shop.provider.createCharge(request);
    await expect(shop.provider.createCharge(request)).rejects.toMatchObject({
      name: 'ProviderRefused',
      code: 'used_token',
    });
  });

  it('lets one of two charges at once have the token', async () => {
    const request = asked({ method: 'card', token: await shop.token() });
    const outcomes = await Promise.allSettled([
      shop.provider.createCharge(request),
      shop.provider.createCharge(request),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it.each([
    ['an unknown token', { token: 'tokn_test_nobody' }, 'not_found'],
    ['no token', {}, 'missing_card'],
    ['less than 20 baht', { amount: satang(1_999) }, 'invalid_charge'],
    ['more than 150,000 baht', { amount: satang(15_000_001) }, 'invalid_charge'],
  ])('is refused with %s', async (_, changes, code) => {
    const token = 'amount' in changes ? await shop.token() : undefined;
    const request = asked({ method: 'card', ...(token && { token }), ...changes });
    await expect(shop.provider.createCharge(request)).rejects.toMatchObject({
      name: 'ProviderRefused',
      code,
    });
  });
});

describe('a token', () => {
  const tokenise = (changes: object) =>
    shop.post('/tokens', { card: { ...CARD, ...changes } }, 'pkey_test_baanpak');

  it('describes the card without its number', async () => {
    expect(await json(await tokenise({}))).toMatchObject({
      object: 'token',
      id: expect.stringMatching(/^tokn_test_[a-z0-9]{19}$/),
      livemode: false,
      used: false,
      charge_status: 'unknown',
      created_at: '2026-11-21T03:00:00Z',
      card: {
        object: 'card',
        id: expect.stringMatching(/^card_test_/),
        brand: 'Visa',
        last_digits: '4242',
        name: 'Somchai Jaidee',
        expiration_month: 12,
        expiration_year: 2030,
        security_code_check: true,
        city: 'Bangkok',
        postal_code: '10320',
      },
    });
  });

  it.each([
    ['a mistyped number', { number: '4242424242424241' }, 'invalid_card'],
    ['no name', { name: ' ' }, 'invalid_card'],
    ['a month that is over', { expiration_month: 10, expiration_year: 2026 }, 'invalid_card'],
    ['a month there is not', { expiration_month: 13 }, 'invalid_card'],
    ['a brand that is not taken', { number: '378282246310005' }, 'brand_not_supported'],
  ])('is not given for %s', async (_, changes, code) => {
    const answer = await tokenise(changes);
    expect(answer.status).toBe(400);
    expect(await json(answer)).toMatchObject({ object: 'error', code });
  });

  it('is good in the last month of the card', async () => {
    expect((await tokenise({ expiration_month: '11', expiration_year: '26' })).status).toBe(200);
  });
});
