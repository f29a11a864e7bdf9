import { after, DAY, instant } from '@baanpak/domain/values/time/instant.ts';
import { openPool } from '@baanpak/infrastructure/database/pool.ts';
import { createTestDatabase } from '@baanpak/infrastructure/testing/test-database.ts';
import { expect, it } from 'vitest';
import { migrateCommandSchema } from '../start.ts';
import { postgresMailQueue } from './mail-queue.ts';

const NOW = instant('2027-06-01T03:00:00.000Z');

it('mails that were sent are known for 400 days, those that wait for ever', async () => {
  const database = await createTestDatabase();
  const pool = openPool(database.url);
  try {
    await migrateCommandSchema(pool);
    const put = (id: string, days: number, outcome: string | null) =>
      pool.query(
        `INSERT INTO command.mails (id, letter, queued_at, next_try, outcome, done_at)
         VALUES ($1, '{}', $2, $2, $3, CASE WHEN $3::text IS NULL THEN NULL ELSE $2::timestamptz END)`,
        [id, after(NOW, -days * DAY), outcome],
      );
    await put('gone', 401, 'sent');
    await put('known', 399, 'sent');
    await put('waits', 500, null);
    await postgresMailQueue(pool, pool).forgetOld(NOW);
    const { rows } = await pool.query<{ id: string }>('SELECT id FROM command.mails ORDER BY id');
    expect(rows.map(({ id }) => id)).toEqual(['known', 'waits']);
  } finally {
    await pool.end();
    await database.drop();
  }
});
