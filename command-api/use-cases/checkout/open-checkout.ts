import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import { detailFor, sendWithPosition } from '../../http/answer.ts';
import { DETAILS } from '../../http/details.ts';
import type { Handler } from '../../http/handler.ts';
import { contextOf, idFor, isReplay } from '../../http/request.ts';
import type { Clock, Commands, Holding, RequestIds, Store } from '../../ports.ts';
import { checkoutAnswer } from './checkout-answer.ts';
import { makeCheckout } from './price-cart.ts';

/** POST /outreach/bookings/checkout: prices a cart and remembers it; holds nothing. */
export const openCheckout =
  (
    ports: Commands & Clock & RequestIds & Store & Holding,
  ): Handler<'POST /outreach/bookings/checkout'> =>
  async (request, reply) => {
    const uid = idFor(request, ports, 'checkout');
    const { origin } = await ports.commands.load(checkout, checkoutStream(uid));
    if (isReplay(request, origin)) {
      void reply.header('idempotent-replayed', 'true');
    } else {
      await makeCheckout(ports, uid, request.body.checkouts, contextOf(request));
    }
    const { data, position } = await checkoutAnswer(ports, uid);
    return sendWithPosition(reply, ports, position)
      .code(201)
      .send({ data, ...detailFor(request, DETAILS.checkoutOpened) });
  };
