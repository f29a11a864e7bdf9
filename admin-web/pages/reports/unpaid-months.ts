import { addDays, type LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import type { ReportParameters } from '../../features/reports/read-report.ts';
import type { Report } from '../../features/reports/report.ts';

/** A month that is owed to an owner; `owed` in THB, below 0 where the owner owes. */
export type UnpaidMonth = Readonly<{
  key: string;
  month: string;
  ownerId: string;
  owner: string;
  owed: number;
}>;

const monthOf = (day: LocalDate): string => day.slice(0, 'YYYY-MM'.length);

/** The months of a settlement that are over, not paid out, and shown whole as they stand now. */
export function unpaidMonths(
  rows: Report['rows'],
  asked: ReportParameters,
  today: LocalDate,
): UnpaidMonth[] {
  const { from, to, hotelId, channel, at } = asked;
  if (hotelId !== undefined || channel !== undefined || at !== undefined) return [];
  return rows.flatMap(({ key, month, ownerId, owner, owed, paidAt }) => {
    if (typeof month !== 'string' || typeof ownerId !== 'string' || typeof owed !== 'number')
      return [];
    const isWhole = from <= `${month}-01` && monthOf(addDays(to, 1)) > month;
    if (paidAt !== null || month >= monthOf(today) || !isWhole) return [];
    return [{ key, month, ownerId, owner: String(owner ?? ownerId), owed }];
  });
}
