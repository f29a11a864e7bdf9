import { describe, it } from 'vitest';
import { follow, RECORDED_AT } from '../testing/follow.ts';
import { GUEST, HELD_UNTIL, minute, nights, TERMS } from '../testing/samples.ts';
import { baht } from '../values/money/money.ts';
import { after } from '../values/time/instant.ts';
import { freeAbandonedNights } from './free-abandoned-nights.ts';

const when = follow(freeAbandonedNights);

const TEN_SECONDS_ON = after(RECORDED_AT, 10_000);
const reservation = { uid: 'cart', bookingId: 'anna', roomId: 'garden' };
const ofBooking = { bookingId: 'anna', roomId: 'garden' };

describe('a reservation', () => {
  it('has ten seconds from holding nights to its checkout', () =>
    when({
      type: 'NightsHeld',
      data: { ...ofBooking, ...nights(1, 3), checkoutUid: 'cart', heldUntil: HELD_UNTIL },
    }).expect({
      at: TEN_SECONDS_ON,
      key: 'reservation:anna',
      do: { type: 'AbandonReservation', data: reservation },
    }));

  it.each(['BookingPlaced', 'BookingTaken'] as const)(
    'has as long from %s on, for its nights may be gone and their timer with them',
    (type) => {
      const about = { bookingId: 'anna', terms: TERMS, guest: GUEST };
      const event =
        type === 'BookingPlaced'
          ? { type, data: { ...about, heldUntil: HELD_UNTIL, placedAt: minute(0) } }
          : { type, data: { ...about, takenAt: minute(0) } };
      const { checkoutUid: uid, roomId } = TERMS;
      when(event).expect({
        at: TEN_SECONDS_ON,
        key: 'reservation:anna',
        do: { type: 'AbandonReservation', data: { uid, bookingId: 'anna', roomId } },
      });
    },
  );

  it('is whole once the checkout holds it, each of its bookings', () =>
    when({
      type: 'CheckoutHeld',
      data: {
        uid: 'cart',
        stays: ['anna', 'bob'].map((bookingId) => ({
          ...nights(1, 3),
          bookingId,
          roomId: 'garden',
          hotelId: 'riverside',
          price: baht(2000),
        })),
        amount: baht(4000),
        heldUntil: HELD_UNTIL,
      },
    }).expect({ forget: 'reservation:anna' }, { forget: 'reservation:bob' }));

  it('leaves nothing to take back once its nights are released', () =>
    when({
      type: 'NightsReleased',
      data: { ...ofBooking, ...nights(1, 3), because: 'refused' },
    }).expect({ forget: 'reservation:anna' }, { forget: 'retaken:anna' }));

  it('that the checkout gave up ends its booking and only then frees the nights', () =>
    when({ type: 'ReservationAbandoned', data: reservation }).expect(
      {
        do: {
          type: 'EndBooking',
          data: { bookingId: 'anna', because: 'abandoned', endedAt: RECORDED_AT },
        },
      },
      { do: { type: 'ReleaseNights', data: { ...ofBooking, because: 'abandoned' } } },
    ));
});

describe('nights that are taken for late money', () => {
  const taken = { ...ofBooking, ...nights(1, 3) };

  it.each(['NightsRetaken', 'NightsBooked'] as const)(
    'are looked after ten seconds after %s, for who took them may have come too late',
    (type) =>
      when({ type, data: { ...taken, checkoutUid: 'cart', settlement: 2 } }).expect({
        at: TEN_SECONDS_ON,
        key: 'retaken:anna',
        do: { type: 'FreeRetakenNights', data: { uid: 'cart', settlement: 2, ...ofBooking } },
      }),
  );

  it('are not, where they were booked in time, or in events of an earlier version', () => {
    when({ type: 'NightsBooked', data: taken }).expect();
    when({ type: 'NightsRetaken', data: taken }).expect();
  });
});
