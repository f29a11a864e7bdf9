import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { isRecord } from '@baanpak/domain/values/fields/fields.ts';
import {
  type Action,
  isInScope,
  type Principal,
  type Scope,
  scopeOf,
} from '@baanpak/domain/values/people/roles.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { isUuid } from './formats.ts';
import { TransportError } from './transport-problems.ts';
import { validationUnlessUnchanged } from './unchanged-values.ts';
import { strictValidation } from './validation.ts';

/** Whose a thing is; null: the whole site's. */
export type OwnedBy = Readonly<{ ownerId: string | null }>;

/** Whose the thing with an id is; undefined where there is no such thing. */
export type OwnerOf = (id: string) => Promise<OwnedBy | undefined>;

/** What a route asks of who calls it. */
export type StaffAccess = Readonly<{
  action: Action;
  /** Whose the thing is that the path's `id` names. */
  of?: OwnerOf;
  /** What the path's `id` looks like where it is no UUID. */
  idFormat?: RegExp;
  /** The path's `id` names a user, and everyone reaches their own. */
  self?: boolean;
  /** Guests come here too: anyone who has no such right is one of them, and no principal. */
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
    /** Fields of a body that may come back as they are kept, against the rules of today: see `assertUnchanged`. */
    mayBringBack?: readonly string[];
  }
}

/** Who a bearer token speaks for; undefined for one that is false, over or no longer good. */
export type Identify = (token: string) => Promise<Principal | undefined>;

/** What a plugin's staff routes look things up by. */
export type StaffLookups = Readonly<{
  identify: Identify;
  /** Whose the things are that fields of bodies and queries name by their ids. */
  named: Readonly<Record<string, OwnerOf>>;
  /**
   * Waits for what the caller has written before: whose a thing is may have just changed, and who they are.
   * Answers whether there was anything to wait for.
   */
  written?: (request: FastifyRequest) => Promise<boolean>;
}>;

/** Of a route that takes none. */
const NO_PARAMETERS = Type.Object({});

/** For `named`: the field names a principal's own owner, or another. */
export const ownerIdItself: OwnerOf = async (ownerId) => ({ ownerId });

const BEARER = /^bearer +(\S+)$/i;

/** The token that a request comes with; undefined where it comes with none. */
export const bearerOf = ({ headers }: FastifyRequest): string | undefined =>
  BEARER.exec(headers.authorization ?? '')?.[1];

/**
 * Lets staff onto the plugin's staff routes by one rule, before any input is looked at: without a good
 * token 401, without the right 403, for an unknown thing 404, for another owner's 403, be it named by
 * the path, the body or the query.
 */
export function staffRoutes(
  app: FastifyInstance,
  { identify, named, written = async () => false }: StaffLookups,
): void {
  app.decorateRequest('principal', null);
  app.decorateRequest('scope', 'none');
  app.addHook('onRoute', (route) => {
    if (!route.config?.staff) return;
    Object.assign(route.config, { private: true });
    if (route.config.staff.guests) return; // guests' reads ignore what they do not know
    const { mayBringBack } = route.config;
    route.validatorCompiler = mayBringBack
      ? validationUnlessUnchanged(mayBringBack)
      : strictValidation;
    route.schema = { querystring: NO_PARAMETERS, ...route.schema };
  });
  // without a promise where there is nothing to wait for: guests' calls pass here, too
  app.addHook('onRequest', (request, _reply, done) => {
    const { staff } = request.routeOptions.config;
    if (staff) admit(request, staff).then(() => done(), done);
    else done();
  });
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.principal) assertAllNamed(request).then(() => done(), done);
    else done();
  });

  async function admit(request: FastifyRequest, staff: StaffAccess): Promise<void> {
    const id = lowerCaseId(request);
    const principal = await identified(request);
    if (staff.guests) return admitGuest(request, staff, principal, id);
    if (!principal) throw new TransportError('unauthorized', { message: 'No good bearer token' });
    request.principal = principal;
    request.caller = principal.userId;
    if (staff.self && id === principal.userId) {
      request.scope = 'all';
      return;
    }
    request.scope = scopeOf(principal, staff.action);
    if (request.scope === 'none') throw new TransportError('forbidden');
    if (staff.of) assertInScope(request, await ownedBy(staff, id));
  }

  /** Who calls once what they wrote before is read: that may have been their sign-out. */
  async function identified(request: FastifyRequest): Promise<Principal | undefined> {
    const token = bearerOf(request);
    if (token === undefined) return undefined;
    const principal = await identify(token);
    return principal && (await written(request)) ? identify(token) : principal;
  }

  async function assertAllNamed(request: FastifyRequest): Promise<void> {
    await assertNamedInScope(request, request.body, named);
    await assertNamedInScope(request, request.query, named);
  }
}

/** What nobody knows, and what is no id, is for the route to tell. */
async function assertNamedInScope(
  request: FastifyRequest,
  given: unknown,
  named: StaffLookups['named'],
): Promise<void> {
  const fields = fieldsOf(given);
  for (const [field, ownerOf] of Object.entries(named)) {
    const thing = isUuid(fields[field]) ? await ownerOf(lowerCased(fields, field)) : undefined;
    if (thing) assertInScope(request, thing);
  }
}

async function admitGuest(
  request: FastifyRequest,
  access: StaffAccess,
  principal: Principal | undefined,
  id: string,
): Promise<void> {
  const scope = principal ? scopeOf(principal, access.action) : 'none';
  const thing = scope === 'none' ? undefined : await ownedBy(access, id);
  if (!principal || !thing || !isInScope(scope, thing.ownerId)) return;
  request.principal = principal;
  request.caller = principal.userId;
  request.scope = scope;
}

/** What is no id names nothing, and is no word for a stream or a query. */
const ownedBy = ({ of, idFormat }: StaffAccess, id: string) =>
  (idFormat ? idFormat.test(id) : isUuid(id)) ? of?.(id) : undefined;

/** The path's `id` as streams and tables write it, here and for the route; empty where there is none. */
function lowerCaseId({ params }: FastifyRequest): string {
  const path = fieldsOf(params);
  return path.id === undefined ? '' : lowerCased(path, 'id');
}

function lowerCased(fields: Record<string, unknown>, name: string): string {
  const id = String(fields[name]).toLowerCase();
  fields[name] = id;
  return id;
}

const fieldsOf = (body: unknown) => (isRecord(body) ? body : {});

/** Refuses what is not there, and what the caller's right does not reach. */
export function assertInScope({ scope }: FastifyRequest, thing: OwnedBy | undefined): void {
  if (!thing) throw new Refusal('not-found', 'No such thing');
  if (!isInScope(scope, thing.ownerId)) throw new TransportError('forbidden');
}

/** Who is signed in, on a route of staff. */
export function principalOf({ principal }: FastifyRequest): Principal {
  if (!principal) throw new Error('A route of staff has a principal');
  return principal;
}
