import { CHARGE, HELD_UNTIL, minute, nights } from '@baanpak/domain/testing/samples.ts';
import { baht, satang } from '@baanpak/domain/values/money/money.ts';
import { after, HOUR, type Instant } from '@baanpak/domain/values/time/instant.ts';
import { addDays, startOfDay } from '@baanpak/domain/values/time/local-date.ts';
import { describe, expect, it } from 'vitest';
import { Marketplace, stay } from './marketplace.ts';

const ANNA = stay('anna', 'garden');
const BOB = stay('bob', 'river');

const seconds = (n: number): Instant => after(minute(0), n * 1000);

/** Nothing is held, nothing is left to happen, and others can have the nights. */
function expectAllFree(world: Marketplace) {
  expect(world.nightsOf('garden')).toEqual([]);
  expect(world.nightsOf('river')).toEqual([]);
  expect(world.timers()).toEqual([]);
}

describe('a guest who pays', () => {
  it('has the room, and the stay is completed at noon of the day after check-out', async () => {
    const world = new Marketplace();
    await world.reserve(ANNA);
    expect(world.checkoutStatus()).toBe('held');
    expect(world.bookingStatus('anna')).toBe('Reserved');

    await world.pay('try-1');
    expect(world.checkoutStatus()).toBe('paid');
    expect(world.bookingStatus('anna')).toBe('Booked');
    expect(world.nightsOf('garden')).toEqual(['anna booked']);

    const dayAfter = startOfDay(addDays(ANNA.checkOut, 1));
    await world.waitUntil(dayAfter);
    expect(world.bookingStatus('anna')).toBe('Booked');
    await world.waitUntil(after(dayAfter, 12 * HOUR));
    expect(world.bookingStatus('anna')).toBe('Completed');
    expect(world.timers()).toEqual([]);
  });

  it('has it although the card was declined first', async () => {
    const world = new Marketplace();
    await world.reserve(ANNA);
    await world.pay('try-1', { status: 'failed', failureCode: 'insufficient_fund' });
    expect(world.checkoutStatus()).toBe('held');

    await world.pay('try-2');
    expect(world.bookingStatus('anna')).toBe('Booked');
    expect(world.happened('PaymentFailed')).toHaveLength(1);
  });

  it('has it although every webhook is lost', async () => {
    const world = new Marketplace();
    await world.reserve(ANNA);
    await world.pay('try-1', { status: 'pending' });
    world.charges.set('try-1', { ...CHARGE, status: 'successful' });
    expect(world.bookingStatus('anna')).toBe('Reserved');

    await world.waitUntil(seconds(20));
    expect(world.bookingStatus('anna')).toBe('Booked');
  });

  it('has it when the payment is found only as the time is called', async () => {
    const world = new Marketplace();
    await world.reserve(ANNA);
    await world.waitUntil(seconds(30 * 60 - 5));
    await world.pay('try-1', { status: 'pending' });
    world.charges.set('try-1', { ...CHARGE, status: 'successful' });

    await world.waitUntil(HELD_UNTIL);
    expect(world.checkoutStatus()).toBe('paid');
    expect(world.bookingStatus('anna')).toBe('Booked');
  });

  it('pays once: a second payment is one that came late', async () => {
    const world = new Marketplace();
    await world.reserve(ANNA);
    await world.pay('try-1', { status: 'pending' });
    await world.providerSays('try-1', { status: 'expired' });
    await world.pay('try-2');
    await world.providerSays('try-1', { status: 'successful' });
    expect(world.happened('CheckoutPaid')).toHaveLength(1);
    expect(world.happened('PaymentCameLate')).toMatchObject([
      { data: { attemptId: 'try-1', because: 'paid-before', bookingIds: ['anna'] } },
    ]);
  });
});

describe('a guest who does not pay', () => {
  it('loses the room when the time is up', async () => {
    const world = new Marketplace();
    await world.reserve(ANNA);
    await world.waitUntil(minute(29));
    expect(world.bookingStatus('anna')).toBe('Reserved');

    await world.waitUntil(HELD_UNTIL);
    expect(world.checkoutStatus()).toBe('expired');
    expect(world.bookingStatus('anna')).toBe('Expired');
    expectAllFree(world);
  });

  it('frees the room at once by giving up', async () => {
    const world = new Marketplace();
    await world.reserve(ANNA);
    await world.giveUp();
    expect(world.bookingStatus('anna')).toBe('Canceled');
    expectAllFree(world);
  });

  it('cannot give up while a payment is under way', async () => {
    const world = new Marketplace();
    await world.reserve(ANNA);
    await world.pay('try-1', { status: 'pending' });
    await expect(world.giveUp()).rejects.toThrow(
      expect.objectContaining({ code: 'payment-in-progress' }),
    );
    expect(world.nightsOf('garden')).toEqual(['anna held']);
  });
});

describe('a guest who reports a transfer', () => {
  const reported = async () => {
    const world = new Marketplace();
    await world.reserve(ANNA);
    await world.waitUntil(minute(10));
    await world.reportTransfer(minute(1450));
    return world;
  };

  it('keeps the room past the first end of the hold, until staff have found the money', async () => {
    const world = await reported();
    await world.waitUntil(minute(1400));
    expect(world.bookingStatus('anna')).toBe('Reserved');
    await world.confirmTransfer();
    await world.waitUntil(minute(1500));
    expect(world.bookingStatus('anna')).toBe('Booked');
    expect(world.nightsOf('garden')).toEqual(['anna booked']);
  });

  it('loses it at the second end, when staff found nothing', async () => {
    const world = await reported();
    await world.waitUntil(minute(1449));
    expect(world.checkoutStatus()).toBe('held');
    await world.waitUntil(minute(1450));
    expect(world.bookingStatus('anna')).toBe('Expired');
    expectAllFree(world);
  });
});

describe('a charge that is not the one asked for', () => {
  it('never books a room, and another try does', async () => {
    const world = new Marketplace();
    await world.reserve(ANNA);
    await world.pay('try-1', { amount: baht(20) });
    expect(world.happened('ChargeMismatched')).toMatchObject([
      { data: { expected: baht(2000), amount: baht(20), paid: true } },
    ]);
    expect(world.bookingStatus('anna')).toBe('Reserved');

    await world.pay('try-2');
    expect(world.bookingStatus('anna')).toBe('Booked');
  });
});

describe('a cart of two rooms', () => {
  it('is booked as a whole, each booking with its share of the fee', async () => {
    const world = new Marketplace();
    await world.reserve(ANNA, { ...BOB, ...nights(1, 2) });
    await world.pay('try-1', { fee: satang(100), feeVat: satang(0) });
    expect(world.nightsOf('garden')).toEqual(['anna booked']);
    expect(world.nightsOf('river')).toEqual(['bob booked']);
    expect(world.happened('BookingPaid')).toMatchObject([
      { data: { bookingId: 'anna', amount: baht(2000), feeCharge: 66 } },
      { data: { bookingId: 'bob', amount: baht(1000), feeCharge: 34 } },
    ]);
  });

  it('holds nothing when one of its rooms is taken', async () => {
    const world = new Marketplace();
    world.hold({ ...stay('cim', 'river'), ...nights(2, 5) });
    await expect(world.reserve(ANNA, BOB)).rejects.toThrow(
      expect.objectContaining({ code: 'room-already-booked' }),
    );
    expect(world.nightsOf('garden')).toEqual([]);
    expect(world.nightsOf('river')).toEqual(['cim held']);
    expect(world.bookingStatus('anna')).toBe('unknown');
  });

  it('expires as a whole', async () => {
    const world = new Marketplace();
    await world.reserve(ANNA, BOB);
    await world.waitUntil(HELD_UNTIL);
    expect(world.bookingStatus('anna')).toBe('Expired');
    expect(world.bookingStatus('bob')).toBe('Expired');
    expectAllFree(world);
  });
});

describe('a reservation that broke off', () => {
  it('after its holds frees the nights, and its late checkout is refused', async () => {
    const world = new Marketplace();
    world.hold(ANNA);
    await world.settleDown();
    await world.waitUntil(seconds(9));
    expect(world.nightsOf('garden')).toEqual(['anna held']);

    await world.waitUntil(seconds(10));
    expectAllFree(world);
    expect(() => world.holdCheckout('cart', [ANNA])).toThrow(
      expect.objectContaining({ code: 'reservation-lapsed' }),
    );
    expect(() => world.hold(ANNA)).toThrow(expect.objectContaining({ code: 'reservation-lapsed' }));
  });

  it('after its bookings cancels them too', async () => {
    const world = new Marketplace();
    world.hold(ANNA);
    world.hold(BOB);
    world.place(ANNA);
    await world.settleDown();
    await world.waitUntil(seconds(10));
    expect(world.bookingStatus('anna')).toBe('Canceled');
    expect(world.happened('BookingAbandoned')).toHaveLength(1);
    expectAllFree(world);
    expect(() => world.holdCheckout('cart', [ANNA, BOB])).toThrow(
      expect.objectContaining({ code: 'reservation-lapsed' }),
    );
  });

  it('is finished when its command comes in time', async () => {
    const world = new Marketplace();
    world.hold(ANNA);
    await world.settleDown();
    await world.waitUntil(seconds(9));
    await world.reserve(ANNA);
    await world.waitUntil(minute(1));
    expect(world.nightsOf('garden')).toEqual(['anna held']);
    expect(world.checkoutStatus()).toBe('held');
  });

  /** From the first look at the room to the last of its nights, of staff who take a booking. */
  const CALLS = Array.from({ length: 12 }, (_, n) => n);

  it.each(CALLS)(
    'stands with its nights or not at all where who takes it stands still after %i calls',
    async (n) => {
      const world = new Marketplace();
      world.standStillAfter = n;
      await world.takeFor('first', ANNA);
      world.standStillAfter = Number.POSITIVE_INFINITY;
      await world.waitUntil(seconds(11));
      await world.try(() => world.takeFor('second', { ...ANNA, bookingId: 'cim' }));
      await world.goOn();
      await world.waitUntil(minute(1));
      const stand = ['anna', 'cim'].filter((id) => world.bookingStatus(id) === 'Booked');
      expect(stand).toHaveLength(1);
      expect(world.nightsOf('garden')).toEqual(stand.map((id) => `${id} booked`));
    },
  );
});
