import { randomBytes } from 'node:crypto';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { type Kysely, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import { inBatches } from '../concurrency/in-batches.ts';
import { anyOf } from '../database/any-of.ts';
import { openKysely } from '../database/kysely.ts';
import { runRaw } from '../database/raw-query.ts';
import type { ErasedList } from './erased-list.ts';
import { erasureWatch } from './erasure-watch.ts';
import type { PersonalKeys } from './port.ts';
import { obtainKeys } from './raw-queries.ts';
import { openBytes, sealBytes } from './seal.ts';
import type { PersonalKeyTables } from './tables.ts';

const KEY_BYTES = 32;
/** Each group waits for the disk: keys asked for meanwhile are written together, as appends are. */
const STORED_AT_ONCE = { largestGroup: 256, groupsInFlight: 1 };

/** Null for who was erased, undefined for one that another wrote in the same moment. */
type WrappedKey = Buffer | null | undefined;

/** For who only reads and writes: anyone who erases needs to say where the list is. */
const NO_LIST: ErasedList = {
  add: async () => {
    throw new Error('There is no list of erased subjects: nothing was erased');
  },
  all: async () => [],
};

/**
 * Keys in table `command.personal_keys`, wrapped with DATA_KEY (32 bytes). Unwrapped keys stay in
 * memory for a minute at most, and no longer than a second once another process destroyed them.
 */
export function postgresPersonalKeys(
  pool: Pool,
  dataKey: Buffer,
  erasedList: ErasedList = NO_LIST,
): PersonalKeys {
  const db = openKysely<PersonalKeyTables>(pool);
  const cache = new LRUCache<string, Buffer>({ max: 20_000, ttl: 60_000 });
  const watch = erasureWatch(pool, (subject) => cache.delete(subject));

  const remember = (subject: string, wrapped: Buffer) => {
    const key = Buffer.alloc(KEY_BYTES); // a part of Node's pool would keep all 8 kB of it in memory
    openBytes(dataKey, wrapped).copy(key);
    cache.set(subject, key);
    return key;
  };

  const freshKey = () => sealBytes(dataKey, randomBytes(KEY_BYTES));

  async function storeKeys(subjects: readonly string[]): Promise<WrappedKey[]> {
    const asked = [...new Set(subjects)];
    const rows = await runRaw(pool, obtainKeys([asked, asked.map(freshKey)], undefined));
    const stored = new Map(rows.map((row) => [row.subject, row.wrapped_key]));
    return subjects.map((subject) => stored.get(subject));
  }
  const store = inBatches(storeKeys, STORED_AT_ONCE);

  async function obtainStored(subject: string): Promise<Buffer> {
    const wrapped = await store(subject);
    if (wrapped === undefined) return obtainStored(subject); // written by another meanwhile
    if (wrapped === null)
      throw new Refusal('wrong-status', 'Who this is about was erased: nothing personal is added');
    return remember(subject, wrapped);
  }

  return {
    async obtain(subject) {
      await watch.look();
      return cache.get(subject) ?? obtainStored(subject);
    },
    prepare(subjects) {
      const missing = subjects.filter((subject) => !cache.has(subject));
      return {
        subjects: missing,
        fresh: missing.map(freshKey),
        remember(stored) {
          for (const { subject, wrapped_key: wrapped } of stored)
            if (wrapped) remember(subject, wrapped);
        },
      };
    },
    async find(subjects) {
      await watch.look();
      const found = new Map<string, Buffer | null>();
      const missing: string[] = [];
      for (const subject of subjects) {
        const key = cache.get(subject);
        if (key) found.set(subject, key);
        else missing.push(subject);
      }
      if (missing.length === 0) return found;
      const stored = await db
        .selectFrom('command.personal_keys')
        .select(['subject', 'wrapped_key'])
        .where('subject', '=', anyOf(missing))
        .execute();
      for (const { subject, wrapped_key: wrapped } of stored)
        found.set(subject, wrapped && remember(subject, wrapped));
      return found;
    },
    async destroy(subject) {
      await erasedList.add(subject); // first: a database that is put back must not bring the key back
      await destroy(db, subject);
      watch.heard(subject);
    },
    erasures: () => watch.look()?.then(watch.count) ?? watch.count(),
    erasedWithin: (seconds) => watch.erasedWithin(seconds),
  };
}

/**
 * Erases again who stands in the list: for a database that was put back, with keys it had then.
 * Answers how many of them had one.
 */
export async function destroyListed(pool: Pool, erasedList: ErasedList): Promise<number> {
  const db = openKysely<PersonalKeyTables>(pool);
  let destroyed = 0;
  for (const subject of await erasedList.all()) {
    destroyed += await destroy(db, subject);
  }
  return destroyed;
}

/** Answers 1 where there was a key. Who never had one gets none, either. */
async function destroy(db: Kysely<PersonalKeyTables>, subject: string): Promise<number> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('command.personal_keys')
    .values({ subject, wrapped_key: null, erased_at: sql`clock_timestamp()` })
    .onConflict((conflict) =>
      conflict
        .column('subject')
        .doUpdateSet(({ ref }) => ({ wrapped_key: null, erased_at: ref('excluded.erased_at') }))
        .where('command.personal_keys.wrapped_key', 'is not', null),
    )
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows);
}
