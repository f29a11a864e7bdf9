import { randomUUID } from 'node:crypto';
import { attachEmbeddedPostgres } from '@baanpak/infrastructure/database/embedded-postgres/postmaster.ts';
import { openPool } from '@baanpak/infrastructure/database/pool.ts';
import { databaseDirectory } from '../testing/data-directory.ts';
import type { Bench } from './bench.ts';
import { bookingRequest, type NightOfRoom } from './booking-request.ts';
import { type Asking, sendGuests } from './guests/guests.ts';
import { atRate } from './load.ts';
import { type Marketplace, withMarketplace } from './marketplace.ts';
import { idleShare, withProcessorTime } from './processor-time.ts';
import { median, percentile, rounds } from './statistics.ts';
import { milliseconds, perSecond } from './table.ts';

const ROOMS = 1_000;
const RATE = 200;
const SECONDS = 5;
const WARM_UP = 2_000; // until the product's code is compiled
const AT_ONCE = 32;
const FLAT_OUT_MS = 3_000;
const MOST = 3_000; // a second
const DAYS = 700;
const AIM_MS = 20;

/** Guests who each want another room: how long they wait, and how many at most can be served. */
export const reserve: Bench = {
  name: 'reserve',
  run: () =>
    withMarketplace(ROOMS, async (marketplace) => {
      const guests = sendGuests(marketplace.url, 2 * AT_ONCE);
      const stays = nights(marketplace);
      await guests.atRate(RATE, booking(stays, WARM_UP));
      const idle = await idleShare(marketplace.pid);
      const atEase = await rounds(() =>
        withProcessorTime(marketplace.pid, idle, () =>
          guests.atRate(RATE, booking(stays, RATE * SECONDS)),
        ),
      );
      const bare = await bareInserts(marketplace);
      const flatOut = await rounds(() =>
        guests.flatOut(AT_ONCE, FLAT_OUT_MS, booking(stays, (MOST * FLAT_OUT_MS) / 1000)),
      );
      await guests.leave();
      const rates = flatOut.map(({ rate }) => rate);
      const times = atEase.map(({ done: { answers } }) => answers.map(({ time }) => time));
      const share = (part: number) => median(times.map((one) => percentile(one, part)));
      const p99 = share(0.99);
      return [
        {
          what: `reserve at ${RATE}/s, p99 (p50 ${milliseconds(share(0.5))}, p95 ${milliseconds(share(0.95))}; bare: INSERT)`,
          ours: milliseconds(p99),
          bare: milliseconds(median(bare.map((one) => percentile(one, 0.99)))),
          aim: `< ${AIM_MS} ms`,
          met: p99 < AIM_MS,
        },
        {
          what: `the same, processor time each (all threads, PostgreSQL too, less what they use at rest)`,
          ours: milliseconds(median(atEase.map(({ cpu }) => cpu / (RATE * SECONDS)))),
        },
        {
          what: `reserve, highest rate, ${AT_ONCE} at once`,
          ours: perSecond(median(rates)),
          aim: `> ${perSecond(RATE)}`,
          met: median(rates) > RATE,
        },
      ];
    }),
};

/** One-statement commits at the same rate on the same server: what its disk alone makes guests wait. */
async function bareInserts({ dataDirectory }: Marketplace): Promise<number[][]> {
  const url = await attachEmbeddedPostgres(databaseDirectory(dataDirectory));
  if (url === null) throw new Error('The product has no database');
  const pool = openPool(url, { max: AT_ONCE });
  try {
    await pool.query('CREATE TABLE bare_bookings (id uuid PRIMARY KEY, request jsonb NOT NULL)');
    return await rounds(() =>
      atRate(RATE, Array.from({ length: RATE * SECONDS }), async (_, due) => {
        const values = [randomUUID(), '{"guests": 2}'];
        await pool.query({
          name: 'bare',
          text: 'INSERT INTO bare_bookings VALUES ($1, $2)',
          values,
        });
        return performance.now() - due;
      }),
    );
  } finally {
    await pool.end();
  }
}

/** Every room on one day, then every room on the next. */
export function* nights({ roomIds }: Pick<Marketplace, 'roomIds'>): Generator<NightOfRoom, void> {
  for (let day = 1; day <= DAYS; day += 1) for (const roomId of roomIds) yield { roomId, day };
}

/** The next so many of them. */
export const booking = (stays: Generator<NightOfRoom, void>, count: number): Asking => ({
  requests: Array.from({ length: count }, () => {
    const { value } = stays.next();
    if (!value) throw new Error('No nights are left');
    return bookingRequest(value);
  }),
  expected: [201],
});
