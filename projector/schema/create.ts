import type { Pool } from 'pg';
import type { Group } from './read-model.ts';
import { SEARCH_FUNCTIONS } from './read-model.ts';

/** Where a group is built before it takes its place. */
export const buildingSchema = ({ schema }: Group): string => `${schema}_next`;

/**
 * Makes the list of the schemas there are, with a row for each: which version of a group, how far it is
 * in which log, and when it was last used. Every version of the code reads it: it changes by expansion only.
 */
export async function createRegistry(pool: Pool): Promise<void> {
  await pool.query(`
    BEGIN;
    SELECT pg_advisory_xact_lock(hashtextextended('baanpak-read-models', 0));
    CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
    CREATE SCHEMA IF NOT EXISTS read_models;
    ${SEARCH_FUNCTIONS}
    CREATE TABLE IF NOT EXISTS read_models.schemas (
      schema text PRIMARY KEY, "group" text NOT NULL, whole boolean NOT NULL, store_id text NOT NULL,
      commit numeric NOT NULL, prepare numeric NOT NULL, used_at timestamptz NOT NULL DEFAULT now())
      WITH (fillfactor = 50);
    DO $$ BEGIN
      IF NOT EXISTS (SELECT FROM pg_attribute
          WHERE attrelid = 'read_models.schemas'::regclass AND attname = 'last_event') THEN
        ALTER TABLE read_models.schemas ADD COLUMN last_event jsonb;
      END IF;
    END $$;
    INSERT INTO read_models.schemas SELECT nspname, '', false, '', 0, 0 FROM pg_namespace
      WHERE nspname = 'read' ON CONFLICT DO NOTHING;
    COMMIT`);
}

/** Makes a group's tables, empty, in a schema that is made again, with its checkpoint at the start. */
export async function createSchema(
  pool: Pool,
  { name, models, schema: whole }: Group,
  schema: string,
  storeId: string,
): Promise<void> {
  await createRegistry(pool);
  await pool.query(`
    BEGIN;
    DROP SCHEMA IF EXISTS "${schema}" CASCADE;
    CREATE SCHEMA "${schema}";
    SET LOCAL search_path TO "${schema}";
    ${models.map(({ sql }) => sql).join('')}
    DELETE FROM read_models.schemas WHERE schema = '${schema}';
    INSERT INTO read_models.schemas (schema, "group", whole, store_id, commit, prepare)
      VALUES ('${schema}', '${name}', ${schema === whole}, '${storeId.replaceAll("'", "''")}', 0, 0);
    COMMIT`);
}

/** Makes the indexes that queries need, once the rows are written; of millions of rows that takes minutes. */
export async function createIndexes(pool: Pool, { models }: Group, schema: string): Promise<void> {
  const text = `
    BEGIN;
    SET LOCAL statement_timeout = ${LONGEST_MS};
    SET LOCAL search_path TO "${schema}", public;
    ${models.map(({ indexes = '' }) => indexes).join('')}
    COMMIT`;
  await pool.query(Object.assign({ text }, { query_timeout: LONGEST_MS }));
}

/** How long a statement may take, in ms, that makes something of all rows at once. */
export const LONGEST_MS = 3_600_000;
