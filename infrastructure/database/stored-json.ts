import type { ColumnType } from 'kysely';

/** A column that is written as JSON text and read as what it says. */
export type StoredJson<Value> = ColumnType<Value, string, string>;
