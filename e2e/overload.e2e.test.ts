/** @module-tag long */
import { Agent, request } from 'node:http';
import { Worker } from 'node:worker_threads';
import { freePort } from '@baanpak/infrastructure/process/free-port.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { book, differentStays, findRooms, readBooking, roomWith } from './testing/guest.ts';
import { endProducts, type Product, startProduct } from './testing/product.ts';
import { startProgram } from './testing/program.ts';

const READS = 2_000;
const SIGN_INS = 60;
/** In a round, at most. */
const BOOKINGS = 50;
/** In ms: a second on a machine at rest, of which others may take two thirds. */
const HEALTHY_WITHIN = 3_000;
/** What the server of pages calls the API with. */
const SERVER_KEY = 'the-key-of-a-server-of-pages-alone-1234';

let product: Product;
/** A server of pages alone, in front of the product's API. */
let pages: string;
beforeAll(async () => {
  product = await startProduct({
    LOG_LEVEL: 'warn',
    RATE_LIMITS: 'off',
    API_KEYS: `demo-guest-key,${SERVER_KEY}`,
  });
  const PORT = String(await freePort());
  pages = `http://127.0.0.1:${PORT}`;
  const at = { PORT, PUBLIC_URL: pages, API_URL: product.url, SERVER_KEY };
  startProgram('dist/pages.js', { ...at, RATE_LIMITS: 'off' });
  await vi.waitFor(async () => expect(await statusOf(`${pages}/healthz`)).toBe(200), 60_000);
});
afterAll(endProducts);

const statusOf = (url: string) =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  );

it.each([
  [
    'the product',
    () => product.url,
    ['/search/hotels', '/search/hotels?guests=2&sort=price', '/rooms/select-room', '/'],
  ],
  ["the pages' server", () => pages, ['/', '/en', '/hotel/main', '/en/hotel/main', '/terms']],
] as const)('%s stays up under more requests than it can answer, twice', async (_, at, paths) => {
  const health = watchHealth(`${at()}/healthz`);
  const acknowledged: string[] = [];
  for (let round = 0; round < 2; round += 1) {
    let isOver = false;
    const booked = bookUntil(() => isOver, acknowledged);
    const reads = Array.from({ length: READS }, (__, n) =>
      get(at(), paths[n % paths.length] ?? '/'),
    );
    const signIns = Array.from({ length: SIGN_INS }, signIn);
    const [answers, entered] = await Promise.all([Promise.all(reads), Promise.all(signIns)]);
    isOver = true;
    await booked;

    const refused = answers.filter(({ status }) => status !== 200);
    for (const { status, retryAfter } of refused)
      expect([status, Number(retryAfter) > 0]).toEqual([503, true]);
    expect(answers.every(({ isWhole }) => isWhole)).toBe(true);
    expect(refused.length).toBeLessThan(READS);
    for (const status of entered) expect([401, 429, 503]).toContain(status);
    console.info(`${refused.length} of ${READS} reads were refused`);
  }
  const slowest = await health.slowest();
  console.info(`the slowest look at /healthz took ${Math.round(slowest)} ms`);
  expect(slowest).toBeLessThan(HEALTHY_WITHIN);
  expect(acknowledged.length).toBeGreaterThan(0);
  for (const id of acknowledged)
    expect(await readBooking(product.api, id)).toMatchObject({ status: 'Reserved' });
});

type Read = Readonly<{ status: number; retryAfter: string | undefined; isWhole: boolean }>;

const agent = new Agent({ keepAlive: false });

/** As browsers ask; what comes is counted, not unpacked. Redirects count as answers. */
const get = (origin: string, path: string): Promise<Read> =>
  new Promise((resolve, reject) => {
    const isPage = !/^\/(?:search|rooms)\b/.test(path); // with a key, a page's path is asked of the API
    const headers = {
      'accept-encoding': 'gzip, br',
      ...(isPage ? { cookie: localeOf(path) } : { 'x-api-key': product.apiKey }),
    };
    request(origin + path, { agent, headers }, (response) => {
      let bytes = 0;
      response.on('data', (part: Buffer) => {
        bytes += part.length;
      });
      response.on('error', reject);
      response.on('end', () => {
        const { 'content-length': length = bytes, 'retry-after': retryAfter } = response.headers;
        const isWhole = response.complete && Number(length) === bytes;
        resolve({ status: response.statusCode ?? 0, retryAfter, isWhole });
      });
    })
      .on('error', reject)
      .end();
  });

const localeOf = (path: string) => `locale=${path.startsWith('/en') ? 'en' : 'th'}`;

const signIn = async (): Promise<number> => {
  const body = {
    username: `nobody${Math.floor(Math.random() * 1e9)}`,
    password: 'a wrong password',
  };
  return (await product.api('/auth/token', { body })).status;
};

/** One guest after another while the load lasts; a refusal is no acknowledgement. */
async function bookUntil(isOver: () => boolean, acknowledged: string[]): Promise<void> {
  const { roomId } = roomWith(1, await findRooms(product.api));
  for (let n = 0; n < BOOKINGS && !isOver(); n += 1) {
    const { status, body } = await book(product.api, { roomId, ...nextStay() });
    if (status === 201) acknowledged.push(body.book._id);
    else expect(status).toBe(503);
  }
}
const nextStay = differentStays();

/** Asks from a thread of its own, which this one's answers do not hold up. */
function watchHealth(url: string) {
  const worker = new Worker(
    `const { parentPort, workerData } = require('node:worker_threads');
     let slowest = 0, isOver = false;
     parentPort.once('message', () => { isOver = true; });
     (async () => {
       while (!isOver) {
         const begun = performance.now();
         const { status } = await fetch(workerData).catch(() => ({ status: 0 }));
         slowest = Math.max(slowest, status === 200 ? performance.now() - begun : Infinity);
         await new Promise((resolve) => setTimeout(resolve, 50));
       }
       parentPort.postMessage(slowest);
     })();`,
    { eval: true, workerData: url },
  );
  return {
    /** In ms; Infinity where it did not answer or was not well. */
    slowest: () =>
      new Promise<number>((resolve) => {
        worker.once('message', resolve);
        worker.postMessage('over');
      }),
  };
}
