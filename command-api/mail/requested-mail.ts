import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { Clock, Mails } from '../ports.ts';
import type { Caller } from '../use-cases/caller.ts';
import type { LinkRequest, LinksRequest, ResetRequest } from './mail-queue.ts';

/**
 * Puts a mail that somebody asks for; whether this very call put it before. Refuses another one under
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
