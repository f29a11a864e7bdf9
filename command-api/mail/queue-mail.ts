import type { SendMail } from '@baanpak/domain/processes/mail-templates.ts';
import { DAY, type Instant } from '@baanpak/domain/values/time/instant.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import type { Clock, Mails } from '../ports.ts';
import type { MailToPut } from './mail-queue.ts';

/** What a booking is told once, though its departure may be undone and recorded again. */
const ONCE_A_BOOKING: ReadonlySet<SendMail['data']['template']> = new Set(['stayed']);

/** What happened more than a day ago is no news: reading the log again, or loading an old one, mails nobody. */
export function mailToPut(
  { data }: SendMail,
  { commandId }: Pick<CommandContext, 'commandId'>,
  now: Instant,
): MailToPut | undefined {
  if (Date.parse(now) - Date.parse(data.happenedAt) > DAY) return undefined;
  return { id: idOf(data, commandId), mail: data, now };
}

/** Queues a mail that is news, once for each command or booking. */
export async function queueMail(
  { mails, now }: Clock & Mails,
  command: SendMail,
  context: CommandContext,
): Promise<void> {
  const put = mailToPut(command, context, now());
  if (put) await mails.put(put.id, put.mail, put.now);
}

const idOf = (mail: SendMail['data'], commandId: string): string =>
  'bookingIds' in mail && ONCE_A_BOOKING.has(mail.template)
    ? [mail.template, ...mail.bookingIds].join('/')
    : commandId;
