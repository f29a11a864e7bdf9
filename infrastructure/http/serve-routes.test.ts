import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { Principal } from '@baanpak/domain/values/people/roles.ts';
import type { FastifyPluginAsync } from 'fastify';
import { Type } from 'typebox';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { catalogueOf } from './problem-document.ts';
import { type HandlersOf, type OwnersOf, serveRoutes } from './serve-routes.ts';
import { buildServer } from './server.ts';
import { type OwnerOf, staffRoutes } from './staff.ts';

const ROOMS = {
  'GET /rooms/{id}': {
    tag: 'rooms',
    summary: 'A room',
    open: true,
    params: Type.Object({ id: Type.String() }),
    query: Type.Object({ nights: Type.Integer({ default: 1 }) }),
    answer: Type.Object({ id: Type.String(), nights: Type.Integer() }),
  },
  'POST /rooms': {
    tag: 'rooms',
    summary: 'Make a room',
    open: true,
    takesKey: true,
    body: Type.Object({ name: Type.String() }),
    status: 201,
    answer: Type.Object({ name: Type.String() }),
  },
  'POST /rooms/{id}/name': {
    tag: 'rooms',
    summary: 'Name a room, by a form or JSON',
    open: true,
    formToo: true,
    params: Type.Object({ id: Type.String() }),
    body: Type.Object({ name: Type.String() }),
    answer: Type.Object({ name: Type.String() }),
  },
  'POST /bytes': {
    tag: 'rooms',
    summary: 'How many bytes came',
    open: true,
    takesBytes: true,
    answer: Type.Object({ bytes: Type.Integer() }),
  },
} as const;

const HANDLERS: HandlersOf<typeof ROOMS, 'GET' | 'POST'> = {
  'GET /rooms/{id}': async ({ params, query }) => ({ id: params.id, nights: query.nights }),
  'POST /rooms': async ({ body }, reply) => reply.code(201).send({ name: body.name }),
  'POST /rooms/{id}/name': async ({ body }) => ({ name: body.name }),
  'POST /bytes': async ({ body }) => ({ bytes: Buffer.isBuffer(body) ? body.length : -1 }),
};

const rooms: FastifyPluginAsync = async (app) => serveRoutes(app, ROOMS, HANDLERS);

async function served() {
  const app = buildServer({ apiKeys: new Set(), problems: catalogueOf() });
  await app.register(rooms);
  return app;
}

const PRICES = {
  'GET /rooms/{id}/prices': {
    tag: 'rooms',
    summary: 'What a room costs',
    rights: { action: 'read-money', of: 'room' },
    open: true,
    params: Type.Object({ id: Type.String() }),
    answer: Type.Object({ price: Type.Integer() }),
  },
} as const;
const PRICED: HandlersOf<typeof PRICES, 'GET'> = {
  'GET /rooms/{id}/prices': async () => ({ price: 1 }),
};

async function staffServed(room: OwnerOf) {
  const app = buildServer({ apiKeys: new Set(), problems: catalogueOf() });
  const owner: Principal = { userId: 'user', role: 'owner', ownerId: 'owner' };
  const prices: FastifyPluginAsync = async (scope) => {
    staffRoutes(scope, { identify: async () => owner, named: {} });
    await serveRoutes(scope, PRICES, PRICED, { room });
  };
  await app.register(prices);
  return app;
}

const SEARCH = {
  'GET /prices': {
    tag: 'rooms',
    summary: 'What rooms cost',
    rights: { action: 'read-money' },
    open: true,
    query: Type.Object({ of: Type.String(), nights: Type.Integer() }),
    answer: Type.Object({ price: Type.Integer() }),
  },
} as const;
const SEARCHED: HandlersOf<typeof SEARCH, 'GET'> = {
  'GET /prices': {
    async check({ url }) {
      if (!url.includes('of=river')) throw new Refusal('not-found', 'No such hotel');
    },
    handler: async ({ query }) => ({ price: query.nights }),
  },
};

async function searchServed() {
  const app = buildServer({ apiKeys: new Set(), problems: catalogueOf() });
  const owner: Principal = { userId: 'user', role: 'owner', ownerId: 'owner' };
  const prices: FastifyPluginAsync = async (scope) => {
    staffRoutes(scope, { identify: async () => owner, named: {} });
    await serveRoutes(scope, SEARCH, SEARCHED);
  };
  await app.register(prices);
  return app;
}

const RESOURCE = { path: '/admin-api/rooms', one: 'room', many: 'rooms' };
const RESOURCES = {
  'GET /rooms': {
    tag: 'rooms',
    summary: 'Rooms',
    rights: { action: 'read-stays' },
    resources: [RESOURCE, { ...RESOURCE, path: '/admin-api/beds', fixed: { q: 'bed' } }],
    query: Type.Object({ q: Type.String({ default: 'any' }) }),
    answer: Type.Object({
      rooms: Type.Array(Type.Object({ _id: Type.String() })),
      total: Type.Integer(),
    }),
  },
  'GET /rooms/{id}': {
    tag: 'rooms',
    summary: 'A room',
    rights: { action: 'read-stays', of: 'room', guests: true },
    resources: [RESOURCE],
    open: true,
    params: Type.Object({ id: Type.String({ pattern: '^[a-z]+$' }) }),
    answer: Type.Object({ room: Type.Object({ _id: Type.String() }) }),
  },
  'DELETE /admin-api/rooms/{id}': {
    tag: 'rooms',
    summary: 'Remove a room',
    rights: { action: 'write-hotels', of: 'room-or-removed' },
    resources: [RESOURCE],
    params: Type.Object({ id: Type.String({ pattern: '^[a-z]+$' }) }),
    answer: Type.Object({ room: Type.Object({ _id: Type.String() }) }),
  },
} as const;
const ANSWERED: HandlersOf<typeof RESOURCES, 'GET' | 'DELETE'> = {
  'GET /rooms': async ({ query }) => ({ rooms: [{ _id: query.q }], total: 7 }),
  'GET /rooms/{id}': async ({ params }) => ({ room: { _id: params.id } }),
  'DELETE /admin-api/rooms/{id}': async ({ params }) => ({ room: { _id: params.id } }),
};
const STAFF = { authorization: 'Bearer good', 'x-api-key': 'guest' };

async function resourcesServed() {
  const app = buildServer({ apiKeys: new Set(['guest']), problems: catalogueOf() });
  const owner: Principal = { userId: 'user', role: 'owner', ownerId: 'owner' };
  const rooms: FastifyPluginAsync = async (scope) => {
    staffRoutes(scope, { identify: async () => owner, named: {} });
    const room = async (id: string) => (id === 'sea' ? { ownerId: 'owner' } : undefined);
    const removed = async () => ({ ownerId: 'owner' });
    await serveRoutes(scope, RESOURCES, ANSWERED, { room, 'room-or-removed': removed });
  };
  await app.register(rooms);
  return app;
}

describe('serving a route that resources answer too', () => {
  it('answers callers of each as they ask', async () => {
    const app = await resourcesServed();
    const answers = ['/rooms', '/admin-api/rooms', '/admin-api/beds'].map(async (url) =>
      app.inject({ url, headers: STAFF }),
    );
    const [plain, twin, other] = await Promise.all(answers);
    expect(plain?.json()).toEqual({ rooms: [{ _id: 'any' }], total: 7 });
    expect(twin?.json()).toEqual([{ id: 'any', _id: 'any' }]);
    expect(twin?.headers['content-range']).toBe('rooms 0-0/7');
    expect(other?.json()).toEqual([{ id: 'bed', _id: 'bed' }]);
    expect(other?.headers['content-range']).toBe('beds 0-0/7');
  });

  it('answers one record at the resource, whose id is what the schema says', async () => {
    const app = await resourcesServed();
    const get = (id: string) => app.inject({ url: `/admin-api/rooms/${id}`, headers: STAFF });
    expect((await get('sea')).json()).toEqual({ id: 'sea', _id: 'sea' });
    expect((await get('land')).json()).toMatchObject({ code: 'not-found' });
    expect((await get('sea-view')).json()).toMatchObject({ code: 'not-found' });
  });

  it('lets guests onto the plain route alone', async () => {
    const app = await resourcesServed();
    const headers = { 'x-api-key': 'guest' };
    expect((await app.inject({ url: '/rooms/sea', headers })).statusCode).toBe(200);
    expect((await app.inject({ url: '/admin-api/rooms/sea', headers })).statusCode).toBe(401);
  });

  it('needs to know whose the things are that routes name, and no others', () => {
    type Kinds = keyof OwnersOf<typeof RESOURCES, 'GET'>;
    expectTypeOf<Kinds>().toEqualTypeOf<'room'>();
    expectTypeOf<keyof OwnersOf<typeof RESOURCES, 'GET' | 'DELETE'>>().toEqualTypeOf<
      'room' | 'room-or-removed'
    >();
  });

  it('answers a route at the path of a resource there alone', async () => {
    const app = await resourcesServed();
    const remove = (url: string) => app.inject({ method: 'DELETE', url, headers: STAFF });
    expect((await remove('/admin-api/rooms/land')).json()).toEqual({ id: 'land', _id: 'land' });
    expect((await remove('/rooms/land')).statusCode).toBe(404);
  });
});

describe('serving a table of routes', () => {
  it('puts ids, queries and defaults where handlers read them', async () => {
    const app = await served();
    const answer = await app.inject('/rooms/a');
    expect(answer.json()).toEqual({ id: 'a', nights: 1 });
  });

  it('answers with the status of the table', async () => {
    const app = await served();
    const answer = await app.inject({ method: 'POST', url: '/rooms', payload: { name: 'Canal' } });
    expect([answer.statusCode, answer.json()]).toEqual([201, { name: 'Canal' }]);
  });

  it('refuses what the schemas of the table do not let through', async () => {
    const app = await served();
    const answer = await app.inject({ method: 'POST', url: '/rooms', payload: {} });
    expect(answer.json()).toMatchObject({ status: 400, errors: [{ path: 'name' }] });
  });

  it('refuses a key that is no idempotency key where the route takes one', async () => {
    const app = await served();
    const headers = { 'idempotency-key': 'x'.repeat(256) };
    const payload = { name: 'Canal' };
    const answer = await app.inject({ method: 'POST', url: '/rooms', payload, headers });
    expect(answer.json()).toMatchObject({ code: 'invalid-request' });
  });

  it('reads an urlencoded form on the route that says so, and on no other', async () => {
    const app = await served();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const named = { method: 'POST', url: '/rooms/a/name', payload: 'name=Canal', headers } as const;
    expect((await app.inject(named)).json()).toEqual({ name: 'Canal' });
    expect((await app.inject({ ...named, url: '/rooms' })).statusCode).toBe(415);
  });

  it('keeps the bytes of a body on the route that says so', async () => {
    const app = await served();
    const headers = { 'content-type': 'application/json' };
    const answer = await app.inject({
      method: 'POST',
      url: '/bytes',
      payload: '{ "a":1 }',
      headers,
    });
    expect(answer.json()).toEqual({ bytes: 9 });
  });

  it('asks of staff the right of the table, and whose the thing of the path is', async () => {
    const asked: string[] = [];
    const app = await staffServed(async (id) => {
      asked.push(id);
      return { ownerId: 'somebody-else' };
    });
    const url = '/rooms/0a9e4d57-3c2b-8f60-a1d4-77c5e8b2f390/prices';
    expect((await app.inject(url)).statusCode).toBe(401);
    const headers = { authorization: 'Bearer good' };
    expect((await app.inject({ url, headers })).json()).toMatchObject({ code: 'forbidden' });
    expect(asked).toEqual(['0a9e4d57-3c2b-8f60-a1d4-77c5e8b2f390']);
  });

  it('checks what a handler checks first: after its right, and before any input is refused', async () => {
    const app = await searchServed();
    const url = '/prices?of=canal&nights=many';
    expect((await app.inject(url)).statusCode).toBe(401);
    const headers = { authorization: 'Bearer good' };
    expect((await app.inject({ url, headers })).json()).toMatchObject({ code: 'not-found' });
    const known = await app.inject({ url: '/prices?of=river&nights=many', headers });
    expect(known.json()).toMatchObject({ code: 'invalid-request' });
  });

  it('does not start where nothing says whose a thing is', async () =>
    expect(serveRoutes(buildServer({ apiKeys: new Set() }), PRICES, PRICED)).rejects.toThrow(
      'Nothing says whose a room is',
    ));

  it('takes a handler for each route of its methods, and for no other', () => {
    expectTypeOf<keyof HandlersOf<typeof ROOMS, 'GET'>>().toEqualTypeOf<'GET /rooms/{id}'>();
    expectTypeOf<keyof HandlersOf<typeof ROOMS, 'GET' | 'POST'>>().toEqualTypeOf<
      keyof typeof ROOMS
    >();
    type Read = HandlersOf<typeof ROOMS, 'GET'>;
    expectTypeOf<object>().not.toExtend<Read>();
    expectTypeOf(async () => ({ id: 'a' })).not.toExtend<Read['GET /rooms/{id}']>();
  });
});
