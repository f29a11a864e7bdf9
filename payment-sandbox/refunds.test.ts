import { baht, satang } from '@baanpak/domain/values/money/money.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Refund } from './provider-objects.ts';
import {
  eventually,
  json,
  rawCharge,
  refundOf,
  startSandbox,
  type TestSandbox,
} from './sandbox-for-tests.ts';

let shop: TestSandbox;
beforeEach(async () => {
  shop = await startSandbox();
});
afterEach(() => shop.close());

describe('refunds', () => {
  const refund = (chargeId: string, refundId: string, amount = baht(400)) =>
    shop.provider.refundCharge(chargeId, refundOf(refundId, amount));

  it('give back part by part until nothing is left', async () => {
    const { chargeId } = await shop.paidByCard();
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

  it('are seen by our own marks, and those of nobody in the sum alone', async () => {
    const { chargeId } = await shop.paidByCard();
    const made = await refund(chargeId, 'one');
    await refund(chargeId, 'two', baht(100));
    await shop.post(`/charges/${chargeId}/refunds`, { amount: 5_000 });
    expect(await shop.provider.lookForRefund(chargeId, 'one')).toEqual({
      refundable: true,
      refunded: 55_000,
      own: { providerRefundId: made, amount: 40_000 },
      others: 10_000,
      dispute: null,
    });
    expect(await shop.provider.lookForRefund(chargeId, 'three')).toMatchObject({
      own: null,
      others: 50_000,
    });
  });

  it('never give back more than was paid when asked at once', async () => {
    const { chargeId } = await shop.paidByCard();
    const outcomes = await Promise.allSettled(
      ['one', 'two', 'three'].map((id) => refund(chargeId, id)),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect((await shop.provider.fetchCharge(chargeId)).facts.refundedAmount).toBe(80_000);
  });

  it('are shown as the provider shows them, and announced', async () => {
    const { chargeId } = await shop.paidByCard();
    const providerRefundId = await refund(chargeId, 'one');
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
      metadata: { refundId: 'one', attemptId: 'attempt at one' },
      created_at: '2026-11-21T03:00:00Z',
    });
    await eventually(() => expect(shop.keys()).toEqual(['charge.create', 'refund.create']));
    expect(shop.received[1]?.event.data).toEqual(shown);
  });
});
