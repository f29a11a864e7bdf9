import { STORED_EVENTS } from '@baanpak/domain/processes/stored-events.ts';
import { nights } from '@baanpak/domain/testing/samples.ts';
import { openPool } from '@baanpak/infrastructure/database/pool.ts';
import { eventCodec } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import { openPostgresEventStore } from '@baanpak/infrastructure/event-store/postgres/postgres-event-store.ts';
import { countSocketWrites } from '@baanpak/infrastructure/testing/counted-pool.ts';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { BOOKINGS } from '../../testing/booking.ts';
import { bookingBody } from '../../testing/guest.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import { personalKeysOf } from '../../testing/stores.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ capHolds: true });
});
afterAll(() => shop.close());

/** A command API on connections to PostgreSQL whose writes are counted. */
async function countedInstance() {
  const pool = openPool(String(shop.pool.options.connectionString), { max: 20 });
  const writes = countSocketWrites(pool);
  const store = await openPostgresEventStore({ pool, wakeUp: 'in-process' });
  onTestFinished(async () => {
    await store.close();
    await pool.end();
  });
  const keys = personalKeysOf(pool);
  const codec = eventCodec({ keys, now: shop.clock.now, ...STORED_EVENTS });
  const instance = await shop.anotherInstance({}, { pool, relaxed: pool, store, codec, keys });
  return { writes, routes: await shop.routesOf(instance) };
}

/** New connections and looks of timers count, too: of several times the fewest is what the work itself takes. */
async function fewest(times: number, count: (n: number) => Promise<number>): Promise<number> {
  const counts: number[] = [];
  for (let n = 0; n < times; n += 1) counts.push(await count(n));
  return Math.min(...counts);
}

it('a new guest who books a room is answered after three writes to PostgreSQL: states, guest with key, append', async () => {
  const { writes, routes } = await countedInstance();
  const room = await shop.newRoom({ units: 99 });
  const written = await fewest(10, async (n) => {
    const body = bookingBody(room, nights(n + 1, n + 2), { email: `guest-${n}@example.com` });
    const before = writes.count;
    expect((await routes.post<object>(BOOKINGS, body)).status).toBe(201);
    return writes.count - before;
  });
  expect(written).toBe(3);
});
