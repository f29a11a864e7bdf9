import { checksum } from '@baanpak/projector/run/checksum.ts';
import { rebuild } from '@baanpak/projector/run/rebuild.ts';
import { openProjectorPool, startProjector } from '@baanpak/projector/start.ts';
import { expect, it } from 'vitest';
import { withDatabase } from '../bench/database.ts';
import { withStores } from '../bench/log.ts';
import { fillLog } from '../bench/rebuild.ts';

/** `npm run faults` has the long one. */
const EVENTS = process.env.FAULTS_SEED === undefined ? 9_000 : 100_000;
const EACH = 3;
const CAUGHT_UP_WITHIN = 240_000;

it(`two projectors at once take in ${EVENTS} events, though both lose their locks on the way`, () =>
  withDatabase((database) =>
    withStores(database, async (stores, pool) => {
      const start = (of: typeof pool) =>
        startProjector({ ...stores, pool: of, url: database.url, log: console });
      const first = start(pool);
      await first.made(CAUGHT_UP_WITHIN);
      await first.stop();
      await fillLog(stores, Math.ceil(EVENTS / EACH));

      const otherPool = openProjectorPool(database.url);
      const both = [start(pool), start(otherPool)];
      const isBehind = async () => (await both[0]?.check())?.lag?.events ?? 0;
      await expect.poll(isBehind).toBeGreaterThan(0);
      await pool.query(END_LOCKS);
      await Promise.race(both.map((projector) => projector.caughtUp(CAUGHT_UP_WITHIN)));
      await expect.poll(isBehind, { timeout: CAUGHT_UP_WITHIN }).toBe(0);
      await Promise.all(both.map((projector) => projector.stop()));
      await otherPool.end();

      const taken = await checksum(pool);
      await rebuild({ ...stores, pool });
      expect(await checksum(pool)).toBe(taken);
    }),
  ));

const END_LOCKS = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE application_name LIKE 'lock baanpak-projector%'`;
