import type { Pool } from 'pg';
import { READ_MODELS } from './read-models.ts';

/** The versions of all read models: a database with others is rebuilt from the log. */
export const READ_SCHEMA_VERSION = READ_MODELS.map(({ version }) => version).join('.');

export const READ_SCHEMA = 'read';
export const CHECKPOINT = 'read-models';

/** Makes empty read tables in a schema that must not exist yet, with the checkpoint at the start. */
export async function createReadSchema(pool: Pool, schema: string, storeId: string): Promise<void> {
  await pool.query(`
    BEGIN;
    CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
    CREATE SCHEMA "${schema}";
    COMMENT ON SCHEMA "${schema}" IS 'version ${READ_SCHEMA_VERSION}';
    SET LOCAL search_path TO "${schema}";
    CREATE TABLE checkpoints (
      name text PRIMARY KEY, store_id text NOT NULL, commit numeric NOT NULL, prepare numeric NOT NULL);
    ${READ_MODELS.map(({ sql }) => sql).join('')}
    INSERT INTO checkpoints VALUES ('${CHECKPOINT}', '${storeId.replaceAll("'", "''")}', 0, 0);
    COMMIT`);
}

/** The version the schema was made with; undefined when there is no such schema. */
export async function readSchemaVersion(pool: Pool, schema: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ comment: string | null }>(
    `SELECT obj_description(oid, 'pg_namespace') AS comment FROM pg_namespace WHERE nspname = $1`,
    [schema],
  );
  return rows[0] && (rows[0].comment?.replace('version ', '') ?? '');
}
