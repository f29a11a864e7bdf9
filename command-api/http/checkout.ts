import type { Ports } from '../ports.ts';
import {
  checkoutAnswer,
  discardCheckout,
  openCheckout,
} from '../use-cases/checkout/open-checkout.ts';
import { DETAILS, detailFor, type Handler, type Handlers, sendWithPosition } from './answer.ts';
import { callerOf } from './request.ts';
import { withIdempotency } from './with-idempotency.ts';

/** The writes of carts. */
export const checkoutHandlers = (ports: Ports) =>
  ({
    'POST /outreach/bookings/checkout': open(ports),
    'DELETE /outreach/bookings/checkout/{uid}': discard(ports),
  }) satisfies Partial<Handlers>;

const open =
  (ports: Ports): Handler<'POST /outreach/bookings/checkout'> =>
  async (request, reply) => {
    const { checkouts } = request.body;
    const { uid, replayed } = await openCheckout(ports, callerOf(request, ports), checkouts);
    if (replayed) void reply.header('idempotent-replayed', 'true');
    const { data, position } = await checkoutAnswer(ports, uid);
    return sendWithPosition(reply, ports, position)
      .code(201)
      .send({ data, ...detailFor(request, DETAILS.checkoutOpened) });
  };

const discard =
  (ports: Ports): Handler<'DELETE /outreach/bookings/checkout/{uid}'> =>
  async (request, reply) => {
    const position = await withIdempotency(ports, request, reply, () =>
      discardCheckout(ports, callerOf(request, ports), request.params.uid),
    );
    return sendWithPosition(reply, ports, position).send(
      detailFor(request, DETAILS.checkoutDiscarded),
    );
  };
