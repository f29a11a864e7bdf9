import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import type { Deps } from '../../deps.ts';
import { detailFor, latestPosition, sendWithPosition } from '../../http/answer.ts';
import { DETAILS } from '../../http/details.ts';
import type { Handler } from '../../http/handler.ts';
import { contextOf } from '../../http/request.ts';
import { withIdempotency } from '../../http/with-idempotency.ts';
import { followUp } from '../../processes/follow-up.ts';
import { guestAnswer, positionOfAll } from './booking-answer.ts';
import { openBooking } from './open-booking.ts';

/** DELETE /outreach/bookings/{id}: gives up an unpaid hold, with all that is paid for together with it. */
export const giveUpBooking =
  (deps: Deps): Handler<'DELETE /outreach/bookings/{id}'> =>
  async (request, reply) => {
    const { id } = request.params;
    const { bookingId, state } = await openBooking(deps, id);
    const { checkoutUid: uid } = state.terms;
    const done = await withIdempotency(deps, request, reply, async () => {
      const { events, state: paying } = await deps.commands.handle(
        checkout,
        checkoutStream(uid),
        { type: 'GiveUpCheckout', data: { uid, now: deps.now() } },
        contextOf(request),
      );
      return latestPosition([await followUp(deps, events), await positionOfAll(deps, paying)]);
    });
    const { book, position } = await guestAnswer(deps, bookingId);
    return sendWithPosition(reply, deps, latestPosition([done, position])).send({
      book,
      ...detailFor(request, DETAILS.givenUp),
    });
  };
