import { randomUUID } from 'node:crypto';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type {
  CommandContext,
  EventMetadata,
} from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import { principalOf } from '@baanpak/infrastructure/http/staff.ts';
import { uploadedFiles } from '@baanpak/infrastructure/http/uploads.ts';
import type { FastifyRequest, RouteOptions } from 'fastify';
import { Type } from 'typebox';
import type { Ports, RequestIds } from '../ports.ts';
import type { KeyedRequest } from '../stores/idempotency-keys.ts';
import type { FormFiles } from '../stores/image-upload.ts';
import type { Caller, Staff } from '../use-cases/caller.ts';

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

/** Who sends a request, and under which key. */
export const callerOf = (request: FastifyRequest, ports: RequestIds): Caller => ({
  language: request.language,
  network: request.network,
  bodyHash: () => request.bodyHash, // only where it is asked for: no hash of what no key came with
  context: contextOf(request),
  anotherContext: () => anotherCommand(request),
  idFor: (what) => idFor(request, ports, what),
  isReplay: (origin) => isReplay(request, origin),
});

/** Who of the staff sends it, on a route of staff. */
export const staffOf = (request: FastifyRequest, ports: RequestIds): Staff => ({
  ...callerOf(request, ports),
  ...signedIn(request),
});

/** The files of its form, read as they are asked for. */
export const filesOf =
  (request: FastifyRequest): FormFiles =>
  (form) =>
    uploadedFiles(request, form);

/** The header of writes that decide over money. */
const SECOND_FACTOR = 'x-second-factor';

/** Who is signed in, and whether they proved their second factor. */
export function signedIn(request: FastifyRequest): Pick<Staff, 'principal' | 'secondFactorProof'> {
  const proof = request.headers[SECOND_FACTOR];
  return {
    principal: principalOf(request),
    secondFactorProof: typeof proof === 'string' ? proof : undefined,
  };
}

const HEADER = {
  [SECOND_FACTOR]: Type.Optional(
    Type.String({
      description:
        'What `POST /auth/second-factor/prove` answered; needed of who turned the second factor on',
    }),
  ),
};

/** Says of each route that may refuse `second-factor-needed` by which header the second factor is proven. */
export function documentSecondFactor(route: RouteOptions): void {
  if (!route.config?.refuses?.includes('second-factor-needed')) return;
  const { headers, ...schema } = route.schema ?? {};
  const known = Type.IsObject(headers) ? headers.properties : {};
  route.schema = { ...schema, headers: Type.Object({ ...known, ...HEADER }) };
}
