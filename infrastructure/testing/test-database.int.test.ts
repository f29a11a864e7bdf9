import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from './test-database.ts';

async function withClient<Answer>(url: string, work: (client: Client) => Promise<Answer>) {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

describe('a test database', () => {
  it('is empty and its own, many at once', async () => {
    const databases = await Promise.all([1, 2, 3, 4].map(() => createTestDatabase()));
    for (const { url } of databases)
      await withClient(url, (client) => client.query('CREATE TABLE mine (id int)'));
    await Promise.all(databases.map((database) => database.drop()));
  });

  it('begins as a copy of a template, which is prepared once', async () => {
    let prepared = 0;
    const template = {
      name: 'prepared_by_this_test',
      async prepare(url: string) {
        prepared += 1;
        await withClient(url, (client) => client.query('CREATE TABLE there AS SELECT 1 AS id'));
      },
    };
    const databases = await Promise.all([1, 2, 3].map(() => createTestDatabase(template)));
    for (const { url } of databases)
      await withClient(url, async (client) => {
        expect((await client.query('SELECT id FROM there')).rows).toEqual([{ id: 1 }]);
        await client.query('DELETE FROM there');
      });
    await Promise.all(databases.map((database) => database.drop()));
    expect(prepared).toBe(1);
  });

  it('is not copied from a template that could not be prepared', async () => {
    const name = 'prepared_in_vain_by_this_test';
    const broken = () => Promise.reject(new Error('broken'));
    await expect(createTestDatabase({ name, prepare: broken })).rejects.toThrow('broken');
    const { drop } = await createTestDatabase({ name, prepare: async () => {} });
    await drop();
  });

  it('is dropped though somebody is connected', async () => {
    const { url, drop } = await createTestDatabase();
    await withClient(url, drop);
    await expect(withClient(url, async () => {})).rejects.toThrow('does not exist');
  });

  it('speaks UTF-8, sorts Thai, and has the extensions we use', async () => {
    const { url, drop } = await createTestDatabase();
    await withClient(url, async (client) => {
      await client.query('CREATE EXTENSION pg_trgm; CREATE EXTENSION btree_gist');
      // the vowel is written before the consonant it follows in a Thai dictionary
      const { rows } = await client.query(
        `SELECT string_agg(w, ' ' ORDER BY w COLLATE "th-x-icu") AS words
         FROM unnest(ARRAY['เกาะ', 'ขอนแก่น', 'กรุงเทพ']) AS w`,
      );
      expect(rows).toEqual([{ words: 'กรุงเทพ เกาะ ขอนแก่น' }]);
    });
    await drop();
  });
});
