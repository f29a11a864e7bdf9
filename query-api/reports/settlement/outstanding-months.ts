import {
  added,
  isNothing,
  type MonthOfOwner,
  NOTHING,
  outstandingFor,
  type SettledAmounts,
} from '@baanpak/domain/settlement/outstanding.ts';
import { DESK_METHODS } from '@baanpak/domain/values/money/desk-payment.ts';
import { satang } from '@baanpak/domain/values/money/money.ts';
import { addDays, type LocalDate, localDate } from '@baanpak/domain/values/time/local-date.ts';
import type { FactRow } from '@baanpak/projector/report/tables.ts';
import { type SqlBool, sql } from 'kysely';
import { recordedBy } from '../../as-of/as-of.ts';
import { inScope } from '../../database/conditions.ts';
import type { ReadDb } from '../../database/read-db.ts';
import type { ReportRequest } from '../report-request.ts';

/** What is owed an owner for a month, or was paid out for it. */
type OutstandingMonth = SettledAmounts & OfMonth & Readonly<{ closed: Closed | undefined }>;

type Rows = Map<string, MonthOfOwner & OfMonth>;

/**
 * What is owed each owner for each month of the days asked for; a month that was closed has a row also of nothing,
 * and says what was paid out. Of one hotel or channel, or of days that are no whole months, it is what was recorded.
 */
export async function outstandingMonths(
  db: ReadDb,
  asked: ReportRequest,
): Promise<OutstandingMonth[]> {
  const [sums, closings] = await Promise.all([sumMonths(db, asked), closedMonths(db, asked)]);
  const rows: Rows = new Map(sums.map((month) => [keyOf(month), month]));
  const isOfAll = asked.hotelId === undefined && asked.channel === undefined;
  if (isOfAll) settle(rows, asked, closings, await paidOut(db, asked, closings));
  const closed = new Map(closings.map((month) => [keyOf(month), month]));
  return [...rows]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, { ownerId, month, ...sum }]) => {
      const is = closed.get(key);
      const isAsPaid = isOfAll && is?.amounts && isWhole(month, asked);
      return { ...(isAsPaid ? is.amounts : outstandingFor(sum)), ownerId, month, closed: is };
    });
}

/** Closed months are what was paid out; what came later is of the month after them. */
function settle(rows: Rows, asked: ReportRequest, closings: readonly Closed[], out: PaidOut): void {
  for (const { ownerId, month } of closings) {
    const of = { ownerId, month };
    const paid = isWhole(month, asked) ? out.paid.get(keyOf(of)) : rows.get(keyOf(of));
    if (month >= monthOf(asked.from)) rows.set(keyOf(of), { ...(paid ?? NOTHING), ...of });
    const next = { ownerId, month: monthLater(month, 1) };
    if (out.paid.has(keyOf(next)) || !begins(next.month, asked)) continue;
    const carried = carriedInto(next, out.paid, out.recorded);
    if (isNothing(carried)) continue;
    rows.set(keyOf(next), { ...added(rows.get(keyOf(next)) ?? NOTHING, carried), ...next });
  }
}

const begins = (month: string, { from, to }: ReportRequest): boolean =>
  from <= firstDayOf(month) && firstDayOf(month) <= to;

const isWhole = (month: string, { from, to }: ReportRequest): boolean =>
  from <= firstDayOf(month) && monthOf(addDays(to, 1)) > month;

/** What was paid out for the months that were closed, and what is recorded of them by now. */
type PaidOut = Readonly<{ paid: Sums; recorded: Sums }>;

const NONE: PaidOut = { paid: new Map(), recorded: new Map() };

/** `closings` in the order in which they were made. */
async function paidOut(
  db: ReadDb,
  asked: ReportRequest,
  closings: readonly Closed[],
): Promise<PaidOut> {
  if (closings.length === 0) return NONE;
  const isOfOld = closings.some(({ amounts }) => amounts === null);
  const [recorded, whenClosed] = await Promise.all([
    sumClosedMonths(db, asked),
    isOfOld ? sumWhenClosed(db, asked) : [],
  ]);
  const paid = new Map<string, MonthOfOwner>();
  for (const { amounts, ...of } of closings) {
    const then = () =>
      byMonth(
        whenClosed.filter(({ ownerId, closing }) => ownerId === of.ownerId && closing === of.month),
      );
    paid.set(keyOf(of), amounts ?? owedThen(of, paid, then()));
  }
  return { paid, recorded: byMonth(recorded) };
}

/** Events of an earlier version say no amounts: all that was recorded before them was paid out. */
const owedThen = (of: Closed | Omit<Closed, 'amounts'>, paid: Sums, recorded: Sums): MonthOfOwner =>
  added(recorded.get(keyOf(of)) ?? NOTHING, carriedInto(of, paid, recorded));

const byMonth = (months: readonly (MonthOfOwner & { ownerId: string; month: string })[]): Sums =>
  new Map(months.map((month) => [keyOf(month), month]));

/** A month of an owner that was paid out; amounts are null where its event says none. */
type Closed = OfMonth &
  Readonly<{ paidAt: string; reference: string; amounts: SettledAmounts | null }>;

/** Those closed by a place in the log, up to the last month asked for, in the order in which they were closed. */
async function closedMonths(
  db: ReadDb,
  { scope, ownerId, to, upTo }: ReportRequest,
): Promise<Closed[]> {
  return db
    .selectFrom('settlements')
    .select(['owner_id as ownerId', 'month', 'paid_at as paidAt', 'reference', 'amounts'])
    .where((eb) => inScope(scope, eb.ref('owner_id')))
    .where('month', '<=', monthOf(to))
    .where(recordedBy('settlements', { upTo }))
    .$if(ownerId !== undefined, (query) => query.where('owner_id', '=', ownerId ?? ''))
    .orderBy('commit_position')
    .orderBy('prepare_position')
    .execute();
}

type SummedMonth = MonthOfOwner & OfMonth;

/** Of money only what the provider had, for the hotel has the rest already. */
const ofProvider = (kind: FactRow['kind']) =>
  sql<string>`coalesce(sum(f.satang) FILTER (WHERE f.kind = ${kind} AND coalesce(f.method, '') <> ALL (${[...DESK_METHODS]})), 0)`;

const whole = (kind: FactRow['kind']) =>
  sql<string>`coalesce(sum(f.satang) FILTER (WHERE f.kind = ${kind}), 0)`;

const MONTH = sql<string>`to_char(f.date, 'YYYY-MM')`;

const recorded = (db: ReadDb) =>
  db
    .selectFrom('facts as f')
    .select(['f.owner_id as ownerId', MONTH.as('month')])
    .select([ofProvider('received').as('received'), ofProvider('refunded').as('refunded')])
    .select([whole('fee').as('fee'), whole('fee-vat').as('feeVat')])
    .select(whole('commission').as('commission'))
    .where('f.kind', 'in', ['received', 'refunded', 'fee', 'fee-vat', 'commission'])
    .groupBy(['f.owner_id', MONTH]);

/** Up to a place in the log; a night's commission is earned the morning after. */
const factsOf = (db: ReadDb, { scope, ownerId, upTo, today }: ReportRequest) =>
  recorded(db)
    .where((eb) => inScope(scope, eb.ref('f.owner_id')))
    .where((eb) => eb.or([eb('f.kind', '<>', 'commission'), eb('f.date', '<', today)]))
    .where(recordedBy('f', { upTo }))
    .$if(ownerId !== undefined, (query) => query.where('f.owner_id', '=', ownerId ?? ''));

/** What was recorded of each owner and month of the days asked for, whenever that was; in satang. */
async function sumMonths(db: ReadDb, asked: ReportRequest): Promise<SummedMonth[]> {
  const { hotelId, channel, from, to } = asked;
  const found = await factsOf(db, asked)
    .where('f.date', '>=', from)
    .where('f.date', '<=', to)
    .$if(hotelId !== undefined, (query) => query.where('f.hotel_id', '=', hotelId ?? ''))
    .$if(channel !== undefined, (query) => query.where('f.channel', '=', channel ?? 'website'))
    .execute();
  return found.map(inSatang);
}

/** The same of all months that were ever closed. */
async function sumClosedMonths(db: ReadDb, asked: ReportRequest): Promise<SummedMonth[]> {
  const found = await factsOf(db, asked)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('settlements as s')
          .select('s.month')
          .whereRef('s.owner_id', '=', 'f.owner_id')
          .where('s.month', '=', MONTH),
      ),
    )
    .execute();
  return found.map(inSatang);
}

/** What had been recorded when a month was closed by an event that says no amounts, of it and all months before it. */
async function sumWhenClosed(
  db: ReadDb,
  asked: ReportRequest,
): Promise<readonly (SummedMonth & Readonly<{ closing: string }>)[]> {
  const found = await factsOf(db, asked)
    .innerJoin('settlements as s', (join) =>
      join
        .onRef('s.owner_id', '=', 'f.owner_id')
        .on('s.amounts', 'is', null)
        .on(MONTH, '<=', sql.ref('s.month'))
        .on(
          sql<SqlBool>`(f.commit_position, f.prepare_position) <= (s.commit_position, s.prepare_position)`,
        ),
    )
    .select('s.month as closing')
    .groupBy('s.month')
    .execute();
  return found.map(({ closing, ...sum }) => ({ ...inSatang(sum), closing }));
}

type Found = OfMonth & Readonly<Record<keyof MonthOfOwner, string>>;

const inSatang = ({ ownerId, month, ...sum }: Found): SummedMonth => ({
  ...{ ownerId, month },
  received: satang(Number(sum.received)),
  refunded: satang(Number(sum.refunded)),
  fee: satang(Number(sum.fee)),
  feeVat: satang(Number(sum.feeVat)),
  commission: satang(Number(sum.commission)),
});

/** By owner and month. */
type Sums = ReadonlyMap<string, MonthOfOwner>;

/**
 * What the closed months right before one came to beyond what was paid out for them: it is owed with that month.
 * Amounts that were paid out are compared with what is recorded, not places in the log, so that nothing is paid
 * twice or lost, whichever month was closed first (docs/adr/0064-closed-amounts.md).
 */
export function carriedInto({ ownerId, month }: OfMonth, paid: Sums, recorded: Sums): MonthOfOwner {
  let carried = NOTHING;
  for (let before = monthLater(month, -1); ; before = monthLater(before, -1)) {
    const key = keyOf({ ownerId, month: before });
    const amounts = paid.get(key);
    if (!amounts) return carried;
    carried = added(carried, added(recorded.get(key) ?? NOTHING, amounts, -1));
  }
}

/** Of which owner and month, `YYYY-MM`. */
export type OfMonth = Readonly<{ ownerId: string; month: string }>;

export const keyOf = ({ month, ownerId }: OfMonth): string => `${month}.${ownerId}`;

const monthOf = (day: LocalDate): string => day.slice(0, 'YYYY-MM'.length);

export const firstDayOf = (month: string): LocalDate => localDate(`${month}-01`);

/** `by` months later. */
export function monthLater(month: string, by: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by)).toISOString().slice(0, 'YYYY-MM'.length);
}
