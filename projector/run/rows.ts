import { isRecord } from '@baanpak/domain/values/fields/fields.ts';
import { runRaw, type Statement } from '@baanpak/infrastructure/database/raw-query.ts';
import type { PoolClient } from 'pg';
import { addToColumns, mergeColumns, putRows, setColumns } from './raw-queries.ts';

type Columns = Readonly<Record<string, unknown>>;

/** What happens to one row: it is written whole, or some of its columns are set, counted up or merged. */
export type Change = Readonly<{ table: string; key: Columns }> &
  (
    | Readonly<{ put: Columns }>
    | Readonly<{ set: Columns }>
    | Readonly<{ add: Columns }>
    | Readonly<{ merge: Readonly<Record<string, object>> }>
  );

/** One row's changes of a batch, in one: what is set later wins, what is added adds up. */
type RowChange = Readonly<{
  key: Columns;
  /** The whole row; absent when only columns change. */
  put?: Columns;
  set: Columns;
  add: Readonly<Record<string, number>>;
  merge: Readonly<Record<string, object>>;
}>;

/** What a batch does to the rows of each table. */
export type RowChanges = ReadonlyMap<string, readonly RowChange[]>;

/** A batch's changes by table, one entry a row, so that each table is written in few statements. */
export function mergeChanges(changes: Iterable<Change>): Map<string, RowChange[]> {
  const tables = new Map<string, Map<string, RowChange>>();
  for (const change of changes) {
    const rows = tables.get(change.table) ?? new Map<string, RowChange>();
    tables.set(change.table, rows);
    const id = JSON.stringify(Object.values(change.key));
    rows.set(
      id,
      withChange(rows.get(id) ?? { key: change.key, set: {}, add: {}, merge: {} }, change),
    );
  }
  return new Map([...tables].map(([table, rows]) => [table, [...rows.values()]]));
}

function withChange(row: RowChange, change: Change): RowChange {
  if ('put' in change) return { key: row.key, put: change.put, set: {}, add: {}, merge: {} };
  if (row.put) return { ...row, put: changed(row.put, change) };
  if ('set' in change) return { ...row, set: { ...row.set, ...change.set } };
  if ('merge' in change)
    return { ...row, merge: { ...row.merge, ...merged(row.merge, change.merge) } };
  return { ...row, add: { ...row.add, ...summed(row.add, change.add) } };
}

function changed(columns: Columns, change: Exclude<Change, { put: Columns }>): Columns {
  if ('set' in change) return { ...columns, ...change.set };
  if ('merge' in change) return { ...columns, ...merged(columns, change.merge) };
  return { ...columns, ...summed(columns, change.add) };
}

/** The columns that fields are merged into. */
const merged = (columns: Columns, fields: RowChange['merge']): RowChange['merge'] =>
  Object.fromEntries(
    Object.entries(fields).map(([column, values]) => {
      const before = columns[column];
      return [column, { ...(isRecord(before) && before), ...values }];
    }),
  );

/** The columns that amounts are added to. */
const summed = (columns: Columns, amounts: Columns): RowChange['add'] =>
  Object.fromEntries(
    Object.entries(amounts).map(([column, amount]) => [
      column,
      Number(columns[column] ?? 0) + Number(amount),
    ]),
  );

/** The schema that is written to, the primary keys of its tables, and how whole rows of some are put. */
type WrittenTables = Readonly<{
  schema: string;
  keys: Readonly<Record<string, readonly string[]>>;
  puts?: Puts;
}>;

type Kind = typeof putRows;

/** How whole rows of a table are written, where it is not as they are. */
export type Puts = Readonly<Partial<Record<string, Kind>>>;

/**
 * Writes a batch's rows: one statement a table and kind of change (sets: one a set of columns),
 * whatever the number of rows. The schema's tables are addressed by name, never by search path.
 */
export async function writeRows(
  client: PoolClient,
  { schema, keys, puts = {} }: WrittenTables,
  tables: RowChanges,
): Promise<void> {
  const statements = [...tables].flatMap(([table, rows]) =>
    statementsFor({ schema, table, key: keys[table] ?? [] }, rows, puts[table]),
  );
  await Promise.all(statements.map((statement) => runRaw(client, statement)));
}

type Planned = { kind: Kind; columns: readonly string[]; records: Columns[] };

function statementsFor(
  of: Readonly<{ schema: string; table: string; key: readonly string[] }>,
  rows: readonly RowChange[],
  putKind: Kind = putRows,
): Statement<object>[] {
  const planned = new Map<Kind, Map<string, Planned>>();
  const plan = (kind: Kind, columns: readonly string[], record: Columns) => {
    if (columns.length === 0) return;
    const ofKind = planned.get(kind) ?? new Map<string, Planned>();
    planned.set(kind, ofKind);
    const name = columns.join();
    const statement = ofKind.get(name) ?? { kind, columns, records: [] };
    statement.records.push(record);
    ofKind.set(name, statement);
  };
  for (const { key, put, set, merge, add } of rows) {
    if (put) plan(putKind, Object.keys(put), put);
    plan(setColumns, Object.keys(set), { ...key, ...set });
    plan(mergeColumns, Object.keys(merge), { ...key, ...merge });
    plan(addToColumns, Object.keys(add), { ...key, ...add });
  }
  return [...planned.values()].flatMap((ofKind) =>
    [...ofKind.values()].map(({ kind, columns, records }) =>
      kind([JSON.stringify(records)], { ...of, columns }),
    ),
  );
}
