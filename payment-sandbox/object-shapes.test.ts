import { instant } from '@baanpak/domain/values/time/instant.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Charge, List, ProviderEvent } from './provider-objects.ts';
import { CARD, eventually, json, startSandbox, type TestSandbox } from './sandbox-for-tests.ts';
import {
  APPS,
  type Charging,
  chargingAt,
  expectShape,
  METHODS,
  PUBLIC_KEY,
} from './testing/charging.ts';
import {
  ChargeShape,
  ErrorShape,
  EventShape,
  listOf,
  RefundShape,
  SourceShape,
  TokenShape,
} from './testing/provider-shapes.ts';

let shop: TestSandbox;
let at: Charging;
beforeEach(async () => {
  shop = await startSandbox();
  at = chargingAt(shop);
});
afterEach(() => shop.close());

describe('what charges are made of', () => {
  it('a token, before and after it was used', async () => {
    const token = await at.tokenise();
    expectShape(TokenShape, token);
    expect(token).toMatchObject({ used: false, charge_status: 'unknown' });
    await shop.post('/charges', { amount: 100_000, currency: 'THB', card: token.id });
    const used = await json(await shop.get(`/tokens/${token.id}`, PUBLIC_KEY));
    expectShape(TokenShape, used);
    expect(used).toMatchObject({ used: true, charge_status: 'successful' });
  });

  it.each([['promptpay', 'offline'], ...APPS.map((app) => [app, 'app_redirect'])])(
    'a source of %s, whose flow is %s',
    async (type, flow) => {
      const asked = {
        type,
        amount: 100_000,
        currency: 'THB',
        email: 'a@example.com',
        name: 'Anna',
        phone_number: '0812345678',
        platform_type: 'IOS',
      };
      const source = await json<{ id: string }>(await shop.post('/sources', asked, PUBLIC_KEY));
      expectShape(SourceShape, source);
      expect(source).toMatchObject({
        ...asked,
        flow,
        scannable_code: null,
        charge_status: 'unknown',
      });
      expectShape(SourceShape, await json(await shop.get(`/sources/${source.id}`)));
    },
  );
});

describe('refunds, events, lists and errors', () => {
  it('a refund, alone, in its charge and in a list', async () => {
    const { id } = await at.charged('card');
    const refund = await json<{ id: string }>(
      await shop.post(`/charges/${id}/refunds`, { amount: 40_000, metadata: { refundId: 'r' } }),
    );
    expectShape(RefundShape, refund);
    expect(refund).toMatchObject({ charge: id, amount: 40_000, metadata: { refundId: 'r' } });
    expectShape(RefundShape, await json(await shop.get(`/charges/${id}/refunds/${refund.id}`)));
    expectShape(listOf(RefundShape), await json(await shop.get(`/charges/${id}/refunds`)));
    const charge = await json<Charge>(await shop.get(`/charges/${id}`));
    expectShape(ChargeShape, charge);
    expect(charge).toMatchObject({
      refunded_amount: 40_000,
      partially_refundable: true,
      refunds: { total: 1, limit: 20, offset: 0, order: 'chronological', data: [refund] },
    });
  });

  it.each(['promptpay', ...APPS])('%s gives nothing back through the provider', async (method) => {
    const charge = await at.charged(method);
    if (method === 'promptpay') await at.payQr(charge);
    else await at.press(charge, 'approve');
    expect(await at.fetched(charge)).toMatchObject({ paid: true, refundable: false });
    const refused = await shop.post(`/charges/${charge.id}/refunds`, { amount: 100 });
    const error = await json(refused);
    expectShape(ErrorShape, error);
    expect([refused.status, error]).toMatchObject([400, { code: 'failed_refund' }]);
  });

  it('an event of each kind, as it is told and as it is kept', async () => {
    const { id } = await at.charged('card');
    await shop.post(`/charges/${id}/refunds`, { amount: 100 });
    await at.payQr(await at.charged('promptpay'));
    await at.reversed();
    const { id: forgotten } = await at.charged('promptpay');
    shop.setTime(instant('2026-11-29T03:00:00.000Z'));
    await shop.get(`/charges/${forgotten}`);
    await eventually(() => expect(shop.received.length).toBeGreaterThanOrEqual(8));
    for (const { event } of shop.received) expectShape(EventShape, event);
    const list = await json<List<ProviderEvent>>(await shop.get('/events?limit=100'));
    expectShape(listOf(EventShape), list);
    expect(new Set(list.data.map(({ key }) => key))).toEqual(
      new Set([
        'charge.create',
        'refund.create',
        'charge.complete',
        'charge.reverse',
        'charge.expire',
      ]),
    );
    expectShape(EventShape, await json(await shop.get(`/events/${list.data[0]?.id}`)));
  });

  it('a list of charges', async () => {
    for (const method of METHODS) await at.charged(method);
    const list = await json<List<Charge>>(await shop.get('/charges'));
    expectShape(listOf(ChargeShape), list);
    expect(list).toMatchObject({ total: METHODS.length, limit: 20, offset: 0 });
  });

  it.each([
    [401, 'authentication_failure', () => shop.get('/charges', 'skey_test_no')],
    [404, 'not_found', () => shop.get('/charges/chrg_test_nobody')],
    [400, 'bad_request', () => shop.post('/charges', { amount: 'much', currency: 'THB' })],
    [400, 'invalid_charge', () => shop.post('/charges', { amount: 1, currency: 'THB' })],
    [400, 'missing_card', () => shop.post('/charges', { amount: 2_000, currency: 'THB' })],
    [
      400,
      'invalid_card',
      () => shop.post('/tokens', { card: { ...CARD, number: '1' } }, PUBLIC_KEY),
    ],
  ])('an error of %i: %s', async (status, code, call) => {
    const answer = await call();
    const error = await json(answer);
    expectShape(ErrorShape, error);
    expect([answer.status, error]).toMatchObject([status, { code }]);
  });
});
