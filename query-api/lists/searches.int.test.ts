import type { BookingListAnswer } from '@baanpak/contract/booking/booking-queries.ts';
import { bookingStream } from '@baanpak/domain/booking/booking.ts';
import { hotelStream } from '@baanpak/domain/hotel/hotel.ts';
import { roomStream } from '@baanpak/domain/room/room.ts';
import { GROUPS } from '@baanpak/projector/read-models.ts';
import { createIndexes } from '@baanpak/projector/schema/create.ts';
import {
  bookingPlaced,
  hotelRegistered,
  roomRegistered,
} from '@baanpak/projector/testing/sample-events.ts';
import { Client, type Pool } from 'pg';
import type { Static } from 'typebox';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openQueryApiForTest, type QueryApiForTest } from '../testing/query-api-for-tests.ts';
import { signInStaff } from '../testing/staff.ts';

const BOOKINGS = 20_000;
/** Of tables and indexes; all bookings together fill thousands. */
const FEW_PAGES = 1_500;

it('finds bookings of long ago without going through all since', async () => {
  const query = vi.spyOn(Client.prototype, 'query');
  onTestFinished(() => query.mockRestore());
  const api = await openQueryApiForTest();
  onTestFinished(api.close);
  await makeBookings(api);
  const headers = await signInStaff(api, 'admin', null);
  const counts = { '0810000077': 1, '0810019': 1_000 };
  for (const [q, count] of Object.entries(counts)) {
    query.mockClear();
    const path = `/bookings?${new URLSearchParams({ q, perPage: '5' })}`;
    const { body } = await api.get<Static<typeof BookingListAnswer>>(path, headers);
    const searches = query.mock.calls.map(([one]): unknown => one).filter(isSearch);
    expect(body.books?.filter(({ phone }) => phone?.startsWith(q))).toHaveLength(
      Math.min(count, 5),
    );
    expect(body.total).toBe(count);
    expect(searches).toHaveLength(2);
    for (const one of searches) expect(await pagesOf(api.pool, one)).toBeLessThan(FEW_PAGES);
  }
});

/** One booking over and over, each on nights of its own and by a guest with another phone. */
async function makeBookings({ given, pool }: QueryApiForTest): Promise<void> {
  const hotel = hotelRegistered();
  const room = roomRegistered(hotel);
  const placed = bookingPlaced(room);
  await given(hotelStream(hotel.data.hotelId), hotel);
  await given(roomStream(room.data.roomId), room);
  await given(bookingStream(placed.data.bookingId), placed);
  const { rows } = await pool.query<{ column_name: string }>(COLUMNS);
  await pool.query(manyLike(rows.map(({ column_name }) => column_name).join()));
  for (const group of GROUPS) await createIndexes(pool, group, group.schema);
  await pool.query('ANALYZE bookings');
}

const COLUMNS = `
  SELECT column_name FROM information_schema.columns
  WHERE table_name = 'bookings' AND table_schema = ANY (current_schemas(false)) AND is_generated = 'NEVER'`;

const manyLike = (columns: string) => `
  INSERT INTO bookings (${columns})
  SELECT ${columns} FROM (SELECT (jsonb_populate_record(b, jsonb_build_object(
      'booking_id', gen_random_uuid(), 'placed_at', b.placed_at - make_interval(mins => n),
      'check_in', b.check_in - 2 * n, 'check_out', b.check_out - 2 * n,
      'guest', b.guest || jsonb_build_object('phone', '08' || 10000000 + n)))).*
    FROM bookings AS b, generate_series(1, ${BOOKINGS}) AS n) AS like_it`;

type Statement = Readonly<{ text: string; values: unknown[] }>;

const isSearch = (one: unknown): one is Statement =>
  typeof one === 'object' && one !== null && 'text' in one && String(one.text).includes('searched');

type Explained = { 'QUERY PLAN': [{ Plan: Record<string, number> }] };

/** How many pages of tables and indexes it looks at. */
async function pagesOf(pool: Pool, { text, values }: Statement): Promise<number> {
  const { rows } = await pool.query<Explained>(
    `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`,
    values,
  );
  const { Plan = {} } = rows[0]?.['QUERY PLAN'][0] ?? {};
  return Number(Plan['Shared Hit Blocks']) + Number(Plan['Shared Read Blocks']);
}
