import type { ClientBase, Pool } from 'pg';
import { rawQuery, runRaw } from './raw-query.ts';

export const whetherThere = rawQuery({
  name: 'table exists',
  columns: { isThere: 'bool' },
  text: () => `SELECT to_regclass($1) IS NOT NULL AS "isThere"`,
  example: undefined,
});

/** Whether a table, named with its schema, is there. */
export async function tableExists(db: ClientBase | Pool, table: string): Promise<boolean> {
  const [found] = await runRaw(db, whetherThere([table], undefined));
  return found?.isThere === true;
}
