import { FindBookingAnswer, FindBookingBody } from '@baanpak/contract/booking/find-booking.ts';
import { readBookingCode } from '@baanpak/domain/booking/booking-code.ts';
import { IdempotencyHeaders } from '@baanpak/infrastructure/http/server-ids.ts';
import { takeTry } from '@baanpak/infrastructure/rate-limits/take-try.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { detailFor } from '../answer.ts';
import type { Deps } from '../deps.ts';
import { DETAILS } from '../details.ts';
import { wasRequestedBefore } from '../mail/requested-mail.ts';

/**
 * POST /outreach/bookings/find: mails the link of a booking whose code and address are named. The
 * answer is the same whether there is such a booking or not, and so is its time: the mailer finds out.
 */
export const findBooking =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.post(
      '/outreach/bookings/find',
      {
        config: { private: true, refuses: ['idempotency-key-reused'] },
        schema: {
          tags: ['bookings'],
          summary: 'Have the link of a booking mailed, by its code and email',
          headers: IdempotencyHeaders,
          body: FindBookingBody,
          response: { 202: FindBookingAnswer },
        },
      },
      async (request, reply) => {
        const { bookingId, email } = request.body;
        const code = readBookingCode(bookingId);
        const { findLimits } = deps;
        await takeTry([findLimits.address, request.network], [findLimits.code, code ?? 'none']);
        if (code !== null) {
          const requestHash = request.bodyHash;
          const link = { code, emailHash: emailHash(deps, email), requestHash };
          if (await wasRequestedBefore(request, deps, 'find', { template: 'found', ...link }))
            void reply.header('idempotent-replayed', 'true');
        }
        return reply.code(202).send(detailFor(request, DETAILS.linkMailed));
      },
    );
  };

/** The same address in any case, hidden. */
export const emailHash = ({ ids }: Pick<Deps, 'ids'>, email: string): string =>
  ids.hashOf({ email: email.normalize('NFKC').toLowerCase() });
