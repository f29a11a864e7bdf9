import { bangkokDay } from '@baanpak/domain/values/time/local-date.ts';
import { begun, nightsOfBlock } from './booking-begins.ts';
import {
  calledOff,
  change,
  confirmed,
  departed,
  ended,
  endedUnpaid,
  hotelOf,
  moved,
  paid,
  standsAgain,
} from './booking-changes.ts';
import { becomes, takenBack } from './booking-facts.ts';
import type { Reducer } from './reducer.ts';

type Begun = 'BookingPlaced' | 'BookingTaken' | 'BlockPlaced';
type Ended = 'BookingExpired' | 'BookingGivenUp' | 'BookingAbandoned' | 'BookingCanceled';
type BookingEventType =
  | (Begun | Ended | 'BookingPaid' | 'PaymentReceived' | 'PaymentTurnedAway' | 'RefundApproved')
  | ('BlockLifted' | 'BookingReinstated' | 'StayMoved' | 'PaymentMethodChanged')
  | ('GuestArrived' | 'ArrivalUndone' | 'GuestDeparted' | 'DepartureUndone' | 'StayCompleted')
  | ('NoShowRecorded' | 'NoShowUndone');

/** Bookings from their making to their end, and the nights they have; blocks, which have nights alone. */
export const bookings: Reducer<BookingEventType> = {
  subjects({ data }, states) {
    if ('terms' in data) return [`hotel:${data.terms.hotelId}`];
    const hotelId = states.get('booking', data.bookingId)?.hotelId;
    return [`booking:${data.bookingId}`, ...(hotelId ? [`hotel:${hotelId}` as const] : [])];
  },
  when: {
    BookingPlaced({ data: { bookingId, terms, placedAt, heldUntil, personId = null } }) {
      const state = { ...begun(terms, placedAt), heldUntil, guestId: personId };
      return becomes(bookingId, undefined, state, placedAt);
    },
    BookingTaken({ data, metadata: { actor } }, states) {
      const { bookingId, terms, takenAt, personId = null } = data;
      const sellerId = USER_ID.test(actor) ? actor : null;
      const before = { ...begun(terms, takenAt), sellerId, guestId: personId };
      return confirmed(bookingId, undefined, before, takenAt, hotelOf(states, before));
    },
    BlockPlaced({ data: { bookingId, terms, placedAt } }) {
      const { units: blocks = 1 } = terms;
      const block = { ...begun(terms, placedAt), blocks, nights: nightsOfBlock(terms) };
      return becomes(bookingId, undefined, { ...block, hasNights: true }, placedAt);
    },
    BookingPaid: paid,
    PaymentReceived: paid,
    PaymentTurnedAway: ({ data: { bookingId, status, turnedAwayAt: at } }, states) =>
      change(states, bookingId, (before) => {
        if (before.status !== 'Reserved') return {};
        const outcome = status === 'Expired' ? 'expired' : 'canceled';
        return endedUnpaid(bookingId, before, { ...before, status, outcome }, at);
      }),
    BookingExpired: (event, states) => ended(event, states, 'expired'),
    BookingGivenUp: (event, states) => ended(event, states, 'given-up'),
    BookingAbandoned: (event, states) => ended(event, states, 'abandoned'),
    BookingCanceled: (event, states) => ended(event, states, 'canceled'),
    RefundApproved: ({ data: { bookingId, at } }, states) =>
      change(states, bookingId, (before) => calledOff(bookingId, before, at, 'cancellation')),
    BlockLifted: ({ data: { bookingId, liftedAt: at } }, states) =>
      change(states, bookingId, (before) => {
        const nights = before.nights.filter(({ date }) => date < bangkokDay(at));
        return becomes(bookingId, before, { ...before, status: 'Canceled', nights }, at);
      }),
    BookingReinstated: ({ data: { bookingId, status, at } }, states) =>
      change(states, bookingId, (before) => {
        if (status === 'Unavailable')
          return becomes(bookingId, before, { ...before, nights: nightsOfBlock(before) }, at);
        const after = { ...before, status, outcome: null };
        return status === 'Reserved'
          ? endedUnpaid(bookingId, before, after, at, takenBack)
          : standsAgain(bookingId, before, after, at, 'cancellation');
      }),
    StayMoved: moved,
    PaymentMethodChanged: ({ data: { bookingId, paymentMethod: method }, recordedAt }, states) =>
      change(states, bookingId, (before) =>
        becomes(bookingId, before, { ...before, method }, recordedAt),
      ),
    GuestArrived: ({ data: { bookingId, at } }, states) =>
      change(states, bookingId, (before) =>
        becomes(bookingId, before, { ...before, isArrived: true, status: 'Arrived' }, at),
      ),
    ArrivalUndone: ({ data: { bookingId, at } }, states) =>
      change(states, bookingId, (before) =>
        becomes(bookingId, before, { ...before, isArrived: false, status: 'Booked' }, at),
      ),
    GuestDeparted: ({ data: { bookingId, at } }, states) =>
      change(states, bookingId, (before) => departed(bookingId, before, at)),
    StayCompleted: ({ data: { bookingId, completedAt: at } }, states) =>
      change(states, bookingId, (before) => departed(bookingId, before, at)),
    DepartureUndone: ({ data: { bookingId, at } }, states) =>
      change(states, bookingId, (before) => {
        const status = before.isArrived ? 'Arrived' : 'Booked';
        return becomes(bookingId, before, { ...before, status }, at);
      }),
    NoShowRecorded: ({ data: { bookingId, at } }, states) =>
      change(states, bookingId, (before) => calledOff(bookingId, before, at, 'no-show')),
    NoShowUndone: ({ data: { bookingId, at } }, states) =>
      change(states, bookingId, (before) =>
        standsAgain(bookingId, before, { ...before, status: 'Booked' }, at, 'no-show'),
      ),
  },
};

/** Else it is a guest, or a process. */
const USER_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
