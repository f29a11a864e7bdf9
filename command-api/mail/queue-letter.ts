import type { SendLetter } from '@baanpak/domain/processes/letters.ts';
import { DAY } from '@baanpak/domain/values/time/instant.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import type { Deps } from '../deps.ts';

/**
 * Puts a letter among those to be sent, once for each command. What happened more than a day ago is
 * no news: who reads the log anew, or loads one of old, writes to nobody.
 */
export async function queueLetter(
  { mails, now }: Deps,
  { data }: SendLetter,
  { commandId }: CommandContext,
): Promise<void> {
  const moment = now();
  if (Date.parse(moment) - Date.parse(data.happenedAt) > DAY) return;
  await mails.put(commandId, data, moment);
}
