import { readBookingCode } from '@baanpak/domain/booking/booking-code.ts';
import { takeTry } from '@baanpak/infrastructure/rate-limits/rate-limit.ts';
import { detailFor } from '../../http/answer.ts';
import { DETAILS } from '../../http/details.ts';
import type { Handler } from '../../http/handler.ts';
import { wasRequestedBefore } from '../../mail/requested-mail.ts';
import type { BookingLinks, Clock, Mails, Ports, RequestIds } from '../../ports.ts';

/**
 * POST /outreach/bookings/find: mails the link of a booking whose code and address are named. The
 * answer is the same whether there is such a booking or not, and so is its time: the mailer finds out.
 */
export const findBooking =
  (ports: Clock & RequestIds & Mails & BookingLinks): Handler<'POST /outreach/bookings/find'> =>
  async (request, reply) => {
    const { bookingId, email } = request.body;
    const code = readBookingCode(bookingId);
    const { findLimits } = ports;
    await takeTry([findLimits.address, request.network], [findLimits.code, code ?? 'none']);
    if (code !== null) {
      const requestHash = request.bodyHash;
      const link = { code, emailHash: emailHash(ports, email), requestHash };
      if (await wasRequestedBefore(request, ports, 'find', { template: 'found', ...link }))
        void reply.header('idempotent-replayed', 'true');
    }
    return reply.code(202).send(detailFor(request, DETAILS.linkMailed));
  };

/** The same address in any case, hidden. */
export const emailHash = ({ ids }: Pick<Ports, 'ids'>, email: string): string =>
  ids.hashOf({ email: email.normalize('NFKC').toLowerCase() });
