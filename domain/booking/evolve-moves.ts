import type { PlacedBooking } from './booking-state.ts';
import type { MoveEvent, Moves, StayMoved } from './move-messages.ts';
import type { RefundsOfBooking } from './refund-messages.ts';

/** A booking after a move, or after one that came to nothing. */
export function withMove(state: PlacedBooking, event: MoveEvent): PlacedBooking {
  if (event.type === 'MoveAbandoned')
    return { ...state, moves: { ...state.moves, known: known(state.moves, event, 'abandoned') } };
  const { to, moveId } = event.data;
  const lowered = isLowered(state.moves, event);
  const moves = { known: known(state.moves, event, 'made'), last: moveId, lowered };
  const refunds = withReturned(state.refunds, event);
  return { ...state, terms: { ...state.terms, ...to }, moves, refunds };
}

/**
 * Of staff a price changes by `reprice` alone, which events of an earlier version do not say; what a guest changes is another matter.
 * A lowered price that is priced again at the same is as low as before.
 */
function isLowered({ lowered }: Moves, { data: { from, to, by } }: StayMoved): boolean {
  if (by === 'guest' || to.price === from.price) return lowered;
  return to.price < from.price;
}

const known = (
  moves: Moves,
  { data: { moveId } }: MoveEvent,
  as: 'made' | 'abandoned',
): Moves['known'] => new Map(moves.known).set(moveId, as);

/** Decided with the move; `last` stays what guest and staff last spoke of. */
function withReturned(refunds: RefundsOfBooking, event: StayMoved): RefundsOfBooking {
  const { returned } = event.data;
  if (returned === null) return refunds;
  const asked = new Map(refunds.asked).set(returned.refundId, {
    request: null,
    decision: decisionOfMove(event),
  });
  return { ...refunds, asked };
}

/** What a move decided of the money that goes back by it. */
export const decisionOfMove = ({ data: { returned, reason, at, by } }: StayMoved) =>
  ({ verdict: 'approved', amount: returned?.amount ?? null, reason, at, by }) as const;
