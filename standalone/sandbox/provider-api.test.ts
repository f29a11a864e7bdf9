import { instant } from '@baanpak/domain/values/instant.ts';
import { baht, satang } from '@baanpak/domain/values/money.ts';
import { omise } from '@baanpak/infrastructure/payment-provider/omise.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Charge, List, Refund } from './provider-objects.ts';
import {
  asked,
  basic,
  CARD,
  eventually,
  json,
  rawCharge,
  startSandbox,
  type TestSandbox,
} from './sandbox-for-tests.ts';

let shop: TestSandbox;
beforeEach(async () => {
  shop = await startSandbox();
});
afterEach(() => shop.close());

const SECRET = 'skey_test_baanpak';
const PUBLIC = 'pkey_test_baanpak';
const paidByCard = async (attemptId = 'attempt-1') => {
  const request = asked({ method: 'card', token: await shop.token(), attemptId });
  return (await shop.provider.createCharge(request)).facts;
};

describe('keys', () => {
  it.each([
    ['/tokens', SECRET],
    ['/sources', SECRET],
    ['/charges', PUBLIC],
    ['/charges', 'skey_test_other'],
  ])('POST %s is refused to %s', async (path, key) => {
    const answer = await shop.post(path, {}, key);
    expect(answer.status).toBe(401);
    expect(await json(answer)).toMatchObject({ object: 'error', code: 'authentication_failure' });
  });

  it('are wanted', async () => {
    expect((await fetch(`${shop.url}/charges`)).status).toBe(401);
  });

  it('that are wrong refuse the shop’s client', async () => {
    const stranger = omise({
      publicKey: 'pkey_test_no',
      secretKey: 'skey_test_no',
      webhookSecret: '',
      url: shop.url,
      now: shop.now,
    });
    await expect(stranger.createCharge(asked())).rejects.toMatchObject({
      name: 'ProviderRefused',
      code: 'authentication_failure',
    });
  });
});

describe('requests', () => {
  const form = (path: string, key: string, fields: Record<string, string>) =>
    fetch(shop.url + path, {
      method: 'POST',
      headers: { authorization: basic(key) },
      body: new URLSearchParams(fields),
    });

  it('may be forms', async () => {
    const card = Object.entries(CARD).map(([name, value]) => [`card[${name}]`, String(value)]);
    const token = await form('/tokens', PUBLIC, Object.fromEntries(card));
    const charge = await form('/charges', SECRET, {
      amount: '100000',
      currency: 'thb',
      card: (await json<{ id: string }>(token)).id,
      'metadata[attemptId]': 'by-form',
      capture: 'true',
    });
    expect(await json(charge)).toMatchObject({
      status: 'successful',
      amount: 100_000,
      currency: 'THB',
      metadata: { attemptId: 'by-form' },
    });
  });

  it('may make the source along with the charge', async () => {
    const charge = await form('/charges', SECRET, {
      amount: '2000',
      currency: 'THB',
      'source[type]': 'promptpay',
    });
    expect(await json(charge)).toMatchObject({
      status: 'pending',
      source: { type: 'promptpay', amount: 2_000 },
    });
  });

  it.each([
    ['text for an amount', { amount: 'much' }, 'bad_request'],
    ['another currency', { currency: 'USD' }, 'invalid_charge'],
    ['an unknown source', { source: 'src_test_nobody' }, 'not_found'],
    ['an unknown type', { source: { type: 'barter' } }, 'bad_request'],
    ['a return_uri that is a script', { return_uri: 'javascript:alert(1)' }, 'bad_request'],
    ['an end in the past', { expires_at: '2026-11-21T02:59:59Z' }, 'bad_request'],
    ['an end that is no time', { expires_at: 'soon' }, 'bad_request'],
  ])('are refused for %s', async (_, changes, code) => {
    const charge = { amount: 10_000, currency: 'THB', source: { type: 'promptpay' }, ...changes };
    expect(await json(await shop.post('/charges', charge))).toMatchObject({
      object: 'error',
      code,
    });
  });

  it('that are not JSON, or go nowhere, get the provider’s error', async () => {
    const broken = await fetch(`${shop.url}/charges`, {
      method: 'POST',
      headers: { authorization: basic(SECRET), 'content-type': 'application/json' },
      body: '{',
    });
    expect([broken.status, await broken.json()]).toMatchObject([400, { code: 'bad_request' }]);
    const nowhere = await shop.get('/nowhere');
    expect([nowhere.status, await nowhere.json()]).toMatchObject([404, { code: 'not_found' }]);
  });
});

describe('charges', () => {
  it('are unknown under another id', async () => {
    await expect(shop.provider.fetchCharge('chrg_test_nobody')).rejects.toMatchObject({
      name: 'ProviderRefused',
      code: 'not_found',
    });
  });

  it('are listed a page at a time', async () => {
    const ids = [];
    for (const attempt of ['a', 'b', 'c']) ids.push((await paidByCard(attempt)).chargeId);
    const list = await json<List<Charge>>(
      await shop.get('/charges?limit=2&order=reverse_chronological'),
    );
    expect(list).toMatchObject({
      object: 'list',
      limit: 2,
      offset: 0,
      total: 3,
      location: '/charges',
      order: 'reverse_chronological',
      from: '1970-01-01T00:00:00Z',
    });
    expect(list.data.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, 2));
    const since = await json<List<Charge>>(await shop.get('/charges?from=2026-11-21T03:00:01Z'));
    expect(since.total).toBe(0);
  });

  it('take a new description and metadata', async () => {
    const { chargeId } = await paidByCard();
    const answer = await fetch(`${shop.url}/charges/${chargeId}`, {
      method: 'PATCH',
      headers: { authorization: basic(SECRET), 'content-type': 'application/json' },
      body: JSON.stringify({ description: 'ใหม่', metadata: { more: 1 } }),
    });
    expect(await json(answer)).toMatchObject({ description: 'ใหม่', metadata: { more: 1 } });
    await eventually(() => expect(shop.keys()).toEqual(['charge.create', 'charge.update']));
  });

  it.each([
    ['capture', 'charge.capture', { status: 'successful', paid: true, capturable: false }],
    ['reverse', 'charge.reverse', { status: 'reversed', reversed: true, paid: false }],
  ])('that were only authorized: %s', async (verb, key, outcome) => {
    const card = await shop.token();
    const charge = { amount: 10_000, currency: 'THB', card, capture: false };
    const authorized = await json<Charge>(await shop.post('/charges', charge));
    expect(authorized).toMatchObject({ status: 'pending', authorized: true, capturable: true });
    const path = `/charges/${authorized.id}/${verb}`;
    expect(await json(await shop.post(path, {}))).toMatchObject(outcome);
    expect(await json(await shop.post(path, {}))).toMatchObject({ code: 'failed_capture' });
    await eventually(() => expect(shop.keys()).toEqual(['charge.create', key]));
  });
});

describe('refunds', () => {
  const refund = (chargeId: string, refundId: string, amount = baht(400)) =>
    shop.provider.refundCharge(chargeId, { refundId, amount });

  it('give back part by part until nothing is left', async () => {
    const { chargeId } = await paidByCard();
    await refund(chargeId, 'one');
    const { facts } = await shop.provider.fetchCharge(chargeId);
    expect(facts).toMatchObject({ refundedAmount: 40_000, refundable: true, status: 'successful' });
    await expect(refund(chargeId, 'two', baht(601))).rejects.toMatchObject({
      code: 'failed_refund',
    });
    await refund(chargeId, 'two', baht(600));
    const charge = await shop.provider.fetchCharge(chargeId);
    expect(charge.facts).toMatchObject({ refundedAmount: 100_000, refundable: false });
    expect(rawCharge(charge).refunds.data).toHaveLength(2);
    await expect(refund(chargeId, 'three', satang(1))).rejects.toMatchObject({
      name: 'ProviderRefused',
      code: 'failed_refund',
    });
  });

  it('are made once by one refund id', async () => {
    const { chargeId } = await paidByCard();
    const made = await refund(chargeId, 'one');
    expect(await refund(chargeId, 'one')).toEqual(made);
    expect((await shop.provider.fetchCharge(chargeId)).facts.refundedAmount).toBe(40_000);
  });

  it('never give back more than was paid when asked at once', async () => {
    const { chargeId } = await paidByCard();
    const outcomes = await Promise.allSettled(
      ['one', 'two', 'three'].map((id) => refund(chargeId, id)),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect((await shop.provider.fetchCharge(chargeId)).facts.refundedAmount).toBe(80_000);
  });

  it('stop where the client could no longer tell a new one from a repeated one', async () => {
    const { chargeId } = await paidByCard();
    for (let n = 0; n < 21; n += 1)
      await shop.post(`/charges/${chargeId}/refunds`, { amount: 100 });
    await expect(refund(chargeId, 'one')).rejects.toMatchObject({ code: 'too_many_refunds' });
  });

  it('are shown as the provider shows them, and announced', async () => {
    const { chargeId } = await paidByCard();
    const { providerRefundId } = await refund(chargeId, 'one');
    const shown = await json<Refund>(
      await shop.get(`/charges/${chargeId}/refunds/${providerRefundId}`),
    );
    expect(shown).toMatchObject({
      object: 'refund',
      id: expect.stringMatching(/^rfnd_test_[a-z0-9]{19}$/),
      charge: chargeId,
      amount: 40_000,
      currency: 'THB',
      voided: false,
      status: 'closed',
      transaction: expect.stringMatching(/^trxn_test_/),
      metadata: { refundId: 'one' },
      created_at: '2026-11-21T03:00:00Z',
    });
    await eventually(() => expect(shop.keys()).toEqual(['charge.create', 'refund.create']));
    expect(shop.received[1]?.event.data).toEqual(shown);
  });
});

describe('a charge whose answer got lost', () => {
  const SINCE = instant('2026-11-21T03:00:00.000Z');

  it('is found by the attempt', async () => {
    const { chargeId } = await paidByCard('lost');
    for (const attempt of ['a', 'b']) await paidByCard(attempt);
    expect((await shop.provider.findCharge('lost', SINCE))?.facts).toMatchObject({
      chargeId,
      attemptId: 'lost',
      status: 'successful',
    });
  });

  it('is found behind the first page', async () => {
    const { chargeId } = await paidByCard('lost');
    const charge = { amount: 10_000, currency: 'THB', source: { type: 'promptpay' } };
    await Promise.all(Array.from({ length: 120 }, () => shop.post('/charges', charge)));
    expect((await shop.provider.findCharge('lost', SINCE))?.facts.chargeId).toBe(chargeId);
  });

  it('is not found when it was never made, or long before', async () => {
    await paidByCard('lost');
    expect(await shop.provider.findCharge('never', SINCE)).toBeNull();
    const later = instant('2026-11-21T04:00:00.000Z');
    shop.setTime(later);
    expect(await shop.provider.findCharge('lost', later)).toBeNull();
  });
});

describe('faults', () => {
  const SINCE = instant('2026-11-21T03:00:00.000Z');

  it('error-after-success: the charge is made, the answer is an error', async () => {
    await shop.fault({ charge: 'error-after-success' });
    const request = asked({ method: 'card', token: await shop.token() });
    await expect(shop.provider.createCharge(request)).rejects.toMatchObject({
      name: 'ProviderUnknown',
    });
    expect((await shop.provider.findCharge('attempt-1', SINCE))?.facts.status).toBe('successful');
  });

  it('slow: the charge is made, the shop gives up waiting', async () => {
    await shop.close();
    shop = await startSandbox({ timeout: 500 });
    await shop.fault({ charge: 'slow' });
    await expect(shop.provider.createCharge(asked())).rejects.toMatchObject({
      name: 'ProviderUnknown',
      message: expect.stringContaining('500 ms'),
    });
    expect((await shop.provider.findCharge('attempt-1', SINCE))?.facts.status).toBe('pending');
  });

  it('fail: no refund is made', async () => {
    const { chargeId } = await paidByCard();
    await shop.fault({ refund: 'fail' });
    const refund = { refundId: 'one', amount: baht(400) };
    await expect(shop.provider.refundCharge(chargeId, refund)).rejects.toMatchObject({
      name: 'ProviderRefused',
      code: 'failed_refund',
    });
    await shop.fault({ refund: 'normal' });
    await shop.provider.refundCharge(chargeId, refund);
    expect((await shop.provider.fetchCharge(chargeId)).facts.refundedAmount).toBe(40_000);
  });

  it('stay until they are changed, each by itself', async () => {
    await shop.fault({ webhook: 'lost' });
    await shop.fault({ refund: 'fail' });
    expect(await json(await shop.get('/faults'))).toEqual({
      webhook: 'lost',
      refund: 'fail',
      charge: 'normal',
      authorize: 'normal',
    });
  });

  it.each<object>([{ webhook: 'never' }, { weather: 'normal' }, { toString: 'normal' }])(
    'there is no %j',
    async (fault) => {
      expect((await shop.post('/faults', fault)).status).toBe(400);
    },
  );
});

describe('the capability', () => {
  it('names what this account takes', async () => {
    const { payment_methods, limits } = await json<{
      payment_methods: { name: string }[];
      limits: object;
    }>(await shop.get('/capability', PUBLIC));
    expect(payment_methods.map(({ name }) => name)).toEqual([
      'card',
      'promptpay',
      ...['bay', 'bbl', 'kbank', 'ktb', 'scb'].map((bank) => `mobile_banking_${bank}`),
    ]);
    expect(limits).toMatchObject({ charge_amount: { min: 2_000, max: 15_000_000 } });
  });
});
