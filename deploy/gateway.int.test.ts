import { type IncomingMessage, request } from 'node:http';
import { createConnection } from 'node:net';
import { brotliCompressSync, gunzipSync } from 'node:zlib';
import { freePort } from '@baanpak/infrastructure/process/free-port.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Gateway, noCaddy, startGateway } from './testing/gateway.ts';
import { startUpstream, type Upstream } from './testing/upstream.ts';

const missing = noCaddy();
if (missing) console.warn(`deploy/gateway/Caddyfile: ${missing}`);

const PRE_COMPRESSED = brotliCompressSync('const asset = 1;'.repeat(200));
const LARGE = 'const a = 1;\n'.repeat(500);

let gateway: Gateway;
let command: Upstream;
let query: Upstream;
let pages: Upstream;
let sandbox: Upstream;
let endOfStream: Promise<void>;

describe.skipIf(missing)('the gateway', () => {
  beforeAll(async () => {
    command = await startUpstream('command');
    query = await startUpstream('query', (asked, response) => {
      if (!asked.url?.endsWith('/events')) return false;
      endOfStream = new Promise((resolve) => response.on('close', resolve));
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: first\n\n');
      return true;
    });
    pages = await startUpstream('pages', ({ url }, response) => {
      if (!url?.startsWith('/assets/')) return false;
      const headers = {
        'content-type': 'text/javascript; charset=utf-8',
        'content-encoding': 'br',
        'cache-control': 'public, max-age=31536000, immutable',
      };
      response.writeHead(200, headers).end(PRE_COMPRESSED);
      return true;
    });
    sandbox = await startUpstream('sandbox', (_asked, response) => {
      response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' }).end(LARGE);
      return true;
    });
    gateway = await startGateway(await freePort(), {
      COMMAND_UPSTREAMS: command.address,
      QUERY_UPSTREAMS: query.address,
      PAGES_UPSTREAMS: pages.address,
      SANDBOX_UPSTREAMS: sandbox.address,
    });
  });
  afterAll(async () => {
    await gateway.stop();
    await Promise.all([command, query, pages, sandbox].map((each) => each.stop()));
  });

  const whoAnswers = async (path: string, init?: RequestInit) => {
    const answer = await fetch(gateway.url + path, init);
    await answer.arrayBuffer();
    return answer.headers.get('x-upstream');
  };

  it.each([
    ['/search/hotels?province=Phuket', 'query'],
    ['/outreach/bookings/1', 'query'],
    ['/admin-api/bookings', 'query'],
    ['/config.json', 'query'],
    ['/docs', 'query'],
    ['/docs/json', 'pages'],
    ['/', 'pages'],
    ['/en/hotel/main', 'pages'],
    ['/hotel/ari-sai-sai', 'pages'],
    ['/booking/1', 'pages'],
    ['/admin', 'pages'],
    ['/admin/reports/daily', 'pages'],
    ['/robots.txt', 'pages'],
    ['/.well-known/security.txt', 'pages'],
  ])('sends a read of %s to %s', async (path, upstream) => {
    expect(await whoAnswers(path)).toBe(upstream);
    expect(await whoAnswers(path, { method: 'HEAD' })).toBe(upstream);
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH'])('sends every %s to command', async (method) => {
    expect(await whoAnswers('/outreach/bookings', { method })).toBe('command');
    expect(await whoAnswers('/', { method })).toBe('command');
  });

  it.each([
    ['GET', 'query'],
    ['HEAD', 'query'],
    ['POST', 'command'],
    ['DELETE', 'command'],
  ])('sends a preflight of %s to %s', async (method, upstream) =>
    expect(
      await new Promise((resolve, reject) => {
        const headers = { origin: 'http://partner', 'access-control-request-method': method };
        const options = { method: 'OPTIONS', headers };
        request(`${gateway.url}/outreach/bookings`, options, (answer) => {
          answer.resume();
          resolve(answer.headers['x-upstream']);
        })
          .on('error', reject)
          .end();
      }),
    ).toBe(upstream),
  );

  it('passes what is compressed as it is, and compresses what is not', async () => {
    const asset = await raw('GET /assets/app-1.js', 'accept-encoding: br, gzip');
    expect(asset.head).toMatch(/content-encoding: br/i);
    expect(asset.head).toMatch(/cache-control: public, max-age=31536000, immutable/i);
    expect(asset.body).toEqual(PRE_COMPRESSED);
    const script = await raw('GET /sandbox/omise/omise.js', 'accept-encoding: gzip');
    expect(script.head).toMatch(/content-encoding: gzip/i);
    expect(gunzipSync(script.body).toString()).toBe(LARGE);
  });

  it('passes an event on at once, and the end of who listened', async () => {
    const leave = new AbortController();
    const headers = { 'accept-encoding': 'gzip' };
    const stream = await fetch(`${gateway.url}/outreach/bookings/1/events`, {
      headers,
      signal: leave.signal,
    });
    expect(stream.headers.get('content-encoding')).toBeNull();
    const first = await stream.body?.getReader().read();
    expect(Buffer.from(first?.value ?? []).toString()).toBe('data: first\n\n');
    leave.abort();
    await endOfStream;
  });

  it('says who called, whatever the caller says of itself', async () => {
    const headers = {
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      'x-real-ip': '203.0.113.9',
      forwarded: 'for=203.0.113.9',
    };
    await whoAnswers('/search/suggest', { headers });
    const seen = query.asked.at(-1)?.headers;
    expect(seen).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http' });
    expect(seen?.['x-forwarded-host']).toBe(new URL(gateway.url).host);
    expect(seen).not.toHaveProperty('forwarded');
    expect(seen).not.toHaveProperty('x-real-ip');
  });

  it.each([
    '/metrics',
    '/metrics/',
    '//metrics',
    '/%6detrics',
    '/./metrics',
    '/METRICS',
    '/readyz/site',
  ])('has no %s for the world', async (path) => {
    for (const method of ['GET', 'HEAD', 'POST']) {
      const { head } = await raw(`${method} ${path}`, 'authorization: Bearer token');
      expect(head).toMatch(/^HTTP\/1\.\d 404 /);
    }
    const all = [command, query, pages].flatMap(({ asked }) => asked);
    expect(all.filter(({ url }) => /metrics/i.test(decodeURIComponent(url)))).toEqual([]);
  });

  it("asks the pages' server whether the whole site is ready", async () => {
    expect(await whoAnswers('/readyz')).toBe('pages');
    expect(pages.asked.at(-1)?.url).toBe('/readyz/site');
  });

  it('has no sandbox and no outbox where none is named', async () => {
    const bare = await startGateway(await freePort(), { PAGES_UPSTREAMS: pages.address });
    try {
      for (const path of ['/sandbox/omise/omise.js', '/dev/outbox'])
        expect((await fetch(bare.url + path)).headers.get('x-upstream')).toBe('pages');
    } finally {
      await bare.stop();
    }
  });

  it('waits with a write until a server is ready, and sends it once', async () => {
    const late = await startUpstream('late');
    late.isReady = false;
    const waiting = await startGateway(await freePort(), { COMMAND_UPSTREAMS: late.address });
    try {
      const write = async () => {
        const answer = await fetch(waiting.url, { method: 'POST', body: 'a stay' });
        return [answer.status, await answer.text()];
      };
      await expect.poll(write, { timeout: 20_000 }).toContain(503);
      setTimeout(() => {
        late.isReady = true;
      }, 500);
      expect(await write()).toEqual([200, 'late']);
      expect(late.asked).toHaveLength(1);
    } finally {
      await waiting.stop();
      await late.stop();
    }
  });

  it('never sends a write again that a server may have got', async () => {
    const breaking = () =>
      startUpstream('breaking', ({ socket }) => {
        socket.destroy();
        return true;
      });
    const both = [await breaking(), await breaking()];
    const COMMAND_UPSTREAMS = both.map(({ address }) => address).join(' ');
    const broken = await startGateway(await freePort(), { COMMAND_UPSTREAMS });
    try {
      expect((await fetch(broken.url, { method: 'POST', body: 'a stay' })).status).toBe(503);
      expect(both.flatMap(({ asked }) => asked)).toHaveLength(1);
    } finally {
      await broken.stop();
      await Promise.all(both.map((each) => each.stop()));
    }
  });

  it('says in both languages that a service is away, and its log tells no address', async () => {
    const none = `127.0.0.1:${await freePort()}`;
    const lonely = await startGateway(await freePort(), {
      ...{ COMMAND_UPSTREAMS: none, QUERY_UPSTREAMS: none, PAGES_UPSTREAMS: none },
    });
    try {
      const secret = '/outreach/bookings/secret-id';
      const headers = { 'x-api-key': 'secret-key', cookie: 'session=secret-cookie' };
      const [thai, english, page] = await Promise.all([
        fetch(lonely.url + secret, { headers }),
        fetch(`${lonely.url + secret}?lang=en`, { method: 'POST' }),
        fetch(`${lonely.url}/booking/secret-id`, { headers: { accept: 'text/html' } }),
      ]);
      expect([thai.status, thai.headers.get('retry-after')]).toEqual([503, '5']);
      expect(thai.headers.get('content-type')).toBe('application/problem+json');
      expect(await thai.json()).toMatchObject({
        code: 'store-away',
        title: 'ระบบขัดข้องชั่วคราว',
      });
      expect(await english.json()).toMatchObject({ title: 'Temporarily unavailable' });
      expect(page.status).toBe(503);
      expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(await page.text()).toContain('ระบบขัดข้องชั่วคราว');
      expect(lonely.printed()).toMatch(/"status":503|no upstreams|refused/);
      expect(lonely.printed()).not.toContain('secret');
    } finally {
      await lonely.stop();
    }
  });
});

/** What is answered to a request sent as it stands, for clients mend addresses and unpack bodies. */
function raw(call: string, header: string): Promise<{ head: string; body: Buffer }> {
  const { host, hostname, port } = new URL(gateway.url);
  return new Promise((resolve, reject) => {
    const socket = createConnection({ host: hostname, port: Number(port) });
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => {
      const all = Buffer.concat(chunks);
      const end = all.indexOf('\r\n\r\n');
      resolve({ head: all.subarray(0, end).toString(), body: all.subarray(end + 4) });
    });
    socket.write(`${call} HTTP/1.0\r\nhost: ${host}\r\n${header}\r\n\r\n`);
  });
}

describe.skipIf(missing)('the gateway of a site with a certificate', () => {
  let secure: Gateway;
  let pagesOfIt: Upstream;
  beforeAll(async () => {
    pagesOfIt = await startUpstream('pages');
    secure = await startGateway(
      await freePort(),
      {
        SITE_ADDRESS: 'localhost, http://gateway',
        REDIRECT_HOST: 'localhost',
        PUBLIC_URL: 'https://localhost:8443',
        GATEWAY_TLS_PORT: String(await freePort()),
        PAGES_UPSTREAMS: pagesOfIt.address,
      },
      'gateway',
    );
  });
  afterAll(async () => {
    await secure.stop();
    await pagesOfIt.stop();
  });

  const ask = (host: string, path: string) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      request(secure.url + path, { headers: { host } }, resolve)
        .on('error', reject)
        .end();
    });

  it('sends who comes without TLS to the published port, with path and query', async () => {
    const { statusCode, headers } = await ask('localhost:8080', '/hotel/a?lang=en');
    expect([statusCode, headers.location]).toEqual([308, 'https://localhost:8443/hotel/a?lang=en']);
  });

  it('serves our own services by its name without TLS', async () => {
    const { statusCode, headers } = await ask('gateway', '/hotel/a');
    expect([statusCode, headers['x-upstream']]).toEqual([200, 'pages']);
  });
});
