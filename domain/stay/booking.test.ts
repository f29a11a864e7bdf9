import { describe, expect, it } from 'vitest';
import { everyCommandInEveryState } from '../testing/every-command-in-every-state.ts';
import { day, GUEST, HELD_UNTIL, minute, TERMS } from '../testing/samples.ts';
import { specFor } from '../testing/spec-for.ts';
import { baht } from '../values/money.ts';
import { booking, bookingStream } from './booking.ts';
import type { BookingPaid, BookingPlaced, ConfirmBooking, EndBooking } from './booking-messages.ts';

const given = specFor(booking);
const BEGUN = { arrival: null, departure: null, noShow: false, version: 0 };

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

const taken = { ...ofBooking, terms: TERMS, guest: GUEST, takenAt: minute(0) };
const NOBODY = { ...GUEST, reservedBy: null, email: null, phone: null };
const block = {
  ...ofBooking,
  terms: { ...TERMS, units: 2 },
  guest: NOBODY,
  placedAt: minute(0),
};
const amendment = { ...ofBooking, terms: { breakfast: true }, guest: { phone: '02' } };
const seenBy = { ...ofBooking, by: 'somsri', at: minute(8000) };
const attendance = { ...seenBy, expectedVersion: null, today: day(1) };

const never = {
  PlaceBooking: 'nothing',
  TakeBooking: 'nothing',
  PlaceBlock: 'nothing',
  LiftBlock: 'wrong-status',
  CompleteStay: 'nothing',
  AmendBooking: 'wrong-status',
  'AmendBooking with a note': 'wrong-status',
  RecordArrival: 'wrong-status',
  'RecordArrival too early': 'wrong-status',
  UndoArrival: 'wrong-status',
  RecordDeparture: 'wrong-status',
  RecordNoShow: 'wrong-status',
  'RecordNoShow too early': 'wrong-status',
} as const;
const onceEnded = {
  ...never,
  PlaceBooking: 'not-payable',
  ConfirmBooking: 'not-payable',
  EndBooking: 'nothing',
  'EndBooking given up': 'nothing',
  'EndBooking abandoned': 'nothing',
  'EndBooking canceled': 'nothing',
} as const;
const paidFor = {
  ConfirmBooking: 'nothing',
  EndBooking: 'booking-already-paid',
  'EndBooking given up': 'booking-already-paid',
  'EndBooking abandoned': 'booking-already-paid',
  'EndBooking canceled': 'booking-already-paid',
} as const;
const unpaid = {
  EndBooking: 'BookingExpired',
  'EndBooking given up': 'BookingGivenUp',
  'EndBooking abandoned': 'BookingAbandoned',
  'EndBooking canceled': 'BookingCanceled',
} as const;
const amendable = {
  AmendBooking: 'BookingAmended',
  'AmendBooking with a note': 'BookingAmended with a note',
} as const;
const expected = {
  ...never,
  ...amendable,
  CompleteStay: 'StayCompleted',
  RecordArrival: 'GuestArrived',
  'RecordArrival too early': 'too-early',
  UndoArrival: 'nothing',
  RecordNoShow: 'NoShowRecorded',
  'RecordNoShow too early': 'too-early',
} as const;
const here = {
  ...expected,
  RecordArrival: 'nothing',
  'RecordArrival too early': 'nothing',
  UndoArrival: 'ArrivalUndone',
  RecordDeparture: 'GuestDeparted',
  RecordNoShow: 'wrong-status',
  'RecordNoShow too early': 'wrong-status',
} as const;
const unpaidAndOver = {
  ...never,
  ConfirmBooking: 'PaymentReceived',
  EndBooking: 'nothing',
  'EndBooking given up': 'nothing',
  'EndBooking abandoned': 'nothing',
  'EndBooking canceled': 'nothing',
} as const;

describe('a booking', () => {
  everyCommandInEveryState(booking, {
    commands: {
      PlaceBooking: { type: 'PlaceBooking', data: placed },
      TakeBooking: { type: 'TakeBooking', data: taken },
      PlaceBlock: { type: 'PlaceBlock', data: block },
      LiftBlock: {
        type: 'LiftBlock',
        data: { ...ofBooking, expectedVersion: null, liftedAt: minute(9) },
      },
      ConfirmBooking: { type: 'ConfirmBooking', data: payment },
      EndBooking: end('expired'),
      'EndBooking given up': end('given-up'),
      'EndBooking abandoned': end('abandoned'),
      'EndBooking canceled': end('canceled'),
      CompleteStay: { type: 'CompleteStay', data: completed },
      AmendBooking: { type: 'AmendBooking', data: { ...amendment, expectedVersion: null } },
      'AmendBooking with a note': {
        type: 'AmendBooking',
        data: { ...ofBooking, expectedVersion: null, terms: {}, guest: { note: 'Paint' } },
      },
      RecordArrival: { type: 'RecordArrival', data: attendance },
      'RecordArrival too early': { type: 'RecordArrival', data: { ...attendance, today: day(0) } },
      UndoArrival: { type: 'UndoArrival', data: attendance },
      RecordDeparture: { type: 'RecordDeparture', data: attendance },
      RecordNoShow: { type: 'RecordNoShow', data: attendance },
      'RecordNoShow too early': { type: 'RecordNoShow', data: { ...attendance, today: day(0) } },
    },
    events: {
      BookingPlaced: { type: 'BookingPlaced', data: placed },
      BookingTaken: { type: 'BookingTaken', data: taken },
      BlockPlaced: { type: 'BlockPlaced', data: block },
      BlockLifted: {
        type: 'BlockLifted',
        data: { ...ofBooking, roomId: 'garden', liftedAt: minute(9) },
      },
      BookingPaid: { type: 'BookingPaid', data: payment },
      PaymentReceived: { type: 'PaymentReceived', data: payment },
      BookingExpired: { type: 'BookingExpired', data: ended },
      BookingGivenUp: { type: 'BookingGivenUp', data: ended },
      BookingAbandoned: { type: 'BookingAbandoned', data: ended },
      BookingCanceled: { type: 'BookingCanceled', data: ended },
      BookingAmended: { type: 'BookingAmended', data: amendment },
      'BookingAmended with a note': {
        type: 'BookingAmended',
        data: { ...ofBooking, terms: {}, guest: { note: 'Paint' } },
      },
      GuestArrived: { type: 'GuestArrived', data: seenBy },
      ArrivalUndone: { type: 'ArrivalUndone', data: seenBy },
      GuestDeparted: { type: 'GuestDeparted', data: seenBy },
      NoShowRecorded: { type: 'NoShowRecorded', data: seenBy },
      StayCompleted: { type: 'StayCompleted', data: completed },
    },
    states: {
      unknown: [],
      Reserved: ['BookingPlaced'],
      Booked: ['BookingPlaced', 'BookingPaid'],
      'Booked, unpaid': ['BookingTaken'],
      'Booked, paid later': ['BookingTaken', 'PaymentReceived'],
      'Booked, the guest here': ['BookingPlaced', 'BookingPaid', 'GuestArrived'],
      'Booked, the arrival undone': ['BookingTaken', 'GuestArrived', 'ArrivalUndone'],
      Completed: ['BookingPlaced', 'BookingPaid', 'StayCompleted'],
      'Completed, the guest gone': ['BookingTaken', 'GuestArrived', 'GuestDeparted'],
      'Completed, the guest never here': ['BookingTaken', 'NoShowRecorded'],
      Unavailable: ['BlockPlaced'],
      'Canceled, a block': ['BlockPlaced', 'BlockLifted'],
      Expired: ['BookingPlaced', 'BookingExpired'],
      Canceled: ['BookingPlaced', 'BookingGivenUp'],
      'Canceled, abandoned': ['BookingPlaced', 'BookingAbandoned'],
      'Canceled by staff': ['BookingTaken', 'BookingCanceled'],
    },
    answers: {
      unknown: {
        PlaceBooking: 'BookingPlaced',
        TakeBooking: 'BookingTaken',
        PlaceBlock: 'BlockPlaced',
        LiftBlock: 'not-found',
        ConfirmBooking: 'not-found',
        EndBooking: 'nothing',
        'EndBooking given up': 'nothing',
        'EndBooking abandoned': 'nothing',
        'EndBooking canceled': 'nothing',
        CompleteStay: 'nothing',
        AmendBooking: 'not-found',
        'AmendBooking with a note': 'not-found',
        RecordArrival: 'not-found',
        'RecordArrival too early': 'not-found',
        UndoArrival: 'not-found',
        RecordDeparture: 'not-found',
        RecordNoShow: 'not-found',
        'RecordNoShow too early': 'not-found',
      },
      Reserved: { ...never, ...amendable, ...unpaid, ConfirmBooking: 'BookingPaid' },
      Booked: { ...expected, ...paidFor },
      'Booked, unpaid': { ...expected, ...unpaid, ConfirmBooking: 'PaymentReceived' },
      'Booked, paid later': { ...expected, ...paidFor },
      'Booked, the guest here': { ...here, ...paidFor },
      'Booked, the arrival undone': { ...expected, ...unpaid, ConfirmBooking: 'PaymentReceived' },
      Completed: { ...never, ...paidFor },
      'Completed, the guest gone': { ...unpaidAndOver, RecordDeparture: 'nothing' },
      'Completed, the guest never here': {
        ...unpaidAndOver,
        RecordNoShow: 'nothing',
        'RecordNoShow too early': 'nothing',
      },
      Unavailable: {
        ...onceEnded,
        PlaceBooking: 'nothing',
        LiftBlock: 'BlockLifted',
        'AmendBooking with a note': 'BookingAmended with a note',
      },
      'Canceled, a block': { ...onceEnded, LiftBlock: 'nothing' },
      Expired: onceEnded,
      Canceled: onceEnded,
      'Canceled, abandoned': onceEnded,
      'Canceled by staff': onceEnded,
    },
  });

  it('has a stream of its own', () => expect(bookingStream('anna')).toBe('booking-anna'));

  it('is held on the agreed terms until it is paid', () =>
    given({ type: 'BookingPlaced', data: placed }).leads((state) =>
      expect(state).toEqual({ status: 'Reserved', ...placed, ...BEGUN }),
    ));

  it('remembers what was paid, its stay over as well', () => {
    const paid: BookingPaid = { type: 'BookingPaid', data: payment };
    const history = [{ type: 'BookingPlaced', data: placed } as const, paid];
    const money = { paid: baht(2000), feeCharge: baht(78.11), paidAt: minute(2) };
    given(history).leads((state) =>
      expect(state).toEqual({ status: 'Booked', ...placed, ...BEGUN, ...money, version: 1 }),
    );
    given(history, { type: 'StayCompleted', data: completed }).leads((state) =>
      expect(state).toEqual({ status: 'Completed', ...placed, ...BEGUN, ...money, version: 2 }),
    );
  });

  it('is changed as it was read, or not at all', () => {
    const late = { ...attendance, expectedVersion: 0 };
    const history = [
      { type: 'BookingTaken', data: taken },
      { type: 'GuestArrived', data: seenBy },
    ] as const;
    given(history).when({ type: 'UndoArrival', data: late }).refuses('stale-version');
    given(history)
      .when({ type: 'UndoArrival', data: { ...late, expectedVersion: 1 } })
      .expect({ type: 'ArrivalUndone', data: seenBy });
  });

  it('shows what was amended, and remembers who saw the guest come and go', () =>
    given(
      { type: 'BookingTaken', data: taken },
      { type: 'BookingAmended', data: amendment },
      { type: 'GuestArrived', data: seenBy },
      { type: 'GuestDeparted', data: seenBy },
    ).leads((state) =>
      expect(state).toMatchObject({
        status: 'Completed',
        terms: { ...TERMS, breakfast: true },
        guest: { ...GUEST, phone: '02' },
        arrival: { by: 'somsri', at: minute(8000) },
        departure: { by: 'somsri', at: minute(8000) },
        version: 3,
      }),
    ));
});
