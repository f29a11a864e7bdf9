import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { answerWithin } from './answer-within.ts';
import { buildServer } from './server.ts';

const LIMIT = 60;
/** In ms: past the limit, for a hook or a handler. */
const LATE = 3 * LIMIT;
const LONG = 'กขค '.repeat(500);

const servers: FastifyInstance[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

/** A server whose routes answer within the limit; `prepare` adds hooks. */
async function given(prepare: (app: FastifyInstance) => void = () => {}) {
  const app = buildServer({ apiKeys: new Set() });
  servers.push(app);
  answerWithin(app, LIMIT);
  prepare(app);
  app.get('/', { config: { open: true } }, async (_request, reply) => {
    void reply.headers({ etag: '"old"', 'x-position': '7', 'x-total-rows': '3' });
    return { text: LONG };
  });
  app.get('/late', { config: { open: true } }, async (_request, reply) => {
    await sleep(LATE);
    return reply.header('x-total-rows', '3').send({ text: LONG });
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return async (path = '/') => {
    const answer = await fetch(url + path, { headers: { 'accept-encoding': 'gzip' } });
    const body = await answer.text();
    await sleep(2 * LATE); // what comes late has come by now: an unhandled error fails the run
    return { status: answer.status, headers: answer.headers, body };
  };
}

/** The whole of a problem, with nothing of the answer that it replaced. */
function expectProblem({ status, headers, body }: Awaited<ReturnType<Asked>>) {
  expect(status).toBe(503);
  expect(JSON.parse(body)).toMatchObject({ code: 'store-away', status: 503 });
  expect(headers.get('retry-after')).toBe('5');
  expect(headers.get('content-type')).toContain('application/problem+json');
  for (const name of ['content-encoding', 'etag', 'x-position', 'x-total-rows'])
    expect([name, headers.get(name)]).toEqual([name, null]);
}
type Asked = Awaited<ReturnType<typeof given>>;

describe('an answer that is late because of', () => {
  it('its handler is dropped', async () => expectProblem(await (await given())('/late')));

  it.each<[string, (app: FastifyInstance) => void]>([
    [
      'a promise in onSend',
      (app) =>
        app.addHook('onSend', async (_request, reply, payload) => {
          if (reply.statusCode === 200) await sleep(LATE);
          return payload;
        }),
    ],
    [
      'a callback in onSend',
      (app) =>
        app.addHook('onSend', (_request, reply, payload, done) => {
          if (reply.statusCode === 200) setTimeout(() => done(null, payload), LATE);
          else done(null, payload);
        }),
    ],
    [
      'a promise in onSend that fails',
      (app) =>
        app.addHook('onSend', async (_request, reply, payload) => {
          if (reply.statusCode !== 200) return payload;
          await sleep(LATE);
          throw new Error('too late');
        }),
    ],
    [
      'a promise in onSend that holds the problem up, too',
      (app) =>
        app.addHook('onSend', async (_request, _reply, payload) => {
          await sleep(LIMIT - 10);
          return payload;
        }),
    ],
    [
      'preSerialization',
      (app) =>
        app.addHook('preSerialization', async (_request, _reply, payload) => {
          await sleep(LATE);
          return payload;
        }),
    ],
    ['preHandler', (app) => app.addHook('preHandler', () => sleep(LATE))],
    [
      'preHandler that fails',
      (app) =>
        app.addHook('preHandler', async () => {
          await sleep(LATE);
          throw new Error('too late');
        }),
    ],
    [
      'preParsing',
      (app) =>
        app.addHook('preParsing', async () => {
          await sleep(LATE);
        }),
    ],
    ['onRequest', (app) => app.addHook('onRequest', () => sleep(LATE))],
  ])('%s is dropped', async (name, prepare) => {
    const ask = await given(prepare);
    // the handler answers at once where only the problem's own way is slow: then the limit has not passed
    const answer = await ask(name.endsWith('too') ? '/late' : '/');
    expectProblem(answer);
  });
});

it('an answer in time is whole, compressed, and keeps its headers', async () => {
  const app = buildServer({ apiKeys: new Set() });
  servers.push(app);
  answerWithin(app, 60_000);
  app.get('/', { config: { open: true } }, async (_request, reply) =>
    reply.header('x-total-rows', '3').send({ text: LONG }),
  );
  const answer = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip' } });
  expect([answer.statusCode, answer.headers['x-total-rows']]).toEqual([200, '3']);
  const unpacked = await promisify(gunzip)(answer.rawPayload);
  expect(JSON.parse(unpacked.toString())).toEqual({ text: LONG });
});
