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
    const databases = await Promise.all(Array.from({ length: 4 }, createTestDatabase));
    for (const { url } of databases)
      await withClient(url, (client) => client.query('CREATE TABLE mine (id int)'));
    await Promise.all(databases.map((database) => database.drop()));
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
