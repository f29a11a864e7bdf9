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

/**
 * PUT /outreach/bookings/{id}/payment-method: the guest pays another way, for all that is paid for
 * together with it, while it is held.
 */
export const changePaymentMethod =
  (
    ports: Commands & Clock & RequestIds & RequestKeys & Store & BookingLinks & Following,
  ): Handler<'PUT /outreach/bookings/{id}/payment-method'> =>
  async (request, reply) => {
    const { id } = request.params;
    const { bookingId, state } = await openBooking(ports, id);
    const { checkoutUid: uid } = state.terms;
    const done = await withIdempotency(ports, request, reply, async ({ paymentMethod }) => {
      const { events, state: paying } = await ports.commands.handle(
        checkout,
        checkoutStream(uid),
        { type: 'ChoosePaymentMethod', data: { uid, paymentMethod, now: ports.now() } },
        contextOf(request),
      );
      return latestPosition([await ports.followUp(events), await positionOfAll(ports, paying)]);
    });
    const { book, position } = await guestAnswer(ports, bookingId);
    return sendWithPosition(reply, ports, latestPosition([done, position])).send({
      book,
      ...detailFor(request, DETAILS.paymentMethodChanged),
    });
  };
