import { randomUUID } from 'node:crypto';
import { after, DAY, HOUR, instant } from '@baanpak/domain/values/time/instant.ts';
import { openPool } from '@baanpak/infrastructure/database/pool.ts';
import { createTestDatabase } from '@baanpak/infrastructure/testing/test-database.ts';
import { expect, it } from 'vitest';
import { migrateCommandSchema } from '../start.ts';
import { prune } from './prune.ts';

const NOW = instant('2027-01-01T03:00:00.000Z');

it('forgets holds and counts of calls that are over, however many', async () => {
  const database = await createTestDatabase();
  const pool = openPool(database.url);
  try {
    await migrateCommandSchema(pool);
    await pool.query(
      `INSERT INTO command.rate_limits SELECT 'old ' || n, 1, $1 FROM generate_series(1, 12000) n`,
      [Date.parse(NOW) - 1],
    );
    await pool.query(`INSERT INTO command.rate_limits VALUES ('new', 1, $1)`, [
      Date.parse(NOW) + 1,
    ]);
    const hold = (heldUntil: string) =>
      pool.query(`INSERT INTO command.unpaid_holds VALUES ($1, 'mail', 'address', $2)`, [
        randomUUID(),
        heldUntil,
      ]);
    await hold(after(NOW, -DAY - HOUR));
    await hold(after(NOW, -HOUR));
    expect(await prune(pool, NOW)).toBe(12_001);
    expect(await prune(pool, NOW)).toBe(0);
    const { rows } = await pool.query(
      `SELECT (SELECT count(*)::int FROM command.rate_limits) AS limits,
              (SELECT count(*)::int FROM command.unpaid_holds) AS holds`,
    );
    expect(rows).toEqual([{ limits: 1, holds: 1 }]);
  } finally {
    await pool.end();
    await database.drop();
  }
});
