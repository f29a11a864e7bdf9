import { describe, expect, it } from 'vitest';
import { Marketplace, stay } from '../testing/marketplace.ts';
import { HELD_UNTIL, minute } from '../testing/samples.ts';
import { baht } from '../values/money.ts';

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

describe('a second payment', () => {
  it('goes back, and the stay stays paid', () => {
    const world = new Marketplace();
    world.reserve(ANNA);
    world.pay('try-1', { status: 'pending' });
    world.pay('try-2');
    world.providerSays('try-1', { status: 'successful' });
    world.waitUntil(minute(1));
    expect(world.refundOf('try-1')).toBe('paid');
    expect(world.bookingStatus('anna')).toBe('Booked');
    expect(world.paymentStatus('anna')).toBe('paid');
  });

  it('that the provider does not give back is shown until it is', () => {
    const world = new Marketplace();
    world.refundAtProvider = (refundId) => ({
      type: 'FailRefund',
      data: { refundId, failureCode: 'failed_refund', failedAt: world.now },
    });
    world.reserve(ANNA);
    world.pay('try-1', { status: 'pending' });
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
    world.refundAtProvider = (refundId) => ({
      type: 'LeaveRefundToHotel',
      data: { refundId, leftAt: world.now },
    });
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
    world.refundAtProvider = (refundId) => ({
      type: 'FailRefund',
      data: { refundId, failureCode: 'failed_refund', failedAt: world.now },
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
