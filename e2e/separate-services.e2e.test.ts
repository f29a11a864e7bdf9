import { neededBy, type Program } from '@baanpak/infrastructure/config/variables.ts';
import { freePort } from '@baanpak/infrastructure/process/free-port.ts';
import { accessPublicKey } from '@baanpak/infrastructure/sign-in/access-tokens.ts';
import { startPostgresForTest } from '@baanpak/infrastructure/testing/own-postgres.ts';
import { afterAll, expect, it } from 'vitest';
import { noCaddy, startGateway } from '../deploy/testing/gateway.ts';
import { endPrograms, type Program as Running, startProgram } from './testing/program.ts';

const missing = noCaddy();
if (missing) console.warn(`Separate services behind the gateway: ${missing}`);

/** Of package.json's start, which containers start with, too. */
const FLAGS = ['--max-semi-space-size=64', '--heap-growing-percent=300'];
const SECRET = 'a secret of more than 32 characters';

afterAll(endPrograms);

it.skipIf(missing)(
  'every bundle runs alone, and behind the gateway they are one site',
  async () => {
    const postgres = await startPostgresForTest();
    const ports = await Promise.all(Array.from({ length: 6 }, freePort));
    const [gatewayPort = 0, command = 0, query = 0, projector = 0, pages = 0, sandbox = 0] = ports;
    const at = (port: number) => `http://127.0.0.1:${port}`;
    const shared = {
      PUBLIC_URL: at(gatewayPort),
      TRUST_PROXY: 'loopback',
    };
    const stores = {
      ...shared,
      DATABASE_URL: postgres.url,
      MEDIA_URL: `file://${postgres.directory}-media`,
      ERASED_LIST: `${postgres.directory}-erased.jsonl`,
    };
    const secrets: Readonly<Record<string, string>> = {
      JWT_SECRET: SECRET,
      JWT_PUBLIC_KEY: accessPublicKey(SECRET),
      ID_SECRET: SECRET,
      DATA_KEY: Buffer.alloc(32, 7).toString('base64'),
      API_KEYS: 'guest-key',
      SANDBOX_WEBHOOK_SECRET: SECRET,
      SERVER_KEY: SECRET,
    };
    /** Its row, and nothing besides. */
    const secretsOf = (program: Program) => {
      const names = [...neededBy(program, 'always'), ...neededBy(program, 'sandbox')];
      return Object.fromEntries(names.map((name) => [name, secrets[name] ?? '']));
    };
    const apis = { ...stores, SERVER_KEY: SECRET, PAYMENTS: 'sandbox' };
    const programs: Running[] = [];
    const start = async (name: Program, port: number, environment: Record<string, string>) => {
      const given = { ...environment, ...secretsOf(name), PORT: String(port) };
      const program = startProgram(FLAGS[0] ?? '', given, [...FLAGS.slice(1), `dist/${name}.js`]);
      programs.push(program);
      const ready = () => fetch(`${at(port)}/readyz`).then(({ ok }) => ok);
      await expect.poll(() => ready().catch(() => false), { timeout: 60_000 }).toBe(true);
      const metrics = await (await fetch(`${at(port)}/metrics`)).text();
      expect(metrics).toContain('http_request_duration_seconds');
      expect((await fetch(`${at(port)}/healthz`)).status).toBe(200);
    };
    const gateway = await startGateway(gatewayPort, {
      COMMAND_UPSTREAMS: `127.0.0.1:${command}`,
      QUERY_UPSTREAMS: `127.0.0.1:${query}`,
      PAGES_UPSTREAMS: `127.0.0.1:${pages}`,
      SANDBOX_UPSTREAMS: `127.0.0.1:${sandbox}`,
    });
    try {
      await start('payment-sandbox', sandbox, stores);
      await start('command-api', command, {
        ...apis,
        SANDBOX_URL: at(sandbox),
        ...{ ADMIN_USERNAME: 'first-admin', ADMIN_PASSWORD: 'a long pass phrase' },
      });
      await start('projector', projector, stores);
      await start('query-api', query, apis);
      await start('pages', pages, {
        ...shared,
        API_URL: gateway.url,
        SERVICES: `command-api=${at(command)} query-api=${at(query)} projector=${at(projector)} pages=${at(pages)}`,
      });
      const get = (path: string, headers: Record<string, string> = {}) =>
        fetch(gateway.url + path, { headers });

      await expect.poll(async () => (await get('/readyz')).status, { timeout: 60_000 }).toBe(200);
      expect(await (await get('/readyz')).json()).toMatchObject({
        services: {
          'command-api': { ok: true },
          'query-api': { ok: true },
          projector: { ok: true },
          pages: { ok: true },
        },
      });
      const page = await get('/', { accept: 'text/html' });
      const html = await page.text();
      expect([page.status, html]).toEqual([200, expect.stringContaining('<html lang="th"')]);
      const asset = await get(/\/assets\/[^"]+\.js/.exec(html)?.[0] ?? '/none');
      expect(asset.headers.get('cache-control')).toMatch(/max-age=31536000, immutable/);
      expect(asset.headers.get('content-encoding')).toMatch(/br|gzip/);

      const document = (await (await get('/docs/json')).json()) as {
        paths: Readonly<Record<string, object>>;
      };
      expect(document.paths['/outreach/bookings/{id}']).toHaveProperty('get');
      expect(document.paths['/outreach/bookings']).toHaveProperty('post');

      const signIn = await fetch(`${gateway.url}/auth/token`, {
        method: 'POST',
        headers: { 'x-api-key': 'guest-key', 'content-type': 'application/json' },
        body: JSON.stringify({ username: 'first-admin', password: 'a long pass phrase' }),
      });
      expect(signIn.status).toBe(200);
      const { access_token } = (await signIn.json()) as { access_token: string };
      const me = await get('/auth/user/me', {
        'x-api-key': 'guest-key',
        authorization: `Bearer ${access_token}`,
      });
      expect(await me.json()).toMatchObject({ user: { username: 'first-admin', role: 'admin' } });
      expect((await get('/search/hotels', { 'x-api-key': 'guest-key' })).status).toBe(200);
      expect((await get('/search/hotels')).status).toBe(401);
      expect((await get('/sandbox/omise/omise.js')).status).toBe(200);
      expect((await get('/sitemap.xml')).status).toBe(200);
    } finally {
      await gateway.stop();
      for (const program of programs) program.kill('SIGTERM');
      const codes = await Promise.all(programs.map(async ({ ended }) => (await ended).code));
      await postgres.stop();
      expect(codes).toEqual(programs.map(() => 0));
    }
  },
);
