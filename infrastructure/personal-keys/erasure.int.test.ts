import { randomUUID } from 'node:crypto';
import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPool } from '../database/pool.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { type ErasedList, erasedListIn } from './erased-list.ts';
import { destroyListed, postgresPersonalKeys } from './postgres.ts';

let database: TestDatabase;
let pool: Pool;
let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'baanpak-erased-'));
  database = await createTestDatabase();
  pool = openPool(database.url);
  await pool.query(`CREATE SCHEMA command;
    CREATE TABLE command.personal_keys (
      subject text PRIMARY KEY, wrapped_key bytea, erased_at timestamptz)`);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
  await rm(directory, { recursive: true });
});

const newList = () => erasedListIn(join(directory, randomUUID(), 'erased'));
/** Keys as another process has them. */
const keys = (list: ErasedList = newList()) =>
  postgresPersonalKeys(pool, Buffer.alloc(32, 7), list);

describe('a key that is destroyed', () => {
  it('is gone at once where it was destroyed, within a second elsewhere, and never made again', async () => {
    const subject = randomUUID();
    const [here, elsewhere] = [keys(), keys()];
    for (const ring of [here, elsewhere]) await ring.obtain(subject);
    const count = await elsewhere.erasures();
    await here.destroy(subject);
    expect([...(await here.find([subject]))]).toEqual([[subject, null]]);
    await expect
      .poll(async () => (await elsewhere.find([subject])).get(subject), {
        interval: 20,
        timeout: 10_000,
      })
      .toBeNull();
    expect(await elsewhere.erasures()).toBe(count + 1);
    for (const ring of [here, elsewhere, keys()])
      await expect(ring.obtain(subject)).rejects.toMatchObject({ code: 'wrong-status' });
    expect(await keys().erasedWithin(60)).toContain(subject);
  });

  it('is refused, and keys of others who ask at the same time are made', async () => {
    const erased = randomUUID();
    await keys().destroy(erased);
    const ring = keys();
    const [refused, made] = await Promise.allSettled([erased, randomUUID()].map(ring.obtain));
    expect(refused).toMatchObject({ status: 'rejected', reason: { code: 'wrong-status' } });
    expect(made?.status).toBe('fulfilled');
  });

  it('leaves a tombstone and nothing of the key, and stays destroyed when it is destroyed again', async () => {
    const subject = randomUUID();
    await keys().obtain(subject);
    await keys().destroy(subject);
    const row = async () =>
      (await pool.query('SELECT * FROM command.personal_keys WHERE subject = $1', [subject])).rows;
    const tombstone = await row();
    expect(tombstone).toEqual([{ subject, wrapped_key: null, erased_at: expect.any(String) }]);
    await keys().destroy(subject);
    expect(await row()).toEqual(tombstone);
  });

  it('is in the list before it is gone: where that cannot be written, nothing is erased', async () => {
    const subject = randomUUID();
    const key = await keys().obtain(subject);
    const full = erasedListIn(join(directory)); // a directory is no file
    await expect(keys(full).destroy(subject)).rejects.toThrow('nothing was erased');
    expect((await keys().find([subject])).get(subject)).toEqual(key);
  });

  it('is destroyed again by the list in a database that was put back, and once', async () => {
    const subject = randomUUID();
    const list = newList();
    await keys(list).obtain(subject);
    await pool.query('CREATE TABLE kept AS SELECT * FROM command.personal_keys');
    await keys(list).destroy(subject);
    await pool.query(`DELETE FROM command.personal_keys;
      INSERT INTO command.personal_keys SELECT * FROM kept`);
    expect(await destroyListed(pool, list)).toBe(1);
    expect((await keys().find([subject])).get(subject)).toBeNull();
    expect(await destroyListed(pool, list)).toBe(0);
  });
});

describe('the list of erased subjects', () => {
  it('is empty where there is none, and keeps all that were added at once', async () => {
    const list = newList();
    expect(await list.all()).toEqual([]);
    const subjects = Array.from({ length: 20 }, () => randomUUID());
    await Promise.all(subjects.map((subject) => list.add(subject)));
    expect(new Set(await list.all())).toEqual(new Set(subjects));
  });

  it('goes on behind a line that broke off', async () => {
    const path = join(directory, randomUUID());
    const list = erasedListIn(path);
    await list.add('a');
    await appendFile(path, '{"subject":"b"');
    await list.add('c');
    expect(await list.all()).toEqual(['a', 'c']);
    expect(await readFile(path, 'utf8')).toContain('"erasedAt"');
  });
});
