import { principalOf } from '@baanpak/infrastructure/http/staff.ts';
import type { FastifyRequest } from 'fastify';
import type { RequestIds } from '../ports.ts';
import type { Caller, Staff } from '../use-cases/caller.ts';
import { SECOND_FACTOR } from '../use-cases/second-factor/assert-second-factor.ts';
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
export function staffOf(request: FastifyRequest, ports: RequestIds): Staff {
  const proof = request.headers[SECOND_FACTOR];
  return {
    ...callerOf(request, ports),
    principal: principalOf(request),
    secondFactorProof: typeof proof === 'string' ? proof : undefined,
  };
}
