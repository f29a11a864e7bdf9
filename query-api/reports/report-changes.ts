import type { FactJson, ReportRowJson } from '@baanpak/contract/report/report.ts';
import { comparePositions } from '@baanpak/infrastructure/event-store/port.ts';
import { invalidField } from '@baanpak/infrastructure/http/invalid-request.ts';
import type { FactKind } from '@baanpak/projector/report/tables.ts';
import { expressionBuilder, type SqlBool, sql } from 'kysely';
import { type AsOf, asOf, asOfText } from '../as-of/as-of.ts';
import type { ReadDb } from '../database/read-db.ts';
import { type Handler, type PageRange, pageOf } from '../handler.ts';
import { conditions, ofTerms } from './counted.ts';
import type { Definition } from './definitions/definition.ts';
import { toFacts } from './facts.ts';
import { grouped, sumColumn } from './grouped.ts';
import { parseReportRequestAsOf, type ReportDeps, reportNamed } from './parse-report-request.ts';
import { type ReportRow, readRows, type Sums, toRow } from './read-rows.ts';
import { toRows } from './report.ts';
import { type ReportRequest, type RowKey, rowKeyText } from './report-request.ts';
import { columnsOf, isMoney, toTotals } from './to-cells.ts';

const DETAIL = { th: 'สิ่งที่เปลี่ยนไปในรายงาน', en: 'What changed in a report' };
const NO_ROWS = { limit: 0, offset: 0, order: [], descending: false };

/** GET /reports/{name}/changes: the facts that came in between two moments, and the rows that they changed. */
export const reportChanges =
  (deps: ReportDeps): Handler<'GET /reports/{name}/changes'> =>
  async (request) => {
    const { db } = deps;
    const { query, params, language } = request;
    const definition = reportNamed(params.name);
    const [first, last] = await bothOf(deps, query.between);
    const after = await parseReportRequestAsOf(deps, request, query, last);
    // the days of both are the same, by the last one
    const before = { ...after, ...first };
    const page = pageOf(query);
    const [facts, was, is] = await Promise.all([
      factsBetween(db, definition, { before, after }, page),
      readRows(db, definition, before, NO_ROWS),
      readRows(db, definition, after, NO_ROWS),
    ]);
    const totals = { before: was.totals, after: is.totals };
    return {
      columns: columnsOf(definition),
      ...facts,
      ...{ page: page.page, perPage: page.perPage },
      ...(await changedRows(db, definition, { before, after }, totals)),
      totals: {
        before: toTotals(definition, was.totals),
        after: toTotals(definition, is.totals),
      },
      ...{ from: after.from, to: after.to },
      between: [await asOfText(db, first), await asOfText(db, last)],
      detail: DETAIL[language],
    };
  };

/** Both moments, the earlier one first. */
async function bothOf(deps: ReportDeps, between: string): Promise<readonly [AsOf, AsOf]> {
  const [first, last, ...rest] = between.split(',');
  if (!first || !last || rest.length > 0) throw notTwo();
  const [a, b] = [await asOf(deps, first, 'between'), await asOf(deps, last, 'between')];
  return comparePositions(a.upTo.position, b.upTo.position) <= 0 ? [a, b] : [b, a];
}

const notTwo = () =>
  invalidField('between', {
    th: 'ต้องเป็นสองเวลา คั่นด้วยจุลภาค',
    en: 'is not two moments with a comma between them',
  });

const { and } = expressionBuilder<object>();

/** A report as of two places in the log. */
type Compared = Readonly<{ before: ReportRequest; after: ReportRequest }>;

/** The facts that came in between, each with the first row that it changed. */
async function factsBetween(
  db: ReadDb,
  definition: Definition,
  { before, after }: Compared,
  { limit, offset }: PageRange,
): Promise<{ changes: (FactJson & { row: string })[]; total: number }> {
  const terms = Object.values(definition.sums).flatMap((sum) => sum.terms);
  const { commit, prepare } = before.upTo.position;
  const between = db
    .selectFrom('facts as f')
    .where(and([...conditions(after), ofTerms(terms, after, definition)]))
    .where(
      sql<SqlBool>`(f.commit_position, f.prepare_position)
        > (${String(commit)}::bigint, ${String(prepare)}::bigint)`,
    );
  const [{ total }, found] = await Promise.all([
    between.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    between
      .leftJoin('listed_events as e', 'e.event_id', 'f.event_id')
      .selectAll('f')
      .select(['e.type', 'e.actor', 'e.caused_by as causedBy'])
      .orderBy('f.commit_position')
      .orderBy('f.prepare_position')
      .orderBy('f.n')
      .limit(limit)
      .offset(offset)
      .execute(),
  ]);
  const inMoney = kindsInMoney(definition);
  const facts = await toFacts(db, after, found, ({ kind, satang, units }) =>
    inMoney.has(kind)
      ? { amount: satang / 100, measure: 'money' }
      : { amount: units, measure: 'count' },
  );
  const rows = found.map((fact) => {
    const date = fact.date < after.from ? after.from : fact.date;
    return rowKeyText(definition, keysOf(definition, { ...fact, date }));
  });
  return { changes: facts.map((fact, n) => ({ ...fact, row: rows[n] ?? '' })), total };
}

/** The kinds of facts of which a report tells money; of the others it counts. */
const kindsInMoney = ({ sums }: Definition): ReadonlySet<FactKind> =>
  new Set(
    Object.keys(sums)
      .filter((name) => isMoney({ sums }, name))
      .flatMap((name) => sums[name]?.terms.flatMap(({ kinds }) => kinds) ?? []),
  );

const keysOf = ({ key }: Definition, from: RowKey): RowKey =>
  Object.fromEntries(key.map((name) => [name, from[name] ?? null]));

const MOST_ROWS = 100;

type ChangedRow = Readonly<{
  key: string;
  before: ReportRowJson | null;
  after: ReportRowJson | null;
}>;

/** The rows that are no longer what they were, with what they were; also where only the day moved on. */
async function changedRows(
  db: ReadDb,
  definition: Definition,
  { before, after }: Compared,
  totals: Readonly<{ before: Sums; after: Sums }>,
): Promise<{ rows: ChangedRow[]; totalRows: number }> {
  const { key } = definition;
  const read = await db
    .with('b', () => grouped(db, definition, before))
    .with('a', () => grouped(db, definition, after))
    .with('c', (q) => {
      const were = q.selectFrom('b').selectAll().select(sql<boolean>`false`.as('is_after'));
      const are = q.selectFrom('a').selectAll().select(sql<boolean>`true`.as('is_after'));
      return q
        .selectFrom(were.unionAll(are).as('u'))
        .selectAll()
        .select(differs(definition).as('differs'));
    })
    .selectFrom('c')
    .selectAll()
    .select(
      sql<number>`sum(case when differs = 'first' then 1 else 0 end) over ()`.as('rows_in_all'),
    )
    .where('differs', 'is not', null)
    .orderBy(sql`${sql.join(key.map((name) => sql.ref(name)))}`)
    .limit(2 * MOST_ROWS)
    .execute();
  const was = read.filter((row) => !Reflect.get(row, 'is_after')).map(toRow(definition));
  const is = read.filter((row) => Reflect.get(row, 'is_after')).map(toRow(definition));
  const shownBefore = await byKey(db, definition, before, was, totals.before);
  const shownAfter = await byKey(db, definition, after, is, totals.after);
  const keys = [...new Set([...shownBefore.keys(), ...shownAfter.keys()])].slice(0, MOST_ROWS);
  return {
    rows: keys.map((name) => ({
      ...{ key: name, before: shownBefore.get(name) ?? null, after: shownAfter.get(name) ?? null },
    })),
    totalRows: Number(read[0]?.rows_in_all ?? 0),
  };
}

/** `first` for one of the sides of a row that differs, `second` for the other, null for those that do not. */
function differs({ key, sums }: Definition) {
  const keys = sql.join(key.map((name) => sql.ref(name)));
  const same = Object.keys(sums).map((name) => {
    const column = sql.ref(sumColumn(name));
    return sql<SqlBool>`min(${column}) over (partition by ${keys}) = max(${column}) over (partition by ${keys})`;
  });
  const both = sql<SqlBool>`count(*) over (partition by ${keys}) = 2`;
  const place = sql`row_number() over (partition by ${keys} order by is_after)`;
  const isSame = and([both, ...same]);
  return sql<
    string | null
  >`case when ${isSame} then null when ${place} = 1 then 'first' else 'second' end`;
}

async function byKey(
  db: ReadDb,
  definition: Definition,
  asked: ReportRequest,
  rows: readonly ReportRow[],
  totals: Sums,
): Promise<Map<string, ReportRowJson>> {
  const shown = await toRows(db, definition, asked, { rows, totals });
  return new Map(shown.map((row) => [row.key, row]));
}
