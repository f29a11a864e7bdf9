import { describe, it } from 'vitest';
import { follow, RECORDED_AT } from '../testing/follow.ts';
import { HELD_UNTIL, nights } from '../testing/samples.ts';
import { after } from '../values/instant.ts';
import { baht } from '../values/money.ts';
import { freeAbandonedNights } from './free-abandoned-nights.ts';

const when = follow(freeAbandonedNights);

const reservation = { uid: 'cart', bookingId: 'anna', roomId: 'garden' };
const ofBooking = { bookingId: 'anna', roomId: 'garden' };

describe('a reservation', () => {
  it('has ten seconds from holding nights to its checkout', () =>
    when({
      type: 'NightsHeld',
      data: { ...ofBooking, ...nights(1, 3), checkoutUid: 'cart', heldUntil: HELD_UNTIL },
    }).expect({
      at: after(RECORDED_AT, 10_000),
      key: 'reservation:anna',
      do: { type: 'AbandonReservation', data: reservation },
    }));

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
    }).expect({ forget: 'reservation:anna' }));

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
