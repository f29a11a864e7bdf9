import type { FactsJson } from '@baanpak/contract/report/report.ts';
import { FACTS_PER_PAGE } from '@baanpak/contract/report/report-queries.ts';
import { localDate } from '@baanpak/domain/values/time/local-date.ts';
import { invalidField } from '@baanpak/infrastructure/http/invalid-request.ts';
import { type Expression, expressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely';
import { asOfText } from '../as-of/as-of.ts';
import type { ReadDb } from '../database/read-db.ts';
import type { Handler, PageRange } from '../handler.ts';
import { amountOf, conditions, ofTerms } from './counted.ts';
import type { Column, Definition, Sum } from './definitions/definition.ts';
import { toFacts } from './facts.ts';
import { grouped, sumColumn } from './grouped.ts';
import { parseReportRequest, type ReportDeps, reportNamed } from './parse-report-request.ts';
import { parseRowKey, type ReportRequest, type RowKey } from './report-request.ts';
import { isMoney, shownSum } from './to-cells.ts';

const DETAIL = { th: 'ที่มาของตัวเลข', en: 'Entries behind a figure' };

/** GET /reports/{name}/events: the facts that sum to a figure of a row or of the totals, each with its event. */
export const reportEvents =
  (deps: ReportDeps): Handler<'GET /reports/{name}/events'> =>
  async (request) => {
    const { query, params, language } = request;
    const definition = reportNamed(params.name);
    const column = openable(definition, query.column);
    const row = query.row === undefined ? undefined : parseRowKey(definition, query.row);
    const asked = await parseReportRequest(deps, request, query);
    const explained = await explainColumn(deps.db, definition, asked, {
      ...{ column, row, page: factPage(query) },
    });
    const { from, to, today } = asked;
    const at = await asOfText(deps.db, asked);
    return { ...explained, from, to, at, today, detail: DETAIL[language] };
  };

function openable({ columns }: Definition, name: string): Exclude<Column, { cell: unknown }> {
  const column = columns.find((one) => one.name === name);
  if (!column || 'cell' in column)
    throw invalidField('column', { th: 'ไม่ใช่ตัวเลขในรายงานนี้', en: 'is no figure of this report' });
  return column;
}

function factPage({ page, perPage }: Readonly<{ page: number; perPage: number }>): PageRange {
  const limit = Math.min(perPage, FACTS_PER_PAGE);
  return { page, perPage: limit, limit, offset: (page - 1) * limit };
}

type Opened = Readonly<{
  column: Exclude<Column, { cell: unknown }>;
  row: RowKey | undefined;
  page: PageRange;
}>;

/** Of a ratio both parts; of a share what the row has, and all rows have. */
async function explainColumn(
  db: ReadDb,
  definition: Definition,
  asked: ReportRequest,
  { column, row, page }: Opened,
) {
  const of = (name: string, part: RowKey | undefined) => {
    const sum = definition.sums[name];
    if (!sum) throw new Error(`The report has no sum ${name}`);
    return explain(db, definition, ofRow(asked, part, sum), name, page);
  };
  if ('sum' in column) return of(column.sum, row);
  const [by, divisor, partOfDivisor] =
    'share' in column ? [column.share, column.share, undefined] : [...column.ratio, row];
  const [numerator, denominator] = await Promise.all([of(by, row), of(divisor, partOfDivisor)]);
  return { numerator, denominator };
}

const { and } = expressionBuilder<object>();

/** What is asked, of one row alone; of a balance, of all that it runs over. */
function ofRow(asked: ReportRequest, row: RowKey | undefined, { running }: Sum): ReportRequest {
  if (!row) return asked;
  const { date, ...keys } = row;
  const only = running ? Object.fromEntries(running.map((key) => [key, row[key] ?? null])) : keys;
  const day = typeof date === 'string' ? localDate(date) : undefined;
  return { ...asked, ...(day && { from: day, to: day }), row: only };
}

/** The facts that make a sum of a row, or of all rows; the sum is theirs. */
async function explain(
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
