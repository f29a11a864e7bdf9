import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import type { Deps } from '../../deps.ts';
import { detailFor, sendWithPosition } from '../../http/answer.ts';
import { DETAILS } from '../../http/details.ts';
import type { Handler } from '../../http/handler.ts';
import { contextOf } from '../../http/request.ts';
import { withIdempotency } from '../../http/with-idempotency.ts';

/** DELETE /outreach/bookings/checkout/{uid}: forgets a cart nothing was booked with. */
export const discardCheckout =
  (deps: Deps): Handler<'DELETE /outreach/bookings/checkout/{uid}'> =>
  async (request, reply) => {
    const { uid } = request.params;
    const command = { type: 'DiscardCheckout', data: { uid } } as const;
    const position = await withIdempotency(deps, request, reply, async () => {
      const context = contextOf(request);
      const stream = checkoutStream(uid);
      return (await deps.commands.handle(checkout, stream, command, context)).position;
    });
    return sendWithPosition(reply, deps, position).send(
      detailFor(request, DETAILS.checkoutDiscarded),
    );
  };
