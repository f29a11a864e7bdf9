import {
  type AliasedExpression,
  type Expression,
  expressionBuilder,
  type RawBuilder,
  type SqlBool,
  sql,
} from 'kysely';
import type { ReadDb } from '../database/read-db.ts';
import { amountOf, conditions, keyColumn, ofTerms, since } from './counted.ts';
import type { Definition, Sum, Term } from './definitions/definition.ts';
import type { ReportRequest } from './report-request.ts';

const { or, and } = expressionBuilder<object>();

/** The column of a sum in what `grouped` gives. */
export const sumColumn = (name: string) => `sum_${name}`;

const isStanding = ({ span }: Term) => span === 'standing';

/** All terms of a report that are so. */
const termsOf = ({ sums }: Definition, are: (term: Term) => boolean): Term[] =>
  Object.values(sums).flatMap(({ terms }) => terms.filter(are));

/**
 * The rows of a report: its keys, its sums in satang or units, when the first of its facts happened and on
 * which day it counts, and its method. Rows of zeros alone are left out.
 */
export function grouped(db: ReadDb, definition: Definition, asked: ReportRequest) {
  const rows = standsByDay(definition)
    ? withStanding(db, definition, asked)
    : happened(db, definition, asked);
  const names = Object.keys(definition.sums);
  const ran = db
    .selectFrom(rows.as('r'))
    .select([
      ...named([...definition.key, ...ABOUT]),
      ...names.map((name) => as(run(definition, name), sumColumn(name))),
    ]);
  const shown = names.filter((name) => !definition.sums[name]?.running);
  return db
    .selectFrom(ran.as('g'))
    .select(named([...definition.key, ...ABOUT, ...names.map(sumColumn)]))
    .where(or(shown.map((name) => sql<SqlBool>`${sql.ref(sumColumn(name))} <> 0`)))
    .where(and(daysShown(definition, asked)));
}

/** Said of each row beside its figures. */
const ABOUT = ['first_at', 'since', 'method'] as const;

type Selected = AliasedExpression<unknown, string>;

const as = (value: RawBuilder<unknown>, name: string): Selected => value.as(name);

const named = (names: readonly string[]): Selected[] =>
  names.map((name) => as(sql.ref(name), name));

/** A balance runs from before the days asked for. */
const daysShown = ({ sums }: Definition, { from }: ReportRequest): Expression<SqlBool>[] =>
  Object.values(sums).some(({ running }) => running) ? [sql<SqlBool>`date >= ${from}::date`] : [];

function run({ sums }: Definition, name: string): RawBuilder<number> {
  const column = sql.ref(sumColumn(name));
  const by = sums[name]?.running;
  if (!by) return sql`${column}`;
  const keys = sql.join(by.map((key) => sql.ref(key)));
  return sql`sum(${column}) over (partition by ${keys} order by date)::bigint`;
}

const standsByDay = (definition: Definition): boolean =>
  definition.key.includes('date') && termsOf(definition, isStanding).length > 0;

const total = (amount: RawBuilder<number>, { positive }: Sum): RawBuilder<number> =>
  positive ? sql`greatest(sum(${amount}), 0)::bigint` : sql`sum(${amount})::bigint`;

/** Facts by their keys; where rows are days, those that stand are of another query. */
function happened(db: ReadDb, definition: Definition, asked: ReportRequest) {
  const { key, sums } = definition;
  const counted = standsByDay(definition) ? (term: Term) => !isStanding(term) : () => true;
  const amount = (sum: Sum) => amountOf({ terms: sum.terms.filter(counted) }, asked, definition);
  return db
    .selectFrom('facts as f')
    .select([
      ...key.map((name) => as(keyColumn(name), name)),
      ...Object.entries(sums).map(([name, sum]) => as(total(amount(sum), sum), sumColumn(name))),
      as(sql`min(f.at)`, 'first_at'),
      as(sql`min(f.date)`, 'since'),
      as(sql`max(f.method)`, 'method'),
    ])
    .where(and([...conditions(asked), ofTerms(termsOf(definition, counted), asked, definition)]))
    .groupBy(key.map(keyColumn));
}

/** The same with what stands on each day: added up by the day it begins to, then told of every day from there on. */
function withStanding(db: ReadDb, definition: Definition, asked: ReportRequest) {
  const { key, sums } = definition;
  const others = key.filter((name) => name !== 'date');
  const begins = since(asked.from);
  const counted = ({ terms }: Sum) =>
    amountOf({ terms: terms.filter(isStanding) }, asked, definition, sql`1`);
  const standing = db
    .selectFrom('facts as f')
    .select([
      as(begins, 'begins'),
      ...others.map((name) => as(keyColumn(name), name)),
      ...Object.entries(sums).map(([name, sum]) => as(total(counted(sum), sum), sumColumn(name))),
    ])
    .where(and([...conditions(asked), ofTerms(termsOf(definition, isStanding), asked, definition)]))
    .groupBy([sql`1`, ...others.map(keyColumn)]); // the first column: said twice, its day would be two parameters
  const eachDay = sql`generate_series(begins, ${asked.to}::date, '1 day')::date`;
  const columns = Object.keys(sums).map(sumColumn);
  const onDays = db
    .selectFrom(standing.as('s'))
    .select([
      ...key.map((name) => as(name === 'date' ? eachDay : sql.ref(name), name)),
      ...named(columns),
      as(sql`null::timestamptz`, 'first_at'),
      as(sql`null::date`, 'since'),
      as(sql`null::text`, 'method'),
    ]);
  return db
    .selectFrom(happened(db, definition, asked).unionAll(onDays).as('u'))
    .select([
      ...named(key),
      ...columns.map((name) => as(sql`sum(${sql.ref(name)})::bigint`, name)),
      ...ABOUT.map((name) => as(sql`min(${sql.ref(name)})`, name)),
    ])
    .groupBy(key.map((name) => sql.ref(name)));
}
