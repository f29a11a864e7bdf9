import { setTimeout as sleep } from 'node:timers/promises';
import { after, DAY, HOUR, type Instant } from '@baanpak/domain/values/time/instant.ts';
import type { Pool } from 'pg';
import type { Deps } from '../deps.ts';

const EVERY = HOUR;
/** Rows deleted in one statement, so that none of them takes long. */
const BATCH = 5_000;

/** What counts no more, by table: rows of it with a time before the one given. */
const OLD = {
  unpaid_holds: {
    key: 'booking_id',
    time: 'held_until',
    before: (now: Instant) => after(now, -DAY),
  },
  rate_limits: { key: 'key', time: 'expire', before: (now: Instant) => String(Date.parse(now)) },
} as const;

/** Deletes from schema `command` what counts no more; answers how many rows that were. */
export async function prune(pool: Pool, now: Instant): Promise<number> {
  let deleted = 0;
  for (const [table, { key, time, before }] of Object.entries(OLD))
    for (let last = BATCH; last === BATCH; deleted += last) {
      const { rowCount } = await pool.query(
        `DELETE FROM command.${table} WHERE ${key} IN (
           SELECT ${key} FROM command.${table} WHERE ${time} < $1 LIMIT ${BATCH})`,
        [before(now)],
      );
      last = rowCount ?? 0;
    }
  return deleted;
}

/** Prunes now and every hour until the signal. */
export async function pruneEveryHour(
  { now, log }: Pick<Deps, 'now' | 'log'>,
  pool: Pool,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    try {
      await prune(pool, now());
    } catch (error) {
      log.warn({ err: error }, 'Schema command could not be pruned');
    }
    await sleep(EVERY, undefined, { signal, ref: false }).catch(() => {});
  }
}
