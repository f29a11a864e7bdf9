import { randomBytes } from 'node:crypto';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import type { ErasedList } from './erased-list.ts';
import { erasureWatch } from './erasure-watch.ts';
import type { PersonalKeys } from './port.ts';
import { openBytes, sealBytes } from './seal.ts';

const KEY_BYTES = 32;

/** Null: a tombstone, the key was destroyed. */
type Row = { subject: string; wrapped_key: Buffer | null };

/** For who only reads and writes: whoever erases needs to say where the list is. */
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
  const cache = new LRUCache<string, Buffer>({ max: 20_000, ttl: 60_000 });
  const watch = erasureWatch(pool, (subject) => cache.delete(subject));

  const remember = (subject: string, wrapped: Buffer) => {
    const key = Buffer.alloc(KEY_BYTES); // a part of Node's pool would keep all 8 kB of it in memory
    openBytes(dataKey, wrapped).copy(key);
    cache.set(subject, key);
    return key;
  };

  async function obtainStored(subject: string): Promise<Buffer> {
    const wrapped = sealBytes(dataKey, randomBytes(KEY_BYTES));
    const { rows } = await pool.query<Row>({
      name: 'obtain-personal-key',
      text: OBTAIN,
      values: [subject, wrapped],
    });
    const row = rows[0];
    if (!row) return obtainStored(subject); // written by another between the two halves of the statement
    if (row.wrapped_key === null)
      throw new Refusal('wrong-status', 'Who this is about was erased: nothing personal is added');
    return remember(subject, row.wrapped_key);
  }

  return {
    async obtain(subject) {
      await watch.look();
      return cache.get(subject) ?? obtainStored(subject);
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
      const { rows } = await pool.query<Row>({
        name: 'find-personal-keys',
        text: FIND,
        values: [missing],
      });
      for (const { subject, wrapped_key: wrapped } of rows)
        found.set(subject, wrapped && remember(subject, wrapped));
      return found;
    },
    async destroy(subject) {
      await erasedList.add(subject); // first: a database that is put back must not bring the key back
      await pool.query({ text: DESTROY, values: [subject] });
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
  let destroyed = 0;
  for (const subject of await erasedList.all()) {
    const { rowCount } = await pool.query(DESTROY, [subject]);
    destroyed += rowCount ?? 0;
  }
  return destroyed;
}

const OBTAIN = `
  WITH made AS (
    INSERT INTO command.personal_keys (subject, wrapped_key) VALUES ($1, $2)
    ON CONFLICT (subject) DO NOTHING RETURNING subject, wrapped_key)
  SELECT subject, wrapped_key FROM made
  UNION ALL SELECT subject, wrapped_key FROM command.personal_keys WHERE subject = $1
  LIMIT 1`;

const FIND = 'SELECT subject, wrapped_key FROM command.personal_keys WHERE subject = ANY($1)';

/** Who never had a key gets none, either. */
const DESTROY = `
  INSERT INTO command.personal_keys AS k (subject, wrapped_key, erased_at)
  VALUES ($1, NULL, clock_timestamp())
  ON CONFLICT (subject) DO UPDATE SET wrapped_key = NULL, erased_at = excluded.erased_at
  WHERE k.wrapped_key IS NOT NULL`;
