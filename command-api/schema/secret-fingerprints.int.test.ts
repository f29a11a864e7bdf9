import { openPool } from '@baanpak/infrastructure/database/pool.ts';
import { postgresPersonalKeys } from '@baanpak/infrastructure/personal-keys/postgres.ts';
import { BootError } from '@baanpak/infrastructure/process/errors.ts';
import {
  checkFingerprints,
  keepFingerprints,
} from '@baanpak/infrastructure/program/secret-fingerprints.ts';
import { createTestDatabase } from '@baanpak/infrastructure/testing/test-database.ts';
import type { Pool } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrateCommandSchema } from '../start.ts';

const SECRETS = { id: 'an id secret of the tests', data: Buffer.alloc(32, 7) };
const OTHERS = { id: 'another id secret', data: Buffer.alloc(32, 8) };

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

const refusal = async (booting: Promise<void>): Promise<string> => {
  const error = await booting.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(BootError);
  return (error as BootError).message;
};

describe('the secrets that a log is written with', () => {
  beforeEach(() => migrateCommandSchema(pool));

  it('are noted by the first boot, and may be given again', async () => {
    await Promise.all([keepFingerprints(pool, SECRETS), keepFingerprints(pool, SECRETS)]);
    await keepFingerprints(pool, SECRETS);
    await checkFingerprints(pool, SECRETS);
    const { rows } = await pool.query('SELECT * FROM command.secret_fingerprints');
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain(SECRETS.id);
  });

  it.each([keepFingerprints, checkFingerprints])('are the only ones to boot with', async (boot) => {
    await keepFingerprints(pool, SECRETS);
    const id = await refusal(boot(pool, { ...SECRETS, id: OTHERS.id }));
    expect(id).toContain('ID_SECRET');
    expect(id).not.toContain('DATA_KEY is');
    const data = await refusal(boot(pool, { ...SECRETS, data: OTHERS.data }));
    expect(data).toContain('DATA_KEY');
    expect(data).not.toContain('ID_SECRET');
    const both = await refusal(checkFingerprints(pool, OTHERS));
    expect(both.split('\n')).toHaveLength(2);
    await keepFingerprints(pool, SECRETS);
  });

  it('are told by the keys that are there, where nothing was noted yet', async () => {
    await postgresPersonalKeys(pool, SECRETS.data).obtain('a guest');
    expect(await refusal(keepFingerprints(pool, OTHERS))).toContain('DATA_KEY');
    await keepFingerprints(pool, SECRETS);
  });
});

it('who only reads boots before anything was noted', async () => {
  await checkFingerprints(pool, SECRETS);
});
