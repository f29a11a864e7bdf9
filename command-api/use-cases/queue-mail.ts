import type { SendMail } from '@baanpak/domain/processes/mail-templates.ts';
import type { MailApplication } from '@baanpak/domain/processes/process.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { DAY, type Instant } from '@baanpak/domain/values/time/instant.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import type { Clock, Mails } from '../ports.ts';
import type {
  LinkRequest,
  LinksRequest,
  MailToPut,
  PartnerMail,
  ResetRequest,
} from '../stores/mail-queue.ts';
import type { Caller } from './caller.ts';

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

/**
 * Queues a mail that somebody asks for; whether this very call put it before. Refuses another one under
 * its key.
 */
export async function wasRequestedBefore(
  { mails, now }: Clock & Mails,
  by: Caller,
  what: string,
  mail: LinkRequest | LinksRequest | ResetRequest,
): Promise<boolean> {
  const id = `${what}/${by.idFor(what)}`;
  const hasKey = by.context.requestHash !== undefined;
  if ((await mails.put(id, mail, now())) || !hasKey) return false;
  const before = await mails.find(id);
  if (before && 'requestHash' in before && before.requestHash !== mail.requestHash)
    throw new Refusal('idempotency-key-reused', 'The key was used with another request');
  return true;
}

/** Once for each application and template, however often it is asked for. */
export async function queuePartnerMail(
  { mails, now }: Clock & Mails,
  template: PartnerMail['template'],
  applicationId: string,
): Promise<void> {
  await mails.put(`${template}/${applicationId}`, { template, applicationId }, now());
}

export const mailApplication = (
  ports: Clock & Mails,
  { template, applicationId }: MailApplication['data'],
): Promise<void> => queuePartnerMail(ports, template, applicationId);

/** Once for each user, however often it is asked for. */
export async function queueInvitation(
  { mails, now }: Clock & Mails,
  userId: string,
): Promise<void> {
  await mails.put(`staff-invited/${userId}`, { template: 'staff-invited', userId }, now());
}
