import { Refusal } from '../values/decider/refusal.ts';
import { isFieldOf } from '../values/fields/fields.ts';
import type { Instant } from '../values/time/instant.ts';
import { bangkokDay } from '../values/time/local-date.ts';
import {
  type AttendanceEvent,
  assertVersion,
  type BlockLifted,
  type Booking,
  type BookingEvent,
  type BookingReinstated,
  type PlacedBooking,
  type ReinstateBooking,
  type UndoAction,
  type UndoableAction,
  type UndoableKind,
  type UndoEvent,
} from './booking-state.ts';
import { completionDue } from './stay-rules.ts';

// Staff take back what they did: which actions of a booking stand, what keeps one from being undone, and what undoes it.
// Events call such an action a deed (docs/adr/0051-undo.md).

/** What staff do to a booking and may take back, by the event that says so. */
const KIND_OF = {
  BlockPlaced: 'block',
  BlockLifted: 'block-lifted',
  GuestArrived: 'arrival',
  GuestDeparted: 'departure',
  StayMoved: 'move',
  NoShowRecorded: 'no-show',
  BookingCanceled: 'cancellation',
} as const satisfies Partial<Record<BookingEvent['type'], UndoableKind>>;

/** Which action an event is; undefined where it is none. */
export const undoableKindOf = (type: string): UndoableKind | undefined =>
  isFieldOf(KIND_OF, type) ? KIND_OF[type] : undefined;

/** How a block begins: it can be taken back itself. */
export const BLOCKED: readonly UndoableAction[] = [
  { kind: 'block', revision: 0, before: 'Unavailable' },
];

/**
 * What of a booking's actions stands, the first at the bottom: each stands on those before it, and undoing
 * one takes it away. It stays short, for nothing is done twice before it is undone.
 */
export function undoableActionsAfter(
  state: PlacedBooking,
  event: BookingEvent,
): readonly UndoableAction[] {
  const { deeds: actions, status: before } = state;
  if (event.type === 'StayMoved' && event.data.undoes !== undefined)
    return withoutMove(event.data.undoes, actions);
  const kind = undoableKindOf(event.type);
  if (kind)
    return [...actions, { kind, revision: state.version + 1, before, ...moveIn(actions, event) }];
  switch (event.type) {
    case 'ArrivalUndone':
      return below('arrival', actions);
    case 'DepartureUndone':
      return below('departure', actions);
    case 'NoShowUndone':
      return below('no-show', actions);
    case 'BookingReinstated':
      return actions.slice(0, -1);
    default:
      return actions;
  }
}

/** Of a departure before its day, the move right before it. */
function moveIn(
  actions: readonly UndoableAction[],
  event: BookingEvent,
): Pick<UndoableAction, 'move'> {
  if (event.type === 'StayMoved') {
    const { moveId, from } = event.data;
    return { move: { moveId, from } };
  }
  const move = event.type === 'GuestDeparted' && actions.at(-1)?.move;
  return move && move.moveId === event.data.early ? { move } : {};
}

const withoutMove = (
  moveId: string,
  actions: readonly UndoableAction[],
): readonly UndoableAction[] =>
  actions.filter(({ kind, move }) => kind !== 'move' || move?.moveId !== moveId);

/** Without the last of a kind, and what stands on it. */
const below = (kind: UndoableKind, actions: readonly UndoableAction[]): readonly UndoableAction[] =>
  actions.slice(
    0,
    Math.max(
      0,
      actions.findLastIndex((action) => action.kind === kind),
    ),
  );

/** Which action an event of the booking was, as long as it stands. */
export const undoableActionAt = (
  { deeds }: PlacedBooking,
  revision: number,
): UndoableAction | undefined => deeds.find((action) => action.revision === revision);

/** Why an action cannot be taken back any more; contract/problems/undo-sentences.ts has the words. */
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
  /** The stay it belongs to is over, or was canceled otherwise. */
  'stay-over',
  /** It was held for its payment, and that time is up. */
  'hold-over',
  /** Its nights are another's. */
  'nights-sold',
  /** Nothing that can be taken back was done there. */
  'no-deed',
] as const satisfies readonly (UndoableKind | string)[];
export type UndoBlocker = (typeof UNDO_BLOCKERS)[number];

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

/** The next action; a departure before its day is one with its move. */
function standingOn({ deeds }: PlacedBooking, action: UndoableAction): UndoableAction | undefined {
  const [above, next] = deeds.slice(deeds.indexOf(action) + 1);
  const isOne = above?.move !== undefined && above.move.moveId === next?.move?.moveId;
  return isOne ? next : above;
}

/** By the days it has, or would have again. */
const isOver = ({ terms }: PlacedBooking, at: Instant, action?: UndoableAction) =>
  bangkokDay(at) > (action?.move?.from ?? terms).checkOut;

/** Who came and who left is decided at noon of the day after; nights that were given back come back on their days alone. */
const isDecided = (state: PlacedBooking, at: Instant, action: UndoableAction) =>
  action.move ? isOver(state, at, action) : at >= completionDue(state.terms.checkOut);

/** Money was spoken of since, at the price that the move led to. */
const costOther = (state: PlacedBooking, { move }: UndoableAction): boolean =>
  move !== undefined && move.from.price !== state.terms.price && hasMoney(state);

const hasMoney = (state: PlacedBooking): boolean =>
  'paid' in state ||
  state.turnedAway ||
  state.desk.payments.size > 0 ||
  state.refunds.moved.size > 0;

export const tooLateToUndo = (blocker: UndoBlocker) =>
  new Refusal('too-late-to-undo', `It cannot be undone any more: ${blocker}`, {
    standsOn: blocker,
  });

/** The action that a command takes back; null where it was taken back before. Refuses `too-late-to-undo` with the blocker. */
export function actionToUndo(
  known: PlacedBooking,
  { deed: revision, at }: UndoAction['data'],
): UndoableAction | null {
  const action = undoableActionAt(known, revision);
  if (!action || (action.kind === 'block' && known.status === 'Canceled')) return null;
  const blocker = undoBlocker(known, action, at);
  if (blocker) throw tooLateToUndo(blocker);
  return action;
}

/**
 * What undoes an action, beside the move that takes it to where it was. What was canceled needs its nights first:
 * `ReinstateBooking` follows from those.
 */
export function undo(
  known: PlacedBooking,
  action: UndoableAction,
  { bookingId, by, at }: UndoAction['data'],
): (AttendanceEvent | UndoEvent | BlockLifted)[] {
  const { checkOut } = action.move?.from ?? known.terms;
  switch (action.kind) {
    case 'arrival':
      return [{ type: 'ArrivalUndone', data: { bookingId, by, at } }];
    case 'departure':
      return [{ type: 'DepartureUndone', data: { bookingId, by, at, checkOut } }];
    case 'no-show':
      return [{ type: 'NoShowUndone', data: { bookingId, by, at, checkOut } }];
    case 'move':
      return [];
    case 'block': {
      const { roomId } = known.terms;
      const lifted = { bookingId, roomId, liftedAt: at, ...undoneBefore(known) };
      return [{ type: 'BlockLifted', data: lifted }];
    }
    case 'cancellation':
    case 'block-lifted':
      throw new Refusal('wrong-status', 'Its nights have to be got first');
  }
}

/** How often a cancellation was undone before the one that is written now; left out where never. */
export const undoneBefore = ({ reinstated }: { reinstated: number }): { undone?: number } =>
  reinstated > 0 ? { undone: reinstated } : {};

/** What was canceled has its nights again and is what it was before. */
export function reinstateBooking(state: Booking, { data }: ReinstateBooking): BookingReinstated[] {
  const known = assertVersion(state, null);
  const action = known.deeds.at(-1);
  if (known.reinstated >= data.undo || known.status !== 'Canceled') return [];
  const status = action?.before;
  if (status !== 'Reserved' && status !== 'Booked' && status !== 'Unavailable') return [];
  const { checkOut } = known.terms;
  return [{ type: 'BookingReinstated', data: { ...data, status, checkOut } }];
}

export function evolveReinstated(state: PlacedBooking, { data }: BookingReinstated): PlacedBooking {
  const { status, undo: reinstated } = data;
  const back = { ...state, reinstated, disabled: false };
  switch (status) {
    case 'Reserved':
      return { ...back, status };
    case 'Booked':
      return { ...back, status };
    case 'Unavailable':
      return { ...back, status };
  }
}
