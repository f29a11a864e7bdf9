import type { Bench } from '../bench.ts';
import { SECRETS, withMarketplace } from '../marketplace.ts';
import { AT_ONCE, flatOut, rateOf, warm } from '../side.ts';
import { byTurns, median } from '../statistics.ts';
import { perSecond, times } from '../table.ts';
import { withEventStoreDb } from './protocol.ts';

const ROOMS = 1_000;
/** Of the rate with the log in PostgreSQL. */
const AIM = 0.7;

/** The highest rate of whole reservations with the log in EventStoreDB, by turns with the log in PostgreSQL. */
export const reserveOnEventStoreDb: Bench = {
  name: 'reserve-on-event-store-db',
  run: () =>
    withEventStoreDb((url, where) =>
      withMarketplace(
        ROOMS,
        (onEventStoreDb) =>
          withMarketplace(ROOMS, async (onPostgres) => {
            const ours = await warm(onEventStoreDb.url, onEventStoreDb.pid, onEventStoreDb.roomIds);
            const bare = await warm(onPostgres.url, onPostgres.pid, onPostgres.roomIds);
            const highest = await byTurns(
              () => flatOut(ours),
              () => flatOut(bare),
            );
            await Promise.all([ours.guests.leave(), bare.guests.leave()]);
            const rates = [
              median(highest.ours.map(rateOf)),
              median(highest.bare.map(rateOf)),
            ] as const;
            const ratio = rates[0] / rates[1];
            return [
              {
                what: `reserve on EventStoreDB (${where}), highest rate, ${AT_ONCE} at once (bare: log in PostgreSQL)`,
                ours: perSecond(rates[0]),
                bare: perSecond(rates[1]),
                ratio: times(ratio),
                aim: `>= ${AIM}`,
                met: ratio >= AIM,
              },
            ];
          }),
        { environment: { ...SECRETS, EVENTSTORE_URL: url } },
      ),
    ),
};
