import { isRecord } from '@baanpak/domain/values/fields/fields.ts';
import type { Kind, Resource, Route } from '@baanpak/domain/values/schema/route.ts';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type {
  ContextConfigDefault,
  FastifyInstance,
  FastifyPluginAsync,
  FastifyRequest,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
  RouteGenericInterface,
  RouteHandlerMethod,
} from 'fastify';
import { type TSchema, Type } from 'typebox';
import { refuseAt, takesAt } from './refuse-at.ts';
import { IdempotencyHeaders } from './server-ids.ts';
import { simpleRest } from './simple-rest/simple-rest.ts';
import type { OwnerOf, StaffAccess } from './staff.ts';
import { takeForms, takeFormsToo } from './uploads.ts';

type Part<One, Name extends string, As extends string> = One extends {
  readonly [N in Name]: infer Schema;
}
  ? { [A in As]: Schema }
  : object;
type StatusOf<One> = One extends { readonly status: infer Status extends number } ? Status : 200;
type SchemaOf<One extends Route> = Part<One, 'params', 'params'> &
  Part<One, 'query', 'querystring'> &
  Part<One, 'headers', 'headers'> &
  Part<One, 'body', 'body'> & { response: { [S in StatusOf<One>]: One['answer'] } };

/** What answers a route: gets its input as its schemas read it, and sends what its answer says. */
export type HandlerOf<One extends Route> = RouteHandlerMethod<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  RouteGenericInterface,
  ContextConfigDefault,
  SchemaOf<One>,
  TypeBoxTypeProvider
>;

type Check = (request: FastifyRequest) => Promise<void>;

/** A handler whose `check` comes first: after the caller's right to the route, and before any input is refused. */
export type CheckedHandlerOf<One extends Route> = Readonly<{
  check: Check;
  handler: HandlerOf<One>;
}>;

type Table = Readonly<Record<string, Route>>;

/** A handler for each route of some methods: one that is missing, or too many, does not compile. */
export type HandlersOf<Routes extends Table, Method extends string> = {
  readonly [Key in keyof Routes as Key extends `${Method} ${string}` ? Key : never]:
    | HandlerOf<Routes[Key]>
    | CheckedHandlerOf<Routes[Key]>;
};

/** Whose a thing is that a route names by the path's `id`, by the kind of thing. */
type Owners = Readonly<Partial<Record<Kind, OwnerOf>>>;

type KindOf<One> = One extends { readonly rights: { readonly of: infer Of extends Kind } }
  ? Of
  : never;

/** The look-ups that the routes of some methods need: one that is missing, or too many, does not compile. */
export type OwnersOf<Routes extends Table, Method extends string> = Readonly<
  Record<
    {
      [Key in keyof Routes]: Key extends `${Method} ${string}` ? KindOf<Routes[Key]> : never;
    }[keyof Routes],
    OwnerOf
  >
>;

/**
 * Registers the routes of a table that there are handlers for, and those of the resources that answer them too
 * (docs/adr/0139-admin-api-follows-from-the-table.md).
 */
export async function serveRoutes<Routes extends Table>(
  app: FastifyInstance,
  routes: Routes,
  handlers: Partial<HandlersOf<Routes, string>>,
  owners: Owners = {},
): Promise<void> {
  for (const [key, answering] of Object.entries({ ...handlers })) {
    const route = routes[key];
    if (!route) throw new Error(`The table has no route ${key}`);
    const [method = '', path = ''] = key.split(' ');
    const staff = accessOf(route, owners);
    // a handler gets what its own schemas let through
    const served = { method, path, route, staff, ...asChecked(answering as Answering) };
    const { resources = [] } = route;
    const twins = resources.map((resource) => ({ resource, path: pathIn(resource, path) }));
    if (twins.every((twin) => twin.path !== path)) await register(app, served);
    for (const { resource, path } of twins)
      await app.register(
        simpleRest(resource, [async (scope) => register(scope, { ...served, path })]),
      );
  }
}

type Answering = RouteHandlerMethod | Readonly<{ check: Check; handler: RouteHandlerMethod }>;

const asChecked = (answering: Answering) =>
  'check' in answering ? answering : { check: undefined, handler: answering };

/** Of a list or a new record the resource's own path, else that of one record. */
function pathIn(resource: Resource, path: string): string {
  if (path.endsWith('/{id}')) return `${resource.path}/{id}`;
  if (path.includes('{')) throw new Error(`${path} is no list and no record of ${resource.path}`);
  return resource.path;
}

async function register(app: FastifyInstance, served: Served): Promise<void> {
  const reader = readerOf(served.route);
  if (reader) await app.register(readingBodies(reader, served));
  else serve(app, served);
}

type Reader = (app: FastifyInstance) => void | Promise<void>;

/** How a body is read that is not JSON alone. */
function readerOf({ form, formToo, takesBytes }: Route): Reader | undefined {
  if (form) return form.optional ? takeFormsToo : takeForms;
  if (formToo) return takeUrlencoded;
  return takesBytes ? takeBytes : undefined;
}

const readingBodies =
  (read: Reader, served: Served): FastifyPluginAsync =>
  async (app) => {
    await read(app);
    serve(app, served);
  };

type Served = Readonly<{
  method: string;
  path: string;
  route: Route;
  staff: StaffAccess | undefined;
  check: Check | undefined;
  handler: RouteHandlerMethod;
}>;

function accessOf({ rights, params }: Route, owners: Owners): StaffAccess | undefined {
  if (!rights) return undefined;
  const { of: kind, ...access } = rights;
  if (kind === undefined) return access;
  const of = owners[kind];
  if (!of) throw new Error(`Nothing says whose a ${kind} is`);
  return { ...access, ...idFormatIn(params), of };
}

/** An id with a pattern is no UUID. */
function idFormatIn(params: TSchema | undefined): Pick<StaffAccess, 'idFormat'> {
  const id = Type.IsObject(params) ? params.properties.id : undefined;
  if (!id || !('pattern' in id) || typeof id.pattern !== 'string') return {};
  return { idFormat: new RegExp(id.pattern) };
}

function serve(app: FastifyInstance, { method, path, route, staff, check, handler }: Served): void {
  const { tag, summary, description, params, query, headers, body, form, ...others } = route;
  const { status, answer, ...rest } = others;
  const { takesKey, formToo, takesBytes: _, rights: __, resources: ___, ...config } = rest;
  const isStream =
    'content' in answer && isRecord(answer.content) && EVENT_STREAM in answer.content;
  app.route({
    method,
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    ...(isStream && { exposeHeadRoute: false }),
    ...(check && { onRequest: check }),
    ...(!takesAt(query) && { preValidation: refuseAt }),
    config: { ...config, ...(staff && { staff }), ...(form && { upload: form }) },
    schema: {
      tags: [tag],
      summary,
      ...(description !== undefined && { description }),
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(headers && { headers }),
      ...(takesKey && { headers: IdempotencyHeaders }),
      ...(formToo && { consumes: [URLENCODED, 'application/json'] }),
      ...(body && { body }),
      response: { [status ?? 200]: answer },
    },
    handler,
  });
}

const EVENT_STREAM = 'text/event-stream';
const URLENCODED = 'application/x-www-form-urlencoded';

function takeUrlencoded(app: FastifyInstance): void {
  app.addContentTypeParser<string>(URLENCODED, { parseAs: 'string' }, (_request, form, done) =>
    done(null, Object.fromEntries(new URLSearchParams(form))),
  );
}

/** A signature is over the very bytes that came. */
function takeBytes(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
}
