import { decisionOfMove } from '@baanpak/domain/booking/evolve-moves.ts';
import type { MoveEvent } from '@baanpak/domain/booking/move-messages.ts';
import { stageAfter } from '@baanpak/domain/values/money/refund.ts';
import { merge, type Projection, put } from '../projection.ts';
import { change, mergeInto } from './booking-changes.ts';

/** What a booking's row says of where and when it stays, once that changed. */
export const moves: Projection<MoveEvent>['when'] = {
  StayMoved: (event) => {
    const { bookingId, to, at, returned } = event.data;
    const decision = decisionOfMove(event);
    const moved = [
      merge('bookings', { booking_id: bookingId }, 'terms', to),
      change(bookingId, {
        ...{ room_id: to.roomId, check_in: to.checkIn, check_out: to.checkOut },
        ...{ price: to.price, version: event.revision },
      }),
    ];
    if (returned === null) return moved;
    const { refundId } = returned;
    const stage = { booking_id: bookingId, refund_id: refundId, changed_at: at };
    return [
      ...moved,
      mergeInto(bookingId, 'refund_decisions', { [refundId]: decision }),
      put('booking_refunds', { ...stage, status: stageAfter(decision) }),
    ];
  },
  MoveAbandoned: ({ data, revision }) => [change(data.bookingId, { version: revision })],
};
