import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noCaddy } from '../deploy/testing/gateway.ts';
import { type ClusterForTest, startCluster } from './testing/cluster.ts';
import {
  bookCheckout,
  differentStays,
  findRooms,
  openCheckout,
  readBooking,
} from './testing/guest.ts';
import { payByCard } from './testing/payments.ts';
import { endProducts } from './testing/product.ts';

const missing = noCaddy();
if (missing) console.warn(`The cluster behind Caddy: ${missing}`);

const SOON = { timeout: 60_000, interval: 200 };
const nextStay = differentStays();

let cluster: ClusterForTest;

async function bookAndPay() {
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

const readiness = async () => (await fetch(`${cluster.url}/readyz`)).status;

describe.skipIf(missing)('the site as separate processes', () => {
  beforeAll(async () => {
    cluster = await startCluster();
  });
  afterAll(endProducts);

  it('sells a room through the gateway', async () =>
    expect(await bookAndPay()).toMatchObject({ status: 'Booked', paymentStatus: 'paid' }));

  it.each(['command-api-1', 'query-api-1', 'projector-1', 'pages-1'])(
    'goes on without %s, which is started again',
    async (name) => {
      process.kill(cluster.pidOf(name), 'SIGKILL');
      await expect
        .poll(() => bookAndPay().then(({ status }) => status, String), SOON)
        .toBe('Booked');
      await expect.poll(readiness, SOON).toBe(200);
    },
  );

  it('answers with both of each', async () => {
    const answer = await fetch(`${cluster.url}/readyz`);
    const { services } = (await answer.json()) as {
      services: Record<string, { processes: readonly object[] }>;
    };
    for (const name of ['command-api', 'query-api', 'projector'])
      expect(services[name]?.processes).toHaveLength(2);
  });

  it('ends whole when it is asked to', async () => {
    const { pids } = cluster;
    expect(pids).toHaveLength(11);
    expect(await cluster.term()).toBe(0);
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
