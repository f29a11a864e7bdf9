import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, openApi, unlessMissing } from './client.ts';

type Seen = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;
let server: Server;
let api: Api;
const seen: Seen[] = [];
const kept: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    seen.push(request);
    const missing = request.url?.startsWith('/missing');
    response.writeHead(missing ? 404 : 200, { 'x-position': 'p2', 'retry-after': '7' });
    const problem = { code: 'not-found', detail: 'ไม่พบ', status: 404 };
    response.end(JSON.stringify(missing ? problem : { fine: true }));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  api = openApi({
    origin: `http://127.0.0.1:${port}`,
    apiKey: 'the-key',
    language: 'th',
    positions: { last: () => 'p1', keep: (position) => void kept.push(position) },
  });
});
afterAll(() => {
  server.close();
});

describe('a read', () => {
  it('says who asks, in what language and after which write', async () => {
    expect(await api.get('/a', { b: 'ค', none: undefined, list: ['x', 'y'] })).toEqual({
      fine: true,
    });
    expect(seen.at(-1)).toMatchObject({
      url: '/a?b=%E0%B8%84&list=x%2Cy',
      headers: { 'x-api-key': 'the-key', 'accept-language': 'th', 'x-after-position': 'p1' },
    });
  });

  it('that fails tells its problem', async () => {
    await expect(api.get('/missing')).rejects.toMatchObject({
      status: 404,
      code: 'not-found',
      detail: 'ไม่พบ',
      retryAfter: 7,
    });
    expect(await unlessMissing(api.get('/missing'))).toBeUndefined();
  });
});

describe('a write', () => {
  it('carries a key of its own, or the one that was given', async () => {
    await api.post('/a', {});
    await api.post('/a', {});
    await api.post('/a', {}, { idempotencyKey: 'mine' });
    const [first, second, third] = seen.slice(-3).map(({ headers }) => headers['idempotency-key']);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).not.toBe(first);
    expect(third).toBe('mine');
  });

  it('carries one too where it changes or removes something', async () => {
    await api.put('/a', {});
    await api.remove('/a');
    for (const { headers } of seen.slice(-2))
      expect(headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
  });

  it('keeps where it was written', () => expect(kept).toContain('p2'));
});

describe('a file', () => {
  it('is sent as a form, whose borders the browser names', async () => {
    const form = new FormData();
    form.append('slip', new Blob(['picture']), 'slip.jpg');
    expect(await api.upload('/slips', form)).toEqual({ fine: true });
    const { method, headers } = seen.at(-1) ?? {};
    expect([method, headers?.['x-api-key']]).toEqual(['POST', 'the-key']);
    expect(headers?.['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(headers).not.toHaveProperty('idempotency-key');
  });

  it('is read as it is, after the guest’s own writes', async () => {
    expect(await (await api.download('/receipt.pdf')).text()).toBe('{"fine":true}');
    expect(seen.at(-1)?.headers['x-after-position']).toBe('p1');
    await expect(api.download('/missing')).rejects.toMatchObject({ status: 404 });
  });
});

describe('a call that nobody answers', () => {
  it('is told as being offline', async () => {
    const nobody = openApi({
      origin: 'http://127.0.0.1:1',
      apiKey: '',
      language: 'en',
      positions: { last: () => undefined, keep: () => {} },
    });
    await expect(nobody.get('/a')).rejects.toMatchObject({ status: 0, code: 'offline' });
  });
});
