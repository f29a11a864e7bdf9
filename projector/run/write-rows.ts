import { createHash } from 'node:crypto';
import { isOneOf } from '@baanpak/domain/values/fields/fields.ts';
import type { PoolClient } from 'pg';
import type { Table } from '../projection.ts';
import { PRIMARY_KEYS } from '../schema/read-models.ts';
import type { Columns, RowChange } from './fold-changes.ts';

/**
 * Writes a batch's rows: one statement a table and kind of change (sets: one a set of columns),
 * whatever the number of rows. The schema's tables are addressed by name, never by search path.
 */
export async function writeRows(
  client: PoolClient,
  schema: string,
  tables: ReadonlyMap<Table, readonly RowChange[]>,
): Promise<void> {
  const statements = [...tables].flatMap(([table, rows]) => statementsFor(schema, table, rows));
  const written = statements.map(({ text, records }) =>
    client.query({ name: nameOf(text), text, values: [JSON.stringify(records)] }),
  );
  await Promise.all(written);
}

type Statement = { text: string; records: Columns[] };

function statementsFor(schema: string, table: Table, rows: readonly RowChange[]): Statement[] {
  const statements = new Map<string, Statement>();
  const plan = (text: string, record: Columns) => {
    const statement = statements.get(text) ?? { text, records: [] };
    statement.records.push(record);
    statements.set(text, statement);
  };
  const name = `"${schema}".${table}`;
  for (const row of rows) {
    if (row.put) plan(putText(name, table, Object.keys(row.put)), row.put);
    const set = Object.keys(row.set);
    if (set.length > 0) plan(updateText(name, table, set, replace), { ...row.key, ...row.set });
    const merge = Object.keys(row.merge);
    if (merge.length > 0)
      plan(updateText(name, table, merge, combine), { ...row.key, ...row.merge });
    const add = Object.keys(row.add);
    if (add.length > 0) plan(addText(name, table, add), { ...row.key, ...row.add });
  }
  return [...statements.values()];
}

const from = (name: string) => `json_populate_recordset(NULL::${name}, $1)`;

function putText(name: string, table: Table, columns: readonly string[]): string {
  const rest = columns.filter((column) => !isKey(table, column));
  const update = rest.map((column) => `${column} = excluded.${column}`).join(', ');
  return `INSERT INTO ${name} (${columns.join(', ')})
    SELECT ${columns.join(', ')} FROM ${from(name)}
    ON CONFLICT (${PRIMARY_KEYS[table].join(', ')}) DO UPDATE SET ${update}`;
}

function updateText(
  name: string,
  table: Table,
  columns: readonly string[],
  value: (column: string) => string,
): string {
  const assignments = columns.map((column) => `${column} = ${value(column)}`).join(', ');
  const matches = PRIMARY_KEYS[table].map((key) => `t.${key} = s.${key}`).join(' AND ');
  return `UPDATE ${name} t SET ${assignments} FROM ${from(name)} s WHERE ${matches}`;
}

const replace = (column: string) => `s.${column}`;
const combine = (column: string) => `t.${column} || s.${column}`;

function addText(name: string, table: Table, columns: readonly string[]): string {
  const all = [...PRIMARY_KEYS[table], ...columns];
  const update = columns.map((column) => `${column} = t.${column} + excluded.${column}`).join(', ');
  return `INSERT INTO ${name} AS t (${all.join(', ')}) SELECT ${all.join(', ')} FROM ${from(name)}
    ON CONFLICT (${PRIMARY_KEYS[table].join(', ')}) DO UPDATE SET ${update}`;
}

const isKey = (table: Table, column: string) => isOneOf(PRIMARY_KEYS[table], column);

/** Parsed once a connection; what a batch may say is bounded by tables and columns. */
function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = createHash('sha256').update(text).digest('hex').slice(0, 32);
  names.set(text, name);
  return name;
}

const names = new Map<string, string>();
