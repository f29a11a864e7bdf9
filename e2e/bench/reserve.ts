import { randomUUID } from 'node:crypto';
import { attachEmbeddedPostgres } from '@baanpak/infrastructure/database/embedded-postgres/attach.ts';
import { openPool } from '@baanpak/infrastructure/database/pool.ts';
import { Pool } from 'undici';
import { databaseDirectory } from '../testing/data-directory.ts';
import type { Bench } from './bench.ts';
import { bookingRequest, type Wish } from './booking-request.ts';
import { atRate, flatOut } from './load.ts';
import { type Marketplace, withMarketplace } from './marketplace.ts';
import { median, percentile, rounds } from './statistics.ts';
import { milliseconds, perSecond } from './table.ts';

const ROOMS = 1_000;
const RATE = 200;
const SECONDS = 5;
const WARM_UP = 2_000; // until the product's code is compiled
const AT_ONCE = 32;
const FLAT_OUT_MS = 3_000;
const DAYS = 700;
const AIM_MS = 20;

/** Guests who each want another room: how long they wait, and how many at most can be served. */
export const reserve: Bench = {
  name: 'reserve',
  run: () =>
    withMarketplace(ROOMS, async (marketplace) => {
      const guests = new Pool(marketplace.url, { connections: 2 * AT_ONCE });
      const book = bookingBy(guests);
      const wishes = nights(marketplace);
      await atRate(RATE, take(wishes, WARM_UP), book);
      const times = await rounds(() =>
        atRate(RATE, take(wishes, RATE * SECONDS), async (wish, due) => {
          await book(wish);
          return performance.now() - due;
        }),
      );
      const bare = await bareInserts(marketplace);
      const rates = await rounds(() => flatOut(AT_ONCE, FLAT_OUT_MS, wishes, book));
      await guests.close();
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
    await pool.query('CREATE TABLE bare_bookings (id uuid PRIMARY KEY, wish jsonb NOT NULL)');
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
function* nights({ roomIds }: Marketplace): Generator<Wish, void> {
  for (let day = 1; day <= DAYS; day += 1) for (const roomId of roomIds) yield { roomId, day };
}

const take = (wishes: Generator<Wish, void>, count: number): Wish[] =>
  Array.from({ length: count }, () => {
    const { value } = wishes.next();
    if (!value) throw new Error('No nights are left');
    return value;
  });

const bookingBy = (guests: Pool) => async (wish: Wish) => {
  const { statusCode, body } = await guests.request(bookingRequest(wish));
  const text = await body.text();
  if (statusCode !== 201) throw new Error(`A free room was answered with ${statusCode}: ${text}`);
};
