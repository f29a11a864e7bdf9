import { addDays } from '@baanpak/domain/values/time/local-date.ts';
import { useChosenHotel } from '../../features/hotels/hotels.ts';
import { useWholeReport } from '../../features/reports/read-report.ts';
import { numberIn, type Row } from '../../features/reports/report.ts';
import { useOwner } from '../../shell/owner.ts';
import { today } from '../../ui/formats.ts';

export type OutlookDays = 'occupancy' | 'revenue';

type Rooms = Readonly<{ sold: number; available: number; revenue: number }>;
/** `occupancy` is null where there is nothing to sell; `revenue` in THB. */
export type DayOfOutlook = Rooms & Readonly<{ date: string; occupancy: number | null }>;

const DAYS = 30;
const SATANG = 100;

/** The daily report's days around today, over all hotels of the owner's or of the chosen one. */
export function useOutlook() {
  const ownerId = useOwner();
  const [hotelId] = useChosenHotel();
  const from = addDays(today(), -DAYS);
  const none = { channel: undefined, at: undefined, sort: undefined };
  const to = addDays(today(), DAYS - 1);
  const asked = { from, to, ownerId, hotelId, ...none };
  const { data, isError } = useWholeReport('daily', asked, ownerId !== undefined);
  const all = data && Array.from({ length: 2 * DAYS }, (_, n) => addDays(from, n));
  return { days: all?.map((date) => dayOf(date, data?.rows ?? [])), isError };
}

const dayOf = (date: string, rows: readonly Row[]): DayOfOutlook => ({
  date,
  ...sumOf(
    rows
      .filter((row) => row.date === date)
      .map((row) => ({
        sold: numberIn(row, 'sold') ?? 0,
        available: numberIn(row, 'available') ?? 0,
        revenue: numberIn(row, 'revenue') ?? 0,
      })),
  ),
});

/** Of several days or hotels: shares of the sums, and money summed in whole satang. */
export function sumOf(parts: readonly Rooms[]): Omit<DayOfOutlook, 'date'> {
  const sum = (field: keyof Rooms, times = 1) =>
    parts.reduce((all, part) => all + Math.round(part[field] * times), 0);
  const sold = sum('sold');
  const available = sum('available');
  return {
    ...{ sold, available, revenue: sum('revenue', SATANG) / SATANG },
    occupancy: available === 0 ? null : sold / available,
  };
}
