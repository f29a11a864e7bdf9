import { readBookingCode } from '@baanpak/domain/booking/booking-code.ts';
import { takeTry } from '@baanpak/infrastructure/rate-limits/rate-limit.ts';
import { DETAILS, detailFor, type Handler } from '../../http/answer.ts';
import { callerOf } from '../../http/request.ts';
import type { BookingLinks, Clock, Mails, Ports, RequestIds } from '../../ports.ts';
import { wasRequestedBefore } from '../queue-mail.ts';

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
      if (
        await wasRequestedBefore(ports, callerOf(request, ports), 'find', {
          template: 'found',
          ...link,
        })
      )
        void reply.header('idempotent-replayed', 'true');
    }
    return reply.code(202).send(detailFor(request, DETAILS.linkMailed));
  };

/** The same address in any case, hidden. */
export const emailHash = ({ ids }: Pick<Ports, 'ids'>, email: string): string =>
  ids.hashOf({ email: email.normalize('NFKC').toLowerCase() });
