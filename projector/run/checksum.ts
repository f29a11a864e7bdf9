import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { READ_SCHEMA } from '../schema/create.ts';
import { PRIMARY_KEYS } from '../schema/read-models.ts';

/** SHA-256 (hex) over every row of every read table, in the order of their keys; checkpoints left out. */
export async function checksum(pool: Pool): Promise<string> {
  const hash = createHash('sha256');
  for (const [table, key] of Object.entries(PRIMARY_KEYS)) {
    const { rows } = await pool.query<{ row: string }>(
      `SELECT t::text AS row FROM "${READ_SCHEMA}".${table} t ORDER BY ${key.join(', ')}`,
    );
    hash.update(`${table}\n`);
    for (const { row } of rows) hash.update(`${row}\n`);
  }
  return hash.digest('hex');
}
