import { readBookingCode } from '@baanpak/domain/booking/booking-code.ts';
import { takeTry } from '@baanpak/infrastructure/rate-limits/rate-limit.ts';
import type { BookingLinks, Clock, Mails, Ports, RequestIds } from '../../ports.ts';
import type { Caller } from '../caller.ts';
import { wasRequestedBefore } from '../queue-mail.ts';

/**
 * Mails the link of a booking whose code and address are named; whether this very call did so before. There is nothing
 * to tell from time whether there is such a booking: the mailer finds out.
 */
export async function mailLink(
  ports: Clock & RequestIds & Mails & BookingLinks,
  by: Caller,
  { bookingId, email }: Readonly<{ bookingId: string; email: string }>,
): Promise<boolean> {
  const code = readBookingCode(bookingId);
  const { findLimits } = ports;
  await takeTry([findLimits.address, by.network], [findLimits.code, code ?? 'none']);
  if (code === null) return false;
  const link = { code, emailHash: emailHash(ports, email), requestHash: by.bodyHash() };
  return wasRequestedBefore(ports, by, 'find', { template: 'found', ...link });
}

/**
 * Mails the links of the stays of an address, once in ten minutes; whether this very call did so before. Something is
 * put in the queue each time, so that a key is remembered and time tells nothing.
 */
export async function mailLinks(
  ports: Clock & RequestIds & Mails & BookingLinks,
  by: Caller,
  email: string,
): Promise<boolean> {
  const { address, mailed } = ports.mineLimits;
  await takeTry([address, by.network]);
  const [hash, found] = [emailHash(ports, email), await ports.mails.bookingsOfEmail(email)];
  const mayMail = found.length > 0 && (await mailed.take(hash)) === null;
  return wasRequestedBefore(ports, by, 'mine', {
    template: 'mine',
    bookingIds: mayMail ? found : [],
    emailHash: hash,
    requestHash: by.bodyHash(),
  });
}

/** The same address in any case, hidden. */
export const emailHash = ({ ids }: Pick<Ports, 'ids'>, email: string): string =>
  ids.hashOf({ email: email.normalize('NFKC').toLowerCase() });
