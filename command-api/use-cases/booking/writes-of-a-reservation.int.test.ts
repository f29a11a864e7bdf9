import { STORED_EVENTS } from '@baanpak/domain/processes/stored-events.ts';
import { nights } from '@baanpak/domain/testing/samples.ts';
import { openPool } from '@baanpak/infrastructure/database/pool.ts';
import { eventCodec } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import { openPostgresEventStore } from '@baanpak/infrastructure/event-store/postgres/postgres-event-store.ts';
import { countSocketWrites } from '@baanpak/infrastructure/testing/counted-pool.ts';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { mailerOn } from '../../mail/start-mailer.ts';
import type { Ports } from '../../ports.ts';
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
  const stores = { pool, relaxed: pool, store, codec, keys };
  const instance = await shop.anotherInstance({}, stores);
  return { writes, instance, stores, routes: await shop.routesOf(instance) };
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

type Count = 'all' | 'sent';

/** How many mails there are, by connections that are not counted. */
async function countMails(count: Count): Promise<number> {
  const { rows } = await shop.pool.query<Record<Count, number>>(
    `SELECT count(*)::int AS all, count(*) FILTER (WHERE outcome = 'sent')::int AS sent
     FROM command.mails`,
  );
  return rows[0]?.[count] ?? 0;
}

it('its mail is queued after two more writes, page of the log and checkpoint, and sent after another three', async () => {
  const { writes, instance, stores, routes } = await countedInstance();
  const runner = await shop.runProcesses(instance, stores);
  const stopMailer = sendMailsOf(instance);
  onTestFinished(async () => {
    await Promise.all([shop.stopProcesses(), stopMailer()]);
  });
  const room = await shop.newRoom({ units: 99 });
  await runner.caughtUp(10_000);
  await expect.poll(async () => (await countMails('all')) - (await countMails('sent'))).toBe(0);
  const toSend: number[] = [];
  const toQueue = await fewest(10, async (n) => {
    const body = bookingBody(room, nights(n + 1, n + 2), { email: `mailed-${n}@example.com` });
    const [all, sent] = [await countMails('all'), await countMails('sent')];
    const before = writes.count;
    expect((await routes.post<object>(BOOKINGS, body)).status).toBe(201);
    await expect.poll(() => countMails('all'), { interval: 2 }).toBe(all + 1);
    const queued = writes.count;
    await expect.poll(() => countMails('sent'), { interval: 2 }).toBe(sent + 1);
    toSend.push(writes.count - queued);
    return queued - before;
  });
  expect(toQueue).toBeLessThanOrEqual(3 + 2);
  expect(Math.min(...toSend)).toBeLessThanOrEqual(3); // due, booking with what it names, sent
});

/** A mailer that looks seldom: its looks count, too. */
function sendMailsOf(instance: Ports): () => Promise<void> {
  const transport = { domain: 'example.com', describe: 'nowhere', send: async () => {} };
  const mailer = mailerOn(instance, {
    transport: { ...transport, close: () => {} },
    url: String(shop.pool.options.connectionString),
    lookEvery: 200,
  });
  mailer.start('https://baanpak.example');
  return mailer.stop;
}
