import { describe, it } from 'vitest';
import type { BookingTerms } from '../booking/booking-state.ts';
import { EVENTS, movedToTheSea } from '../testing/booking-samples.ts';
import { stay as stayOf } from '../testing/checkout-samples.ts';
import { follow } from '../testing/follow.ts';
import { day, GUEST, HELD_UNTIL, minute, TERMS } from '../testing/samples.ts';
import { after, HOUR, type Instant, instant } from '../values/time/instant.ts';
import { addDays } from '../values/time/local-date.ts';
import { inviteToCheckIn } from './online-check-in.ts';
import type { DomainEvent, ProcessStep } from './process.ts';

const when = follow(inviteToCheckIn);

const placed = (terms: Partial<BookingTerms>): DomainEvent => {
  const data = { bookingId: 'anna', guest: GUEST, heldUntil: HELD_UNTIL, placedAt: minute(0) };
  return { type: 'BookingPlaced', data: { ...data, terms: { ...TERMS, ...terms } } };
};
const invitation = (at: Instant, bookingId = 'anna'): ProcessStep => ({
  at,
  key: `invitation:${bookingId}`,
  do: {
    type: 'SendMail',
    data: { template: 'check-in-online', bookingIds: [bookingId], happenedAt: at },
  },
});

describe('an invitation to check in online', () => {
  it('goes out in the morning, three days before', () =>
    when(placed({ methodCheckIn: 'Online' })).expect(
      invitation(instant('2027-02-26T02:00:00.000Z')), // TERMS check in on 1 March
    ));

  it('waits an hour for the payment of what was booked later', () =>
    when(placed({ methodCheckIn: 'Online', checkIn: day(-58) })).expect(
      invitation(after(minute(0), HOUR)),
    ));

  it('is none for who checks in at the hotel', () =>
    when(placed({ methodCheckIn: 'At Hotel' })).expect());

  it('follows a stay that is moved, and not the nights left at a departure', () => {
    const morning = instant(`${addDays(movedToTheSea.to.checkIn, -3)}T02:00:00.000Z`);
    when({ type: 'StayMoved', data: movedToTheSea }).expect(
      invitation(morning, movedToTheSea.bookingId),
    );
    when({ type: 'StayMoved', data: { ...movedToTheSea, ofDeparture: true } }).expect();
  });

  it('goes out again for a cancellation that is undone, which had forgotten it', () => {
    const stay = stayOf('anna');
    when({
      type: 'CheckoutReinstated',
      data: {
        ...{ uid: 'cart', undo: 1, stays: [stay], heldUntil: null },
        ...{ canceledAt: HELD_UNTIL, begunAt: minute(35) },
      },
    }).expect(invitation(instant(`${addDays(stay.checkIn, -3)}T02:00:00.000Z`), stay.bookingId));
  });

  it.each(['BookingExpired', 'BookingCanceled', 'RefundApproved', 'GuestArrived'] as const)(
    'is forgotten at %s',
    (type) => when(EVENTS[type]).expect({ forget: `invitation:${EVENTS[type].data.bookingId}` }),
  );
});
