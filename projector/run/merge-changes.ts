import { isRecord } from '@baanpak/domain/values/fields/fields.ts';
import type { Change, Table } from '../projection.ts';

export type Columns = Readonly<Record<string, unknown>>;

/** One row's changes of a batch, in one: what is set later wins, what is added adds up. */
export type RowChange = Readonly<{
  key: Columns;
  /** The whole row; absent when only columns change. */
  put?: Columns;
  set: Columns;
  add: Readonly<Record<string, number>>;
  merge: Readonly<Record<string, object>>;
}>;

/** What a batch does to the rows of each table. */
export type RowChanges = ReadonlyMap<Table, readonly RowChange[]>;

/** A batch's changes by table, one entry a row, so that each table is written in few statements. */
export function mergeChanges(changes: Iterable<Change>): Map<Table, RowChange[]> {
  const tables = new Map<Table, Map<string, RowChange>>();
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
