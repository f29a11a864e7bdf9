import type { Decider } from '../values/decider.ts';
import { Refusal } from '../values/refusal.ts';
import type {
  Booking,
  BookingAbandoned,
  BookingCommand,
  BookingEvent,
  BookingExpired,
  BookingGivenUp,
  BookingPaid,
  BookingPlaced,
  CompleteStay,
  ConfirmBooking,
  EndBooking,
  EndReason,
  Paid,
  PlaceBooking,
  StayCompleted,
} from './booking-messages.ts';

export const bookingStream = (bookingId: string) => `booking-${bookingId}`;

/** One guest's stay in one room, from the hold to the departure. */
export const booking: Decider<Booking, BookingCommand, BookingEvent> = {
  initialState: { status: 'unknown' },
  decide(state, command) {
    switch (command.type) {
      case 'PlaceBooking':
        return placeBooking(state, command);
      case 'ConfirmBooking':
        return confirmBooking(state, command);
      case 'EndBooking':
        return endBooking(state, command);
      case 'CompleteStay':
        return completeStay(state, command);
    }
  },
  evolve(state, event) {
    if (event.type === 'BookingPlaced') return placed(event);
    if (state.status === 'unknown') return state;
    switch (event.type) {
      case 'BookingPaid':
        return { ...state, status: 'Booked', ...paid(event) };
      case 'BookingExpired':
        return { ...state, status: 'Expired' };
      case 'BookingGivenUp':
      case 'BookingAbandoned':
        return { ...state, status: 'Canceled' };
      case 'StayCompleted':
        return state.status === 'Booked' ? { ...state, status: 'Completed' } : state;
    }
  },
};

function placeBooking(state: Booking, { data }: PlaceBooking): BookingPlaced[] {
  switch (state.status) {
    case 'unknown':
      return [{ type: 'BookingPlaced', data }];
    case 'Reserved':
    case 'Booked':
    case 'Completed':
      return []; // the same request, sent twice
    case 'Expired':
    case 'Canceled':
      throw new Refusal('not-payable', 'This booking has ended');
  }
}

function confirmBooking(state: Booking, { data }: ConfirmBooking): BookingPaid[] {
  switch (state.status) {
    case 'Reserved':
      return [{ type: 'BookingPaid', data }];
    case 'Booked':
    case 'Completed':
      return [];
    case 'unknown':
      throw new Refusal('not-found', 'No such booking');
    case 'Expired':
    case 'Canceled':
      throw new Refusal('not-payable', 'This booking has ended');
  }
}

type BookingEnded = BookingExpired | BookingGivenUp | BookingAbandoned;
const ENDED = {
  expired: 'BookingExpired',
  'given-up': 'BookingGivenUp',
  abandoned: 'BookingAbandoned',
} as const satisfies Record<EndReason, BookingEnded['type']>;

function endBooking(state: Booking, { data }: EndBooking): BookingEnded[] {
  if (state.status === 'Booked' || state.status === 'Completed')
    throw new Refusal('booking-already-paid', 'A paid booking is canceled, not given up');
  if (state.status !== 'Reserved') return [];
  const { bookingId, endedAt } = data;
  return [{ type: ENDED[data.because], data: { bookingId, endedAt } }];
}

function completeStay(state: Booking, { data }: CompleteStay): StayCompleted[] {
  return state.status === 'Booked' ? [{ type: 'StayCompleted', data }] : [];
}

const placed = ({ data }: BookingPlaced): Booking => ({ status: 'Reserved', ...data });

const paid = ({ data }: BookingPaid): Paid => ({
  paid: data.amount,
  feeCharge: data.feeCharge,
  paidAt: data.paidAt,
});

/** What the store encrypts, with a key per booking. */
export const BOOKING_PERSONAL_FIELDS = {
  BookingPlaced: { subject: 'bookingId', field: 'guest' },
} as const;
