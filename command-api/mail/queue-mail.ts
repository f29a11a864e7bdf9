import type { SendMail } from '@baanpak/domain/processes/mail-templates.ts';
import { DAY } from '@baanpak/domain/values/time/instant.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import type { Deps } from '../deps.ts';

/**
 * Queues a mail, once for each command. What happened more than a day ago is no news: reading the log
 * anew, or loading an old one, mails nobody.
 */
export async function queueMail(
  { mails, now }: Deps,
  { data }: SendMail,
  { commandId }: CommandContext,
): Promise<void> {
  const moment = now();
  if (Date.parse(moment) - Date.parse(data.happenedAt) > DAY) return;
  await mails.put(commandId, data, moment);
}
