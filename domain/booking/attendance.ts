import { Refusal } from '../values/decider/refusal.ts';
import type { LocalDate } from '../values/time/local-date.ts';
import {
  type AttendanceCommand,
  type AttendanceEvent,
  assertVersion,
  type Booking,
  type CompleteStay,
  type DepartureUndone,
  type GuestArrived,
  type GuestDeparted,
  type NoShowUndone,
  type PlacedBooking,
  type RecordDeparture,
  type Seen,
  type StayCompleted,
} from './booking-state.ts';

// Whether the guest came, left or never came, as staff record it, and that a stay is over.

/**
 * Only a booking that is certain has a guest to wait for, and nobody comes, or fails to come, before the day of
 * check-in. Refuses `wrong-status` and `too-early`.
 */
export function recordAttendance(
  state: Booking,
  { type, data }: Exclude<AttendanceCommand, RecordDeparture>,
): Exclude<AttendanceEvent, GuestDeparted>[] {
  const { bookingId, expectedVersion, by, at, today } = data;
  const known = assertVersion(state, expectedVersion);
  if (isRecorded(known, type)) return [];
  assertExpected(known);
  const recorded = { bookingId, by, at };
  switch (type) {
    case 'RecordArrival':
      assertBegun(known, today);
      return [{ type: 'GuestArrived', data: recorded }];
    case 'UndoArrival':
      return [{ type: 'ArrivalUndone', data: recorded }];
    case 'RecordNoShow':
      if (known.arrival) throw new Refusal('wrong-status', 'The guest is here');
      assertBegun(known, today);
      return [{ type: 'NoShowRecorded', data: recorded }];
  }
}

/** Refuses `wrong-status` where the guest is not there. The nights left are given back by a move, if at all. */
export function recordDeparture(state: Booking, { type, data }: RecordDeparture): GuestDeparted[] {
  const { bookingId, expectedVersion, by, at } = data;
  const known = assertVersion(state, expectedVersion);
  if (isRecorded(known, type)) return [];
  assertExpected(known);
  if (!known.arrival) throw new Refusal('wrong-status', 'The guest is not here');
  return [{ type: 'GuestDeparted', data: { bookingId, by, at } }];
}

function isRecorded(known: PlacedBooking, type: AttendanceCommand['type']): boolean {
  switch (type) {
    case 'RecordArrival':
      return known.status === 'Booked' && known.arrival !== null;
    case 'UndoArrival':
      return known.status === 'Booked' && known.arrival === null;
    case 'RecordDeparture':
      return known.departure !== null;
    case 'RecordNoShow':
      return known.noShow;
  }
}

function assertExpected({ status }: PlacedBooking): void {
  if (status !== 'Booked') throw new Refusal('wrong-status', 'Nobody is expected');
}

function assertBegun({ terms }: PlacedBooking, today: LocalDate): void {
  if (today < terms.checkIn) throw new Refusal('too-early', 'The stay has not begun');
}

/** The stay is over, whether or not anybody recorded its guest's departure. */
export const completeStay = (state: Booking, { data }: CompleteStay): StayCompleted[] =>
  state.status === 'Booked' ? [{ type: 'StayCompleted', data }] : [];

/** Whether its guest was there and has left: over, and not because nobody came. */
export const wasStayed = (state: Booking): boolean => state.status === 'Completed' && !state.noShow;

export function evolveAttendance(
  state: PlacedBooking,
  event: AttendanceEvent | DepartureUndone | NoShowUndone | StayCompleted,
): PlacedBooking {
  switch (event.type) {
    case 'GuestArrived':
      return { ...state, arrival: seen(event) };
    case 'ArrivalUndone':
      return { ...state, arrival: null };
    case 'GuestDeparted':
      return { ...completed(state), departure: seen(event) };
    case 'NoShowRecorded':
      return { ...completed(state), noShow: true };
    case 'StayCompleted':
      return completed(state);
    case 'DepartureUndone':
      return { ...expectedAgain(state), departure: null };
    case 'NoShowUndone':
      return { ...expectedAgain(state), noShow: false };
  }
}

const seen = ({ data: { by, at } }: GuestArrived | GuestDeparted): Seen => ({ by, at });

const completed = (state: PlacedBooking): PlacedBooking =>
  state.status === 'Booked' ? { ...state, status: 'Completed' } : state;

const expectedAgain = (state: PlacedBooking): PlacedBooking =>
  state.status === 'Completed' ? { ...state, status: 'Booked' } : state;
