import type { Action } from '@baanpak/domain/values/people/roles.ts';
import type { REPORTS } from '@baanpak/domain/values/text/report-names.ts';
import type { OwnerList, SiteList } from '@baanpak/domain/values/text/staff-lists.ts';

/** `api`: the resource of /admin-api. */
type ListRights = Readonly<{ api: string; read: Action; write: Action }>;

/** Lists, and the site's one record, by their part of the address. */
export const LIST_RIGHTS: Readonly<Record<OwnerList | SiteList | 'site', ListRights>> = {
  'book-manage': { api: 'bookings', read: 'read-stays', write: 'take-bookings' },
  'book-history': { api: 'booking-history', read: 'read-stays', write: 'take-bookings' },
  'room-manage': { api: 'rooms', read: 'read-stays', write: 'write-hotels' },
  'hotel-manage': { api: 'hotels', read: 'read-stays', write: 'write-hotels' },
  'user-manage': { api: 'users', read: 'read-users', write: 'write-users' },
  refunds: { api: 'refunds', read: 'read-money', write: 'decide-money' },
  payments: { api: 'payments', read: 'read-money', write: 'decide-money' },
  cases: { api: 'cases', read: 'read-money', write: 'decide-money' },
  reviews: { api: 'reviews', read: 'read-stays', write: 'answer-reviews' },
  partners: { api: 'partners', read: 'manage-site', write: 'manage-site' },
  events: { api: 'events', read: 'read-money', write: 'manage-site' },
  site: { api: 'site', read: 'manage-site', write: 'manage-site' },
};

const LISTS: Readonly<Record<string, ListRights>> = LIST_RIGHTS;

/** What react-admin calls a list of an owner: it stands in addresses and in keys of its cache. */
export const ownerResource = (ownerId: string, list: OwnerList): string =>
  `owner/${ownerId}/${list}`;
export const siteResource = (list: SiteList | 'site'): string => `admin/${list}`;

/** The list a resource of react-admin's stands for; undefined for what is only looked up. */
export const listOf = (resource: string): ListRights | undefined =>
  LISTS[resource.split('/').at(-1) ?? ''];

/** The owner a resource or an address names. */
export const ownerIn = (path: string): string | undefined =>
  /(?:^|\/)owner\/([^/?#]+)/.exec(path)?.[1];

/** The page of a booking, without the language. */
export const bookingPath = (ownerId: string, bookingId: string): string =>
  `/${ownerResource(ownerId, 'book-manage')}/${bookingId}`;

/** Where prices and rules of stay are set, of one hotel where it is named. */
export const pricesPath = (ownerId: string, hotelId?: string): string =>
  `/${ownerResource(ownerId, 'room-manage')}/prices${hotelId === undefined ? '' : `?hotelId=${hotelId}`}`;

export const dashboardPath = (ownerId: string): string => `/owner/${ownerId}/dashboard`;

/** Where histories of an owner's things are found. */
export const auditPath = (ownerId: string): string => `/owner/${ownerId}/audit`;

/** What was taken at the desk, by day and person. */
export const deskMoneyPath = (ownerId: string): string => `${dashboardPath(ownerId)}/desk-money`;

/** A report, of what the parameters say; those that are undefined are left out. */
export const reportPath = (
  report: (typeof REPORTS)[number],
  parameters: Readonly<Record<string, string | undefined>> = {},
): string => {
  const given = Object.entries(parameters).filter(([, value]) => value !== undefined);
  return `/admin/reports/${report}?${new URLSearchParams(given.map(([name, value]): [string, string] => [name, value ?? '']))}`;
};
