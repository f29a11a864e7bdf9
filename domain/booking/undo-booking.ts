import { isSame } from '../values/decider/differs.ts';
import { Refusal } from '../values/decider/refusal.ts';
import type { AttendanceEvent } from './attendance-messages.ts';
import type { BlockLifted } from './booking-messages.ts';
import type { Booking, PlacedBooking, UndoableAction } from './booking-state.ts';
import { assertVersion } from './booking-version.ts';
import type { PlannedMove, StayMoved } from './move-messages.ts';
import { moved } from './move-stay.ts';
import { type UndoBlocker, undoableActionAt, undoBlocker } from './undo-blocker.ts';
import type {
  BookingReinstated,
  ReinstateBooking,
  UndoAction,
  UndoEvent,
} from './undo-messages.ts';

/**
 * Nothing where it was taken back before; `too-late-to-undo` with what stands on it. What was called off
 * needs its nights first: `ReinstateBooking` follows from those.
 */
export function undoAction(
  state: Booking,
  { data: { bookingId, expectedVersion, deed: revision, back, by, at } }: UndoAction,
): (AttendanceEvent | UndoEvent | BlockLifted | StayMoved)[] {
  const known = assertVersion(state, expectedVersion);
  const deed = undoableActionAt(known, revision);
  if (!deed || (deed.kind === 'block' && known.status === 'Canceled')) return [];
  const stands = undoBlocker(known, deed, at);
  if (stands) throw tooLateToUndo(stands);
  const { checkOut } = deed.move?.from ?? known.terms;
  switch (deed.kind) {
    case 'arrival':
      return [{ type: 'ArrivalUndone', data: { bookingId, by, at } }];
    case 'departure':
      return [
        { type: 'DepartureUndone', data: { bookingId, by, at, checkOut } },
        ...movedBack(known, deed, back),
      ];
    case 'move':
      return movedBack(known, deed, back);
    case 'no-show':
      return [{ type: 'NoShowUndone', data: { bookingId, by, at, checkOut } }];
    case 'block': {
      const lifted = { bookingId, roomId: known.terms.roomId, liftedAt: at };
      return [{ type: 'BlockLifted', data: { ...lifted, ...undoneBefore(known) } }];
    }
    case 'cancellation':
    case 'block-lifted':
      throw new Refusal('wrong-status', 'Its nights have to be got first');
  }
}

/** To where it was; refused where that was planned on something else. */
function movedBack(
  known: PlacedBooking,
  { kind, move }: UndoableAction,
  back: PlannedMove | undefined,
): StayMoved[] {
  if (!move) return [];
  if (!back || !isSame(back.to, move.from))
    throw new Refusal('stale-version', 'The stay was moved meanwhile');
  return moved(known, back).map(({ type, data }) => ({
    type,
    data: {
      ...data,
      undoes: move.moveId,
      ...(kind === 'departure' && { ofDeparture: true as const }),
    },
  }));
}

export function reinstateBooking(state: Booking, { data }: ReinstateBooking): BookingReinstated[] {
  const known = assertVersion(state, null);
  const deed = known.deeds.at(-1);
  if (known.reinstated >= data.undo || known.status !== 'Canceled') return [];
  const status = deed?.before;
  if (status !== 'Reserved' && status !== 'Booked' && status !== 'Unavailable') return [];
  const { checkOut } = known.terms;
  return [{ type: 'BookingReinstated', data: { ...data, status, checkOut } }];
}

export const tooLateToUndo = (blocker: UndoBlocker) =>
  new Refusal('too-late-to-undo', `It cannot be undone any more: ${blocker}`, {
    standsOn: blocker,
  });

/** How often a call-off was undone before the one that is written now; left out where never. */
export const undoneBefore = ({ reinstated }: { reinstated: number }): { undone?: number } =>
  reinstated > 0 ? { undone: reinstated } : {};
