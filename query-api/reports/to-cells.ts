import type {
  BookingOfReport,
  CellJson,
  CellType,
  ReportColumnJson,
  ReportRowJson,
  ReportTotalsJson,
} from '@baanpak/contract/report/report.ts';
import { localDate } from '@baanpak/domain/values/time/local-date.ts';
import type { Column, Definition, ReportSubject } from './definitions/definition.ts';
import type { Details } from './details.ts';
import type { ReportRow, Sums } from './read-rows.ts';
import { type ReportRequest, rowKeyText } from './report-request.ts';

const MONEY_DECIMALS = 2;
const RATIO_DECIMALS = 4;

/** Whether a sum is of money, which is kept in satang. */
export const isMoney = ({ sums }: Pick<Definition, 'sums'>, name: string): boolean =>
  sums[name]?.terms.some(({ measure }) => ['satang', 'vat', 'exVat'].includes(measure)) ?? false;

/** A sum as answers say it: money in THB. */
export const shownSum = (definition: Definition, name: string, value: number): number =>
  isMoney(definition, name) ? value / 100 : value;

function divided(definition: Definition, [by, of]: readonly [string, string], sums: Sums) {
  const denominator = shownSum(definition, of, sums[of] ?? 0);
  return denominator === 0 ? null : shownSum(definition, by, sums[by] ?? 0) / denominator;
}

const rounded = (value: number | null, type: CellType): number | null =>
  value === null ? null : Number(value.toFixed(type === 'money' ? MONEY_DECIMALS : RATIO_DECIMALS));

/** A figure of a column, of sums and those of all rows; undefined of one that says something else. */
function figure(
  definition: Definition,
  column: Column,
  sums: Sums,
  totals: Sums,
): number | null | undefined {
  if ('sum' in column) return shownSum(definition, column.sum, sums[column.sum] ?? 0);
  if ('ratio' in column) return rounded(divided(definition, column.ratio, sums), column.type);
  if ('cell' in column) return undefined;
  const all = totals[column.share] ?? 0;
  return all === 0 ? null : rounded((sums[column.share] ?? 0) / all, column.type);
}

/** The figures of all rows, ratios made of them. */
export function toTotals(definition: Definition, totals: Sums): ReportTotalsJson {
  const cells: Record<string, CellJson> = {};
  for (const column of definition.columns) {
    const value = figure(definition, column, totals, totals);
    if (value !== undefined) cells[column.name] = value;
  }
  return cells;
}

/** A row as answers have it. */
export function toCells(
  definition: Definition,
  row: ReportRow,
  { details, asked, totals }: Readonly<{ details: Details; asked: ReportRequest; totals: Sums }>,
): ReportRowJson {
  const subject = subjectOf(row, details, asked);
  const cells: ReportRowJson = {
    key: rowKeyText(definition, row.keys),
    booking: bookingOf(row.keys.booking_id, details),
  };
  for (const column of definition.columns)
    cells[column.name] =
      'cell' in column ? column.cell(subject) : figure(definition, column, row.sums, totals);
  return cells;
}

/** A booking as staff go to it. */
export function bookingOf(id: string | null | undefined, { bookings }: Details): BookingOfReport {
  const detail = bookings.get(id ?? '');
  return detail && id ? { _id: id, bookingId: detail.code, ownerId: detail.ownerId } : null;
}

function subjectOf(
  row: ReportRow,
  details: Details,
  { to, today, language }: ReportRequest,
): ReportSubject {
  const { keys, firstAt, since, method } = row;
  const booking = details.bookings.get(keys.booking_id ?? '');
  const room = details.rooms.get(keys.room_id ?? booking?.roomId ?? '');
  return {
    ...{ keys, firstAt, since, method, language, booking, room },
    date: typeof keys.date === 'string' ? localDate(keys.date) : null,
    hotel: details.hotels.get(keys.hotel_id ?? booking?.hotelId ?? ''),
    seller: details.sellers.get(booking?.sellerId ?? '') ?? null,
    last: to < today ? to : today,
  };
}

/** The columns of a report as answers have them. */
export const columnsOf = (definition: Definition): ReportColumnJson[] =>
  definition.columns.map((column) => ({
    ...{ name: column.name, type: column.type, label: column.label },
    sortable: sortColumn(definition, column.name) !== undefined,
    opens: !('cell' in column),
  }));

/** By which column of its rows a report is sorted by one of its own; undefined where it cannot be. */
export function sortColumn({ columns }: Definition, name: string): string | undefined {
  const column = columns.find((one) => one.name === name);
  if (!column || 'ratio' in column) return undefined;
  if ('cell' in column) return column.sort;
  return `sum_${'sum' in column ? column.sum : column.share}`;
}
