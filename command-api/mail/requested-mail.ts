import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { FastifyRequest } from 'fastify';
import { hasKey, idFor } from '../http/request.ts';
import type { Clock, Mails, RequestIds } from '../ports.ts';
import type { LinkRequest, LinksRequest, ResetRequest } from './mail-queue.ts';

/**
 * Puts a mail that somebody asks for; whether this very request put it before. Refuses another one under
 * its key.
 */
export async function wasRequestedBefore(
  request: FastifyRequest,
  ports: Clock & RequestIds & Mails,
  what: string,
  mail: LinkRequest | LinksRequest | ResetRequest,
): Promise<boolean> {
  const id = `${what}/${idFor(request, ports, what)}`;
  if ((await ports.mails.put(id, mail, ports.now())) || !hasKey(request)) return false;
  const before = await ports.mails.find(id);
  if (before && 'requestHash' in before && before.requestHash !== mail.requestHash)
    throw new Refusal('idempotency-key-reused', 'The key was used with another request');
  return true;
}
