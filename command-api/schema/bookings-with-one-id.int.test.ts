import { openKysely } from '@baanpak/infrastructure/database/kysely.ts';
import { migrate } from '@baanpak/infrastructure/database/migrate.ts';
import { openPool } from '@baanpak/infrastructure/database/pool.ts';
import { createTestDatabase } from '@baanpak/infrastructure/testing/test-database.ts';
import type { Pool } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrateCommandSchema } from '../start.ts';
import { mayHaveBookingsWithOneId } from '../use-cases/booking/bookings-with-one-id.ts';
import { COMMAND_SCHEMA, commandMigrations } from './migrations.ts';

let pool: Pool;
let drop: () => Promise<void>;
beforeEach(async () => {
  const database = await createTestDatabase();
  pool = openPool(database.url);
  drop = database.drop;
});
afterEach(async () => {
  await pool.end();
  await drop();
});

async function migrateTo(last: string): Promise<void> {
  const earlier = Object.entries(commandMigrations).filter(([name]) => name <= last);
  const kysely = openKysely<Record<string, never>>(pool);
  await migrate(kysely, COMMAND_SCHEMA, Object.fromEntries(earlier));
}

describe('whether bookings from when a booking had one id may exist', () => {
  it('is no where the first boot was of a version that gives two', async () => {
    await migrateCommandSchema(pool);
    expect(await mayHaveBookingsWithOneId(pool)).toBe(false);
  });

  it('is yes where a number was given out before', async () => {
    await migrateTo('0005-enter-holds');
    await pool.query(`SELECT nextval('command.booking_numbers')`);
    await migrateCommandSchema(pool);
    expect(await mayHaveBookingsWithOneId(pool)).toBe(true);
  });
});
