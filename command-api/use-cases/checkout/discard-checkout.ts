import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import { detailFor, sendWithPosition } from '../../http/answer.ts';
import { DETAILS } from '../../http/details.ts';
import type { Handler } from '../../http/handler.ts';
import { contextOf } from '../../http/request.ts';
import { withIdempotency } from '../../http/with-idempotency.ts';
import type { Commands, RequestIds, RequestKeys, Store } from '../../ports.ts';

/** DELETE /outreach/bookings/checkout/{uid}: forgets a cart nothing was booked with. */
export const discardCheckout =
  (
    ports: Commands & RequestIds & RequestKeys & Store,
  ): Handler<'DELETE /outreach/bookings/checkout/{uid}'> =>
  async (request, reply) => {
    const { uid } = request.params;
    const command = { type: 'DiscardCheckout', data: { uid } } as const;
    const position = await withIdempotency(ports, request, reply, async () => {
      const context = contextOf(request);
      const stream = checkoutStream(uid);
      return (await ports.commands.handle(checkout, stream, command, context)).position;
    });
    return sendWithPosition(reply, ports, position).send(
      detailFor(request, DETAILS.checkoutDiscarded),
    );
  };
