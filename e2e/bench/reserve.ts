import { Pool } from 'undici';
import type { Bench } from './bench.ts';
import { bookingRequest, type Wish } from './booking-request.ts';
import { atRate, flatOut } from './load.ts';
import { type Marketplace, withMarketplace } from './marketplace.ts';
import { median, percentile, rounds } from './statistics.ts';
import { milliseconds, perSecond } from './table.ts';

const ROOMS = 1_000;
const RATE = 200;
const SECONDS = 5;
const WARM_UP = 400;
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
      const rates = await rounds(() => flatOut(AT_ONCE, FLAT_OUT_MS, wishes, book));
      await guests.close();
      const p99 = median(times.map((one) => percentile(one, 0.99)));
      const p50 = median(times.map((one) => percentile(one, 0.5)));
      return [
        {
          what: `reserve at ${RATE}/s, p99 (p50 ${milliseconds(p50)})`,
          ours: milliseconds(p99),
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
