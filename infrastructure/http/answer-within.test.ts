import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyPluginAsync } from 'fastify';
import { Type } from 'typebox';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerWithin } from './answer-within.ts';
import { buildServer } from './server.ts';

const app = buildServer({ apiKeys: new Set(['guest']) });
afterAll(() => app.close());

const reads: FastifyPluginAsync = async (plugin) => {
  answerWithin(plugin, 50);
  plugin.get('/hung', () => new Promise<void>(() => {}));
  plugin.get('/well', async () => ({ ok: true }));
  const content = { 'text/event-stream': { schema: Type.Object({}) } };
  const schema = { response: { 200: { description: 'Events', content } } };
  plugin.get('/stream', { schema }, async (_request, reply) => {
    await sleep(120);
    return reply.type('text/event-stream').send('data: {}\n\n');
  });
};
beforeAll(async () => {
  await app.register(reads);
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
