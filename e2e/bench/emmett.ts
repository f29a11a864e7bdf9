import type { EventToAppend } from '@baanpak/infrastructure/event-store/port.ts';
import { getPostgreSQLEventStore } from '@event-driven-io/emmett-postgresql';
import { Pool } from 'pg';

/** Emmett's event store on the same server, with a connection for each writer, as ours has. */
export async function openEmmett(connectionString: string, writers: number) {
  const pool = new Pool({ connectionString, max: writers });
  const store = getPostgreSQLEventStore(connectionString, {
    connectionOptions: { pool },
    schema: { autoMigration: 'None' },
  });
  await store.schema.migrate();
  return {
    /** `revision` 0 is the first of its stream. */
    async append(stream: string, revision: number, { type, data, metadata }: EventToAppend) {
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
