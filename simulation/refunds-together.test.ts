import { NOTHING_SEEN } from '@baanpak/domain/testing/refund-samples.ts';
import { HELD_UNTIL, minute } from '@baanpak/domain/testing/samples.ts';
import { baht } from '@baanpak/domain/values/money/money.ts';
import { describe, expect, it } from 'vitest';
import { Marketplace, stay } from './marketplace.ts';

const ANNA = stay('anna', 'garden');
const BOB = stay('bob', 'river');

/** Anna pays too late: her hold ended half an hour before. */
function paidLate({ before = () => {} }: { before?: (world: Marketplace) => void } = {}) {
  const world = new Marketplace();
  world.reserve(ANNA, BOB);
  world.pay('try-1', { status: 'pending' }, baht(4000));
  world.provider.delete('try-1'); // nothing is known of it when the time is called
  world.waitUntil(HELD_UNTIL);
  world.waitUntil(minute(60));
  before(world);
  world.providerSays('try-1', { status: 'successful', amount: baht(4000) });
  world.waitUntil(minute(61));
  return world;
}

describe('money that comes after a hold ended', () => {
  it('has all of its nights again where they are free', () => {
    const world = paidLate();
    expect(world.happened('PaymentCameLate')).toMatchObject([{ data: { because: 'expired' } }]);
    expect(world.checkoutStatus()).toBe('paid');
    for (const guest of ['anna', 'bob']) expect(world.bookingStatus(guest)).toBe('Booked');
    expect(world.nightsOf('garden')).toEqual(['anna booked']);
    expect(world.nightsOf('river')).toEqual(['bob booked']);
    expect(world.happened('RefundStarted')).toEqual([]);
    expect(world.timers()).toHaveLength(2); // both stays are completed some day
  });

  it('goes back when one of them was sold, and nothing of the rest is kept', () => {
    const world = paidLate({
      before: (sold) => sold.hold(stay('cim', 'river')),
    });
    expect(world.checkoutStatus()).toBe('expired');
    expect(world.bookingStatus('anna')).toBe('Expired');
    expect(world.nightsOf('garden')).toEqual([]);
    expect(world.refundOf('try-1')).toBe('paid');
    expect(world.paymentStatus('anna')).toBe('refunded');
    expect(world.happened('RefundPaid')).toMatchObject([{ data: { amount: baht(4000) } }]);
  });

  it('goes back once when the guest had given up', () => {
    const world = new Marketplace();
    world.reserve(ANNA);
    world.pay('try-1', { status: 'failed' });
    world.giveUp();
    for (const _ of [1, 2]) world.providerSays('try-1', { status: 'successful' });
    expect(world.happened('LatePaymentReturned')).toHaveLength(1);
    world.waitUntil(minute(6));
    expect(world.refundOf('try-1')).toBe('paid');
    expect(world.paymentStatus('anna')).toBe('refunded');
    expect(world.nightsOf('garden')).toEqual([]);
    expect(world.timers()).toEqual([]);
  });
});

describe('a stay that is no longer there when its cart is paid', () => {
  it('gives its share of the money back, and the other is the guest’s', () => {
    const world = new Marketplace();
    world.reserve(ANNA, BOB);
    world.end('anna', 'garden');
    world.pay('try-1', {}, baht(4000));
    world.waitUntil(minute(1));
    expect(world.bookingStatus('anna')).toBe('Canceled');
    expect(world.happened('RefundPaid')).toMatchObject([
      { data: { refundId: 'anna', amount: baht(2000) } },
    ]);
    expect(world.bookingStatus('bob')).toBe('Booked');
    expect(world.nightsOf('garden')).toEqual([]);
    expect(world.nightsOf('river')).toEqual(['bob booked']);
  });

  it('gives nothing back when it was paid, and was canceled since', () => {
    const world = new Marketplace();
    world.reserve(ANNA);
    world.pay('try-1');
    world.refund('anna', baht(0));
    world.followAgain(100);
    world.waitUntil(minute(1));
    expect(world.happened('PaymentTurnedAway')).toEqual([]);
    expect(world.happened('RefundStarted')).toEqual([]);
  });
});

describe('a late settlement that stands still on the way', () => {
  it.each([1, 2, 3, 4])('after %i steps is carried on, and who wakes up changes nothing', (n) => {
    const world = paidLate({
      before: (still) => {
        still.standStillAfter = n;
      },
    });
    world.waitUntil(minute(62));
    const before = [world.checkoutStatus(), world.nightsOf('garden'), world.nightsOf('river')];
    expect(before).toEqual(['paid', ['anna booked'], ['bob booked']]);
    world.goOn();
    world.waitUntil(minute(63));
    expect([world.checkoutStatus(), world.nightsOf('garden'), world.nightsOf('river')]).toEqual(
      before,
    );
    expect(world.happened('RefundStarted')).toEqual([]);
  });

  it.each([1, 2])('after %i steps takes no nights once the money went back', (n) => {
    const world = paidLate({
      before: (still) => {
        still.standStillAfter = n;
        still.hold(stay('cim', 'river'));
        still.place(stay('cim', 'river'));
      },
    });
    world.waitUntil(minute(62));
    world.end('cim', 'river');
    world.goOn(); // both rooms are free now
    world.waitUntil(minute(63));
    expect(world.refundOf('try-1')).toBe('paid');
    expect(world.checkoutStatus()).toBe('expired');
    expect(world.nightsOf('garden')).toEqual([]);
    expect(world.nightsOf('river')).toEqual([]);
  });
});

describe('a second payment', () => {
  it('goes back, and the stay stays paid', () => {
    const world = new Marketplace();
    world.reserve(ANNA);
    world.pay('try-1', { status: 'pending' });
    world.providerSays('try-1', { status: 'expired' });
    world.pay('try-2');
    world.providerSays('try-1', { status: 'successful' });
    world.waitUntil(minute(1));
    expect(world.refundOf('try-1')).toBe('paid');
    expect(world.bookingStatus('anna')).toBe('Booked');
    expect(world.paymentStatus('anna')).toBe('paid');
  });

  it('that the provider does not give back is shown until it is', () => {
    const world = new Marketplace();
    world.refundAtProvider = (refundId, attemptId) => ({
      type: 'FailRefund',
      data: { refundId, attemptId, failureCode: 'failed_refund', failedAt: world.now },
    });
    world.reserve(ANNA);
    world.pay('try-1', { status: 'pending' });
    world.providerSays('try-1', { status: 'expired' });
    world.pay('try-2');
    world.providerSays('try-1', { status: 'successful' });
    world.waitUntil(minute(1));
    expect(world.paymentStatus('anna')).toBe('refund-failed');
    world.seeTo('try-1', 'ConfirmRefundPaid');
    expect(world.paymentStatus('anna')).toBe('paid');
  });
});

describe('a paid stay that is called off', () => {
  it('is free at once, and its money goes back as approved', () => {
    const world = new Marketplace();
    world.reserve(ANNA);
    world.pay('try-1');
    world.refund('anna', baht(500));
    expect(world.bookingStatus('anna')).toBe('Canceled');
    expect(world.nightsOf('garden')).toEqual([]);
    expect(world.paymentStatus('anna')).toBe('refunding');
    world.waitUntil(minute(1));
    expect(world.paymentStatus('anna')).toBe('partially-refunded');
    expect(world.happened('RefundMoved').at(-1)).toMatchObject({ data: { received: baht(1500) } });
    expect(world.timers()).toEqual([]);
  });

  it('by the hotel gives back all of it, one room of a cart alone', () => {
    const world = new Marketplace();
    world.reserve(ANNA, BOB);
    world.pay('try-1', {}, baht(4000));
    world.cancelPaid('anna');
    world.waitUntil(minute(1));
    expect(world.happened('RefundPaid')).toMatchObject([
      { data: { refundId: 'anna', amount: baht(2000) } },
    ]);
    expect(world.paymentStatus('anna')).toBe('refunded');
    expect(world.bookingStatus('bob')).toBe('Booked');
    expect(world.nightsOf('river')).toEqual(['bob booked']);
  });

  it('waits for the hotel where the provider cannot', () => {
    const world = new Marketplace();
    world.refundsSeen = () => ({ ...NOTHING_SEEN, refundable: false });
    world.reserve(ANNA);
    world.pay('try-1');
    world.refund('anna', baht(2000));
    world.waitUntil(minute(10));
    expect(world.refundOf('anna')).toBe('left-to-hotel');
    expect(world.paymentStatus('anna')).toBe('refunding');
    expect(() => world.seeTo('anna', 'RetryRefund')).toThrow(
      expect.objectContaining({ code: 'wrong-status' }),
    );
    world.seeTo('anna', 'ConfirmRefundPaid');
    expect(world.paymentStatus('anna')).toBe('refunded');
  });

  it('is tried again after the provider said no', () => {
    const world = new Marketplace();
    const { refundAtProvider } = world;
    world.refundAtProvider = (refundId, attemptId) => ({
      type: 'FailRefund',
      data: { refundId, attemptId, failureCode: 'failed_refund', failedAt: world.now },
    });
    world.reserve(ANNA);
    world.pay('try-1');
    world.cancelPaid('anna');
    world.waitUntil(minute(1));
    expect(world.paymentStatus('anna')).toBe('refund-failed');
    world.refundAtProvider = refundAtProvider;
    world.seeTo('anna', 'RetryRefund');
    expect(world.paymentStatus('anna')).toBe('refunding');
    world.waitUntil(minute(2));
    expect(world.paymentStatus('anna')).toBe('refunded');
    expect(world.happened('RefundAttempted')).toMatchObject([
      { data: { attempt: 1 } },
      { data: { attempt: 2 } },
    ]);
  });
});
