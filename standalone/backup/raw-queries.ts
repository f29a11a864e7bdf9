import { rawQuery } from '@baanpak/infrastructure/database/raw-query.ts';
import type { BackedUpTable } from './manifest.ts';

// Of PostgreSQL's own catalogue and functions, which Kysely does not know.

/** The tables of schemas $1, in their order, with the columns that are stored. */
export const tablesOf = rawQuery({
  name: 'tables of schemas',
  columns: { schema: 'text', name: 'text', columns: 'text' },
  text: () =>
    `SELECT n.nspname::text AS schema, c.relname::text AS name,
       string_agg(quote_ident(a.attname), ', ' ORDER BY a.attnum) AS columns
     FROM pg_class c
     JOIN pg_namespace n ON n.oid = c.relnamespace
     JOIN pg_attribute a ON a.attrelid = c.oid
     WHERE c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
       AND n.nspname = ANY($1::text[])
     GROUP BY n.nspname, c.relname
     ORDER BY array_position($1::text[], n.nspname::text), c.relname`,
  example: undefined,
});

/** The sequences of schemas $1 that have given a number. */
export const sequencesOf = rawQuery({
  name: 'sequences of schemas',
  columns: { name: 'text', last: 'text' },
  text: () =>
    `SELECT format('%I.%I', schemaname, sequencename) AS name, last_value::text AS last
     FROM pg_sequences WHERE schemaname = ANY($1::text[]) AND last_value IS NOT NULL`,
  example: undefined,
});

/** The next number of sequence $1 comes behind $2. */
export const continueSequence = rawQuery({
  name: 'continue sequence',
  columns: { setval: 'int8' },
  text: () => 'SELECT setval($1::regclass, $2::bigint)',
  example: undefined,
});

type Table = Pick<BackedUpTable, 'schema' | 'name' | 'columns'>;

/** The log in its order, so that two copies of it are the same bytes. */
export const copyOut = ({ schema, name, columns }: Table): string => {
  const order =
    schema === 'events' && name === 'events' ? ' ORDER BY transaction_id, position' : '';
  return `COPY (SELECT ${columns} FROM ${schema}.${name}${order}) TO STDOUT`;
};

export const copyIn = ({ schema, name, columns }: Table): string =>
  `COPY ${schema}.${name} (${columns}) FROM STDIN`;

export const countRows = ({ schema, name }: Pick<Table, 'schema' | 'name'>): string =>
  `SELECT count(*)::float8 AS count FROM ${schema}.${name}`;

/** Of a server whose WAL is kept until the session ends; answers the first file of it that is needed. */
export const startPhysical = rawQuery({
  name: 'start physical backup',
  columns: { wal: 'text' },
  text: () => `SELECT pg_walfile_name(pg_backup_start('baanpak', true)) AS wal`,
  example: undefined,
});

/** Keeps all WAL from here on, for as long as the session lasts. */
export const keepWal = rawQuery({
  name: 'keep wal',
  columns: { slot: 'text' },
  text: () =>
    `SELECT slot_name::text AS slot
     FROM pg_create_physical_replication_slot('baanpak_backup_' || pg_backend_pid(), true, true)`,
  example: undefined,
});

/** The label that goes to the files, and the last file of WAL that is needed. */
export const stopPhysical = rawQuery({
  name: 'stop physical backup',
  columns: { label: 'text', wal: 'text' },
  text: () => `SELECT labelfile AS label, pg_walfile_name(lsn) AS wal FROM pg_backup_stop(false)`,
  example: undefined,
});

export const dataDirectory = rawQuery({
  name: 'data directory',
  columns: { directory: 'text' },
  text: () => `SELECT current_setting('data_directory') AS directory`,
  example: undefined,
});
