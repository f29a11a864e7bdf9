import { once } from 'node:events';
import { createServer } from 'node:http';
import { PROBLEMS } from '@baanpak/contract/problems/problems.ts';
import { buildServer } from '@baanpak/infrastructure/http/server.ts';
import { expect, it } from 'vitest';
import { mergedDocs } from './merged-docs.ts';
import { siteConfigAt } from './site-config-at.ts';
import { siteReadiness } from './site-readiness.ts';

const SERVICES = [
  { service: 'query-api', origin: 'http://q1' },
  { service: 'query-api', origin: 'http://q2' },
  { service: 'command-api', origin: 'http://c1' },
];
const server = () => buildServer({ apiKeys: new Set(), problems: PROBLEMS });

it.each([
  ['all are', ['http://q1', 'http://q2', 'http://c1'], 200],
  ['of every service one is', ['http://q2', 'http://c1'], 200],
  ['of a service none is', ['http://q1', 'http://q2'], 503],
])('the site is ready as far as its services: %s', async (_case, ready, status) => {
  const app = server();
  const ask = async (origin: string) => ({ ok: ready.includes(origin) });
  await app.register(siteReadiness(SERVICES, ask));
  const answer = await app.inject('/readyz/site');
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toEqual({
    ok: status === 200,
    services: {
      'query-api': {
        ok: true,
        processes: [
          { origin: 'http://q1', ok: ready.includes('http://q1') },
          { origin: 'http://q2', ok: ready.includes('http://q2') },
        ],
      },
      'command-api': {
        ok: status === 200,
        processes: [{ origin: 'http://c1', ok: status === 200 }],
      },
    },
  });
  await app.close();
});

it('a process that says nothing is not ready', async () => {
  const app = server();
  await app.register(siteReadiness([{ service: 'projector', origin: 'http://127.0.0.1:1' }]));
  const answer = await app.inject('/readyz/site');
  expect(answer.statusCode).toBe(503);
  expect(answer.json().services.projector.processes).toEqual([
    { origin: 'http://127.0.0.1:1', ok: false, detail: 'no answer' },
  ]);
  await app.close();
});

it('the documents of both APIs are one', async () => {
  const app = server();
  const documents: Record<string, object> = {
    'http://q2': { openapi: '3.1.0', paths: { '/site': { get: {} } }, components: { schemas: {} } },
    'http://c1': { openapi: '3.1.0', paths: { '/site': { put: {} }, '/payments/webhook': {} } },
  };
  await app.register(
    mergedDocs(SERVICES, async (origin) => documents[origin] ?? Promise.reject(new Error('away'))),
  );
  const answer = await app.inject('/docs/json');
  expect(answer.json()).toMatchObject({
    openapi: '3.1.0',
    info: { title: 'Baanpak' },
    paths: { '/site': { get: {}, put: {} }, '/payments/webhook': {} },
  });
  delete documents['http://c1'];
  expect((await app.inject('/docs/json')).statusCode).toBe(503);
  await app.close();
});

it('what web apps need is kept for ten seconds, and while no API answers', async () => {
  const config = {
    ...{ apiKey: 'k', locale: 'th', paymentPublicKey: 'p', paymentScriptUrl: '/s' },
    ...{ version: '1', demo: false, holdMinutes: 30, transferHours: 24 },
  };
  let asked = 0;
  const api = createServer((_request, response) => {
    asked += 1;
    response.end(JSON.stringify(config));
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  const address = api.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  let now = 0;
  const read = siteConfigAt(`http://127.0.0.1:${port}`, () => now);
  expect([await read(), await read()]).toEqual([config, config]);
  expect(asked).toBe(1);
  now = 10_000;
  await read();
  expect(asked).toBe(2);
  api.close();
  api.closeAllConnections();
  await once(api, 'close');
  now = 20_000;
  expect(await read()).toEqual(config);
  await expect(siteConfigAt(`http://127.0.0.1:${port}`)()).rejects.toThrow('fetch failed');
});
