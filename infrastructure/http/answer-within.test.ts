import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyPluginAsync } from 'fastify';
import { Type } from 'typebox';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerWithin, decideWithin } from './answer-within.ts';
import { buildServer } from './server.ts';
import { takeForms, uploadedFiles } from './uploads.ts';

const app = buildServer({ apiKeys: new Set(['guest']) });
afterAll(() => app.close());

/** In ms: over soon, and not while a test runs, however busy the machine. */
const [SHORT, LONG] = [100, 50_000];
const LONGER = SHORT + 100;

const reads: FastifyPluginAsync = async (plugin) => {
  answerWithin(plugin, SHORT);
  plugin.get('/hung', () => new Promise<void>(() => {}));
  const content = { 'text/event-stream': { schema: Type.Object({}) } };
  const schema = { response: { 200: { description: 'Events', content } } };
  plugin.get('/stream', { schema }, async (_request, reply) => {
    await sleep(LONGER);
    return reply.type('text/event-stream').send('data: {}\n\n');
  });
};
const patientReads: FastifyPluginAsync = async (plugin) => {
  answerWithin(plugin, LONG);
  plugin.get('/well', async () => ({ ok: true }));
};
const writes: FastifyPluginAsync = async (plugin) => {
  decideWithin(plugin, { plain: SHORT, slow: LONG });
  plugin.post('/hung', () => new Promise<void>(() => {}));
  plugin.post('/asking', { config: { asksProvider: true } }, async () => {
    await sleep(LONGER);
    return { ok: true };
  });
};
const patientWrites: FastifyPluginAsync = async (plugin) => {
  decideWithin(plugin, { plain: LONG, slow: SHORT });
  plugin.post('/well', async () => ({ ok: true }));
  await plugin.register(async (forms) => {
    await takeForms(forms);
    const upload = { field: 'file', many: false, largest: 100, description: 'A file' };
    forms.post('/form', { config: { upload } }, async (request) => {
      for await (const file of uploadedFiles(request, upload)) return { bytes: file.length };
      return {};
    });
  });
};
beforeAll(async () => {
  for (const plugin of [reads, patientReads, writes, patientWrites]) await app.register(plugin);
});

const get = (url: string) => app.inject({ url, headers: { 'x-api-key': 'guest' } });

it('a read that hangs is 503 in time, with a way to go on', async () => {
  const answer = await get('/hung');
  expect([answer.statusCode, answer.json().code]).toEqual([503, 'store-away']);
  expect(answer.headers['retry-after']).toBe('5');
});

it('others are answered, and streams last', async () => {
  expect((await get('/well')).json()).toEqual({ ok: true });
  expect((await get('/stream')).statusCode).toBe(200);
});

const post = (url: string) =>
  app.inject({ method: 'POST', url, headers: { 'x-api-key': 'guest' }, payload: {} });

it('a write that hangs is 503 in time, and its caller is told to send it again', async () => {
  const answer = await post('/hung');
  expect([answer.statusCode, answer.json().code]).toEqual([503, 'store-away']);
  expect(answer.headers['retry-after']).toBe('5');
  expect(answer.json().detail).toContain('idempotency-key');
});

it('other writes are answered, and those that ask the provider have more time', async () => {
  expect((await post('/well')).json()).toEqual({ ok: true });
  expect((await post('/asking')).json()).toEqual({ ok: true });
});

it('a form that comes slowly has all its time', async () => {
  const part = '--b\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n';
  const slowly = async function* () {
    yield part;
    await sleep(LONGER);
    yield 'hello\r\n--b--\r\n';
  };
  const answer = await app.inject({
    method: 'POST',
    url: '/form',
    headers: { 'x-api-key': 'guest', 'content-type': 'multipart/form-data; boundary=b' },
    payload: Readable.from(slowly()),
  });
  expect(answer.json()).toEqual({ bytes: 5 });
});
