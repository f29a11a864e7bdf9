import { afterEach, describe, expect, it } from 'vitest';
import { buildServer, type Server } from './server.ts';
import { shedLoad } from './shed-load.ts';

const servers: Server[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

const QUIET = { underWay: 3, delay: 60_000, underWayWhenLate: 0 };
const NEVER_LATE = { underWay: 5, delay: 60_000, underWayWhenLate: 0 };

/** Its slow requests end when they are told to. */
function given(limits: Parameters<typeof shedLoad>[1]) {
  const app = buildServer({ apiKeys: new Set() });
  servers.push(app);
  shedLoad(app, limits);
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const slow = async () => {
    await finished;
    return { ok: true };
  };
  const open = { open: true };
  app.get('/search', { config: open }, slow);
  app.get('/booking', { config: { ...open, private: true } }, slow);
  app.post('/pay', { config: open }, slow);
  app.get('/page', { config: { ...open, essential: ({ url }) => url.endsWith('paying') } }, slow);
  app.get('/healthz', { config: { ...open, unlimited: true } }, async () => ({ ok: true }));
  const ask = async (url: string, method: 'GET' | 'POST' = 'GET') => {
    const { statusCode, headers } = await app.inject({ url, method });
    return [statusCode, headers['retry-after']];
  };
  return { ask, finish };
}

describe('a process with as many requests under way as it takes', () => {
  it('refuses searches, then also payments, and never health', async () => {
    const { ask, finish } = given({ browsing: QUIET, essential: NEVER_LATE });
    const taken = [1, 2, 3].map(() => ask('/search'));
    expect(await ask('/search')).toEqual([503, '2']);
    expect(await ask('/page?searching')).toEqual([503, '2']);
    taken.push(ask('/pay', 'POST'), ask('/booking'));
    expect(await ask('/pay', 'POST')).toEqual([503, '2']);
    expect(await ask('/page?paying')).toEqual([503, '2']);
    expect(await ask('/healthz')).toEqual([200, undefined]);
    finish();
    for (const answer of taken) expect(await answer).toEqual([200, undefined]);
    expect(await ask('/search')).toEqual([200, undefined]);
  });
});

describe('a process whose event loop is late', () => {
  it('refuses searches, then also payments, and never health', async () => {
    const { ask, finish } = given({
      browsing: { underWay: 100, delay: 100, underWayWhenLate: 0 },
      essential: { underWay: 100, delay: 400, underWayWhenLate: 0 },
    });
    finish();
    const asked = () => Promise.all([ask('/search'), ask('/pay', 'POST'), ask('/healthz')]);
    expect((await asked()).map(([status]) => status)).toEqual([200, 200, 200]);
    block(300);
    expect((await asked()).map(([status]) => status)).toEqual([503, 200, 200]);
    await expect.poll(async () => (await ask('/search'))[0]).toBe(200);
    block(600);
    expect((await asked()).map(([status]) => status)).toEqual([503, 503, 200]);
  });
});

it('a process that is late with few requests under way refuses none: others keep the machine busy', async () => {
  const late = { underWay: 100, delay: 100, underWayWhenLate: 2 };
  const { ask, finish } = given({ browsing: late, essential: late });
  block(300);
  const taken = [ask('/search'), ask('/search')];
  expect(await ask('/search')).toEqual([503, '2']);
  finish();
  for (const answer of taken) expect(await answer).toEqual([200, undefined]);
});

/** Keeps the event loop for so many milliseconds. */
function block(milliseconds: number): void {
  for (const end = performance.now() + milliseconds; performance.now() < end; );
}
