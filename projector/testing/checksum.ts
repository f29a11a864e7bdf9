import { createHash } from 'node:crypto';
import { runRaw } from '@baanpak/infrastructure/database/raw-query.ts';
import type { Pool } from 'pg';
import { GROUPS } from '../read-models.ts';
import { rowsAsText } from '../run/raw-queries.ts';
import type { Group } from '../schema/read-model.ts';

/** SHA-256 (hex) over every row of every table of groups, in the order of their keys. */
export async function checksum(pool: Pool, groups: readonly Group[] = GROUPS): Promise<string> {
  const hash = createHash('sha256');
  for (const { models, schema } of groups)
    for (const [table, key] of models.flatMap(({ keys }) => Object.entries(keys))) {
      const rows = await runRaw(pool, rowsAsText([], { schema, table, key }));
      hash.update(`${table}\n`);
      for (const { row } of rows) hash.update(`${row}\n`);
    }
  return hash.digest('hex');
}
