import {
  added,
  isNothing,
  type MonthOfOwner,
  NOTHING,
  outstandingFor,
  type SettledAmounts,
} from '@baanpak/domain/settlement/outstanding.ts';
import { addDays } from '@baanpak/domain/values/time/local-date.ts';
import type { ReadDb } from '../../deps.ts';
import type { ReportRequest } from '../report-request.ts';
import { carriedInto } from './carried.ts';
import { type Closed, closedMonths } from './closed-months.ts';
import { firstDayOf, keyOf, monthLater, monthOf, type OfMonth } from './months.ts';
import { type PaidOut, paidOut } from './paid-out.ts';
import { sumMonths } from './sum-months.ts';

/** What is owed an owner for a month, or was paid out for it. */
export type OutstandingMonth = SettledAmounts & OfMonth & Readonly<{ closed: Closed | undefined }>;

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
