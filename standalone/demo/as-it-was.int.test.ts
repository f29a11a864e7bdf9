/** @module-tag long */
import { commandApi } from '@baanpak/command-api/http/app.ts';
import { clockForTest } from '@baanpak/command-api/testing/clock.ts';
import { API_KEY } from '@baanpak/command-api/testing/requests.ts';
import { openFoundation } from '@baanpak/command-api/testing/shop-foundation.ts';
import { PROBLEMS } from '@baanpak/contract/problems/problems.ts';
import { isRecord } from '@baanpak/domain/values/fields/fields.ts';
import { type Instant, instant } from '@baanpak/domain/values/time/instant.ts';
import { addDays, bangkokDay } from '@baanpak/domain/values/time/local-date.ts';
import {
  comparePositions,
  type EventStore,
  type Position,
  START,
} from '@baanpak/infrastructure/event-store/port.ts';
import { positionToken } from '@baanpak/infrastructure/http/position-token.ts';
import { buildServer } from '@baanpak/infrastructure/http/server.ts';
import { undocumentedAnswers } from '@baanpak/infrastructure/testing/undocumented-answers.ts';
import { postgresStore } from '@baanpak/payment-sandbox/postgres-store.ts';
import { PROJECTED_GROUPS } from '@baanpak/projector/projections.ts';
import { projectBatch } from '@baanpak/projector/run/project-batch.ts';
import { streamsOf } from '@baanpak/projector/run/projection.ts';
import { projectionMemories } from '@baanpak/projector/run/projection-memory.ts';
import { LIVE } from '@baanpak/projector/testing/given-events.ts';
import { queryApi } from '@baanpak/query-api/http/app.ts';
import { CONFIG } from '@baanpak/query-api/testing/query-api-for-tests.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadDemo } from './load.ts';
import { type Random, random, weighted } from './past/random.ts';

const PAIRS = 1_000;
/** Moments of the demo's year, and acts of staff behind it; so many calls at each moment, and after each act. */
const [MOMENTS, CALLS] = [130, 6];
const [ACTS, CALLS_AFTER] = [130, 3];
const GIVEN = { pictures: new Map<string, string>(), password: 'a password of tests' };
/** Before so many events nobody can sign in. */
const AFTER_OPENING = 50;
const NEW_PASSWORD = 'a word of their own';
const FILTER = streamsOf(PROJECTED_GROUPS);

let world: Awaited<ReturnType<typeof openWorld>>;
beforeAll(async () => {
  world = await openWorld();
}, 600_000);
afterAll(() => world.close());

/**
 * The demo, whose year lies in the log before anything is read of it. Read models are made of it from place to place, and
 * what the query API reads of the log ends where they are.
 */
async function openWorld() {
  const clock = clockForTest('standing');
  const { foundation, stores, ports, projection, readPool, close } = await openFoundation(
    clock,
    [],
    {},
  );
  await loadDemo(foundation, postgresStore(stores.pool), GIVEN);
  const { store } = stores;
  const target = { ...projection, places: LIVE, memories: projectionMemories() };
  let place = START;
  let moment = clock.now();
  const known = storeUpTo(store, () => place);
  const server = buildServer({ apiKeys: new Set([API_KEY]), problems: PROBLEMS });
  const undocumented = await undocumentedAnswers(server);
  const outside = {
    guestFiles: { read: async () => undefined },
    site: () => SITE,
    inside: () => SITE,
  };
  const { tokens, ids } = ports;
  await server.register(
    queryApi({
      ...stores,
      ...outside,
      store: known,
      pool: readPool,
      now: () => moment,
      config: CONFIG,
      tokens,
      ids,
    }),
  );
  await server.register(commandApi(ports));
  const storeId = await store.storeId();
  return {
    pool: readPool,
    clock,
    events: await allEvents(store),
    /** All groups come to stand at a place, and it is then. */
    async goTo(to: Position, at: Instant): Promise<void> {
      moment = at;
      while (comparePositions(place, to) < 0) {
        const page = await store.readAll({ after: place, filter: FILTER, limit: 500 });
        const events = page.events.filter(({ position }) => comparePositions(position, to) <= 0);
        const isWhole =
          events.length === page.events.length && comparePositions(page.position, to) <= 0;
        const until = isWhole ? page.position : to;
        await projectBatch(target, events, place, until);
        place = until;
      }
    },
    /** Reads or writes as somebody of the staff, signed in now. */
    async send(by: string, url: string, write: Write = {}): Promise<Answer> {
      const { rows } = await readPool.query(
        'SELECT password_version, version FROM users WHERE user_id = $1',
        [by],
      );
      const position = positionToken({ storeId, position: place });
      const { password_version: passwordVersion, version: userVersion } = rows[0] ?? {};
      const claims = { userId: by, passwordVersion, userVersion, position };
      const authorization = `Bearer ${await tokens.issue(claims, new Date(moment))}`;
      const headers = { 'x-api-key': API_KEY, 'accept-language': 'th', authorization };
      for (;;) {
        const answer = await server.inject({ method: 'GET', url, headers, ...write });
        // other tests keep the machine busy
        if (answer.statusCode !== 503) return { status: answer.statusCode, body: answer.json() };
      }
    },
    head: () => store.head(),
    async close() {
      await server.close();
      await close();
      expect([...undocumented]).toEqual([]);
    },
  };
}

const SITE = 'https://baanpak.example';
type Write = Readonly<{ method?: 'PUT' | 'POST' | 'DELETE'; payload?: object }>;
type Answer = Readonly<{ status: number; body: Readonly<Record<string, unknown>> }>;

/** A log that ends at a place. */
function storeUpTo(store: EventStore, place: () => Position): EventStore {
  const isIn = ({ position }: Readonly<{ position: Position }>) =>
    comparePositions(position, place()) <= 0;
  return Object.assign(Object.create(store), {
    head: async () => place(),
    readStream: async (...asked: Parameters<EventStore['readStream']>) =>
      (await store.readStream(...asked)).filter(isIn),
  });
}

async function allEvents(store: EventStore) {
  const events = [];
  for (let after = START; ; ) {
    const page = await store.readAll({ after, filter: FILTER, limit: 2_000 });
    if (comparePositions(page.position, after) === 0) return events;
    events.push(
      ...page.events.map(({ position, metadata }) => ({
        position,
        at: String(metadata.recordedAt),
      })),
    );
    after = page.position;
  }
}

/** An answer that was given, and all that is needed to ask for it again. */
type Given = Readonly<{ by: string; url: string; answer: Answer }>;

/** A call of a kind that answers as of a place in the log, for what there is at this moment. */
async function randomCall({ pool }: typeof world, lot: Random, today: string) {
  const one = async (
    table: string,
    column: string,
    where = 'true',
  ): Promise<string | undefined> => {
    const { rows } = await pool.query(
      `SELECT ${column} AS id FROM ${table} WHERE ${where} ORDER BY 1`,
    );
    return rows.length > 0 ? lot.oneOf(rows).id : undefined;
  };
  const room = () => one('rooms', 'room_id', 'NOT removed');
  const hotel = () => one('hotels', 'hotel_id', 'NOT removed');
  const owner = () => one('hotels', 'owner_id');
  const by = (await one('users', 'user_id', OF_DEMO)) ?? '';
  const day = addDays(bangkokDay(instant(Date.parse(today))), lot.between(-20, 40));
  const days = `from=${day}&to=${addDays(day, lot.between(1, 30))}`;
  const page = `page=${lot.between(1, 3)}&perPage=${lot.between(1, 8)}`;
  const kind = lot.oneOf(KINDS);
  switch (kind) {
    case 'booking':
      return { by, url: `/bookings/${await one('bookings', 'booking_id')}` };
    case 'bookings':
      return { by, url: `/bookings?${page}` };
    case 'bookings of owner':
      return { by, url: `/bookings?ownerId=${await owner()}&${page}` };
    case 'bookings of hotel':
      return { by, url: `/bookings?hotelId=${await hotel()}&${page}&sort=-createdAt` };
    case 'bookings of room':
      return { by, url: `/bookings?roomId=${await room()}&${page}` };
    case 'rooms by day':
      return { by, url: `/bookings/rooms-by-day/${day}?hotelId=${await hotel()}` };
    case 'rooms of hotel':
      return { by, url: `/rooms?hotelId=${await hotel()}` };
    case 'rooms of owner':
      return { by, url: `/rooms?ownerId=${await owner()}&${page}` };
    case 'room':
      return { by, url: `/rooms/${await room()}` };
    case 'prices':
      return { by, url: `/rooms/${await room()}/prices?${days}` };
    case 'calendar':
      return { by, url: `/rooms/${await room()}/calendar?${days}` };
    case 'hotels of owner':
      return { by, url: `/hotels?ownerId=${await owner()}` };
    case 'hotels by id':
      return { by, url: `/hotels?hotelId=${await hotel()}` };
    case 'hotel':
      return { by, url: `/hotels/${await hotel()}` };
    case 'user':
      return { by, url: `/users/${await one('users', 'user_id', 'NOT removed')}` };
  }
}

const KINDS_OF_CALLS = [
  [5, 'booking'],
  [1, 'bookings'],
  [1, 'bookings of owner'],
  [1, 'bookings of hotel'],
  [1, 'bookings of room'],
  [2, 'rooms by day'],
  [1, 'rooms of hotel'],
  [1, 'rooms of owner'],
  [2, 'room'],
  [2, 'prices'],
  [2, 'calendar'],
  [1, 'hotels of owner'],
  [1, 'hotels by id'],
  [1, 'hotel'],
  [1, 'user'],
] as const;
const KINDS = weighted<(typeof KINDS_OF_CALLS)[number][1]>(...KINDS_OF_CALLS);

/** Callers, whose rights stay as they are: an answer is given again by those of now. */
const OF_DEMO = "username IN ('admin', 'owner1', 'owner2', 'officer1', 'visitor1', 'auditor1')";

/** Something that staff do which the demo's year has none of, or little. */
async function randomAct({ pool }: typeof world, lot: Random, today: string) {
  const one = async (query: string): Promise<Readonly<Record<string, string>>> => {
    const { rows } = await pool.query(`${query} ORDER BY 1`);
    return rows.length > 0 ? lot.oneOf(rows) : {};
  };
  const booking = await one('SELECT booking_id AS id, room_id AS room FROM bookings');
  const ended = await one(
    "SELECT booking_id AS id FROM bookings WHERE status IN ('Completed', 'Canceled', 'Expired')",
  );
  const ahead = await one(
    `SELECT booking_id AS id, hotel_id AS hotel, room_id AS room FROM bookings
     WHERE status IN ('Booked', 'Reserved') AND check_in > '${today}'`,
  );
  const room = await one('SELECT room_id AS id, hotel_id AS hotel FROM rooms WHERE NOT removed');
  const hotel = await one('SELECT hotel_id AS id FROM hotels WHERE NOT removed');
  const beside = await one(
    `SELECT room_id AS id FROM rooms WHERE NOT removed AND hotel_id = '${ahead.hotel ?? room.hotel}'`,
  );
  const user = await one(`SELECT user_id AS id FROM users WHERE NOT removed AND NOT ${OF_DEMO}`);
  const owner = await one('SELECT DISTINCT owner_id AS id FROM hotels');
  const first = addDays(bangkokDay(instant(Date.parse(`${today}T03:00:00Z`))), lot.between(2, 200));
  const stay = { checkInDate: first, checkOutDate: addDays(first, lot.between(1, 4)) };
  const put = (url: string, payload: object) => ({ url, method: 'PUT', payload }) as const;
  const remove = (url: string) => ({ url, method: 'DELETE' }) as const;
  return lot.oneOf([
    put(`/bookings/${ended.id}`, { disabled: true }),
    put(`/bookings/${ended.id}`, { disabled: lot.percent(40) }),
    put(`/bookings/${ahead.id}`, { ...stay, roomId: beside.id, reprice: lot.percent(50) }),
    put(`/bookings/${ahead.id}`, { roomId: beside.id }),
    put(`/bookings/${booking.id}`, { staffNote: `Note ${lot.between(1, 999)}` }),
    put(`/bookings/${ahead.id}`, { action: 'cancel' }),
    put(`/bookings/${ahead.id}`, { action: 'confirm-payment' }),
    put(`/bookings/${ahead.id}`, { action: 'add-charge', text: 'Dinner', amount: 300 }),
    put(`/bookings/${booking.id}`, { action: 'check-in' }),
    put(`/bookings/${ahead.id}`, { action: 'assign-unit', unit: '1' }),
    put(`/rooms/${room.id}`, {
      title: { th: `ห้อง ${lot.between(1, 99)}`, en: `Room ${lot.between(1, 99)}` },
    }),
    put(`/rooms/${room.id}`, { disabled: lot.percent(50) }),
    put(`/rooms/${room.id}`, { units: lot.between(1, 4), basePrice: lot.between(800, 2_500) }),
    put(`/rooms/${room.id}/prices`, {
      from: first,
      to: addDays(first, 9),
      price: lot.between(700, 3_000),
    }),
    put(`/hotels/${hotel.id}`, {
      hotelName: { th: `โรงแรม ${lot.between(1, 99)}`, en: `Hotel ${lot.between(1, 99)}` },
    }),
    put(`/hotels/${hotel.id}`, { disabled: lot.percent(30) }),
    put(`/users/${user.id}`, { ownerId: owner.id, role: lot.oneOf(['officer', 'visitor']) }),
    ...(lot.percent(15)
      ? [remove(`/rooms/${room.id}`), remove(`/hotels/${hotel.id}`), remove(`/users/${user.id}`)]
      : []),
    {
      url: '/users',
      method: 'POST',
      payload: {
        username: `hired-${lot.between(1, 9_999)}`,
        role: 'officer',
        ownerId: owner.id,
        password: NEW_PASSWORD,
        confirmPassword: NEW_PASSWORD,
      },
    } as const,
    {
      url: '/bookings',
      method: 'POST',
      payload: {
        ...stay,
        roomId: room.id,
        reservedBy: 'Malee',
        phone: '0898765432',
        bookingChannel: 'phone',
      },
    } as const,
    {
      url: '/bookings',
      method: 'POST',
      payload: { ...stay, roomId: room.id, status: 'Unavailable' },
    } as const,
  ]);
}

/** What was answered, less `name` beside `by`, which is of now. */
const less = (value: unknown): string =>
  JSON.stringify(value, (_, member) => {
    if (!isRecord(member) || !('by' in member)) return member;
    return { ...member, name: undefined };
  });

it('every call answers, as of a moment, what it answered then', async () => {
  const seed = Number(process.env.SEED);
  const lot = random(seed);
  const given: Given[] = [];
  const refused = new Map<string, number>();
  const ask = async (calls: number, today: string) => {
    for (let n = 0; n < calls; ) {
      const { by, url } = await randomCall(world, lot, today);
      const answer = await world.send(by, url);
      if (answer.status === 200 && 'at' in answer.body) {
        given.push({ by, url, answer });
        n += 1;
      } else refused.set(String(answer.status), (refused.get(String(answer.status)) ?? 0) + 1);
    }
  };
  const { events } = world;
  const places = Array.from({ length: MOMENTS }, () =>
    lot.between(AFTER_OPENING, events.length - 1),
  );
  for (const n of places.toSorted((a, b) => a - b)) {
    const event = events[n];
    if (!event) continue;
    await world.goTo(event.position, instant(Date.parse(event.at)));
    await ask(CALLS, event.at);
  }
  const now = () => world.clock.now();
  await world.goTo(await world.head(), now());
  const { rows } = await world.pool.query("SELECT user_id AS id FROM users WHERE role = 'admin'");
  const done = new Map<string, number>();
  for (let n = 0; n < ACTS; n += 1) {
    world.clock.moveBy(lot.between(1, 30 * 3_600_000));
    const { url, ...act } = await randomAct(world, lot, bangkokDay(now()));
    await world.goTo(await world.head(), now());
    const { status } = await world.send(rows[0].id, url, act);
    const name = `${act.method} ${url.split('/')[1]} ${status}`;
    done.set(name, (done.get(name) ?? 0) + 1);
    await world.goTo(await world.head(), now());
    await ask(CALLS_AFTER, now());
  }
  await world.goTo(await world.head(), now());

  const different: string[] = [];
  for (const { by, url, answer } of given) {
    const at = encodeURIComponent(String(answer.body.at));
    const asked = `${url}${url.includes('?') ? '&' : '?'}at=${at}`;
    const own = await world.send(by, asked);
    // rights are of now: of a user who works for another owner since, an admin asks
    const hasMoved = own.status === 403 && routeOf(url) === '/users/{id}';
    const again = hasMoved ? await world.send(rows[0].id, asked) : own;
    if (less(again.body) !== less(answer.body)) different.push(differenceOf(url, answer, again));
  }
  console.info(`seed ${seed}: ${given.length} pairs, not answered ${JSON.stringify([...refused])}`);
  console.info(`acts ${JSON.stringify([...done])}`);
  console.info(`${different.length} differ`);
  expect(different.slice(0, 8)).toEqual([]);
  expect(given.length).toBeGreaterThanOrEqual(PAIRS);
  expect([...new Set(given.map(({ url }) => routeOf(url)))].toSorted()).toEqual(ROUTES_WITH_PAST);
}, 1_200_000);

const routeOf = (url: string) =>
  url
    .replace(/\?.*/, '')
    .replace(/[\da-f]{8}-[\da-f-]{27}/, '{id}')
    .replace(/\d{4}-\d\d-\d\d/, '{date}');
const ROUTES_WITH_PAST = [
  ...['/bookings', '/bookings/rooms-by-day/{date}', '/bookings/{id}', '/hotels', '/hotels/{id}'],
  ...['/rooms', '/rooms/{id}', '/rooms/{id}/calendar', '/rooms/{id}/prices', '/users/{id}'],
];

/** Names the first fields that differ. */
function differenceOf(url: string, then: Answer, again: Answer): string {
  const found: string[] = [];
  const compare = (path: string, one: unknown, other: unknown): void => {
    if (less(one) === less(other)) return;
    if (Array.isArray(one) || !isRecord(one) || !isRecord(other)) {
      if (Array.isArray(one) && Array.isArray(other) && one.length === other.length)
        for (const [n, each] of one.entries()) compare(`${path}.${n}`, each, other[n]);
      else found.push(`${path}: ${less(one)?.slice(0, 200)} is ${less(other)?.slice(0, 200)}`);
      return;
    }
    for (const name of new Set([...Object.keys(one), ...Object.keys(other)]))
      compare(`${path}.${name}`, one[name], other[name]);
    if (found.length === 0) found.push(`${path}: order of fields`);
  };
  compare('', then.body, again.body);
  return `${url} at ${String(then.body.at)}: ${again.status} ${found.slice(0, 3).join('; ')}`;
}
