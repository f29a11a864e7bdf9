/** @module-tag long */
import { spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, type ExpectStatic, expect, it } from 'vitest';
import { noCaddy } from '../deploy/testing/gateway.ts';
import { stepsOf } from './testing/booking-steps.ts';
import { fillCart } from './testing/cart.ts';
import { type ClusterForTest, startCluster } from './testing/cluster.ts';
import {
  bookCheckout,
  differentStays,
  findRooms,
  openCheckout,
  type Room,
  readBooking,
  roomAt,
} from './testing/guest.ts';
import { GOOD_CARD, payByCard } from './testing/payments.ts';
import { endProducts } from './testing/product.ts';
import { sharedBrowser } from './testing/shared-browser.ts';
import { A_WINDOW_A_LANGUAGE, visit } from './testing/visitor.ts';

const missing = noCaddy();
if (missing) console.warn(`The cluster behind Caddy: ${missing}`);

const noSetpriv = spawnSync('setpriv', ['--version']).status !== 0;
if (noSetpriv) console.warn('Killed clusters: skipped: there is no setpriv here (util-linux)');

/** It looks every two seconds. */
const SEEN_BY_GATEWAY_MS = 4_000;
const SOON = { timeout: 60_000, interval: 200 };
const nextStay = differentStays();

/** Those that answer calls, two processes of each. */
const SERVICES = ['command-api', 'query-api', 'pages'];

type SiteReadiness = Readonly<{
  services: Readonly<Record<string, { processes: readonly Readonly<{ ok: boolean }>[] }>>;
}>;

let cluster: ClusterForTest;

async function bookAndPay(expect: ExpectStatic) {
  const { api } = cluster;
  const [room] = await findRooms(api);
  const { body } = await openCheckout(api, [{ roomId: room?.roomId ?? '', ...nextStay() }]);
  const { uid } = body.data;
  const placed = await bookCheckout(api, uid);
  expect(placed.status).toBe(201);
  const paid = await payByCard(api, { checkoutId: uid });
  expect(paid.status).toBe(201);
  return readBooking(api, placed.body.book._id, paid.headers);
}

/** What is wrong with the answers to a guest who looks around, and to one who books; undefined where nothing is. */
async function read(): Promise<string | undefined> {
  for (const path of ['/', '/config.json', '/hotel/talay-ngoen-kata']) {
    const answer = await fetch(cluster.url + path);
    const body = await answer.text();
    if (answer.status !== 200) return `${path}: ${answer.status} ${body.slice(0, 1_000)}`;
  }
  return undefined;
}

function booking(rooms: readonly Room[]): () => Promise<string | undefined> {
  let stay = nextStay();
  let count = 0;
  return async () => {
    const { roomId = '' } = rooms[count % rooms.length] ?? {};
    if (count % rooms.length === 0) stay = nextStay();
    count += 1;
    const opened = await openCheckout(cluster.api, [{ roomId, ...stay }]);
    return opened.status < 500
      ? undefined
      : `a booking: ${opened.status} ${JSON.stringify(opened.body)}`;
  };
}

async function siteReadiness(): Promise<SiteReadiness['services']> {
  const answer = await fetch(`${cluster.url}/readyz`);
  return ((await answer.json()) as SiteReadiness).services;
}

/** Services of which a process is not ready. */
async function unready(): Promise<string[]> {
  return Object.entries(await siteReadiness()).flatMap(([name, { processes }]) =>
    processes.some(({ ok }) => !ok) ? [name] : [],
  );
}

describe.skipIf(missing)('the site as separate processes', () => {
  beforeAll(async () => {
    cluster = await startCluster({ RATE_LIMITS: 'off' });
  });
  afterAll(endProducts);

  it.concurrent('sells a room through the gateway', async ({ expect }) =>
    expect(await bookAndPay(expect)).toMatchObject({ status: 'Booked', paymentStatus: 'paid' }));

  it.concurrent.for(A_WINDOW_A_LANGUAGE)(
    'takes a browser in $language at $width px from room to receipt',
    async (options, { expect }) => {
      const browser = await sharedBrowser();
      try {
        const visitor = await visit(browser, cluster.url, options);
        const stay = { ...roomAt('sak-nang-aen', 1, await findRooms(cluster.api)), ...nextStay() };
        await fillCart(visitor, cluster.api, [stay]);
        const guest = stepsOf(visitor);
        await guest.openCart();
        await guest.toServices();
        await guest.toDetails();
        await guest.fillDetails();
        await guest.toPayment();
        await guest.fillCard(GOOD_CARD);
        await guest.pay();
        await guest.isPaid();
        expect(visitor.broken()).toEqual([]);
      } finally {
        await browser.close();
      }
    },
  );

  it.each(['command-api-1', 'query-api-1', 'projector-1', 'pages-1'])(
    'goes on without %s, which is started again',
    async (name) => {
      process.kill(cluster.pidOf(name), 'SIGKILL');
      await expect
        .poll(() => bookAndPay(expect).then(({ status }) => status, String), SOON)
        .toBe('Booked');
      await expect.poll(unready, SOON).toEqual([]);
    },
  );

  it('answers with both of each', async () => {
    const services = await siteReadiness();
    for (const name of ['command-api', 'query-api', 'projector', 'pages'])
      expect(services[name]?.processes).toHaveLength(2);
  });

  it('is changed process by process, all services at once, without a failed request', async () => {
    const running = await Promise.all(SERVICES.map((service) => cluster.pidsNow(service)));
    const failed: string[] = [];
    const asked = { count: 0, isOver: false };
    const guests = [read, booking(await findRooms(cluster.api))].map(async (ask) => {
      while (!asked.isOver) {
        const problem = await ask().catch(String);
        asked.count += 1;
        if (problem !== undefined) failed.push(`${new Date().toISOString()} ${problem}`);
      }
    });
    for (const turn of [0, 1]) {
      const pids = running.flatMap((ofService) => ofService.slice(turn, turn + 1));
      expect(pids).toHaveLength(SERVICES.length);
      for (const pid of pids) process.kill(pid, 'SIGTERM');
      await expect.poll(() => pids.filter(isAlive), SOON).toEqual([]);
      await expect.poll(unready, SOON).toEqual([]);
      await sleep(SEEN_BY_GATEWAY_MS);
    }
    asked.isOver = true;
    await Promise.all(guests);
    expect(failed).toEqual([]);
    expect(asked.count).toBeGreaterThan(20);
  });

  it.concurrent('ends whole when it is asked to', async ({ expect }) => {
    const pids = await cluster.pidsNow();
    expect(pids).toHaveLength(11);
    expect(await cluster.term()).toBe(0);
    await expect.poll(() => pids.filter(isAlive), SOON).toEqual([]);
  });

  it.concurrent('leaves no process behind when it is killed', { skip: noSetpriv }, async ({
    expect,
  }) => {
    const killed = await startCluster();
    const pids = await killed.pidsNow();
    expect(pids).toHaveLength(11);
    process.kill(killed.pid, 'SIGKILL');
    await expect.poll(() => pids.filter(isAlive), SOON).toEqual([]);
  });
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
