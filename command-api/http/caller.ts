import { principalOf } from '@baanpak/infrastructure/http/staff.ts';
import type { FastifyRequest, RouteOptions } from 'fastify';
import { Type } from 'typebox';
import type { RequestIds } from '../ports.ts';
import type { Caller, Staff } from '../use-cases/caller.ts';
import { anotherCommand, contextOf, idFor, isReplay } from './request.ts';

/** Who sends a request. */
export const callerOf = (request: FastifyRequest, ports: RequestIds): Caller => ({
  language: request.language,
  network: request.network,
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
