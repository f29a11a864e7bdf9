import { PRIMARY_KEYS, type ReadSchema } from './read-models.ts';
import type { Change } from './run/rows.ts';

// How projections say row changes, typed by the tables of all read models.

export type Table = keyof typeof PRIMARY_KEYS;

type KeyColumn<T extends Table> = (typeof PRIMARY_KEYS)[T][number] & keyof ReadSchema[T];
type Key<T extends Table> = Pick<ReadSchema[T], KeyColumn<T>>;
type Columns = Readonly<Record<string, unknown>>;

/** Writes a row whole, new or not. */
export function put<T extends Table>(table: T, row: ReadSchema[T] & Columns): Change {
  const key = Object.fromEntries(PRIMARY_KEYS[table].map((column) => [column, row[column]]));
  return { table, key, put: row };
}

/** Sets columns of a row that is there. */
export const set = <T extends Table>(
  table: T,
  key: Key<T>,
  columns: Partial<ReadSchema[T]>,
): Change => ({ table, key, set: columns });

/** Adds to numbers of a row; one that is not there counts from zero. */
export const add = <T extends Table>(
  table: T,
  key: Key<T>,
  amounts: Partial<Record<keyof ReadSchema[T], number>>,
): Change => ({ table, key, add: amounts });

/** Merges fields into a JSON column of a row that is there. */
export const merge = <T extends Table>(
  table: T,
  key: Key<T>,
  column: keyof ReadSchema[T] & string,
  fields: object,
): Change => ({ table, key, merge: { [column]: fields } });
