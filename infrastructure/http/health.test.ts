import { afterAll, describe, expect, it } from 'vitest';
import { type Checks, health } from './health.ts';
import { buildServer, type Server } from './server.ts';

const servers: Server[] = [];
afterAll(() => Promise.all(servers.map((server) => server.close())));

function given(checks: Checks): Server {
  const app = buildServer({ apiKeys: new Set() });
  servers.push(app);
  health(app, checks);
  return app;
}

const fine = async () => ({ ok: true });

describe('health', () => {
  it('says that it lives whatever its stores do', async () => {
    const app = given({ database: async () => ({ ok: false }) });
    for (const url of ['/healthz', '/healthz/']) {
      const answer = await app.inject(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({ ok: true });
    }
    expect((await app.inject({ method: 'HEAD', url: '/healthz' })).statusCode).toBe(200);
  });

  it('neither lives nor is ready from its end on, and serves on', async () => {
    const app = buildServer({ apiKeys: new Set() });
    servers.push(app);
    app.get('/', { config: { open: true } }, async () => ({}));
    health(app, { database: fine }).end();
    expect((await app.inject('/healthz')).statusCode).toBe(503);
    const ready = await app.inject('/readyz');
    expect([ready.statusCode, ready.json()]).toEqual([
      503,
      { ok: false, checks: { database: { ok: true } } },
    ]);
    expect((await app.inject('/')).statusCode).toBe(200);
  });

  it('is ready when every check is', async () => {
    const app = given({ database: fine, projector: async () => ({ ok: true, detail: 'at 12' }) });
    const answer = await app.inject('/readyz');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual({
      ok: true,
      checks: { database: { ok: true }, projector: { ok: true, detail: 'at 12' } },
    });
  });

  it('names what is not, without its secrets', async () => {
    const app = given({
      database: async () => Promise.reject(new Error('password of the database')),
      bus: () => {
        throw new Error('not even a promise');
      },
      projector: async () => ({ ok: false, detail: 'stopped at 12' }),
      store: fine,
    });
    const answer = await app.inject('/readyz');
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toEqual({
      ok: false,
      checks: {
        database: { ok: false, detail: 'failed' },
        bus: { ok: false, detail: 'failed' },
        projector: { ok: false, detail: 'stopped at 12' },
        store: { ok: true },
      },
    });
  });

  it('waits two seconds for all checks together', async () => {
    const never = () => new Promise<never>(() => {});
    const hung = Array.from({ length: 10 }, (_, n) => `check ${n}`);
    const allOf = (value: unknown) => Object.fromEntries(hung.map((name) => [name, value]));
    const app = given({ ...Object.fromEntries(hung.map((name) => [name, never])), store: fine });
    const start = Date.now();
    const answer = await app.inject('/readyz');
    expect(Date.now() - start).toBeLessThan(15_000); // one after the other they take twenty
    expect(answer.json()).toEqual({
      ok: false,
      checks: { ...allOf({ ok: false, detail: 'no answer in 2 s' }), store: { ok: true } },
    });
  });
});
