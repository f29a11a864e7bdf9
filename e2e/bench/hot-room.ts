import type { Bench } from './bench.ts';
import { sendGuests } from './guests/guests.ts';
import { withMarketplace } from './marketplace.ts';
import { booking, nights } from './reserve.ts';
import { median, percentile, rounds } from './statistics.ts';
import { milliseconds, perSecond } from './table.ts';

/** So many that nights are enough for all guests. */
const UNITS = 60;
const AT_ONCE = 32;
const WARM_UP = 2_000;
const ROUND_MS = 1_500;
const MOST = 2_000; // a second

/** Guests who all get nights of one room of many units: every hold is decided after the one before it. */
export const hotRoom: Bench = {
  name: 'hot-room',
  run: () =>
    withMarketplace(
      1,
      async ({ url, roomIds: [roomId = ''] }) => {
        const guests = sendGuests(url, 2 * AT_ONCE);
        const stays = nights({ roomIds: Array(UNITS).fill(roomId) });
        await guests.flatOut(AT_ONCE, ROUND_MS, booking(stays, WARM_UP));
        const runs = await rounds(() =>
          guests.flatOut(AT_ONCE, ROUND_MS, booking(stays, (MOST * ROUND_MS) / 1000)),
        );
        await guests.leave();
        const times = runs.map(({ answers }) => answers.map(({ time }) => time));
        const p99 = milliseconds(median(times.map((one) => percentile(one, 0.99))));
        const rate = median(runs.map((one) => one.rate));
        const what = `reserve in one room of ${UNITS} units, ${AT_ONCE} at once (p99 ${p99})`;
        return [{ what, ours: perSecond(rate) }];
      },
      { units: UNITS },
    ),
};
