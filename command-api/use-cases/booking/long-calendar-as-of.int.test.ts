/** @module-tag long */
import { randomUUID } from 'node:crypto';
import { bookingStream } from '@baanpak/domain/booking/booking.ts';
import { checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import { roomCalendarStream } from '@baanpak/domain/room-calendar/room-calendar.ts';
import { minute, ROOM_REGISTERED } from '@baanpak/domain/testing/samples.ts';
import { addDays, localDate } from '@baanpak/domain/values/time/local-date.ts';
import { commandHandler } from '@baanpak/infrastructure/commands/command-handler.ts';
import {
  NO_PAST_SNAPSHOTS,
  type PastSnapshots,
  postgresPastSnapshots,
} from '@baanpak/infrastructure/commands/past-snapshots.ts';
import { openKysely } from '@baanpak/infrastructure/database/kysely.ts';
import { eventHash } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import type { Position } from '@baanpak/infrastructure/event-store/port.ts';
import type { ReadSchema } from '@baanpak/projector/read-models.ts';
import {
  bookingPlaced,
  checkoutHeld,
  nightsHeld,
} from '@baanpak/projector/testing/sample-events.ts';
import { bookingAt } from '@baanpak/query-api/as-of/booking-at.ts';
import { pastReader } from '@baanpak/query-api/as-of/past.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  contextForTest,
  type RoomForTest,
  registerHotel,
  registerRoom,
} from '../../testing/catalogue.ts';
import { openStoresForTest, type StoresForTest } from '../../testing/stores.ts';

const PAST_STAYS = 200_000;
const STAYS_A_DAY = 50;
const UNITS = 120;
const TURNS = 40;
const AT_REST_MS = 150;

let stores: StoresForTest;
beforeAll(async () => {
  stores = await openStoresForTest(() => minute(0));
});
afterAll(() => stores.close());

async function append(stream: string, ...events: readonly DomainEvent[]): Promise<Position> {
  const { store, codec } = stores;
  const [last] = await store.readStream(stream, { direction: 'backwards', limit: 1 });
  const encoded = await codec.encode(events, contextForTest(), last ? eventHash(last) : null);
  const result = await store.append(stream, last?.revision ?? 'no-stream', encoded);
  if (result.outcome !== 'appended') throw new Error(`Somebody else wrote to ${stream}`);
  return result.position;
}

/** Two events a stay, of some of the stays of years, behind what the calendar has by then. */
async function fillPast({ roomId }: RoomForTest, from: number, until: number): Promise<void> {
  const stream = roomCalendarStream(roomId);
  const [last] = await stores.store.readStream(stream, { direction: 'backwards', limit: 1 });
  await stores.pool.query(
    `WITH stays AS (
       SELECT n, gen_random_uuid() AS booking, date '2016-01-01' + (n / ${STAYS_A_DAY}) AS first
       FROM generate_series($3::int, $4::int - 1) AS n)
     INSERT INTO events.events (stream, revision, id, type, data, metadata)
     SELECT $1, $2::bigint + 1 + 2 * (n - $3::int) + part, gen_random_uuid(),
       CASE part WHEN 0 THEN 'NightsHeld' ELSE 'NightsBooked' END,
       jsonb_build_object('roomId', $5::text, 'bookingId', booking, 'checkIn', first, 'checkOut', first + 2)
         || CASE part WHEN 0
              THEN jsonb_build_object('checkoutUid', booking, 'heldUntil', first || 'T00:00:00.000Z')
              ELSE '{}' END,
       jsonb_build_object('actor', 'guest', 'correlationId', booking, 'causationId', null,
         'commandId', booking, 'schemaVersion', 1, 'previousHash', '',
         'recordedAt', (first - 3) || 'T05:00:00.000Z')
     FROM stays, generate_series(0, 1) AS part ORDER BY n, part`,
    [stream, last?.revision ?? -1, from, until, roomId],
  );
}

const readerWith = (snapshots: PastSnapshots) => {
  const { pool, store, codec } = stores;
  const never = () => Promise.reject(new Error('nothing asks'));
  return pastReader({
    ...{ db: openKysely<ReadSchema>(pool), log: { store, codec }, snapshots },
    now: () => minute(0),
    places: { made: never, passed: never, head: () => store.head() },
    groupsAt: never,
    onProblem: (error) => {
      throw error;
    },
  });
};

const p95 = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0;

it('a booking as of a day amid 200,000 past stays of its room is as quick as one in a new room', async () => {
  const commands = commandHandler({ store: stores.store, codec: stores.codec });
  const hotel = await registerHotel(commands, `hotel-${randomUUID()}`);
  const [long, short] = [
    await registerRoom(commands, hotel, { units: UNITS }),
    await registerRoom(commands, hotel),
  ];
  const today = addDays(localDate('2016-01-01'), PAST_STAYS / 2 / STAYS_A_DAY);
  const stay = { checkIn: today, checkOut: addDays(today, 2) };
  const book = async (room: RoomForTest) => {
    const registered = { ...ROOM_REGISTERED, data: { ...ROOM_REGISTERED.data, ...room } };
    const placed = bookingPlaced(registered, stay);
    const { bookingId, terms } = placed.data;
    await append(roomCalendarStream(room.roomId), nightsHeld(registered, stay, bookingId));
    await append(bookingStream(bookingId), placed);
    const position = await append(checkoutStream(terms.checkoutUid), checkoutHeld([placed]));
    return { bookingId, position };
  };
  await fillPast(long, 0, PAST_STAYS / 2);
  const inLong = await book(long);
  await fillPast(long, PAST_STAYS / 2, PAST_STAYS);
  const inShort = await book(short);
  await stores.pool.query('ANALYZE events.events');
  const reader = readerWith(postgresPastSnapshots(stores.pool));
  const read = async ({ bookingId, position }: Awaited<ReturnType<typeof book>>, by = reader) => {
    const asOf = { upTo: { storeId: await stores.store.storeId(), position }, today };
    return bookingAt(by.pastOf(asOf), bookingId);
  };
  const first = await read(inLong);
  expect(first?.staff.unit).toEqual(expect.any(String));
  const kept = await stores.pool.query(
    'SELECT count(*)::int AS n FROM command.past_snapshots WHERE stream = $1',
    [roomCalendarStream(long.roomId)],
  );
  expect(kept.rows).toEqual([{ n: Math.floor(PAST_STAYS / 1_000) }]);
  expect(await read(inLong, readerWith(NO_PAST_SNAPSHOTS))).toEqual(first);
  const times: Record<'long' | 'short', number[]> = { long: [], short: [] };
  for (let turn = 0; turn < TURNS; turn += 1)
    for (const [name, one] of [
      ['long', inLong],
      ['short', inShort],
    ] as const) {
      const begun = performance.now();
      const again = await read(one);
      times[name].push(performance.now() - begun);
      if (name === 'long') expect(again).toEqual(first);
    }
  // on a machine that is not at rest a booking in a new room takes longer, too
  expect(p95(times.long)).toBeLessThan(Math.max(AT_REST_MS, 10 * p95(times.short)));
}, 300_000);
