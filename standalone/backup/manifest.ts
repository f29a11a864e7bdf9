import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseJson } from '@baanpak/infrastructure/json/json.ts';
import { BootError } from '@baanpak/infrastructure/process/errors.ts';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';

const TableSchema = Type.Object({
  schema: Type.String(),
  name: Type.String(),
  /** As SQL lists them. */
  columns: Type.String(),
  rows: Type.Integer(),
});

const ManifestSchema = Type.Object({
  format: Type.Literal(1),
  kind: Type.Union([Type.Literal('logical'), Type.Literal('physical')]),
  madeAt: Type.String(),
  /** Version of the product that made it. */
  product: Type.String(),
  log: Type.Union([Type.Literal('postgresql'), Type.Literal('eventstoredb')]),
  /**
   * The newest event of a log of its own when the rest was copied: a log that holds it lacks nothing of what the
   * rest remembers. Not there for a log in PostgreSQL, which is of the same moment.
   */
  logEnd: Type.Optional(
    Type.Object({
      id: Type.String(),
      stream: Type.String(),
      revision: Type.Integer(),
      /** Commit and prepare, for who looks at it. */
      position: Type.String(),
    }),
  ),
  media: Type.Union([Type.Literal('disk'), Type.Literal('s3')]),
  /** Of the secrets that the log was written with, by their variables. */
  fingerprints: Type.Record(Type.String(), Type.String()),
  /** Of schema `command`, those it had been through. */
  migrations: Type.Array(Type.String()),
  /** Of a logical backup, in the order in which they were read. */
  tables: Type.Array(TableSchema),
  /** Their last values, as text. */
  sequences: Type.Record(Type.String(), Type.String()),
  /** Of a physical backup: those of the server's data, empty ones among them. */
  directories: Type.Array(Type.String()),
});

/** What a backup is of. */
export type Manifest = Static<typeof ManifestSchema>;
export type BackedUpTable = Static<typeof TableSchema>;

export const MANIFEST = 'manifest.json';

export const tableFile = ({ schema, name }: Pick<BackedUpTable, 'schema' | 'name'>): string =>
  `tables/${schema}.${name}.copy.gz`;

/** BootError for what is none, or of a later format. */
export async function readManifest(directory: string): Promise<Manifest> {
  const text = await readFile(join(directory, MANIFEST), 'utf8').catch(() => undefined);
  const found = text === undefined ? undefined : parsed(text);
  if (Value.Check(ManifestSchema, found)) return found;
  throw new BootError(
    `${directory} is no backup that this version can read: its ${MANIFEST} is missing or says something else.`,
  );
}

function parsed(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}
