import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { hasKey, idFor } from '../http/request.ts';
import type { LinkRequest, LinksRequest, ResetRequest } from './mail-queue.ts';

/**
 * Puts a mail that somebody asks for; whether this very request put it before. Refuses another one under
 * its key.
 */
export async function wasRequestedBefore(
  request: FastifyRequest,
  deps: Deps,
  what: string,
  mail: LinkRequest | LinksRequest | ResetRequest,
): Promise<boolean> {
  const id = `${what}/${idFor(request, deps, what)}`;
  if ((await deps.mails.put(id, mail, deps.now())) || !hasKey(request)) return false;
  const before = await deps.mails.find(id);
  if (before && 'requestHash' in before && before.requestHash !== mail.requestHash)
    throw new Refusal('idempotency-key-reused', 'The key was used with another request');
  return true;
}
