import { afterAll, describe, expect, it } from 'vitest';
import { buildServer } from './server.ts';

const FRIEND = 'https://friend.example';
const servers: ReturnType<typeof buildServer>[] = [];
afterAll(() => Promise.all(servers.map((server) => server.close())));

function given(corsOrigins: readonly string[] = []) {
  const app = buildServer({ apiKeys: new Set(['guest']), corsOrigins });
  servers.push(app);
  app.get('/rooms', async () => ({}));
  return app;
}

const preflight = (origin: string) => ({
  method: 'OPTIONS' as const,
  url: '/rooms',
  headers: {
    origin,
    'access-control-request-method': 'GET',
    'access-control-request-headers': 'x-api-key',
  },
});

describe('a page of another origin', () => {
  it('may not call when none was named', async () => {
    const app = given();
    const { headers } = await app.inject({
      url: '/rooms',
      headers: { origin: FRIEND, 'x-api-key': 'guest' },
    });
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    expect((await app.inject(preflight(FRIEND))).statusCode).toBe(404);
  });

  it('may when it was named, and reads why it is refused', async () => {
    const app = given([FRIEND]);
    const asked = await app.inject(preflight(FRIEND));
    expect([asked.statusCode, asked.headers['access-control-allow-origin']]).toEqual([204, FRIEND]);
    expect(asked.headers['access-control-allow-headers']).toBe('x-api-key');
    for (const key of ['guest', 'stranger']) {
      const { headers, statusCode } = await app.inject({
        url: '/rooms',
        headers: { origin: FRIEND, 'x-api-key': key },
      });
      expect(statusCode).toBe(key === 'guest' ? 200 : 401);
      expect(headers['access-control-allow-origin']).toBe(FRIEND);
      expect(headers['access-control-expose-headers']).toContain('x-position');
      expect(headers).not.toHaveProperty('access-control-allow-credentials');
    }
  });

  it.each(['https://friend.example.evil.example', 'http://friend.example', 'null'])(
    'may not as %s when a like one was named',
    async (origin) => {
      const { headers } = await given([FRIEND]).inject(preflight(origin));
      expect(headers).not.toHaveProperty('access-control-allow-origin');
    },
  );

  it.each([{}, { origin: FRIEND }, { 'access-control-request-method': 'GET' }])(
    'is what OPTIONS asks for; another with %o is not found',
    async (headers) => {
      const answer = await given([FRIEND]).inject({ method: 'OPTIONS', url: '/rooms', headers });
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['content-type']).toContain('application/problem+json');
    },
  );
});
