import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import type { LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import type { SelectType } from 'kysely';

type Name<Value> = [Value] extends [boolean]
  ? 'bool'
  : [Value] extends [number]
    ? 'int4' | 'int8' | 'float8'
    : [Value] extends [Uint8Array]
      ? 'bytea'
      : [Value] extends [LocalDate]
        ? 'date'
        : [Value] extends [Instant]
          ? 'timestamptz'
          : [Value] extends [string]
            ? 'text' | 'uuid' | 'numeric' | 'varchar'
            : 'jsonb';

type Stated<Value> = unknown extends Value
  ? 'jsonb' | 'jsonb?'
  : null extends Value
    ? `${Name<NonNullable<Value>>}?`
    : Name<Value>;

/** PostgreSQL's types of the columns of tables whose rows have these types; of one that may be null, with `?`. */
export type DeclaredColumns<Tables> = {
  [Table in keyof Tables]: {
    [Column in keyof Tables[Table]]: Stated<SelectType<Tables[Table][Column]>>;
  };
};
