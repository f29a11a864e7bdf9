import { NotTaken } from '@baanpak/contract/booking/booking-requests.ts';
import { CheckoutAnswer, OpenCheckoutBody } from '@baanpak/contract/checkout/checkout-requests.ts';
import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import { IdempotencyHeaders } from '@baanpak/infrastructure/http/server-ids.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { detailFor, sendWithPosition } from '../answer.ts';
import { STAY_REFUSALS } from '../booking/stay-refusals.ts';
import type { Deps } from '../deps.ts';
import { DETAILS } from '../details.ts';
import { contextOf, idFor, isReplay } from '../request.ts';
import { checkoutAnswer } from './checkout-answer.ts';
import { makeCheckout } from './price-cart.ts';

/** POST /outreach/bookings/checkout: prices a cart and remembers it; holds nothing. */
export const openCheckout =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.post(
      '/outreach/bookings/checkout',
      {
        config: {
          private: true,
          refuses: [...STAY_REFUSALS, 'duplicate-in-cart', 'too-many-stays'],
          facts: { 'too-many-guests': NotTaken },
        },
        schema: {
          tags: ['checkout'],
          summary: 'Make a checkout of a cart',
          headers: IdempotencyHeaders,
          body: OpenCheckoutBody,
          response: { 201: CheckoutAnswer },
        },
      },
      async (request, reply) => {
        const uid = idFor(request, deps, 'checkout');
        const { origin } = await deps.commands.load(checkout, checkoutStream(uid));
        if (isReplay(request, origin)) {
          void reply.header('idempotent-replayed', 'true');
        } else {
          await makeCheckout(deps, uid, request.body.checkouts, contextOf(request));
        }
        const { data, position } = await checkoutAnswer(deps, uid);
        return sendWithPosition(reply, deps, position)
          .code(201)
          .send({ data, ...detailFor(request, DETAILS.checkoutOpened) });
      },
    );
  };
