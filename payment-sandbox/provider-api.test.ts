import { omise } from '@baanpak/infrastructure/payment-provider/omise.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Charge, List } from './provider-objects.ts';
import {
  asked,
  basic,
  CARD,
  eventually,
  json,
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

  it('of another media type are 415', async () => {
    for (const type of ['text/plain', 'application/xml', 'multipart/form-data']) {
      const answer = await fetch(`${shop.url}/charges`, {
        method: 'POST',
        headers: { authorization: basic(SECRET), 'content-type': type },
        body: 'amount=2000',
      });
      expect([type, answer.status]).toEqual([type, 415]);
      expect(await json(answer)).toMatchObject({ object: 'error', code: 'bad_request' });
    }
  });

  it('that are not JSON, hold what is no number, or go nowhere, get the provider’s error', async () => {
    const broken = await fetch(`${shop.url}/charges`, {
      method: 'POST',
      headers: { authorization: basic(SECRET), 'content-type': 'application/json' },
      body: '{',
    });
    expect([broken.status, await broken.json()]).toMatchObject([400, { code: 'bad_request' }]);
    const endless = await fetch(`${shop.url}/charges`, {
      method: 'POST',
      headers: { authorization: basic(SECRET), 'content-type': 'application/json' },
      body: '{"amount": 1e309, "currency": "THB"}',
    });
    expect([endless.status, await endless.json()]).toMatchObject([400, { code: 'bad_request' }]);
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
    for (const attempt of ['a', 'b', 'c']) ids.push((await shop.paidByCard(attempt)).chargeId);
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
    const { chargeId } = await shop.paidByCard();
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
