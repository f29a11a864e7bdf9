import { instant } from '@baanpak/domain/values/time/instant.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Charge } from './provider-objects.ts';
import { startSandbox, type TestSandbox } from './sandbox-for-tests.ts';
import {
  APPS,
  type Charging,
  chargingAt,
  expectShape,
  METHODS,
  SECURED,
} from './testing/charging.ts';
import { ChargeShape } from './testing/provider-shapes.ts';

let shop: TestSandbox;
let at: Charging;
beforeEach(async () => {
  shop = await startSandbox();
  at = chargingAt(shop);
});
afterEach(() => shop.close());

const OVER = instant('2026-11-29T03:00:00.000Z');
const EMPTY = { number: '4111111111140011' };

/** How a charge by each method comes to each status it can have. */
const SCENARIOS: readonly [
  method: string,
  status: Charge['status'],
  tell: () => Promise<Charge>,
][] = [
  ['card', 'successful', () => at.charged('card')],
  ['card', 'failed', () => at.charged('card', 100_000, EMPTY)],
  ['card', 'pending', () => at.charged('card', 100_000, SECURED)],
  ['card', 'successful', () => answered('card', 'approve')],
  ['card', 'failed', () => answered('card', 'decline')],
  ['card', 'expired', () => ranOut('card')],
  ['card', 'reversed', () => at.reversed()],
  ['promptpay', 'pending', () => at.charged('promptpay')],
  ['promptpay', 'expired', () => ranOut('promptpay')],
  [
    'promptpay',
    'successful',
    async () => {
      const charge = await at.charged('promptpay');
      await at.payQr(charge);
      return at.fetched(charge);
    },
  ],
  ...APPS.flatMap((app): typeof SCENARIOS => [
    [app, 'pending', () => at.charged(app)],
    [app, 'successful', () => answered(app, 'approve')],
    [app, 'failed', () => answered(app, 'decline')],
    [app, 'expired', () => ranOut(app)],
  ]),
];

async function answered(method: string, action: string): Promise<Charge> {
  const charge = await at.charged(method, 100_000, SECURED);
  await at.press(charge, action);
  return at.fetched(charge);
}

async function ranOut(method: string): Promise<Charge> {
  const charge = await at.charged(method, 100_000, SECURED);
  shop.setTime(OVER);
  return at.fetched(charge);
}

describe('a charge', () => {
  it.each(SCENARIOS)(
    'by %s that is %s has every field as the provider has it',
    async (method, status, tell) => {
      const charge = await tell();
      expectShape(ChargeShape, charge);
      const is = (one: Charge['status']) => status === one;
      const paid = is('successful');
      const byCard = method === 'card';
      expect(charge).toMatchObject({
        status,
        paid,
        authorized: paid || is('reversed'),
        expired: is('expired'),
        reversed: is('reversed'),
        capturable: false,
        refundable: paid && byCard,
        partially_refundable: paid && byCard,
        voided: false,
        refunded_amount: 0,
        captured_amount: paid ? 100_000 : 0,
      });
      expect([charge.paid_at !== null, charge.transaction !== null]).toEqual([paid, paid]);
      expect([charge.expired_at !== null, charge.reversed_at !== null]).toEqual([
        is('expired'),
        is('reversed'),
      ]);
      expect(charge.failure_code !== null).toBe(is('failed') || is('expired'));
      expect(charge.failure_message !== null).toBe(is('failed') || is('expired'));
      expect([charge.card !== null, charge.source !== null]).toEqual([byCard, !byCard]);
      expect(charge.source?.scannable_code != null).toBe(method === 'promptpay');
      if (charge.source) expect(charge.source.charge_status).toBe(status);
    },
  );

  it.each([
    ['card', 100_000, { fee: 3_650, fee_vat: 256, net: 96_094 }, '3.65'],
    ['promptpay', 156_000, { fee: 2_574, fee_vat: 180, net: 153_246 }, '1.65'],
  ])('by %s of %i satang costs what the provider says', async (method, amount, fees, rate) => {
    const { transaction_fees, ...charge } = await at.charged(method, amount);
    expect(charge).toMatchObject({ ...fees, funding_amount: amount });
    expect(transaction_fees).toEqual({ fee_flat: '0.0', fee_rate: rate, vat_rate: '7.0' });
  });

  it.each(METHODS)('by %s leaves amount, net and fees that add up, for any sum', async (method) => {
    for (const amount of [2_000, 2_001, 99_999, 123_457, 15_000_000]) {
      const { fee, fee_vat, net } = await at.charged(method, amount);
      expect(fee).toBe(Math.round((amount * (method === 'card' ? 365 : 165)) / 10_000));
      expect(fee_vat).toBe(Math.round((fee * 7) / 100));
      expect(net + fee + fee_vat).toBe(amount);
    }
  });
});
