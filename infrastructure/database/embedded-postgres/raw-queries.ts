import { rawQuery } from '../raw-query.ts';

/** The program that holds the advisory lock of classes $1 and $2. */
export const lockOwner = rawQuery({
  name: 'owner of lock',
  columns: { name: 'text' },
  text: () =>
    `SELECT application_name AS name FROM pg_locks JOIN pg_stat_activity USING (pid)
     WHERE locktype = 'advisory' AND classid = $1 AND objid = $2 AND granted`,
  example: undefined,
});
