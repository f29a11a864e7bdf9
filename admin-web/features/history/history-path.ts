import type { OwnerList } from '@baanpak/domain/values/text/staff-lists.ts';
import { instant } from '@baanpak/domain/values/time/instant.ts';
import { bangkokDay } from '@baanpak/domain/values/time/local-date.ts';
import { auditPath, ownerResource, siteResource } from '../../shell/addresses.ts';

/** What has a history of its own. */
export type Thing = 'booking' | 'room' | 'hotel' | 'user' | 'case';

const LISTS: Readonly<Record<Exclude<Thing, 'case'>, OwnerList>> = {
  ...{ booking: 'book-manage', room: 'room-manage', hotel: 'hotel-manage', user: 'user-manage' },
};

/** The page of a thing, without the language; `ownerId` is whose it is, which a case's address does not say. */
export const thingPath = (thing: Exclude<Thing, 'case'>, ownerId: string, id: string): string =>
  `/${ownerResource(ownerId, LISTS[thing])}/${id}`;

/** The list of such things, without the language. */
export const listPath = (thing: Exclude<Thing, 'case'>, ownerId: string): string =>
  `/${ownerResource(ownerId, LISTS[thing])}`;

type Opened = Readonly<{
  /** Opens the history at this event. */
  event?: string;
  /** Begins with what happened up to this day. */
  to?: string;
}>;

/** The history of a thing, without the language. */
export function historyPath(
  thing: Thing,
  { ownerId, id }: Readonly<{ ownerId: string; id: string }>,
  opened: Opened = {},
): string {
  const page = thing === 'case' ? `/${siteResource('cases')}/${id}` : thingPath(thing, ownerId, id);
  const query = new URLSearchParams(opened);
  return `${page}/history${query.size === 0 ? '' : `?${query}`}`;
}

/** Kinds of streams whose ids name a thing that has a history. */
const THINGS: Readonly<Record<string, Exclude<Thing, 'case'>>> = {
  ...{ booking: 'booking', room: 'room', roomCalendar: 'room', hotel: 'hotel', user: 'user' },
};

type Happened = Readonly<{ _id: string; stream: string; time: string }>;

/** The history of what an event happened to, opened at that event; undefined where it has none. */
export function historyOfEvent({ _id, stream, time }: Happened, ownerId: string) {
  const [, kind = '', id = ''] = /^([a-zA-Z]+)-([\da-f-]{36})$/.exec(stream) ?? [];
  const thing = THINGS[kind];
  return thing && historyPath(thing, { ownerId, id }, { event: _id, to: dayOf(time) });
}

/** What an event touched, without the language. */
export const radiusPath = (ownerId: string, eventId: string): string =>
  `${auditPath(ownerId)}/radius?event=${eventId}`;

/** The day in Bangkok of a moment: with it a history begins at the events of that day. */
export const dayOf = (moment: string): string => bangkokDay(instant(moment));
