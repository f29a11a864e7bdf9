import { isFieldOf } from '../values/fields/fields.ts';
import type { BookingEvent } from './booking-messages.ts';
import type { Deed, DeedKind, PlacedBooking } from './booking-state.ts';

/** What staff do to a booking and may take back, by the event that says so. */
const DEED_OF = {
  BlockPlaced: 'block',
  BlockLifted: 'block-lifted',
  GuestArrived: 'arrival',
  GuestDeparted: 'departure',
  StayMoved: 'move',
  NoShowRecorded: 'no-show',
  BookingCanceled: 'cancellation',
} as const satisfies Partial<Record<BookingEvent['type'], DeedKind>>;

/** Which deed an event is; undefined where it is none. */
export const deedOf = (type: string): DeedKind | undefined =>
  isFieldOf(DEED_OF, type) ? DEED_OF[type] : undefined;

/**
 * What of a booking's deeds stands, the first at the bottom: each stands on those before it, and undoing
 * one takes it away. It stays short, for nothing is done twice before it is undone.
 */
export function deedsAfter(state: PlacedBooking, event: BookingEvent): readonly Deed[] {
  const { deeds, status: before } = state;
  if (event.type === 'StayMoved' && event.data.undoes !== undefined)
    return withoutMove(event.data.undoes, deeds);
  const kind = deedOf(event.type);
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
function moveIn(deeds: readonly Deed[], event: BookingEvent): Pick<Deed, 'move'> {
  if (event.type === 'StayMoved') {
    const { moveId, from } = event.data;
    return { move: { moveId, from } };
  }
  const move = event.type === 'GuestDeparted' && deeds.at(-1)?.move;
  return move && move.moveId === event.data.early ? { move } : {};
}

const withoutMove = (moveId: string, deeds: readonly Deed[]): readonly Deed[] =>
  deeds.filter(({ kind, move }) => kind !== 'move' || move?.moveId !== moveId);

/** Without the last of a kind, and what stands on it. */
const below = (kind: DeedKind, deeds: readonly Deed[]): readonly Deed[] =>
  deeds.slice(
    0,
    Math.max(
      0,
      deeds.findLastIndex((deed) => deed.kind === kind),
    ),
  );

/** How a block begins: it can be taken back itself. */
export const BLOCKED: readonly Deed[] = [{ kind: 'block', revision: 0, before: 'Unavailable' }];
