import { instant } from '@baanpak/domain/values/instant.ts';
import { baht } from '@baanpak/domain/values/money.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { asked, json, startSandbox, type TestSandbox } from './sandbox-for-tests.ts';

let shop: TestSandbox;
beforeEach(async () => {
  shop = await startSandbox();
});
afterEach(() => shop.close());

const SINCE = instant('2026-11-21T03:00:00.000Z');
describe('a charge whose answer got lost', () => {
  it('is found by the attempt', async () => {
    const { chargeId } = await shop.paidByCard('lost');
    for (const attempt of ['a', 'b']) await shop.paidByCard(attempt);
    expect((await shop.provider.findCharge('lost', SINCE))?.facts).toMatchObject({
      chargeId,
      attemptId: 'lost',
      status: 'successful',
    });
  });

  it('is found behind the first page', async () => {
    const { chargeId } = await shop.paidByCard('lost');
    const charge = { amount: 10_000, currency: 'THB', source: { type: 'promptpay' } };
    await Promise.all(Array.from({ length: 120 }, () => shop.post('/charges', charge)));
    expect((await shop.provider.findCharge('lost', SINCE))?.facts.chargeId).toBe(chargeId);
  });

  it('is not found when it was never made, or long before', async () => {
    await shop.paidByCard('lost');
    expect(await shop.provider.findCharge('never', SINCE)).toBeNull();
    const later = instant('2026-11-21T04:00:00.000Z');
    shop.setTime(later);
    expect(await shop.provider.findCharge('lost', later)).toBeNull();
  });
});

describe('faults', () => {
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
    shop = await startSandbox({ timeout: 1_000 });
    await shop.fault({ charge: 'slow' });
    await expect(shop.provider.createCharge(asked())).rejects.toMatchObject({
      name: 'ProviderUnknown',
      message: expect.stringContaining('1000 ms'),
    });
    expect((await shop.provider.findCharge('attempt-1', SINCE))?.facts.status).toBe('pending');
  });

  it('fail: no refund is made', async () => {
    const { chargeId } = await shop.paidByCard();
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
