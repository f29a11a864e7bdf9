import type { Instant } from '../values/time/instant.ts';
import { bangkokDay } from '../values/time/local-date.ts';
import type { PlacedBooking, UndoableAction, UndoableKind } from './booking-state.ts';
import { completionDue } from './completion-due.ts';

/** Why a deed cannot be taken back any more; contract/problems/undo-sentences.ts has the words. */
export const UNDO_BLOCKERS = [
  'arrival',
  'departure',
  'no-show',
  'move',
  'cancellation',
  'block',
  'block-lifted',
  /** Money was received for it. */
  'money',
  /** The stay it belongs to is over, or was called off otherwise. */
  'stay-over',
  /** It was held for its payment, and that time is up. */
  'hold-over',
  /** Its nights are another's. */
  'nights-sold',
  /** Nothing that can be taken back was done there. */
  'no-deed',
] as const satisfies readonly (UndoableKind | string)[];
export type UndoBlocker = (typeof UNDO_BLOCKERS)[number];

/** Which deed an event of the booking was, as long as it stands. */
export const undoableActionAt = (
  { deeds }: PlacedBooking,
  revision: number,
): UndoableAction | undefined => deeds.find((deed) => deed.revision === revision);

/** What keeps an action that stands from being undone, by the booking alone; null: nothing. */
export function undoBlocker(
  state: PlacedBooking,
  action: UndoableAction,
  at: Instant,
): UndoBlocker | null {
  const above = standingOn(state, action);
  if (above) return above.kind;
  switch (action.kind) {
    case 'arrival':
      return state.status === 'Booked' ? null : 'stay-over';
    case 'block':
      return state.status === 'Unavailable' ? null : 'stay-over';
    case 'departure':
    case 'no-show':
      if (costOther(state, action)) return 'money';
      return state.status === 'Completed' && !isDecided(state, at, action) ? null : 'stay-over';
    case 'move':
      if (costOther(state, action)) return 'money';
      return state.status === 'Booked' && !isOver(state, at, action) ? null : 'stay-over';
    case 'cancellation':
      if (hasMoney(state)) return 'money';
      return state.status === 'Canceled' && !isOver(state, at) ? null : 'stay-over';
    case 'block-lifted':
      return isOver(state, at) ? 'stay-over' : null;
  }
}

/** The next deed; a departure before its day is one with its move. */
function standingOn({ deeds }: PlacedBooking, deed: UndoableAction): UndoableAction | undefined {
  const [above, next] = deeds.slice(deeds.indexOf(deed) + 1);
  const isOne = above?.move !== undefined && above.move.moveId === next?.move?.moveId;
  return isOne ? next : above;
}

/** By the days it has, or would have again. */
const isOver = ({ terms }: PlacedBooking, at: Instant, deed?: UndoableAction) =>
  bangkokDay(at) > (deed?.move?.from ?? terms).checkOut;

/** Who came and who left is decided at noon of the day after; nights that were given back come back on their days alone. */
const isDecided = (state: PlacedBooking, at: Instant, deed: UndoableAction) =>
  deed.move ? isOver(state, at, deed) : at >= completionDue(state.terms.checkOut);

/** Money was spoken of since, at the price that the move led to. */
const costOther = (state: PlacedBooking, { move }: UndoableAction): boolean =>
  move !== undefined && move.from.price !== state.terms.price && hasMoney(state);

const hasMoney = (state: PlacedBooking): boolean =>
  'paid' in state ||
  state.turnedAway ||
  state.desk.payments.size > 0 ||
  state.refunds.moved.size > 0;
