import { setTimeout as sleep } from 'node:timers/promises';
import { after, DAY, HOUR, type Instant } from '@baanpak/domain/values/time/instant.ts';
import type { DeleteResult } from 'kysely';
import type { Pool } from 'pg';
import type { Ports } from '../ports.ts';
import { commandDb } from './tables.ts';

const EVERY = HOUR;
/** Rows deleted in one statement, so that none of them takes long. */
const BATCH = 5_000;

/** Deletes from schema `command` what counts no more; answers how many rows that were. */
export async function prune(pool: Pool, now: Instant): Promise<number> {
  const db = commandDb(pool);
  const holds = await inBatches(() =>
    db
      .deleteFrom('command.unpaid_holds')
      .where('booking_id', 'in', (query) =>
        query
          .selectFrom('command.unpaid_holds')
          .select('booking_id')
          .where('held_until', '<', after(now, -DAY))
          .limit(BATCH),
      )
      .executeTakeFirst(),
  );
  const limits = await inBatches(() =>
    db
      .deleteFrom('command.rate_limits')
      .where('key', 'in', (query) =>
        query
          .selectFrom('command.rate_limits')
          .select('key')
          .where('expire', '<', Date.parse(now))
          .limit(BATCH),
      )
      .executeTakeFirst(),
  );
  return holds + limits;
}

async function inBatches(deleteSome: () => Promise<DeleteResult>): Promise<number> {
  let deleted = 0;
  for (;;) {
    const last = Number((await deleteSome()).numDeletedRows);
    deleted += last;
    if (last < BATCH) return deleted;
  }
}

/** Prunes now and every hour until the signal. */
export async function pruneEveryHour(
  { now, log }: Pick<Ports, 'now' | 'log'>,
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
