import { startProjector } from '@baanpak/projector/start.ts';
import { withDatabaseIn } from '../bench/database.ts';
import { withStores } from '../bench/log.ts';

/** In ms. */
const CAUGHT_UP_WITHIN = 60_000;

/**
 * Brings the read models of a site that has ended to the end of its log, as the next start would: processes
 * write until they end, and a projector may end before them.
 */
export const catchUp = (dataDir: string): Promise<void> =>
  withDatabaseIn(dataDir, (database) =>
    withStores(database, async (stores, pool) => {
      const projector = startProjector({ ...stores, pool, url: database.url, log: console });
      await projector.caughtUp(CAUGHT_UP_WITHIN);
      await projector.stop();
    }),
  );
