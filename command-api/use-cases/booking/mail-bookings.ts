import { takeTry } from '@baanpak/infrastructure/rate-limits/rate-limit.ts';
import { detailFor } from '../../http/answer.ts';
import { DETAILS } from '../../http/details.ts';
import type { Handler } from '../../http/handler.ts';
import { wasRequestedBefore } from '../../mail/requested-mail.ts';
import type { BookingLinks, Clock, Mails, RequestIds } from '../../ports.ts';
import { emailHash } from './find-booking.ts';

/**
 * POST /outreach/bookings/mine: mails the links of the stays of an address, once in ten minutes. The answer
 * is the same whether there are any and whether it was mailed lately. Something is put in the queue each
 * time, so that a key is remembered and time tells nothing.
 */
export const mailBookings =
  (ports: Clock & RequestIds & Mails & BookingLinks): Handler<'POST /outreach/bookings/mine'> =>
  async (request, reply) => {
    const { email } = request.body;
    const { address, mailed } = ports.mineLimits;
    await takeTry([address, request.network]);
    const [hash, found] = [emailHash(ports, email), await ports.mails.bookingsOfEmail(email)];
    const mayMail = found.length > 0 && (await mailed.take(hash)) === null;
    const mail = {
      template: 'mine',
      bookingIds: mayMail ? found : [],
      emailHash: hash,
      requestHash: request.bodyHash,
    } as const;
    if (await wasRequestedBefore(request, ports, 'mine', mail))
      void reply.header('idempotent-replayed', 'true');
    return reply.code(202).send(detailFor(request, DETAILS.linksMailed));
  };
