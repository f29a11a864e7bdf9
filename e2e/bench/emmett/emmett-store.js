import { getPostgreSQLEventStore } from '@event-driven-io/emmett-postgresql';
import { Pool } from 'pg';

/**
 * Emmett's event store on the same server, with a connection for each writer, as ours has.
 * @type {import('../append.ts').OpenEmmett}
 */
export async function openEmmett(connectionString, writers) {
  const pool = new Pool({ connectionString, max: writers });
  const store = getPostgreSQLEventStore(connectionString, {
    connectionOptions: { pool },
    schema: { autoMigration: 'None' },
  });
  await store.schema.migrate();
  return {
    async append(stream, revision, { type, data, metadata }) {
      await store.appendToStream(stream, [{ type, data, metadata }], {
        expectedStreamVersion: revision === 0 ? 'STREAM_DOES_NOT_EXIST' : BigInt(revision),
      });
    },
    async close() {
      await store.close();
      await pool.end();
    },
  };
}
