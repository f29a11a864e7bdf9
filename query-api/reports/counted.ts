import type { FactDetailRow, FactRow } from '@baanpak/projector/report/tables.ts';
import { type Expression, expressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely';
import { recordedBy } from '../as-of/as-of.ts';
import {
  type Definition,
  type Key,
  type Measure,
  type MeasureSpan,
  type Sum,
  staffReferenceInSql,
  type Term,
} from './definitions/definition.ts';
import type { ReportRequest } from './report-request.ts';

type Facts = { f: FactRow; d: FactDetailRow; facts: FactRow; fact_details: FactDetailRow };
const eb = expressionBuilder<Facts, 'f'>();
const { ref } = eb;

/** Facts that the caller asks about: theirs, of the hotel and channel, up to the place in the log. */
export function conditions(asked: ReportRequest): Expression<SqlBool>[] {
  const { scope, ownerId, hotelId, channel, row = {} } = asked;
  const owner = scope === 'all' ? ownerId : scope === 'none' ? undefined : scope.ownerId;
  return [
    ...(scope === 'none' ? [eb.lit(false)] : []),
    ...(owner === undefined ? [] : [eb('f.owner_id', '=', owner)]),
    ...(hotelId === undefined ? [] : [eb('f.hotel_id', '=', hotelId)]),
    // whichever channel sells them, there are as many rooms
    ...(channel === undefined
      ? []
      : [eb.or([eb('f.channel', '=', channel), ofKinds(['rooms', 'disabled', 'blocked'])])]),
    recordedBy('f', asked),
    ...Object.entries(row).map(([key, value]) => {
      const column = key === 'ref' ? staffReferenceInSql : sql.ref(`f.${key}`);
      return value === null ? sql<SqlBool>`${column} is null` : sql<SqlBool>`${column} = ${value}`;
    }),
  ];
}

/** Whether a fact is one that a term counts. */
function counts(term: Term, asked: ReportRequest, definition: Definition): Expression<SqlBool> {
  const { kinds, span = 'in-range', only } = term;
  return eb.and([
    ofKinds(kinds),
    ...DATES[span](asked),
    ...(span === 'of-rows' ? [hasRow(asked, definition)] : []),
    ...(only === undefined ? [] : [eb('f.units', only === 'added' ? '>' : '<', 0)]),
  ]);
}

const ofKinds = (kinds: Term['kinds']) => eb('f.kind', 'in', [...kinds]);

const from = ({ from: day }: ReportRequest) => eb('f.date', '>=', day);
const until = ({ to }: ReportRequest) => eb('f.date', '<=', to);
const beforeToday = ({ today }: ReportRequest) => eb('f.date', '<', today);

const DATES: Readonly<Record<MeasureSpan, (asked: ReportRequest) => Expression<SqlBool>[]>> = {
  'in-range': (asked) => [from(asked), until(asked)],
  'to-today': (asked) => [from(asked), until(asked), eb('f.date', '<=', asked.today)],
  delivered: (asked) => [from(asked), until(asked), beforeToday(asked)],
  until: (asked) => [until(asked)],
  'delivered-until': (asked) => [until(asked), beforeToday(asked)],
  standing: (asked) => [until(asked)],
  'of-rows': () => [],
};

/** The booking is one that has a row. */
function hasRow(asked: ReportRequest, { rowsOf = [] }: Definition): Expression<SqlBool> {
  const rows = eb
    .selectFrom('facts as f')
    .select('f.booking_id')
    .where(eb.and([ofKinds(rowsOf), ...DATES['in-range'](asked), ...conditions(asked)]));
  return eb('f.booking_id', 'in', rows);
}

/** What a fact adds to a figure; 0 where it is not part of it. `weight` is how often a standing one counts. */
export function amountOf(
  { terms }: Pick<Sum, 'terms'>,
  asked: ReportRequest,
  definition: Definition,
  weight = daysStanding(asked),
): RawBuilder<number> {
  if (terms.length === 0) return sql<number>`0::bigint`;
  const cases = terms.map((term) => {
    const measured = MEASURES[term.measure](asked);
    const signed = term.minus ? sql<number>`-(${measured})` : measured;
    const value = term.span === 'standing' ? sql<number>`${signed} * ${weight}` : signed;
    return sql`when ${counts(term, asked, definition)} then ${value}`;
  });
  return sql<number>`(case ${sql.join(cases, sql` `)} else 0 end)`;
}

/** On how many of the days asked for a standing fact counts. */
const daysStanding = ({ from: first, to: last }: ReportRequest) =>
  sql<number>`(${last}::date - ${since(first)} + 1)`;

/** The first of these days on which it does. */
export const since = (first: string) => sql<string>`greatest(${ref('f.date')}, ${first}::date)`;

const MEASURES: Readonly<Record<Measure, (asked: ReportRequest) => RawBuilder<number>>> = {
  units: () => sql`f.units`,
  satang: () => sql`f.satang`,
  vat: () => sql`f.vat`,
  exVat: () => sql`(f.satang - f.vat)`,
  nights: (asked) =>
    sql`f.units * ${ofBooking(asked, sql`(d.detail->>'checkOut')::date - (d.detail->>'checkIn')::date`)}`,
  lead: (asked) =>
    sql`f.units * ${ofBooking(
      asked,
      sql`(d.detail->>'checkIn')::date
        - ((d.detail->>'placedAt')::timestamptz at time zone 'Asia/Bangkok')::date`,
    )}`,
};

/** Something that was said last of a fact's booking; 0 where nothing was. */
const ofBooking = (asked: ReportRequest, said: RawBuilder<unknown>) =>
  eb.fn.coalesce(
    eb
      .selectFrom('fact_details as d')
      .select(sql<number>`${said}`.as('said'))
      .where('d.subject', '=', sql<string>`'booking:' || f.booking_id`)
      .where(recordedBy('d', asked))
      .orderBy('d.commit_position', 'desc')
      .orderBy('d.prepare_position', 'desc')
      .orderBy('d.n', 'desc')
      .limit(1),
    eb.lit(0),
  );

/** Facts of some terms, said so that an index finds them: by kinds and days before anything else. */
export function ofTerms(
  terms: readonly Term[],
  asked: ReportRequest,
  definition: Definition,
): Expression<SqlBool> {
  const bySpan = new Map<MeasureSpan, Set<Term['kinds'][number]>>();
  for (const { kinds, span = 'in-range' } of terms)
    bySpan.set(span, new Set([...(bySpan.get(span) ?? []), ...kinds]));
  return eb.or(
    [...bySpan].map(([span, kinds]) =>
      counts({ kinds: [...kinds], measure: 'units', span }, asked, definition),
    ),
  );
}

/** The column of a key. */
export const keyColumn = (key: Key) => sql<string | null>`${sql.ref(`f.${key}`)}`;
