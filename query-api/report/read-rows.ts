import { type Instant, instant } from '@baanpak/domain/values/time/instant.ts';
import { type LocalDate, localDate } from '@baanpak/domain/values/time/local-date.ts';
import { type RawBuilder, sql } from 'kysely';
import type { ReadDb } from '../deps.ts';
import { amountOf, conditions, ofTerms } from './counted.ts';
import type { Definition, Key } from './definition.ts';
import { grouped, sumColumn } from './grouped.ts';
import type { ReportRequest } from './report-request.ts';

export type Sums = Readonly<Record<string, number>>;

/** A row as it is added up: in satang, units and points. */
export type ReportRow = Readonly<{
  keys: Readonly<Partial<Record<Key, string | null>>>;
  sums: Sums;
  firstAt: Instant | null;
  since: LocalDate | null;
  method: string | null;
}>;

/** Columns of `grouped`, the first one the other way round where it is so. */
export type Order = Readonly<{ order: readonly string[]; descending: boolean }>;
export type RowsPart = Order & Readonly<{ limit: number; offset: number }>;

export type ReportRows = Readonly<{ rows: readonly ReportRow[]; total: number; totals: Sums }>;

/** A part of a report's rows, how many there are in all, and their sums: one statement. */
export async function readRows(
  db: ReadDb,
  definition: Definition,
  asked: ReportRequest,
  part: RowsPart,
): Promise<ReportRows> {
  const names = Object.keys(definition.sums);
  const read = await partAndTotals(db, definition, asked, part).execute();
  const [first = {}] = read;
  return {
    rows: read.filter(({ place: found }) => found !== null).map(toRow(definition)),
    total: Number(Reflect.get(first, 'rows_in_all') ?? 0),
    totals: {
      ...sumsIn(first, names, (name) => `all_${name}`),
      ...(await balances(db, definition, asked)),
    },
  };
}

/** Each row of the part beside the sums of all; these alone where the part has no row. */
function partAndTotals(db: ReadDb, definition: Definition, asked: ReportRequest, part: RowsPart) {
  const place = sql<number>`row_number() over (order by ${orderOf(part)})`;
  const sums = Object.keys(definition.sums).map((name) =>
    sql<number>`coalesce(sum(${sql.ref(sumColumn(name))}), 0)::bigint`.as(`all_${name}`),
  );
  return db
    .with('g', () => grouped(db, definition, asked))
    .with('t', (q) => q.selectFrom('g').select([sql<number>`count(*)`.as('rows_in_all'), ...sums]))
    .with('p', (q) =>
      q
        .selectFrom('g')
        .selectAll()
        .select(place.as('place'))
        .orderBy('place')
        .limit(part.limit)
        .offset(part.offset),
    )
    .selectFrom('t')
    .leftJoin('p', (join) => join.onTrue())
    .selectAll()
    .orderBy('place');
}

/** Every row of a report, in an order. */
export const orderedRows = (
  db: ReadDb,
  definition: Definition,
  asked: ReportRequest,
  order: Order,
) =>
  db
    .selectFrom(grouped(db, definition, asked).as('g'))
    .selectAll()
    .orderBy(orderOf(order));

function orderOf({ order, descending }: Order): RawBuilder<unknown> {
  const [first = 'first_at', ...rest] = order;
  const direction = descending ? sql`desc nulls last` : sql`asc nulls last`;
  return sql.join([
    sql`${sql.ref(first)} ${direction}`,
    ...rest.map((name) => sql`${sql.ref(name)}`),
  ]);
}

/** A balance is no sum of its rows: of all it is that of all facts. */
async function balances(db: ReadDb, definition: Definition, asked: ReportRequest): Promise<Sums> {
  const found: Record<string, number> = {};
  for (const [name, sum] of Object.entries(definition.sums))
    if (sum.running) {
      const { value } = await db
        .selectFrom('facts as f')
        .select(
          sql<number>`coalesce(sum(${amountOf(sum, asked, definition)}), 0)::bigint`.as('value'),
        )
        .where((eb) => eb.and([...conditions(asked), ofTerms(sum.terms, asked, definition)]))
        .executeTakeFirstOrThrow();
      found[name] = value;
    }
  return found;
}

const sumsIn = (row: object, names: readonly string[], columnOf: (name: string) => string): Sums =>
  Object.fromEntries(names.map((name) => [name, Number(Reflect.get(row, columnOf(name)) ?? 0)]));

const textIn = (row: object, name: string): string | null => {
  const value: unknown = Reflect.get(row, name);
  return typeof value === 'string' ? value : null;
};

/** Of a row of `grouped`. */
export const toRow =
  ({ key, sums }: Definition) =>
  (row: object): ReportRow => ({
    keys: Object.fromEntries(key.map((name) => [name, textIn(row, name)])),
    sums: sumsIn(row, Object.keys(sums), sumColumn),
    firstAt: instantIn(row),
    since: dayIn(row),
    method: textIn(row, 'method'),
  });

function instantIn(row: object): Instant | null {
  const text = textIn(row, 'first_at');
  return text === null ? null : instant(text);
}

function dayIn(row: object): LocalDate | null {
  const text = textIn(row, 'since');
  return text === null ? null : localDate(text);
}
