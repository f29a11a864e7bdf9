import { rawQuery } from '@baanpak/infrastructure/database/raw-query.ts';
import { sameKeys } from '../schema/raw-queries.ts';

// A batch's rows come as JSON, $1, whatever their number: one statement a table and set of columns. Read as jsonb,
// 667 bookings of 38 columns took 60 microseconds each with their insertion, and 130 to 220 as json.

/** Columns of a table, and its primary key. */
type Columns = Readonly<{
  schema: string;
  table: string;
  columns: readonly string[];
  key: readonly string[];
}>;

/** A table that is always there. */
const SCHEMAS = { schema: 'read_models', table: 'schemas', key: ['schema'] };

const named = ({ schema, table }: Readonly<{ schema: string; table: string }>) =>
  `"${schema}".${table}`;
const given = (of: Columns) => `jsonb_populate_recordset(NULL::${named(of)}, $1)`;

export const putRows = rawQuery({
  name: 'put rows',
  columns: {},
  text(of: Columns) {
    const { key, columns } = of;
    const rest = columns.filter((column) => !key.includes(column));
    const update = rest.map((column) => `${column} = excluded.${column}`).join(', ');
    return `INSERT INTO ${named(of)} (${columns.join(', ')})
      SELECT ${columns.join(', ')} FROM ${given(of)}
      ON CONFLICT (${key.join(', ')}) DO UPDATE SET ${update}`;
  },
  example: { ...SCHEMAS, columns: ['schema', 'store_id'] },
});

/** For rows that are only ever added, each once. */
export const addRows = rawQuery({
  name: 'add rows',
  columns: {},
  text(of: Columns) {
    const columns = of.columns.join(', ');
    return `INSERT INTO ${named(of)} (${columns}) SELECT ${columns} FROM ${given(of)}`;
  },
  example: { ...SCHEMAS, columns: ['schema', 'store_id'] },
});

/** For rows that never change; one that is there stays. */
export const addOnce = rawQuery({
  name: 'add rows once',
  columns: {},
  text(of: Columns) {
    const columns = of.columns.join(', ');
    return `INSERT INTO ${named(of)} (${columns}) SELECT ${columns} FROM ${given(of)} ON CONFLICT DO NOTHING`;
  },
  example: { ...SCHEMAS, columns: ['schema', 'store_id'] },
});

export const setColumns = rawQuery({
  name: 'set columns',
  columns: {},
  text: (of: Columns) => updateText(of, (column) => `s.${column}`),
  example: { ...SCHEMAS, columns: ['whole'] },
});

export const mergeColumns = rawQuery({
  name: 'merge columns',
  columns: {},
  text: (of: Columns) => updateText(of, (column) => `t.${column} || s.${column}`),
  example: { ...SCHEMAS, columns: ['last_event'] },
});

export const addToColumns = rawQuery({
  name: 'add to columns',
  columns: {},
  text(of: Columns) {
    const all = [...of.key, ...of.columns].join(', ');
    const update = of.columns
      .map((column) => `${column} = t.${column} + excluded.${column}`)
      .join(', ');
    return `INSERT INTO ${named(of)} AS t (${all}) SELECT ${all} FROM ${given(of)}
      ON CONFLICT (${of.key.join(', ')}) DO UPDATE SET ${update}`;
  },
  example: { ...SCHEMAS, columns: ['commit'] },
});

/** All rows of a table in the order of its key. */
export const rowsAsText = rawQuery({
  name: 'rows as text',
  columns: { row: 'text' },
  text: ({ key, ...of }: Readonly<{ schema: string; table: string; key: readonly string[] }>) =>
    `SELECT t::text AS row FROM ${named(of)} t ORDER BY ${key.join(', ')}`,
  example: SCHEMAS,
});

function updateText(of: Columns, value: (column: string) => string): string {
  const assignments = of.columns.map((column) => `${column} = ${value(column)}`).join(', ');
  return `UPDATE ${named(of)} t SET ${assignments} FROM ${given(of)} s
    WHERE ${sameKeys(of.key, 's')}`;
}
