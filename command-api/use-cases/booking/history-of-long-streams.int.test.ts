/** @module-tag long */
import { nights } from '@baanpak/domain/testing/samples.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OwnHotel, openOwnHotel } from '../../testing/own-hotel.ts';
import { openShop, type Shop } from '../../testing/shop.ts';

const STAYS = 200_000;
const EVENTS_EACH = 5;
const PAINTS = 200_000;
const TURNS = 60;
const AT_ONCE = 50_000;
const AT_REST_MS = 100;

let shop: Shop;
let own: OwnHotel;
beforeAll(async () => {
  shop = await openShop();
  own = await openOwnHotel(shop);
});
afterAll(() => shop.close());

type Page = Readonly<{ events: readonly { id: string; type: string }[]; more: boolean }>;

/** Rows of the stays and prices of years ago, as the indexes of events have them. */
async function fillPast(roomId: string): Promise<void> {
  const { pool } = shop.reading;
  for (let from = 0; from < STAYS * EVENTS_EACH; from += AT_ONCE)
    await pool.query(
      `INSERT INTO event_subjects (kind, id, at, commit_position, prepare_position, stream, revision, correlation)
       SELECT 'room', $1::uuid, timestamptz '2015-01-01' + n * interval '1 minute', 0, n,
         'roomCalendar-' || $1::uuid, n + 1, ''
       FROM generate_series($2::bigint + 1, $2::bigint + ${AT_ONCE}) AS n`,
      [roomId, from],
    );
  await pool.query(
    `INSERT INTO night_prices (room_id, revision, part, from_night, to_night, weekdays, price)
     SELECT $1::uuid, 0, n, date '2015-01-01' + n % 3650, date '2015-01-02' + n % 3650, 127, 100000
     FROM generate_series(1, ${PAINTS}) AS n`,
    [roomId],
  );
  await pool.query('ANALYZE event_subjects, night_prices');
}

const p95 = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0;

it('a page of a room with 200,000 past stays and prices is as quick as that of a new room', async () => {
  const [long, short] = [await own.newRoom(), await own.newRoom()];
  for (const room of [long, short]) {
    await shop.book(room, nights(1, 3));
    for (const price of [1500, 1200])
      await shop.put(
        `/rooms/${room.roomId}/prices`,
        { from: nights(5, 7).checkIn, to: nights(5, 7).checkOut, price },
        own.owner.headers,
      );
  }
  const position = await shop.head();
  const read = async (path: string) => {
    const { status, body } = await shop.read<Page>(path, position, own.owner.headers);
    expect(status).toBe(200);
    return body;
  };
  const pathOf = ({ roomId }: { roomId: string }) => `/rooms/${roomId}/history`;
  const first = await read(pathOf(long));
  await fillPast(long.roomId);
  const last = first.events.at(-1)?.id;
  const pages = ['', '?perPage=5', `?day=${nights(5, 6).checkIn}`, `?perPage=5&before=${last}`];
  expect((await read(pathOf(long))).events.slice(0, first.events.length)).toEqual(first.events);
  expect((await read(`${pathOf(long)}?perPage=5`)).more).toBe(true);
  const times: Record<'long' | 'short', number[]> = { long: [], short: [] };
  for (let turn = 0; turn < TURNS; turn += 1)
    for (const [name, room] of Object.entries({ long, short }))
      for (const page of name === 'short' ? pages.slice(0, 3) : pages) {
        const begun = performance.now();
        await read(`${pathOf(room)}${page}`);
        (name === 'long' ? times.long : times.short).push(performance.now() - begun);
      }
  console.info(
    `p95 ${p95(times.long).toFixed(1)} ms, of a new room ${p95(times.short).toFixed(1)} ms`,
  );
  // on a machine that is not at rest a new room's page takes longer, too
  expect(p95(times.long)).toBeLessThan(Math.max(AT_REST_MS, 3 * p95(times.short)));
}, 300_000);
