import type { FactsJson } from '@baanpak/contract/report/report.ts';
import { localDate } from '@baanpak/domain/values/time/local-date.ts';
import { type Expression, expressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ReadDb } from '../deps.ts';
import type { PageRange } from '../page.ts';
import { amountOf, conditions, ofTerms } from './counted.ts';
import type { Definition, Sum } from './definition.ts';
import { toFacts } from './facts.ts';
import { grouped, sumColumn } from './grouped.ts';
import type { ReportRequest, RowKey } from './report-request.ts';
import { isMoney, shownSum } from './to-cells.ts';

const { and } = expressionBuilder<object>();

/** What is asked, of one row alone; of a balance, of all that it runs over. */
export function ofRow(
  asked: ReportRequest,
  row: RowKey | undefined,
  { running }: Sum,
): ReportRequest {
  if (!row) return asked;
  const { date, ...keys } = row;
  const only = running ? Object.fromEntries(running.map((key) => [key, row[key] ?? null])) : keys;
  const day = typeof date === 'string' ? localDate(date) : undefined;
  return { ...asked, ...(day && { from: day, to: day }), row: only };
}

/** The facts that make a sum of a row, or of all rows; the sum is theirs. */
export async function explain(
  db: ReadDb,
  definition: Definition,
  asked: ReportRequest,
  name: string,
  { page, perPage, limit, offset }: PageRange,
): Promise<FactsJson> {
  const sum = definition.sums[name];
  if (!sum) throw new Error(`The report has no sum ${name}`);
  const amount = amountOf(sum, asked, definition);
  const counted = countedFacts(db, definition, asked, name, amount);
  const [{ total, value }, found] = await Promise.all([
    counted
      .select([
        sql<number>`count(*)`.as('total'),
        sql<number>`coalesce(sum(${amount}), 0)::bigint`.as('value'),
      ])
      .executeTakeFirstOrThrow(),
    withEvents(counted, amount).limit(limit).offset(offset).execute(),
  ]);
  const shown = (added: number) => shownSum(definition, name, added);
  const measure = isMoney(definition, name) ? 'money' : 'count';
  const facts = await toFacts(db, asked, found, (fact) => ({ amount: shown(fact.value), measure }));
  return { facts, sum: shown(value), measure, total, page, perPage };
}

/** The facts that add `amount`, which is not 0, to a sum. */
const countedFacts = (
  db: ReadDb,
  definition: Definition,
  asked: ReportRequest,
  name: string,
  amount: RawBuilder<number>,
) =>
  db
    .selectFrom('facts as f')
    .where(
      and([
        ...conditions(asked),
        ofTerms(definition.sums[name]?.terms ?? [], asked, definition),
        sql<SqlBool>`${amount} <> 0`,
        ...above(db, definition, asked, name),
      ]),
    );

/** In the order of the log. */
const withEvents = (facts: ReturnType<typeof countedFacts>, amount: RawBuilder<number>) =>
  facts
    .leftJoin('listed_events as e', 'e.event_id', 'f.event_id')
    .selectAll('f')
    .select([
      'e.type',
      'e.actor',
      'e.caused_by as causedBy',
      sql<number>`${amount}::bigint`.as('value'),
    ])
    .orderBy('f.commit_position')
    .orderBy('f.prepare_position')
    .orderBy('f.n');

/** Of what is 0 in some rows for being below it, the facts of other rows alone. */
function above(
  db: ReadDb,
  definition: Definition,
  asked: ReportRequest,
  name: string,
): Expression<SqlBool>[] {
  const { key, sums } = definition;
  if (!sums[name]?.positive) return [];
  const rows = db
    .selectFrom(grouped(db, definition, asked).as('g'))
    .select(key.map((each) => sql.ref(`g.${each}`).as(each)))
    .where(sql<SqlBool>`${sql.ref(`g.${sumColumn(name)}`)} <> 0`);
  const keys = sql.join(key.map((each) => sql.ref(`f.${each}`)));
  return [sql<SqlBool>`(${keys}) in (${rows})`];
}
