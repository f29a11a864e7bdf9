import { evolveBooking } from '@baanpak/domain/booking/booking.ts';
import type { Booking, BookingEvent } from '@baanpak/domain/booking/booking-state.ts';
import { undoBlocker } from '@baanpak/domain/booking/undo.ts';
import { checkout } from '@baanpak/domain/checkout/checkout.ts';
import type { CheckoutEvent } from '@baanpak/domain/checkout/checkout-state.ts';
import { cancellationUndoBlocker } from '@baanpak/domain/checkout/undo.ts';
import type { Instant } from '@baanpak/domain/values/time/instant.ts';

/** By their revisions, which events of a booking were taken back, and which one may be now. */
export type UndoInHistory = Readonly<{ undone: ReadonlySet<number>; undoable: number | null }>;

/** Whether the nights of what was called off are still free is found out when it is undone. */
export function undoInHistory(
  events: readonly BookingEvent[],
  ofCheckout: readonly CheckoutEvent[],
  now: Instant,
): UndoInHistory {
  const undone = new Set<number>();
  let state: Booking = { status: 'unknown' };
  for (const event of events) {
    const before = deedsOf(state);
    state = evolveBooking(state, event);
    const left = deedsOf(state);
    for (const revision of before) if (!left.includes(revision)) undone.add(revision);
  }
  if (state.status === 'unknown') return { undone, undoable: null };
  const deed = state.deeds.at(-1);
  if (!deed || undoBlocker(state, deed, now)) return { undone, undoable: null };
  if (deed.kind === 'cancellation') {
    const paying = ofCheckout.reduce(checkout.evolve, checkout.initialState);
    if (cancellationUndoBlocker(paying, now)) return { undone, undoable: null };
  }
  return { undone, undoable: deed.revision };
}

const deedsOf = (state: Booking): readonly number[] =>
  state.status === 'unknown' ? [] : state.deeds.map(({ revision }) => revision);
