import type { SendMail } from '@baanpak/domain/processes/mail-templates.ts';
import { DAY } from '@baanpak/domain/values/time/instant.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import type { Clock, Mails } from '../ports.ts';

/** What a booking is told once, though its departure may be undone and recorded again. */
const ONCE_A_BOOKING: ReadonlySet<SendMail['data']['template']> = new Set(['stayed']);

/**
 * Queues a mail, once for each command or booking. What happened more than a day ago is no news: reading the log
 * again, or loading an old one, mails nobody.
 */
export async function queueMail(
  { mails, now }: Clock & Mails,
  { data }: SendMail,
  { commandId }: CommandContext,
): Promise<void> {
  const moment = now();
  if (Date.parse(moment) - Date.parse(data.happenedAt) > DAY) return;
  await mails.put(idOf(data, commandId), data, moment);
}

const idOf = (mail: SendMail['data'], commandId: string): string =>
  'bookingIds' in mail && ONCE_A_BOOKING.has(mail.template)
    ? [mail.template, ...mail.bookingIds].join('/')
    : commandId;
