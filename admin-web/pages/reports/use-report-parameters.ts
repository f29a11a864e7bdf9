import { BOOKING_CHANNELS } from '@baanpak/domain/values/money/rates.ts';
import { isLocalDate, type LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import { useSearchParams } from 'react-router-dom';
import { today } from '../../ui/formats.ts';
import type { Manifest } from './manifest.ts';
import { daysOf } from './periods.ts';

const FILTERS = ['from', 'to', 'ownerId', 'hotelId', 'channel', 'at', 'sort'] as const;
type Filter = (typeof FILTERS)[number];
/** What belongs to what is shown now, and to nothing else. */
const OF_THE_MOMENT = ['page', 'row', 'column', 'day', 'print'] as const;
export type Parameter = Filter | (typeof OF_THE_MOMENT)[number];

/** What the address asks of a report. */
export type ReportParameters = Readonly<{
  from: LocalDate;
  to: LocalDate;
  /** Undefined: of all that one may read. */
  ownerId: string | undefined;
  hotelId: string | undefined;
  channel: (typeof BOOKING_CHANNELS)[number] | undefined;
  /** An instant or a position; undefined for now. */
  at: string | undefined;
  /** A column, with `-` before it the other way round; undefined for the report's own order. */
  sort: string | undefined;
  page: number;
}>;

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

/** What is asked, as the calls take it. */
export function queryOf(
  { from, to, ownerId, hotelId, channel, at }: Omit<ReportParameters, 'page' | 'sort'>,
  more: Readonly<Record<string, string>> = {},
): URLSearchParams {
  return changed(new URLSearchParams({ from, to, ...more }), {
    ...{ ownerId, hotelId, channel },
    at: more.at ?? at,
  });
}

function dayIn(parameters: URLSearchParams, name: string): LocalDate | undefined {
  const named = parameters.get(name) ?? '';
  return isLocalDate(named) ? named : undefined;
}
