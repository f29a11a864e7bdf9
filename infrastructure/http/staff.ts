import { Refusal } from '@baanpak/domain/values/refusal.ts';
import {
  type Action,
  isInScope,
  type Principal,
  type Scope,
  scopeOf,
} from '@baanpak/domain/values/roles.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { TransportError } from './transport-problems.ts';
import { strictValidation } from './validation.ts';

/** Whose a thing is; null: the whole site's. */
export type Owned = Readonly<{ ownerId: string | null }>;

/** What a route asks of who calls it. */
export type StaffAccess = Readonly<{
  action: Action;
  /** Whose the thing in the path is; undefined where there is no such thing. */
  of?: (request: FastifyRequest) => Promise<Owned | undefined>;
  /** The path's `id` names a user, and everyone reaches their own. */
  self?: boolean;
  /** Guests come here too: whoever has no such right is one of them, and no principal. */
  guests?: boolean;
}>;

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is signed in; null on routes of guests. */
    principal: Principal | null;
    /** Whose things the route's action reaches; `none` on routes of guests. */
    scope: Scope;
  }
  interface FastifyContextConfig {
    /** For staff with this right; absent on routes of guests. */
    staff?: StaffAccess;
  }
}

/** Who a bearer token speaks for; undefined for one that is false, over or no longer good. */
export type Identify = (token: string) => Promise<Principal | undefined>;

const BEARER = /^bearer +(\S+)$/i;

/**
 * Lets staff onto the plugin's staff routes by one rule, before any input is looked at: without a good
 * token 401, without the right 403, for an unknown thing 404, for another owner's 403. `written` waits
 * for what the caller has written before: whose a thing is may have just changed.
 */
export function staffRoutes(
  app: FastifyInstance,
  identify: Identify,
  written: (request: FastifyRequest) => Promise<void> = async () => {},
): void {
  app.decorateRequest('principal', null);
  app.decorateRequest('scope', 'none');
  app.addHook('onRoute', (route) => {
    if (!route.config?.staff) return;
    Object.assign(route.config, { private: true });
    route.validatorCompiler = strictValidation;
  });
  app.addHook('onRequest', async (request) => {
    const { staff } = request.routeOptions.config;
    if (!staff) return;
    const [, token] = BEARER.exec(request.headers.authorization ?? '') ?? [];
    const principal = token === undefined ? undefined : await identify(token);
    if (principal) await written(request);
    if (staff.guests) return admitGuest(request, staff, principal);
    if (!principal) throw new TransportError('unauthorized', { message: 'No good bearer token' });
    request.principal = principal;
    request.caller = principal.userId;
    if (staff.self && idIn(request) === principal.userId) {
      request.scope = 'all';
      return;
    }
    request.scope = scopeOf(principal, staff.action);
    if (request.scope === 'none') throw new TransportError('forbidden');
    if (staff.of) assertInScope(request, await staff.of(request));
  });
}

async function admitGuest(
  request: FastifyRequest,
  { action, of }: StaffAccess,
  principal: Principal | undefined,
): Promise<void> {
  const scope = principal ? scopeOf(principal, action) : 'none';
  const thing = scope === 'none' ? undefined : await of?.(request);
  if (!principal || !thing || !isInScope(scope, thing.ownerId)) return;
  request.principal = principal;
  request.caller = principal.userId;
  request.scope = scope;
}

const idIn = ({ params }: FastifyRequest) => (params as Readonly<{ id?: string }>).id;

/** Refuses what is not there, and what the caller's right does not reach. */
export function assertInScope({ scope }: FastifyRequest, thing: Owned | undefined): void {
  if (!thing) throw new Refusal('not-found', 'No such thing');
  if (!isInScope(scope, thing.ownerId)) throw new TransportError('forbidden');
}

/** Who is signed in, on a route of staff. */
export function principalOf({ principal }: FastifyRequest): Principal {
  if (!principal) throw new Error('A route of staff has a principal');
  return principal;
}
