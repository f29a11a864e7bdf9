import { NOTHING_SEEN } from '@baanpak/domain/testing/refund-samples.ts';
import { HELD_UNTIL, minute } from '@baanpak/domain/testing/samples.ts';
import { baht } from '@baanpak/domain/values/money/money.ts';
import { describe, expect, it } from 'vitest';
import { Marketplace, stay } from './marketplace.ts';

const ANNA = stay('anna', 'garden');
const BOB = stay('bob', 'river');

/** Anna pays too late: her hold ended half an hour before. */
async function paidLate({ before = () => {} }: { before?: (world: Marketplace) => void } = {}) {
  const world = new Marketplace();
  await world.reserve(ANNA, BOB);
  await world.pay('try-1', { status: 'pending' });
  world.charges.delete('try-1'); // nothing is known of it when the time is called
  await world.waitUntil(HELD_UNTIL);
  await world.waitUntil(minute(60));
  before(world);
  await world.providerSays('try-1', { status: 'successful', amount: baht(4000) });
  await world.waitUntil(minute(61));
  return world;
}

describe('money that comes after a hold ended', () => {
  it('has all of its nights again where they are free', async () => {
    const world = await paidLate();
    expect(world.happened('PaymentCameLate')).toMatchObject([{ data: { because: 'expired' } }]);
    expect(world.checkoutStatus()).toBe('paid');
    for (const guest of ['anna', 'bob']) expect(world.bookingStatus(guest)).toBe('Booked');
    expect(world.nightsOf('garden')).toEqual(['anna booked']);
    expect(world.nightsOf('river')).toEqual(['bob booked']);
    expect(world.happened('RefundStarted')).toEqual([]);
    expect(world.timers()).toHaveLength(2); // both stays are completed some day
  });

  it('goes back when one of them was sold, and nothing of the rest is kept', async () => {
    const world = await paidLate({
      before: (sold) => sold.hold(stay('cim', 'river')),
    });
    expect(world.checkoutStatus()).toBe('expired');
    expect(world.bookingStatus('anna')).toBe('Expired');
    expect(world.nightsOf('garden')).toEqual([]);
    expect(world.refundOf('try-1')).toBe('paid');
    expect(world.paymentStatus('anna')).toBe('refunded');
    expect(world.happened('RefundPaid')).toMatchObject([{ data: { amount: baht(4000) } }]);
  });

  it('goes back once when the guest had given up', async () => {
    const world = new Marketplace();
    await world.reserve(ANNA);
    await world.pay('try-1', { status: 'failed' });
    await world.giveUp();
    for (const _ of [1, 2]) await world.providerSays('try-1', { status: 'successful' });
    expect(world.happened('LatePaymentReturned')).toHaveLength(1);
    await world.waitUntil(minute(6));
    expect(world.refundOf('try-1')).toBe('paid');
    expect(world.paymentStatus('anna')).toBe('refunded');
    expect(world.nightsOf('garden')).toEqual([]);
    expect(world.timers()).toEqual([]);
  });
});

describe('a stay that is no longer there when its cart is paid', () => {
  it('gives its share of the money back, and the other is the guest’s', async () => {
    const world = new Marketplace();
    await world.reserve(ANNA, BOB);
    await world.end('anna', 'garden');
    await world.pay('try-1', {});
    await world.waitUntil(minute(1));
    expect(world.bookingStatus('anna')).toBe('Canceled');
    expect(world.happened('RefundPaid')).toMatchObject([
      { data: { refundId: 'anna', amount: baht(2000) } },
    ]);
    expect(world.bookingStatus('bob')).toBe('Booked');
    expect(world.nightsOf('garden')).toEqual([]);
    expect(world.nightsOf('river')).toEqual(['bob booked']);
  });

  it('gives nothing back when it was paid, and was canceled since', async () => {
    const world = new Marketplace();
    await world.reserve(ANNA);
    await world.pay('try-1');
    await world.refund('anna', baht(0));
    await world.followAgain(100);
    await world.waitUntil(minute(1));
    expect(world.happened('PaymentTurnedAway')).toEqual([]);
    expect(world.happened('RefundStarted')).toEqual([]);
  });
});

/** As many as it takes from the word of the provider to the last of its nights. */
const CALLS = Array.from({ length: 24 }, (_, n) => n);

describe('a late settlement that stands still on the way', () => {
  it.each(CALLS)('after %i calls is carried on, and who wakes up changes nothing', async (n) => {
    const world = await paidLate({
      before: (still) => {
        still.standStillAfter = n;
      },
    });
    await world.waitUntil(minute(62));
    const before = [world.checkoutStatus(), world.nightsOf('garden'), world.nightsOf('river')];
    expect(before).toEqual(['paid', ['anna booked'], ['bob booked']]);
    await world.goOn();
    await world.waitUntil(minute(63));
    expect([world.checkoutStatus(), world.nightsOf('garden'), world.nightsOf('river')]).toEqual(
      before,
    );
    expect(world.happened('RefundStarted')).toEqual([]);
  });

  it.each(CALLS)('after %i calls takes no nights once the money went back', async (n) => {
    const world = await paidLate({
      before: (still) => {
        still.standStillAfter = n;
        still.hold(stay('cim', 'river'));
        still.place(stay('cim', 'river'));
      },
    });
    await world.waitUntil(minute(62));
    await world.end('cim', 'river');
    await world.goOn(); // both rooms are free now
    await world.waitUntil(minute(63));
    expect(world.refundOf('try-1')).toBe('paid');
    expect(world.checkoutStatus()).toBe('expired');
    expect(world.nightsOf('garden')).toEqual([]);
    expect(world.nightsOf('river')).toEqual([]);
  });
});

describe('a second payment', () => {
  it('goes back, and the stay stays paid', async () => {
    const world = new Marketplace();
    await world.reserve(ANNA);
    await world.pay('try-1', { status: 'pending' });
    await world.providerSays('try-1', { status: 'expired' });
    await world.pay('try-2');
    await world.providerSays('try-1', { status: 'successful' });
    await world.waitUntil(minute(1));
    expect(world.refundOf('try-1')).toBe('paid');
    expect(world.bookingStatus('anna')).toBe('Booked');
    expect(world.paymentStatus('anna')).toBe('paid');
  });

  it('that the provider does not give back is shown until it is', async () => {
    const world = new Marketplace();
    world.refundAtProvider = (refundId, attemptId) => ({
      type: 'FailRefund',
      data: { refundId, attemptId, failureCode: 'failed_refund', failedAt: world.now },
    });
    await world.reserve(ANNA);
    await world.pay('try-1', { status: 'pending' });
    await world.providerSays('try-1', { status: 'expired' });
    await world.pay('try-2');
    await world.providerSays('try-1', { status: 'successful' });
    await world.waitUntil(minute(1));
    expect(world.paymentStatus('anna')).toBe('refund-failed');
    await world.seeTo('try-1', 'ConfirmRefundPaid');
    expect(world.paymentStatus('anna')).toBe('paid');
  });
});

describe('a paid stay that is called off', () => {
  it('is free at once, and its money goes back as approved', async () => {
    const world = new Marketplace();
    await world.reserve(ANNA);
    await world.pay('try-1');
    await world.refund('anna', baht(500));
    expect(world.bookingStatus('anna')).toBe('Canceled');
    expect(world.nightsOf('garden')).toEqual([]);
    expect(world.paymentStatus('anna')).toBe('refunding');
    await world.waitUntil(minute(1));
    expect(world.paymentStatus('anna')).toBe('partially-refunded');
    expect(world.happened('RefundMoved').at(-1)).toMatchObject({ data: { received: baht(1500) } });
    expect(world.timers()).toEqual([]);
  });

  it('by the hotel gives back all of it, one room of a cart alone', async () => {
    const world = new Marketplace();
    await world.reserve(ANNA, BOB);
    await world.pay('try-1', {});
    await world.cancelPaid('anna');
    await world.waitUntil(minute(1));
    expect(world.happened('RefundPaid')).toMatchObject([
      { data: { refundId: 'anna', amount: baht(2000) } },
    ]);
    expect(world.paymentStatus('anna')).toBe('refunded');
    expect(world.bookingStatus('bob')).toBe('Booked');
    expect(world.nightsOf('river')).toEqual(['bob booked']);
  });

  it('waits for the hotel where the provider cannot', async () => {
    const world = new Marketplace();
    world.refundsSeen = () => ({ ...NOTHING_SEEN, refundable: false });
    await world.reserve(ANNA);
    await world.pay('try-1');
    await world.refund('anna', baht(2000));
    await world.waitUntil(minute(10));
    expect(world.refundOf('anna')).toBe('left-to-hotel');
    expect(world.paymentStatus('anna')).toBe('refunding');
    await expect(world.seeTo('anna', 'RetryRefund')).rejects.toThrow(
      expect.objectContaining({ code: 'wrong-status' }),
    );
    await world.seeTo('anna', 'ConfirmRefundPaid');
    expect(world.paymentStatus('anna')).toBe('refunded');
  });

  it('is tried again after the provider said no', async () => {
    const world = new Marketplace();
    const { refundAtProvider } = world;
    world.refundAtProvider = (refundId, attemptId) => ({
      type: 'FailRefund',
      data: { refundId, attemptId, failureCode: 'failed_refund', failedAt: world.now },
    });
    await world.reserve(ANNA);
    await world.pay('try-1');
    await world.cancelPaid('anna');
    await world.waitUntil(minute(1));
    expect(world.paymentStatus('anna')).toBe('refund-failed');
    world.refundAtProvider = refundAtProvider;
    await world.seeTo('anna', 'RetryRefund');
    expect(world.paymentStatus('anna')).toBe('refunding');
    await world.waitUntil(minute(2));
    expect(world.paymentStatus('anna')).toBe('refunded');
    expect(world.happened('RefundAttempted')).toMatchObject([
      { data: { attempt: 1 } },
      { data: { attempt: 2 } },
    ]);
  });
});
