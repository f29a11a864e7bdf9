import { createTestDatabase } from '@baanpak/infrastructure/testing/test-database.ts';
import { expect, it } from 'vitest';
import { openReadPool, openReads } from './reads.ts';

it('nothing is read ahead of a database where no projector has made read models yet', async () => {
  const database = await createTestDatabase();
  const pool = openReadPool(database.url);
  try {
    await expect(openReads(pool).readAhead()).resolves.toBeUndefined();
  } finally {
    await pool.end();
    await database.drop();
  }
});
