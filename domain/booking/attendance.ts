import { Refusal } from '../values/decider/refusal.ts';
import type { AttendanceCommand, AttendanceEvent, GuestDeparted } from './attendance-messages.ts';
import type { Booking, PlacedBooking } from './booking-state.ts';
import { assertVersion } from './booking-version.ts';
import type { PlannedMove, StayMoved } from './move-messages.ts';
import { moved } from './move-stay.ts';
import { waitingRefund } from './open-refunds.ts';

/**
 * Whether the guest came, left or never came. Only a booking that is certain has a guest to wait for,
 * and nobody comes, or fails to come, before the day of check-in.
 */
export function recordAttendance(
  state: Booking,
  command: AttendanceCommand,
): (AttendanceEvent | StayMoved)[] {
  const { bookingId, expectedVersion, by, at, today } = command.data;
  const known = assertVersion(state, expectedVersion);
  if (isDone(known, command.type)) return [];
  if (known.status !== 'Booked') throw new Refusal('wrong-status', 'Nobody is expected');
  const data = { bookingId, by, at };
  switch (command.type) {
    case 'RecordArrival':
      assertDay(known, today);
      return [{ type: 'GuestArrived', data }];
    case 'UndoArrival':
      return [{ type: 'ArrivalUndone', data }];
    case 'RecordDeparture':
      if (!known.arrival) throw new Refusal('wrong-status', 'The guest is not here');
      return departed(known, data, command.data.early);
    case 'RecordNoShow':
      if (known.arrival) throw new Refusal('wrong-status', 'The guest is here');
      assertDay(known, today);
      return [{ type: 'NoShowRecorded', data }];
  }
}

/** The nights left stay the guest's while a refund waits for its decision, unless the price is to change. */
function departed(
  known: PlacedBooking,
  data: GuestDeparted['data'],
  early: PlannedMove | undefined,
): (GuestDeparted | StayMoved)[] {
  const isKept = early?.to.price === known.terms.price && waitingRefund(known.refunds) !== null;
  const [move] = early && !isKept ? moved(known, early) : [];
  if (!move) return [{ type: 'GuestDeparted', data }];
  const given = { ...move.data, ofDeparture: true } as const;
  return [
    { type: move.type, data: given },
    { type: 'GuestDeparted', data: { ...data, early: move.data.moveId } },
  ];
}

function isDone(known: PlacedBooking, type: AttendanceCommand['type']): boolean {
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

function assertDay({ terms }: PlacedBooking, today: PlacedBooking['terms']['checkIn']): void {
  if (today < terms.checkIn) throw new Refusal('too-early', 'The stay has not begun');
}
