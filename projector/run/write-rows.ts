import { runRaw, type Statement } from '@baanpak/infrastructure/database/raw-query.ts';
import type { PoolClient } from 'pg';
import type { Table } from '../projection.ts';
import type { Columns, RowChange } from './merge-changes.ts';
import { addToColumns, mergeColumns, putRows, setColumns } from './raw-queries.ts';

/**
 * Writes a batch's rows: one statement a table and kind of change (sets: one a set of columns),
 * whatever the number of rows. The schema's tables are addressed by name, never by search path.
 */
export async function writeRows(
  client: PoolClient,
  schema: string,
  tables: ReadonlyMap<Table, readonly RowChange[]>,
  puts: Puts = {},
): Promise<void> {
  const statements = [...tables].flatMap(([table, rows]) =>
    statementsFor(schema, table, rows, puts[table]),
  );
  await Promise.all(statements.map((statement) => runRaw(client, statement)));
}

type Kind = typeof putRows;

/** How whole rows of a table are written, where it is not as they are. */
export type Puts = Readonly<Partial<Record<Table, Kind>>>;

type Planned = { kind: Kind; columns: readonly string[]; records: Columns[] };

function statementsFor(
  schema: string,
  table: Table,
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
      kind([JSON.stringify(records)], { schema, table, columns }),
    ),
  );
}
