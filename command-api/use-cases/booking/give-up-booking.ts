import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import { detailFor, latestPosition, sendWithPosition } from '../../http/answer.ts';
import { DETAILS } from '../../http/details.ts';
import type { Handler } from '../../http/handler.ts';
import { contextOf } from '../../http/request.ts';
import { withIdempotency } from '../../http/with-idempotency.ts';
import type {
  BookingLinks,
  Clock,
  Commands,
  Following,
  RequestIds,
  RequestKeys,
  Store,
} from '../../ports.ts';
import { guestAnswer, positionOfAll } from './booking-answer.ts';
import { openBooking } from './open-booking.ts';

/** DELETE /outreach/bookings/{id}: gives up an unpaid hold, with all that is paid for together with it. */
export const giveUpBooking =
  (
    ports: Commands & Clock & RequestIds & RequestKeys & Store & BookingLinks & Following,
  ): Handler<'DELETE /outreach/bookings/{id}'> =>
  async (request, reply) => {
    const { id } = request.params;
    const { bookingId, state } = await openBooking(ports, id);
    const { checkoutUid: uid } = state.terms;
    const done = await withIdempotency(ports, request, reply, async () => {
      const { events, state: paying } = await ports.commands.handle(
        checkout,
        checkoutStream(uid),
        { type: 'GiveUpCheckout', data: { uid, now: ports.now() } },
        contextOf(request),
      );
      return latestPosition([await ports.followUp(events), await positionOfAll(ports, paying)]);
    });
    const { book, position } = await guestAnswer(ports, bookingId);
    return sendWithPosition(reply, ports, latestPosition([done, position])).send({
      book,
      ...detailFor(request, DETAILS.givenUp),
    });
  };
