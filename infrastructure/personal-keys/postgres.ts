import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import type { PersonalKeys } from './port.ts';
import { openBytes, sealBytes } from './seal.ts';

const KEY_BYTES = 32;

type Row = { subject: string; wrapped_key: Buffer };

/**
 * Keys in table `command.personal_keys`, wrapped with DATA_KEY (32 bytes). Unwrapped keys stay in
 * memory for a minute at most, so that an erased guest is forgotten by every process soon.
 */
export function postgresPersonalKeys(pool: Pool, dataKey: Buffer): PersonalKeys {
  const cache = new LRUCache<string, Buffer>({ max: 20_000, ttl: 60_000 });

  const remember = ({ subject, wrapped_key }: Row) => {
    const key = Buffer.alloc(KEY_BYTES); // a part of Node's pool would keep all 8 kB of it in memory
    openBytes(dataKey, wrapped_key).copy(key);
    cache.set(subject, key);
    return key;
  };

  return {
    async obtain(subject) {
      const known = cache.get(subject);
      if (known) return known;
      const wrapped = sealBytes(dataKey, randomBytes(KEY_BYTES));
      const { rows } = await pool.query<Row>({
        name: 'obtain-personal-key',
        text: OBTAIN,
        values: [subject, wrapped],
      });
      const row = rows[0];
      if (!row) return this.obtain(subject); // written by another between the two halves of the statement
      return remember(row);
    },
    async find(subjects) {
      const found = new Map<string, Buffer>();
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
      for (const row of rows) found.set(row.subject, remember(row));
      return found;
    },
  };
}

const OBTAIN = `
  WITH made AS (
    INSERT INTO command.personal_keys (subject, wrapped_key) VALUES ($1, $2)
    ON CONFLICT (subject) DO NOTHING RETURNING subject, wrapped_key)
  SELECT subject, wrapped_key FROM made
  UNION ALL SELECT subject, wrapped_key FROM command.personal_keys WHERE subject = $1
  LIMIT 1`;

const FIND = 'SELECT subject, wrapped_key FROM command.personal_keys WHERE subject = ANY($1)';
