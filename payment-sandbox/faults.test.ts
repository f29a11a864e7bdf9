import { setTimeout as sleep } from 'node:timers/promises';
import { baht } from '@baanpak/domain/values/money/money.ts';
import { HOUR, after as later, MINUTE } from '@baanpak/domain/values/time/instant.ts';
import { NOT_SENT } from '@baanpak/infrastructure/payment-provider/port.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { memoryStore } from './memory-store.ts';
import {
  asked,
  json,
  refundOf,
  STARTED_AT,
  startSandbox,
  type TestSandbox,
} from './sandbox-for-tests.ts';

let shop: TestSandbox;
beforeEach(async () => {
  shop = await startSandbox();
});
afterEach(() => shop.close());

const SINCE = STARTED_AT;
const UNTIL = later(SINCE, MINUTE);
const chargeOf = async (attemptId: string) => {
  const { charge } = await shop.provider.findCharge(attemptId, { from: SINCE, until: UNTIL });
  return charge?.facts;
};

describe('a charge whose answer got lost', () => {
  it('is found by the attempt', async () => {
    const { chargeId } = await shop.paidByCard('lost');
    for (const attempt of ['a', 'b']) await shop.paidByCard(attempt);
    expect(await chargeOf('lost')).toMatchObject({
      chargeId,
      attemptId: 'lost',
      status: 'successful',
    });
  });

  it('is found behind the first page', async () => {
    const { chargeId } = await shop.paidByCard('lost');
    const charge = { amount: 10_000, currency: 'THB', source: { type: 'promptpay' } };
    await Promise.all(Array.from({ length: 120 }, () => shop.post('/charges', charge)));
    expect((await chargeOf('lost'))?.chargeId).toBe(chargeId);
  });

  it('is not there as long as it may still be made, and then was never made', async () => {
    await shop.paidByCard('another');
    const look = () => shop.provider.findCharge('never', { from: SINCE, until: UNTIL });
    expect(await look()).toEqual({ charge: null, complete: false });
    shop.setTime(later(UNTIL, 1));
    expect(await look()).toEqual({ charge: null, complete: true });
  });

  it('is not looked for among those of long before', async () => {
    await shop.paidByCard('lost');
    const from = later(SINCE, HOUR);
    const until = later(from, MINUTE);
    shop.setTime(later(until, 1));
    const look = await shop.provider.findCharge('lost', { from, until });
    expect(look).toEqual({ charge: null, complete: true });
  });
});

describe('a lost charge among 1,650 of its minute', () => {
  const store = memoryStore();
  const MANY = 1_650;

  /** All but a few of one second, as a fair on its first day has them. */
  beforeEach(async () => {
    await shop.close();
    shop = await startSandbox({ store });
    const { chargeId } = await shop.paidByCard('other');
    const other = await store.get('charge', chargeId);
    if (!other) throw new Error('There is no charge to copy');
    for (let n = 0; n < MANY; n += 1) {
      const id = `chrg_test_${n}`;
      const charge = { ...other.charge, id, metadata: { attemptId: `attempt of ${n}` } };
      await store.put('charge', id, { ...other, charge }, shop.now(), null);
      if (n === 1_600) shop.setTime(later(SINCE, 5_000));
    }
  });

  it('is found by a later look, however many came behind it', async () => {
    expect((await chargeOf(`attempt of ${MANY - 1}`))?.chargeId).toBe(`chrg_test_${MANY - 1}`);
    shop.setTime(later(UNTIL, 1));
    for (const n of [3, 1_001, 1_640]) {
      const looks = [await chargeOf(`attempt of ${n}`), await chargeOf(`attempt of ${n}`)];
      expect(looks.map((facts) => facts?.chargeId)).toContain(`chrg_test_${n}`);
    }
  });

  it('is said to be none only when all of them were looked through', async () => {
    const look = () => shop.provider.findCharge('never', { from: SINCE, until: UNTIL });
    expect(await look()).toEqual({ charge: null, complete: false });
    shop.setTime(later(UNTIL, 1));
    expect(await look()).toEqual({ charge: null, complete: false });
    expect(await look()).toEqual({ charge: null, complete: true });
  });
});

describe('faults', () => {
  it('a process that was held up sends nothing that others may take for never sent', async () => {
    const request = asked({ method: 'card', token: await shop.token(), sendBy: SINCE });
    shop.setTime(later(SINCE, 1));
    await expect(shop.provider.createCharge(request)).rejects.toMatchObject({ code: NOT_SENT });
    expect(await chargeOf('attempt-1')).toBeUndefined();
  });

  it('error-after-success: the charge is made, the answer is an error', async () => {
    await shop.fault({ charge: 'error-after-success' });
    const request = asked({ method: 'card', token: await shop.token() });
    await expect(shop.provider.createCharge(request)).rejects.toMatchObject({
      name: 'ProviderUnknown',
    });
    expect((await chargeOf('attempt-1'))?.status).toBe('successful');
  });

  it('slow: the charge is made, the shop gives up waiting', async () => {
    await shop.close();
    shop = await startSandbox({ timeout: 1_000 });
    await shop.fault({ charge: 'slow' });
    await expect(shop.provider.createCharge(asked())).rejects.toMatchObject({
      name: 'ProviderUnknown',
      message: expect.stringContaining('1000 ms'),
    });
    expect((await chargeOf('attempt-1'))?.status).toBe('pending');
  });

  it('fail: no refund is made', async () => {
    const { chargeId } = await shop.paidByCard();
    await shop.fault({ refund: 'fail' });
    const refund = refundOf('one', baht(400));
    await expect(shop.provider.refundCharge(chargeId, refund)).rejects.toMatchObject({
      name: 'ProviderRefused',
      code: 'failed_refund',
    });
    await shop.fault({ refund: 'normal' });
    await shop.provider.refundCharge(chargeId, refund);
    expect((await shop.provider.fetchCharge(chargeId)).facts.refundedAmount).toBe(40_000);
  });

  it('error-after-success: the refund is made, the answer is an error', async () => {
    const { chargeId } = await shop.paidByCard();
    await shop.fault({ refund: 'error-after-success' });
    const refund = shop.provider.refundCharge(chargeId, refundOf('one', baht(400)));
    await expect(refund).rejects.toMatchObject({ name: 'ProviderUnknown' });
    expect(await shop.provider.lookForRefund(chargeId, 'one')).toMatchObject({
      refunded: 40_000,
      own: { amount: 40_000 },
    });
  });

  it('stay until they are changed, each by itself', async () => {
    await shop.fault({ webhook: 'lost' });
    await shop.fault({ refund: 'fail' });
    expect(await json(await shop.get('/faults'))).toEqual({
      webhook: 'lost',
      refund: 'fail',
      charge: 'normal',
      authorize: 'normal',
      answers: 'normal',
    });
  });

  it('never: nobody is answered until it ends, and then who waited is', async () => {
    const { chargeId } = await shop.paidByCard();
    await shop.fault({ answers: 'never' });
    const asking = shop.provider.fetchCharge(chargeId);
    const waits = sleep(300).then(() => 'nothing yet');
    expect(await Promise.race([asking, waits])).toBe('nothing yet');
    await shop.fault({ answers: 'normal' });
    expect((await asking).facts.chargeId).toBe(chargeId);
  });

  it.each<object>([{ webhook: 'never' }, { weather: 'normal' }, { toString: 'normal' }])(
    'there is no %j',
    async (fault) => {
      expect((await shop.post('/faults', fault)).status).toBe(400);
    },
  );
});
