import { afterAll, describe, expect, it } from 'vitest';
import { buildServer, type Server } from './server.ts';

const headers = { 'x-api-key': 'guest' };
const servers: Server[] = [];
afterAll(() => Promise.all(servers.map((server) => server.close())));

function given(options: Partial<Parameters<typeof buildServer>[0]> = {}): Server {
  const app = buildServer({ apiKeys: new Set(['guest', 'partner']), ...options });
  servers.push(app);
  app.get('/rooms', async ({ caller, language, query }) => ({ caller, language, query }));
  app.get('/rooms/:id', async ({ params }) => params);
  app.get('/open', { config: { open: true } }, async ({ caller }) => ({ caller }));
  app.post('/rooms', async ({ body }) => ({ body: body ?? null }));
  app.delete('/rooms/:id', async ({ body }) => ({ body: body ?? null }));
  return app;
}

const app = given();

describe('API keys', () => {
  it('name the caller', async () => {
    const answer = await app.inject({ url: '/rooms', headers });
    expect(answer.json()).toMatchObject({ caller: 'guest' });
    const other = await app.inject({ url: '/rooms', headers: { 'x-api-key': 'partner' } });
    expect(other.json()).toMatchObject({ caller: 'partner' });
  });

  it.each([undefined, '', 'stranger', 'guest, partner'])('refuses %j with 401', async (key) => {
    const answer = await app.inject({
      url: '/rooms?lang=en',
      headers: key === undefined ? {} : { 'x-api-key': key },
    });
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.json()).toMatchObject({ code: 'unauthorized', title: 'Unauthorized' });
  });

  it('come before any look at the body', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/rooms',
      payload: 'x'.repeat(2 << 20),
    });
    expect(answer.statusCode).toBe(401);
  });

  it('are not needed on open routes, and read there when given', async () => {
    expect((await app.inject('/open')).json()).toEqual({ caller: '' });
    expect((await app.inject({ url: '/open', headers })).json()).toEqual({ caller: 'guest' });
  });
});

describe('addresses', () => {
  it.each(['/rooms', '/rooms/', '/rooms?page=2', '/rooms/?page=2'])('answers %s', async (url) => {
    const answer = await app.inject({ url, headers });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().query).toEqual(url.includes('?') ? { page: '2' } : {});
  });

  it('reads no slash into an id', async () => {
    const answer = await app.inject({ url: '/rooms/abc/', headers });
    expect(answer.json()).toEqual({ id: 'abc' });
  });

  it('takes slashes on every method', async () => {
    const answer = await app.inject({ method: 'POST', url: '/rooms/?x=1', headers, payload: {} });
    expect(answer.statusCode).toBe(200);
  });

  it.each([
    ['GET', '/nowhere'],
    ['GET', '/nowhere/?x=1'],
    ['PATCH', '/rooms'],
    ['OPTIONS', '/rooms'],
    ['POST', '/nowhere'],
    ['GET', `/rooms/${'x'.repeat(501)}`],
  ] as const)('does not find %s %s, with or without a key', async (method, url) => {
    for (const sent of [headers, {}]) {
      const answer = await app.inject({ method, url, headers: sent });
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['content-type']).toContain('application/problem+json');
      expect(answer.json()).toMatchObject({ status: 404, code: 'not-found', title: 'ไม่พบข้อมูล' });
    }
  });

  it('takes a path that cannot be decoded as it is written', async () => {
    const answer = await app.inject({ url: '/rooms/%E0%A4%A', headers: { 'x-api-key': 'guest' } });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ id: '%E0%A4%A' });
  });

  it('answers HEAD like GET, without a body', async () => {
    const head = await app.inject({ method: 'HEAD', url: '/rooms', headers });
    const get = await app.inject({ url: '/rooms', headers });
    expect(head.statusCode).toBe(200);
    expect(head.body).toBe('');
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
    expect(head.headers.etag).toBe(get.headers.etag);
    expect((await app.inject({ method: 'HEAD', url: '/rooms' })).statusCode).toBe(401);
  });
});

describe('languages', () => {
  it('are known to routes', async () => {
    const inEnglish = await app.inject({
      url: '/rooms',
      headers: { ...headers, 'accept-language': 'en' },
    });
    expect(inEnglish.json()).toMatchObject({ language: 'en' });
    expect((await app.inject({ url: '/rooms', headers })).json()).toMatchObject({ language: 'th' });
  });

  it('decide the words of a problem', async () => {
    const thai = await app.inject('/nowhere');
    expect(thai.json().detail).toBe('ไม่พบสิ่งที่คุณกำลังค้นหา');
    expect(thai.headers['content-language']).toBe('th');
    const english = await app.inject('/nowhere?lang=en');
    expect(english.json().detail).toBe('We could not find what you are looking for');
    expect(english.headers['content-language']).toBe('en');
  });
});

describe('request ids', () => {
  it('are new, whatever a stranger sends', async () => {
    const sent = 'request-0123456789';
    const answer = await app.inject({
      url: '/rooms',
      headers: { ...headers, 'x-request-id': sent },
    });
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('are taken from a trusted gateway when they look like one', async () => {
    const behind = given({ trustProxy: '127.0.0.1' });
    const send = (id: string) =>
      behind.inject({ url: '/rooms', headers: { ...headers, 'x-request-id': id } });
    expect((await send('request-0123456789')).headers['x-request-id']).toBe('request-0123456789');
    expect((await send('a b\t"c"')).headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('bodies', () => {
  const send = (payload: string, type: string, method: 'POST' | 'DELETE' = 'POST') =>
    app.inject({
      method,
      url: method === 'POST' ? '/rooms' : '/rooms/1',
      headers: { ...headers, 'content-type': type },
      payload,
    });

  it('are JSON', async () =>
    expect((await send('{"a":[1]}', 'application/json; charset=utf-8')).json()).toEqual({
      body: { a: [1] },
    }));

  it.each(['application/json', 'text/plain', 'application/x-www-form-urlencoded'])(
    'may be left out, whatever the type %j says',
    async (type) => {
      expect((await send('', type, 'DELETE')).json()).toEqual({ body: null });
    },
  );

  it.each(['text/plain', 'application/xml', 'application/x-www-form-urlencoded'])(
    'of type %s are 415',
    async (type) => {
      const answer = await send('a=b', type);
      expect(answer.statusCode).toBe(415);
      expect(answer.json()).toMatchObject({ code: 'unsupported-media-type' });
    },
  );

  it.each(['{', '{"a":1,}', "{'a':1}", '\0', '{"__proto__":{"a":1}}', '{"a":1}}'])(
    'that are broken JSON are 400: %j',
    async (payload) => {
      const answer = await send(payload, 'application/json');
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'malformed-json' });
    },
  );

  it('larger than the limit are 413', async () => {
    const answer = await send(JSON.stringify({ a: 'x'.repeat(1 << 20) }), 'application/json');
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({ code: 'payload-too-large' });
    const small = given({ bodyLimit: 10 });
    const second = await small.inject({
      method: 'POST',
      url: '/rooms',
      headers,
      payload: { a: 'longer than ten' },
    });
    expect(second.statusCode).toBe(413);
  });

  it('nested without end are 400', async () => {
    const depth = 100_000;
    const answer = await send(`${'['.repeat(depth)}${']'.repeat(depth)}`, 'application/json');
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual([{ path: '0', message: 'ซ้อนกันลึกเกินไป' }]);
  });

  it('with characters that cannot be stored are 400, naming the field', async () => {
    const answer = await send('{"name":"a\\u0000b"}', 'application/json');
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual([{ path: 'name', message: 'มีอักขระที่ใช้ไม่ได้' }]);
    const query = await app.inject({ url: '/rooms?q=a%00b', headers });
    expect(query.json().errors).toMatchObject([{ path: 'q' }]);
    const params = await app.inject({ url: '/rooms/%00', headers });
    expect(params.json().errors).toMatchObject([{ path: 'id' }]);
  });
});
