import { isFieldOf } from '../values/fields/fields.ts';
import type { BookingEvent } from './booking-messages.ts';
import type { PlacedBooking, UndoableAction, UndoableKind } from './booking-state.ts';

/** What staff do to a booking and may take back, by the event that says so. */
const DEED_OF = {
  BlockPlaced: 'block',
  BlockLifted: 'block-lifted',
  GuestArrived: 'arrival',
  GuestDeparted: 'departure',
  StayMoved: 'move',
  NoShowRecorded: 'no-show',
  BookingCanceled: 'cancellation',
} as const satisfies Partial<Record<BookingEvent['type'], UndoableKind>>;

/** Which deed an event is; undefined where it is none. */
export const undoableKindOf = (type: string): UndoableKind | undefined =>
  isFieldOf(DEED_OF, type) ? DEED_OF[type] : undefined;

/**
 * What of a booking's deeds stands, the first at the bottom: each stands on those before it, and undoing
 * one takes it away. It stays short, for nothing is done twice before it is undone.
 */
export function undoableActionsAfter(
  state: PlacedBooking,
  event: BookingEvent,
): readonly UndoableAction[] {
  const { deeds, status: before } = state;
  if (event.type === 'StayMoved' && event.data.undoes !== undefined)
    return withoutMove(event.data.undoes, deeds);
  const kind = undoableKindOf(event.type);
  if (kind)
    return [...deeds, { kind, revision: state.version + 1, before, ...moveIn(deeds, event) }];
  switch (event.type) {
    case 'ArrivalUndone':
      return below('arrival', deeds);
    case 'DepartureUndone':
      return below('departure', deeds);
    case 'NoShowUndone':
      return below('no-show', deeds);
    case 'BookingReinstated':
      return deeds.slice(0, -1);
    default:
      return deeds;
  }
}

/** Of a departure before its day, the move right before it. */
function moveIn(
  deeds: readonly UndoableAction[],
  event: BookingEvent,
): Pick<UndoableAction, 'move'> {
  if (event.type === 'StayMoved') {
    const { moveId, from } = event.data;
    return { move: { moveId, from } };
  }
  const move = event.type === 'GuestDeparted' && deeds.at(-1)?.move;
  return move && move.moveId === event.data.early ? { move } : {};
}

const withoutMove = (moveId: string, deeds: readonly UndoableAction[]): readonly UndoableAction[] =>
  deeds.filter(({ kind, move }) => kind !== 'move' || move?.moveId !== moveId);

/** Without the last of a kind, and what stands on it. */
const below = (kind: UndoableKind, deeds: readonly UndoableAction[]): readonly UndoableAction[] =>
  deeds.slice(
    0,
    Math.max(
      0,
      deeds.findLastIndex((deed) => deed.kind === kind),
    ),
  );

/** How a block begins: it can be taken back itself. */
export const BLOCKED: readonly UndoableAction[] = [
  { kind: 'block', revision: 0, before: 'Unavailable' },
];
