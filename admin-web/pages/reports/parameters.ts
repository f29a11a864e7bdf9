import { BOOKING_CHANNELS } from '@baanpak/domain/values/money/rates.ts';
import {
  addDays,
  isLocalDate,
  type LocalDate,
  localDate,
} from '@baanpak/domain/values/time/local-date.ts';
import { useSearchParams } from 'react-router-dom';
import type { ReportParameters } from '../../features/reports/read-report.ts';
import { today } from '../../ui/formats.ts';
import type { Manifest } from './manifest.ts';

const FILTERS = ['from', 'to', 'ownerId', 'hotelId', 'channel', 'at', 'sort'] as const;
type Filter = (typeof FILTERS)[number];
/** What belongs to what is shown now, and to nothing else. */
const OF_THE_MOMENT = ['page', 'row', 'column', 'day', 'print'] as const;
type Parameter = Filter | (typeof OF_THE_MOMENT)[number];

/** What the address asks, this month where it says nothing, and what changes it. */
export function useReportParameters({ days }: Manifest) {
  const [parameters, setParameters] = useSearchParams();
  const usual = daysOf('thisMonth', today());
  const to = dayIn(parameters, 'to') ?? usual.to;
  const from = dayIn(parameters, 'from') ?? (usual.from <= to ? usual.from : to);
  const asked: ReportParameters = {
    ...{ from: days === 'day' ? to : from, to },
    ownerId: parameters.get('ownerId') ?? undefined,
    hotelId: parameters.get('hotelId') ?? undefined,
    channel: BOOKING_CHANNELS.find((channel) => channel === parameters.get('channel')),
    at: parameters.get('at') ?? undefined,
    sort: parameters.get('sort') ?? undefined,
    page: Math.max(1, Math.trunc(Number(parameters.get('page'))) || 1),
  };
  /** Another filter begins at the first page, with nothing open. */
  const change = (filters: Partial<Record<Filter, string | undefined>>) =>
    setParameters(changed(parameters, { ...filters, ...BLANK }), { replace: true });
  /** Opens or closes something of what is shown; the way back leads to what was before. */
  const show = (what: Partial<Record<Parameter, string | undefined>>) =>
    setParameters(changed(parameters, what));
  const addressWith = (what: Partial<Record<Parameter, string | undefined>>) =>
    `?${changed(parameters, what)}`;
  return { asked, parameters, change, show, addressWith };
}

const BLANK = Object.fromEntries(OF_THE_MOMENT.map((name) => [name, undefined]));

function changed(
  parameters: URLSearchParams,
  given: Partial<Record<Parameter, string | undefined>>,
): URLSearchParams {
  const query = new URLSearchParams(parameters);
  for (const [name, value] of Object.entries(given))
    if (value === undefined || value === '') query.delete(name);
    else query.set(name, value);
  return query;
}

function dayIn(parameters: URLSearchParams, name: string): LocalDate | undefined {
  const named = parameters.get(name) ?? '';
  return isLocalDate(named) ? named : undefined;
}

export const PERIODS = ['today', 'yesterday', 'thisMonth', 'lastMonth', 'thisYear'] as const;
type Period = (typeof PERIODS)[number];

/** Both days inclusive. */
export type Days = Readonly<{ from: LocalDate; to: LocalDate }>;

/** A period seen from a day; those that go on end with that day. */
export function daysOf(period: Period, day: LocalDate): Days {
  switch (period) {
    case 'today':
      return { from: day, to: day };
    case 'yesterday':
      return { from: addDays(day, -1), to: addDays(day, -1) };
    case 'thisMonth':
      return { from: firstOfMonth(day), to: day };
    case 'lastMonth': {
      const to = addDays(firstOfMonth(day), -1);
      return { from: firstOfMonth(to), to };
    }
    case 'thisYear':
      return { from: localDate(`${day.slice(0, 4)}-01-01`), to: day };
  }
}

/** The period that two days are, if they are one; on the first of a month, the shortest. */
export const periodOf = ({ from, to }: Days, day: LocalDate): Period | undefined =>
  PERIODS.find((period) => {
    const days = daysOf(period, day);
    return days.from === from && days.to === to;
  });

const firstOfMonth = (day: LocalDate): LocalDate => localDate(`${day.slice(0, 7)}-01`);
