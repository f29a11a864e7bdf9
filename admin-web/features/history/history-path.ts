import type { OwnerList } from '@baanpak/domain/values/text/staff-lists.ts';
import { ownerResource, siteResource } from '../../shell/addresses.ts';

/** What has a history of its own. */
export type Thing = 'booking' | 'room' | 'hotel' | 'user' | 'case';

const LISTS: Readonly<Record<Exclude<Thing, 'case'>, OwnerList>> = {
  ...{ booking: 'book-manage', room: 'room-manage', hotel: 'hotel-manage', user: 'user-manage' },
};

/** The page of a thing, without the language; `ownerId` is whose it is, which a case's address does not say. */
export const thingPath = (thing: Exclude<Thing, 'case'>, ownerId: string, id: string): string =>
  `/${ownerResource(ownerId, LISTS[thing])}/${id}`;

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
