import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { buildingSchema } from '../schema/create.ts';
import type { Group } from '../schema/groups.ts';
import { SAY_EVERY, sayUsed } from '../schema/uses.ts';
import { dropUnused } from './drop-unused.ts';

/** Long enough for a release to be taken back. */
const UNUSED_SECONDS = 24 * 3_600;

type Options = Readonly<{
  pool: Pool;
  /** Those this process keeps up with the log. */
  groups: () => readonly Group[];
  signal: AbortSignal;
  log: { info(message: string): void; error(details: object, message: string): void };
}>;

/** Says until the signal which versions this process writes, and drops those that nobody uses. */
export async function keepVersions({ pool, groups, signal, log }: Options): Promise<void> {
  while (!signal.aborted) {
    const keep = groups().flatMap((group) => [group.schema, buildingSchema(group)]);
    try {
      if (keep.length > 0) {
        await sayUsed(pool, keep);
        for (const schema of await dropUnused(pool, { keep, unusedFor: UNUSED_SECONDS }))
          log.info(`Nobody uses the read models in ${schema}: they are dropped`);
      }
    } catch (error) {
      log.error({ err: error }, 'Versions of the read models could not be looked after');
    }
    await sleep(keep.length > 0 ? SAY_EVERY : 1_000, undefined, { signal }).catch(() => {});
  }
}
