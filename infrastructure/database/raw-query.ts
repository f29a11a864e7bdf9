import { createHash } from 'node:crypto';
import type { ClientBase, Pool, QueryConfig, QueryResultRow } from 'pg';
import type { JsonObject } from '../json/json.ts';

/** What `openPool` reads of columns, by PostgreSQL's names of their types. */
type Read = {
  bool: boolean;
  int4: number;
  int8: number;
  numeric: string;
  text: string;
  uuid: string;
  bytea: Buffer;
  jsonb: JsonObject;
};
/** A column that may be null ends in `?`. */
type ColumnType = keyof Read | `${keyof Read}?`;

type ValueOf<Type extends ColumnType> = Type extends keyof Read
  ? Read[Type]
  : Type extends `${infer Known extends keyof Read}?`
    ? Read[Known] | null
    : never;
type RowOf<Columns> = {
  [Name in keyof Columns]: Columns[Name] extends ColumnType ? ValueOf<Columns[Name]> : never;
};

/** A statement for `pg`, prepared once a connection, that answers rows of a type. */
export type Statement<Row> = QueryConfig & Readonly<{ row?: Row }>;

type Definition<Columns, Of> = Readonly<{
  /** Among all raw queries. */
  name: string;
  /** What it answers, in its order; `raw-queries.int.test.ts` holds it against the database. */
  columns: Columns;
  /** `of` is what the text depends on: a schema, mostly. */
  text: (of: Of) => string;
  /** One `of`, for that test. */
  example: NoInfer<Of>;
}>;

type Registered = Readonly<{
  name: string;
  columns: Readonly<Record<string, ColumnType>>;
  text: string;
}>;

const registered = new Map<string, Registered>();
const names = new Map<string, string>();

/**
 * A query that Kysely cannot say, or where its time counts, in a file `raw-queries.ts`: everything else is
 * said with Kysely (docs/adr/0038-typed-queries.md). Throws where the name is taken.
 */
export function rawQuery<const Columns extends Record<string, ColumnType>, Of>({
  name,
  columns,
  text,
  example,
}: Definition<Columns, Of>): (values: readonly unknown[], of: Of) => Statement<RowOf<Columns>> {
  if (registered.has(name)) throw new Error(`There are two raw queries named ${name}`);
  registered.set(name, { name, columns, text: text(example) });
  return (values, of) => {
    const said = text(of);
    return { name: nameOf(name, said), text: said, values: [...values] };
  };
}

/** Those of all modules that were loaded. */
export const registeredQueries = (): readonly Registered[] => [...registered.values()];

/** `within`: how long it may take, in ms; default what the connection allows. */
export async function runRaw<Row extends QueryResultRow>(
  db: ClientBase | Pool,
  statement: Statement<Row>,
  { within }: Readonly<{ within?: number }> = {},
): Promise<Row[]> {
  const timed = within === undefined ? statement : { ...statement, query_timeout: within };
  return (await db.query<Row>(timed)).rows;
}

/** The same for the same text. */
function nameOf(name: string, text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const made = `${name} ${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;
  names.set(text, made);
  return made;
}
