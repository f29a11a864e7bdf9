import type { FastifyPluginAsync } from 'fastify';
import { Type } from 'typebox';
import { afterAll, describe, expect, it } from 'vitest';
import { docs } from './docs.ts';
import { health } from './health.ts';
import { buildServer } from './server.ts';
import { IdempotencyHeaders } from './server-ids.ts';

const app = buildServer({ apiKeys: new Set(['guest']) });
afterAll(() => app.close());
await docs(app, {
  title: 'The API',
  version: '1.2.3',
  tags: [{ name: 'rooms' }, { name: 'operations' }],
  examples: { title: [3, 'Sea view'] },
});
health(app, {});
const Room = Type.Object({ title: Type.String() });
const NewRoom = Type.Object({
  ...Room.properties,
  units: Type.Integer({ default: 1 }),
  beds: Type.Array(Type.Object({ wide: Type.Boolean({ default: false }), kind: Type.String() })),
});
const AfterPosition = Type.Object({ 'x-after-position': Type.Optional(Type.String()) });
const FromPage = Type.Object({ page: Type.Integer({ default: 1 }), q: Type.String() });
const Refused = Type.Object({ why: Type.String() }, { description: 'Refused its own way' });
const queries: FastifyPluginAsync = async (api) => {
  api.get(
    '/rooms/:id',
    {
      schema: {
        tags: ['rooms'],
        params: Type.Object({ id: Type.String() }),
        response: { 200: Room },
      },
    },
    async () => ({ title: 'Sea view' }),
  );
  api.get(
    '/rooms',
    {
      config: {
        staff: { action: 'read-stays', guests: true },
        simpleRest: 'list',
        files: ['text/csv', 'application/pdf'],
      },
      schema: { headers: AfterPosition, querystring: FromPage, response: { 200: Room } },
    },
    async () => ({ title: 'Sea view' }),
  );
};
const commands: FastifyPluginAsync = async (api) => {
  api.post(
    '/rooms/:id/gallery',
    {
      config: { upload: { field: 'files', many: true, largest: 9, description: 'Pictures' } },
      schema: { params: Type.Object({ id: Type.String() }) },
    },
    async () => 'thanks',
  );
  api.post(
    '/rooms/:id/slip',
    {
      config: {
        upload: { field: 'slip', many: false, largest: 9, description: 'A slip', optional: true },
      },
      schema: { params: Type.Object({ id: Type.String() }) },
    },
    async () => 'thanks',
  );
  api.post(
    '/rooms/:id/requests',
    {
      config: {
        facts: {
          'not-found': Type.Object({ nearby: Type.Optional(Room), city: Type.String() }),
          'invalid-request': Type.Object({ nights: Type.Array(Type.String()) }),
        },
      },
      schema: { params: Type.Object({ id: Type.String() }) },
    },
    async () => 'noted',
  );
  api.post(
    '/rooms',
    {
      schema: {
        tags: ['rooms'],
        headers: IdempotencyHeaders,
        body: NewRoom,
        response: { 200: Room },
      },
    },
    async ({ body }) => body,
  );
};
const standIn: FastifyPluginAsync = async (api) => {
  const response = { 200: Room, 303: Type.Null({ description: 'Elsewhere' }), default: Refused };
  api.get('/stand-in', { config: { open: true }, schema: { response } }, async () => ({}));
};
void app.register(standIn);
void app.register(queries);
void app.register(commands);

describe('the docs', () => {
  it('describe the routes of all plugins in one OpenAPI 3.1 document', async () => {
    const answer = await app.inject('/docs/json');
    expect(answer.statusCode).toBe(200);
    const document = answer.json();
    expect(document).toMatchObject({
      openapi: '3.1.0',
      info: { title: 'The API', version: '1.2.3' },
      security: [{ apiKey: [] }],
      components: {
        securitySchemes: { apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key' } },
      },
    });
    expect(new Set(Object.keys(document.paths))).toEqual(
      new Set([
        '/healthz',
        '/readyz',
        '/rooms',
        '/stand-in',
        '/rooms/{id}',
        '/rooms/{id}/requests',
        '/rooms/{id}/gallery',
        '/rooms/{id}/slip',
      ]),
    );
    expect(document.tags).toEqual([{ name: 'rooms' }, { name: 'operations' }]);
  });

  it('show the form of an upload', async () => {
    const { paths } = (await app.inject('/docs/json')).json();
    const { requestBody } = paths['/rooms/{id}/gallery'].post;
    const file = { type: 'string', format: 'binary' };
    expect(requestBody.content).toEqual({
      'multipart/form-data': {
        schema: {
          type: 'object',
          required: ['files'],
          properties: {
            files: { type: 'array', minItems: 1, items: file, description: 'Pictures' },
          },
        },
      },
    });
  });

  it('say which form may be left out', async () => {
    const { paths } = (await app.inject('/docs/json')).json();
    const { post } = paths['/rooms/{id}/slip'];
    expect(post.requestBody.required).toBe(false);
    expect(post.requestBody.content['multipart/form-data'].schema.required).toEqual([]);
    expect(Object.keys(post).filter((name) => name.startsWith('x-'))).toEqual([]);
    expect(paths['/rooms/{id}/gallery'].post.requestBody.required).toBe(true);
  });

  it('say what a call takes and gives, problems included', async () => {
    const { paths, components } = (await app.inject('/docs/json')).json();
    const { responses, parameters } = paths['/rooms/{id}'].get;
    expect(parameters).toMatchObject([{ in: 'path', name: 'id', required: true }]);
    expect(responses['200'].content['application/json'].schema).toMatchObject({
      properties: { title: { type: 'string' } },
    });
    expect(responses['200'].content['application/json'].example).toEqual({ title: 'Sea view' });
    expect(Object.keys(responses)).toEqual(
      ['200', '304', '400', '401', '404', '429', '500', '503'], //
    );
    expect(responses['404'].content['application/problem+json']).toEqual({
      schema: { $ref: '#/components/schemas/Problem' },
      examples: { 'not-found': { $ref: '#/components/examples/not-found' } },
    });
    expect(components.schemas.Problem).toMatchObject({
      required: ['type', 'title', 'status', 'detail', 'code'],
    });
    expect(components.examples['not-found'].value).toMatchObject({ status: 404 });
    expect(paths['/rooms'].post.requestBody.content['application/json'].schema).toMatchObject({
      required: ['title', 'beds'],
    });
  });

  it('require nothing that has a default', async () => {
    const { paths } = (await app.inject('/docs/json')).json();
    const { schema } = paths['/rooms'].post.requestBody.content['application/json'];
    expect(schema.properties.beds.items.required).toEqual(['kind']);
    expect(schema.properties.units).toMatchObject({ default: 1 });
    expect(paths['/rooms'].get.parameters).toMatchObject([
      { name: 'page', in: 'query', required: false },
      { name: 'q', in: 'query', required: true },
      { name: 'x-after-position', in: 'header' },
    ]);
  });

  it('say which headers a success has', async () => {
    const { paths } = (await app.inject('/docs/json')).json();
    const headersOf = (call: { responses: Record<string, { headers?: object }> }, status: string) =>
      Object.keys(call.responses[status]?.headers ?? {});
    expect(headersOf(paths['/rooms'].get, '200')).toEqual(['etag', 'x-stale', 'content-range']);
    expect(headersOf(paths['/rooms/{id}'].get, '200')).toEqual(['etag']);
    expect(headersOf(paths['/rooms'].post, '200')).toEqual(['x-position', 'idempotent-replayed']);
    expect(headersOf(paths['/rooms'].post, '429')).toEqual(['retry-after']);
    expect(headersOf(paths['/rooms'].post, '400')).toEqual([]);
  });

  it('say that a read may not have changed', async () => {
    const { paths } = (await app.inject('/docs/json')).json();
    const unchanged = paths['/rooms/{id}'].get.responses['304'];
    expect(unchanged.content).toBeUndefined();
    expect(Object.keys(unchanged.headers)).toEqual(['etag']);
    expect(paths['/rooms'].post.responses).not.toHaveProperty('304');
  });

  it('say that guests call a route without a token, which tells staff more', async () => {
    const { paths } = (await app.inject('/docs/json')).json();
    expect(paths['/rooms'].get.security).toEqual([{ apiKey: [] }, { apiKey: [], staff: [] }]);
  });

  it('say what a problem of a call tells beside what all tell', async () => {
    const { paths } = (await app.inject('/docs/json')).json();
    const { content } = paths['/rooms/{id}/requests'].post.responses['404'];
    expect(content['application/problem+json'].schema).toMatchObject({
      allOf: [
        { $ref: '#/components/schemas/Problem' },
        { properties: { nearby: { required: ['title'] } }, required: ['city'] },
      ],
    });
  });

  it('require of a problem nothing that others of its status lack', async () => {
    const { paths } = (await app.inject('/docs/json')).json();
    const { content } = paths['/rooms/{id}/requests'].post.responses['400'];
    const { schema, examples } = content['application/problem+json'];
    expect(Object.keys(examples)).toEqual(['invalid-request', 'malformed-json']);
    expect(schema.allOf[1]).toEqual({
      type: 'object',
      properties: { nights: { type: 'array', items: { type: 'string' } } },
    });
  });

  it('say which files a call answers instead of JSON', async () => {
    const { paths } = (await app.inject('/docs/json')).json();
    const { content } = paths['/rooms'].get.responses['200'];
    expect(Object.keys(content)).toEqual(['application/json', 'text/csv', 'application/pdf']);
    expect(content['text/csv']).toEqual({ schema: { type: 'string' } });
    expect(content['application/pdf'].schema).toEqual({ type: 'string', format: 'binary' });
    expect(Object.keys(paths['/rooms'].get).filter((name) => name === 'x-files')).toEqual([]);
  });

  it('add no problem to a route that states all its other answers', async () => {
    const { responses } = (await app.inject('/docs/json')).json().paths['/stand-in'].get;
    expect(Object.keys(responses)).toEqual(['200', '303', '304', 'default']);
    expect(responses.default).toMatchObject({ description: 'Refused its own way' });
    expect(responses['303'].headers).toBeUndefined();
  });

  it('say which calls need no key', async () => {
    const { paths } = (await app.inject('/docs/json')).json();
    expect(paths['/healthz'].get.security).toEqual([]);
    expect(paths['/rooms'].post).not.toHaveProperty('security');
  });

  it.each(['/docs', '/docs/', '/docs/json', '/docs/json/', '/docs/static/swagger-ui.css'])(
    'need no key: %s',
    async (url) => expect((await app.inject(url)).statusCode).toBe(200),
  );

  it('change nothing for the routes themselves', async () => {
    expect((await app.inject('/rooms/1')).statusCode).toBe(401);
    const answer = await app.inject({ url: '/rooms/1', headers: { 'x-api-key': 'guest' } });
    expect(answer.json()).toEqual({ title: 'Sea view' });
  });
});
