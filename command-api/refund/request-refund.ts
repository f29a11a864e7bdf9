import { RequestRefundBody } from '@baanpak/contract/refund/refund-requests.ts';
import { BookingAnswer, BookingParams } from '@baanpak/contract/stay/booking-requests.ts';
import { refundQuote } from '@baanpak/domain/refund/refund-quote.ts';
import { booking, bookingStream } from '@baanpak/domain/stay/booking.ts';
import type { PlacedBooking } from '@baanpak/domain/stay/booking-state.ts';
import { refundable } from '@baanpak/domain/stay/refundable.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { satang } from '@baanpak/domain/values/money/money.ts';
import { differenceIn } from '@baanpak/domain/values/money/refund.ts';
import { bangkokDay } from '@baanpak/domain/values/time/local-date.ts';
import { IdempotencyHeaders } from '@baanpak/infrastructure/http/server-ids.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { detailFor, furthest, withPosition } from '../answer.ts';
import type { Deps } from '../deps.ts';
import { DETAILS } from '../details.ts';
import { contextOf, hasKey, idFor } from '../request.ts';
import { bookingAnswer, guestAnswer } from '../stay/booking-answer.ts';
import { openBooking } from '../stay/open-booking.ts';

/**
 * POST /outreach/bookings/{id}/refund: the guest calls off a stay to come and asks for its money, and
 * names the account that a refund waits for; with `keepStay` the latter alone.
 */
export const requestRefund =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.post(
      '/outreach/bookings/:id/refund',
      {
        config: { private: true, refuses: ['refund-in-progress', 'wrong-status'] },
        schema: {
          tags: ['bookings'],
          summary: 'Ask for a refund',
          params: BookingParams,
          headers: IdempotencyHeaders,
          body: RequestRefundBody,
          response: { 202: BookingAnswer },
        },
      },
      async (request, reply) => {
        const { id } = request.params;
        const { bank, accountNumber, accountName, reason, keepStay = false } = request.body;
        const { bookingId, state, position: read } = await openBooking(deps, id);
        const requestId = idFor(request, deps, `refund of ${bookingId}`);
        let done = read;
        if (isReplay(request, requestId, state)) {
          void reply.header('idempotent-replayed', 'true');
        } else {
          const now = deps.now();
          const data = {
            bookingId,
            requestId,
            requestHash: hasKey(request) ? request.bodyHash : null,
            wish: { bank, accountNumber, accountName, reason },
            keepsStay: keepStay,
            quote: quoteOf(state, bangkokDay(now)),
            requestedAt: now,
            today: bangkokDay(now),
          };
          const command = { type: 'RequestRefund', data } as const;
          const context = contextOf(request);
          done = (await deps.commands.handle(booking, bookingStream(bookingId), command, context))
            .position;
        }
        const { book, position } = guestAnswer(await bookingAnswer(deps, bookingId));
        return withPosition(reply, deps, furthest([done, position]))
          .code(202)
          .send({ book, ...detailFor(request, DETAILS.refundRequested) });
      },
    );
  };

/** What a lower price made too much is decided on by itself. */
function quoteOf(state: PlacedBooking, today: ReturnType<typeof bangkokDay>) {
  const received = satang(refundable(state) - differenceIn(state.refunds.asked.values()));
  return refundQuote({ ...state, received }, today);
}

/** Whether this very request was taken before; its key with another body is refused. */
function isReplay(request: FastifyRequest, requestId: string, { refunds }: PlacedBooking): boolean {
  const hash = refunds.requestIds.get(requestId);
  if (hash === undefined) return false;
  if (hash !== request.bodyHash)
    throw new Refusal('idempotency-key-reused', 'The key was used with another request');
  return true;
}
