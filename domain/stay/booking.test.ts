import { describe, expect, it } from 'vitest';
import { everyCommandInEveryState } from '../testing/every-command-in-every-state.ts';
import { GUEST, HELD_UNTIL, minute, TERMS } from '../testing/samples.ts';
import { specFor } from '../testing/spec-for.ts';
import { baht } from '../values/money.ts';
import { booking, bookingStream } from './booking.ts';
import type { BookingPaid, BookingPlaced, ConfirmBooking, EndBooking } from './booking-messages.ts';

const given = specFor(booking);

const ofBooking = { bookingId: 'anna' };
const placed: BookingPlaced['data'] = {
  ...ofBooking,
  terms: TERMS,
  guest: GUEST,
  heldUntil: HELD_UNTIL,
  placedAt: minute(0),
};
const payment: ConfirmBooking['data'] = {
  ...ofBooking,
  amount: baht(2000),
  feeCharge: baht(78.11),
  paidAt: minute(2),
};
const end = (because: EndBooking['data']['because']): EndBooking => ({
  type: 'EndBooking',
  data: { ...ofBooking, because, endedAt: minute(30) },
});
const ended = { ...ofBooking, endedAt: minute(30) };
const completed = { ...ofBooking, completedAt: minute(9000) };

const oncePaid = {
  PlaceBooking: 'nothing',
  ConfirmBooking: 'nothing',
  EndBooking: 'booking-already-paid',
  'EndBooking given up': 'booking-already-paid',
  'EndBooking abandoned': 'booking-already-paid',
  CompleteStay: 'nothing',
} as const;
const onceEnded = {
  PlaceBooking: 'not-payable',
  ConfirmBooking: 'not-payable',
  EndBooking: 'nothing',
  'EndBooking given up': 'nothing',
  'EndBooking abandoned': 'nothing',
  CompleteStay: 'nothing',
} as const;

describe('a booking', () => {
  everyCommandInEveryState(booking, {
    commands: {
      PlaceBooking: { type: 'PlaceBooking', data: placed },
      ConfirmBooking: { type: 'ConfirmBooking', data: payment },
      EndBooking: end('expired'),
      'EndBooking given up': end('given-up'),
      'EndBooking abandoned': end('abandoned'),
      CompleteStay: { type: 'CompleteStay', data: completed },
    },
    events: {
      BookingPlaced: { type: 'BookingPlaced', data: placed },
      BookingPaid: { type: 'BookingPaid', data: payment },
      BookingExpired: { type: 'BookingExpired', data: ended },
      BookingGivenUp: { type: 'BookingGivenUp', data: ended },
      BookingAbandoned: { type: 'BookingAbandoned', data: ended },
      StayCompleted: { type: 'StayCompleted', data: completed },
    },
    states: {
      unknown: [],
      Reserved: ['BookingPlaced'],
      Booked: ['BookingPlaced', 'BookingPaid'],
      Completed: ['BookingPlaced', 'BookingPaid', 'StayCompleted'],
      Expired: ['BookingPlaced', 'BookingExpired'],
      Canceled: ['BookingPlaced', 'BookingGivenUp'],
      'Canceled, abandoned': ['BookingPlaced', 'BookingAbandoned'],
    },
    answers: {
      unknown: {
        PlaceBooking: 'BookingPlaced',
        ConfirmBooking: 'not-found',
        EndBooking: 'nothing',
        'EndBooking given up': 'nothing',
        'EndBooking abandoned': 'nothing',
        CompleteStay: 'nothing',
      },
      Reserved: {
        PlaceBooking: 'nothing',
        ConfirmBooking: 'BookingPaid',
        EndBooking: 'BookingExpired',
        'EndBooking given up': 'BookingGivenUp',
        'EndBooking abandoned': 'BookingAbandoned',
        CompleteStay: 'nothing',
      },
      Booked: { ...oncePaid, CompleteStay: 'StayCompleted' },
      Completed: oncePaid,
      Expired: onceEnded,
      Canceled: onceEnded,
      'Canceled, abandoned': onceEnded,
    },
  });

  it('has a stream of its own', () => expect(bookingStream('anna')).toBe('booking-anna'));

  it('is held on the agreed terms until it is paid', () =>
    given({ type: 'BookingPlaced', data: placed }).leads((state) =>
      expect(state).toEqual({ status: 'Reserved', ...placed }),
    ));

  it('remembers what was paid, its stay over as well', () => {
    const paid: BookingPaid = { type: 'BookingPaid', data: payment };
    const history = [{ type: 'BookingPlaced', data: placed } as const, paid];
    const money = { paid: baht(2000), feeCharge: baht(78.11), paidAt: minute(2) };
    given(history).leads((state) =>
      expect(state).toEqual({ status: 'Booked', ...placed, ...money }),
    );
    given(history, { type: 'StayCompleted', data: completed }).leads((state) =>
      expect(state).toEqual({ status: 'Completed', ...placed, ...money }),
    );
  });
});
