import { createContext, useContext } from 'react';

/** As of when pages are shown that do not show things as they are now. */
export type AsOf = Readonly<{
  /** As calls take it: an instant, or the position of an event. */
  at: string;
  /** When that was; undefined for a position whose address does not say. */
  moment: number | undefined;
}>;

/** What addresses say it by; `moment` is for the reader of a position alone, and no call is asked with it. */
const AT = 'at';
const MOMENT = 'moment';

/** Undefined where an address asks for things as they are now. */
export function asOfIn(search: string): AsOf | undefined {
  const parameters = new URLSearchParams(search);
  const at = parameters.get(AT) ?? '';
  if (at === '') return undefined;
  return { at, moment: knownInstant(at) ?? knownInstant(parameters.get(MOMENT) ?? undefined) };
}

/** What leads from one page as of then to another: the query of an address keeps the moment, or names its own. */
export function keepingAsOf(search: string, { at, moment }: AsOf): string {
  const query = new URLSearchParams(search);
  if (query.get(AT) === '') {
    query.delete(AT);
    query.delete(MOMENT);
  } else if (!query.has(AT)) {
    query.set(AT, at);
    if (moment !== undefined && knownInstant(at) === undefined)
      query.set(MOMENT, new Date(moment).toISOString());
  }
  return query.size === 0 ? '' : `?${query}`;
}

/** The query of an address that shows a page as of a moment, or leads back to now. */
export function searchAsOf(search: string, at: string | undefined): string {
  const query = new URLSearchParams(search);
  query.delete(MOMENT);
  query.set(AT, at ?? '');
  return `?${query}`;
}

/** The query of an address that shows a page as it was once an event had been recorded. */
export const searchAsOfEvent = ({
  position,
  at,
}: Readonly<{ position: string; at: string }>): string =>
  `?${new URLSearchParams({ [AT]: position, [MOMENT]: at })}`;

/** Undefined for a position, and for a day that is not in the calendar. */
export function knownInstant(at: string | undefined): number | undefined {
  if (at === undefined || !/^\d{4}-\d\d-\d\dT/.test(at)) return undefined;
  const time = Date.parse(at);
  const isDay = !Number.isNaN(Date.parse(at.slice(0, 10))) && isSameDay(at.slice(0, 10));
  return Number.isNaN(time) || !isDay ? undefined : time;
}

const isSameDay = (day: string) => new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10) === day;

const AsOfContext = createContext<AsOf | undefined>(undefined);
export const AsOfProvider = AsOfContext.Provider;

/** As of when the pages around are shown; undefined: as things are now. */
export const useAsOf = (): AsOf | undefined => useContext(AsOfContext);

/** What lists as of then are filtered by; other filters work on how things are now. */
export const FILTERS_AS_OF: readonly string[] = ['hotelId', 'roomId'];

/** The id of what says why nothing can be changed: the bar over all pages as of then. */
export const WHY_SWITCHED_OFF = 'as-of-why';
