import { Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { openEventStream } from './event-stream.ts';
import { buildServer } from './server.ts';

const LONG = 'กขค '.repeat(500);
const VERY_LONG = LONG.repeat(20);
const app = buildServer({ apiKeys: new Set() });
afterAll(() => app.close());
const config = { open: true };
app.get('/json', { config }, async () => ({ text: LONG }));
app.get('/very-long', { config }, async () => ({ text: VERY_LONG }));
app.get('/bytes', { config }, async (_request, reply) =>
  reply.type('application/json; charset=utf-8').send(Buffer.from(JSON.stringify({ text: LONG }))),
);
app.get('/page', { config }, async (_request, reply) =>
  reply.header('vary', 'cookie').type('text/html; charset=utf-8').send(`<p>${LONG}`),
);
app.get('/short', { config }, async () => ({ text: 'short' }));
app.get('/picture', { config }, async (_request, reply) =>
  reply.type('image/webp').send(Buffer.alloc(5_000)),
);
app.get('/as-it-is', { config }, async (_request, reply) =>
  reply.header('cache-control', 'no-transform').send({ text: LONG }),
);
app.get('/stream', { config }, async (_request, reply) =>
  reply.type('application/json').send(Readable.from([LONG])),
);
app.get('/refused', { config }, async (_request, reply) =>
  reply.code(400).type('application/problem+json').send({ text: LONG }),
);

const get = (url: string, encodings?: string, headers = {}) =>
  app.inject({
    url,
    headers: { ...(encodings !== undefined && { 'accept-encoding': encodings }), ...headers },
  });
const encodingOf = async (url: string, encodings?: string) =>
  (await get(url, encodings)).headers['content-encoding'];

describe('an answer', () => {
  it('is compressed the smaller of the ways its caller takes', async () => {
    expect(await encodingOf('/json', 'gzip, deflate, br')).toBe('br');
    expect(await encodingOf('/json', 'gzip')).toBe('gzip');
    expect(await encodingOf('/json', 'br;q=0, gzip;q=0.5')).toBe('gzip');
    expect(await encodingOf('/json', '*')).toBe('br');
    for (const none of [undefined, '', 'identity', 'deflate', 'br;q=0', '*;q=0.0', 'garbage;;'])
      expect(await encodingOf('/json', none)).toBeUndefined();
  });

  it.each(['/json', '/very-long', '/bytes', '/page', '/refused'])(
    'is the same unpacked: %s',
    async (url) => {
      const plain = await get(url);
      const br = await get(url, 'br');
      expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
      expect(gunzipSync((await get(url, 'gzip')).rawPayload).toString()).toBe(plain.body);
      expect(br.headers['content-length']).toBe(String(br.rawPayload.length));
      expect(br.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5);
    },
  );

  it('is compressed however many others are, unless it is long and would wait', async () => {
    const many = (url: string) =>
      Promise.all(Array.from({ length: 200 }, () => encodingOf(url, 'br')));
    expect(new Set(await many('/json'))).toEqual(new Set(['br']));
    expect(new Set(await many('/very-long'))).toEqual(new Set(['br', undefined]));
  });

  it('tells caches that there are others of it, compressed or not', async () => {
    expect((await get('/json')).headers.vary).toBe('accept-encoding');
    expect((await get('/page', 'br')).headers.vary).toBe('cookie, accept-encoding');
    expect((await get('/short', 'br')).headers.vary).toBeUndefined();
  });

  it('has one tag however it is written, and is spared who has it', async () => {
    const { etag } = (await get('/json')).headers;
    const compressed = await get('/json', 'br');
    expect(compressed.headers.etag).toBe(etag);
    const again = await get('/json', 'br', { 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers.vary).toBe('accept-encoding');
    expect(again.headers).not.toHaveProperty('content-encoding');
  });

  it.each(['/short', '/picture', '/as-it-is', '/stream'])('stays as it is: %s', async (url) => {
    const answer = await get(url, 'br, gzip');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).not.toHaveProperty('content-encoding');
  });
});

it('an event stream is passed on at once, and never compressed', async () => {
  const events = buildServer({ apiKeys: new Set() });
  events.get('/events', { config }, async (_request, reply) => {
    openEventStream(reply).send('status', { text: LONG });
    return reply;
  });
  const address = await events.listen({ port: 0, host: '127.0.0.1' });
  const over = new AbortController();
  const answer = await fetch(`${address}/events`, {
    headers: { 'accept-encoding': 'br, gzip' },
    signal: over.signal,
  });
  expect(answer.headers.get('content-encoding')).toBeNull();
  const first = await answer.body?.getReader().read();
  expect(new TextDecoder().decode(first?.value)).toContain('event: status');
  over.abort();
  await events.close();
});
