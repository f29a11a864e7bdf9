import { randomUUID } from 'node:crypto';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type {
  CommandContext,
  EventMetadata,
} from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import type { FastifyRequest } from 'fastify';
import type { Ports, RequestIds } from '../ports.ts';
import type { KeyedRequest } from './idempotency-keys.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Tells another body under the same idempotency key. */
    readonly bodyHash: string;
    /** Names the commands carried out for it: the same again for a PUT or DELETE that comes again with its key. */
    readonly commandId: string;
  }
}

const KEY = 'idempotency-key';

const keyOf = ({ headers }: FastifyRequest): string | undefined => {
  const value = headers[KEY];
  return typeof value === 'string' ? value : undefined;
};

/** Whether the request may have come before, by its idempotency key. */
export const hasKey = (request: FastifyRequest): boolean => keyOf(request) !== undefined;

/** Who asks for what: written beside the events. With an idempotency key also with which body. */
export function contextOf(request: FastifyRequest): CommandContext {
  const actor = request.principal?.userId ?? 'guest';
  const { id: correlationId, commandId } = request;
  const context = { actor, correlationId, causationId: null, commandId };
  return hasKey(request) ? { ...context, requestHash: request.bodyHash } : context;
}

/** For one more command to a stream that the request changes otherwise, too. */
export const anotherCommand = (request: FastifyRequest): CommandContext => ({
  ...contextOf(request),
  commandId: randomUUID(),
});

/** What a PUT or DELETE with an idempotency key is known by. */
export function keyedRequest(request: FastifyRequest, ports: Pick<Ports, 'ids'>): KeyedRequest {
  const { method, params, bodyHash, caller, routeOptions } = request;
  const named = { caller, route: `${method} ${routeOptions.url}` };
  const parts = [params, keyOf(request)];
  const idOf = (...more: string[]) =>
    ports.ids.idFor({ ...named, key: JSON.stringify([...parts, ...more]) });
  return { id: idOf(), bodyHash, commandId: idOf(bodyHash) };
}

const KEPT_METHODS: readonly string[] = ['PUT', 'DELETE'];

/** The command id of a request, random where nothing says that it is another's again. */
export const commandIdOf = (request: FastifyRequest, ports: Pick<Ports, 'ids'>): string =>
  hasKey(request) && KEPT_METHODS.includes(request.method)
    ? keyedRequest(request, ports).commandId
    : randomUUID();

/** An id for what the request makes: the same again when the same key comes again. */
export const idFor = (request: FastifyRequest, { ids }: RequestIds, what: string): string =>
  ids.idFor({ caller: request.caller, route: what, key: keyOf(request) });

/**
 * Whether this very request was carried out before, going by who began the stream it makes. Throws
 * `idempotency-key-reused` when the key came with another body then.
 */
export function isReplay(request: FastifyRequest, origin: EventMetadata | null): boolean {
  if (origin === null || !hasKey(request)) return false;
  if (origin.requestHash !== request.bodyHash)
    throw new Refusal('idempotency-key-reused', 'The key was used with another request');
  return true;
}
