import { setTimeout as sleep } from 'node:timers/promises';
import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { openKysely } from '../database/kysely.ts';
import type { PersonalKeyTables } from './tables.ts';

/** How old what is known of erasures may be when a key is used; a look takes its time, too. */
const OLDEST_MS = 800;
/** Between two looks of the timer, so that the use of a key waits for none. */
const EVERY_MS = 400;
/** A look goes back by so much more than since the one before: an erasure takes a moment to be seen. */
const OVERLAP_SECONDS = 60;

/**
 * Hears of subjects that other processes erased. From the first use of a key on, a timer looks for them until the pool
 * ends. The use of a key looks itself only if the timer was late.
 */
export function erasureWatch(pool: Pool, forget: (subject: string) => void) {
  const db = openKysely<PersonalKeyTables>(pool);
  const known = new Set<string>();
  let lookedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<void> | undefined;
  let isTimed = false;

  const heard = (subject: string) => {
    forget(subject);
    known.add(subject);
  };

  async function erasedWithin(seconds: number): Promise<readonly string[]> {
    const found = await db
      .selectFrom('command.personal_keys')
      .select('subject')
      .where('erased_at', '>', sql<Instant>`clock_timestamp() - make_interval(secs => ${seconds})`)
      .execute();
    return found.map(({ subject }) => subject);
  }

  async function lookNow(): Promise<void> {
    const began = performance.now();
    const since = Number.isFinite(lookedAt) ? (began - lookedAt) / 1000 : 0;
    for (const subject of await erasedWithin(since + OVERLAP_SECONDS))
      if (!known.has(subject)) heard(subject);
    lookedAt = began;
  }

  const lookTogether = (): Promise<void> => {
    looking ??= lookNow().finally(() => {
      looking = undefined;
    });
    return looking;
  };

  async function lookAgainAndAgain(): Promise<void> {
    while (!pool.ending) {
      await sleep(EVERY_MS, undefined, { ref: false });
      // if the database is away, the next use of a key fails
      if (!pool.ending) await lookTogether().catch(() => {});
    }
  }

  return {
    heard,
    erasedWithin,
    count: () => known.size,
    /** Undefined where what is known is new enough: nothing is to be waited for. */
    look(): Promise<void> | undefined {
      if (!isTimed) void lookAgainAndAgain();
      isTimed = true;
      return performance.now() - lookedAt < OLDEST_MS ? undefined : lookTogether();
    },
  };
}
