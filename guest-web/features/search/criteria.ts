import { FACILITIES, type FacilityCode } from '@baanpak/domain/values/place/facilities.ts';
import {
  addDays,
  isLocalDate,
  type LocalDate,
  type Stay,
} from '@baanpak/domain/values/time/local-date.ts';
import { areaIn } from './map-area.ts';

export const SORTS = ['recommended', 'price', '-price', 'rating', 'name'] as const;
type Sort = (typeof SORTS)[number];

/** What a guest searches by; it lives in the page's address. */
export type Criteria = Readonly<{
  /** A province's `_id`, or its name in either language; empty: all of Thailand. */
  province: string;
  /** What lies on a part of the map, as `areaIn` reads it; empty: it does not matter. */
  bounds: string;
  stay: Stay;
  /** `YYYY-MM`: any stay of so many nights in it, in place of the one above; empty: that one. */
  month: string;
  nights: number;
  /** 0: it does not matter. */
  guests: number;
  /** How many pets and children come along. */
  pet: number;
  kid: number;
  facilities: readonly FacilityCode[];
  /** Codes of the list of side views. */
  sideViews: readonly string[];
  /** Baht of an average night; 0: no bound. */
  minPrice: number;
  maxPrice: number;
  sort: Sort;
  page: number;
  /** Whether the map is shown: on a phone in place of the list. */
  map: boolean;
}>;

/** A stay by an address: from today, for a night, where it says nothing or something impossible. */
export function stayIn(parameters: URLSearchParams, today: LocalDate): Stay {
  const start = dayIn(parameters.get('startDate'));
  const checkIn = start && start >= today ? start : today;
  const end = dayIn(parameters.get('endDate'));
  return { checkIn, checkOut: end && end > checkIn ? end : addDays(checkIn, 1) };
}

export function criteriaIn(parameters: URLSearchParams, today: LocalDate): Criteria {
  const chosen = new Set((parameters.get('facilities') ?? '').split(','));
  const views = new Set((parameters.get('sideViews') ?? '').split(','));
  const sort = parameters.get('sort');
  const month = parameters.get('month') ?? '';
  const bounds = parameters.get('bounds') ?? '';
  const guests = countIn(parameters, 'guests');
  const kid = countIn(parameters, 'kid');
  return {
    province: (parameters.get('province') ?? '').trim(),
    bounds: areaIn(bounds) ? bounds : '',
    stay: stayIn(parameters, today),
    month: MONTH.test(month) && month >= today.slice(0, 7) ? month : '',
    nights: Math.min(Math.max(1, countIn(parameters, 'nights')), MOST_NIGHTS),
    // an adult comes with the children
    guests: guests > 0 && kid > 0 ? Math.max(guests, kid + 1) : guests,
    pet: countIn(parameters, 'pet'),
    kid,
    facilities: FACILITIES.map(({ code }) => code).filter((code) => chosen.has(code)),
    sideViews: [...views].filter((code) => CODE.test(code)),
    minPrice: countIn(parameters, 'minPrice', MOST_BAHT),
    maxPrice: countIn(parameters, 'maxPrice', MOST_BAHT),
    sort: SORTS.find((each) => each === sort) ?? 'recommended',
    page: Math.max(1, countIn(parameters, 'page')),
    map: parameters.get('view') === 'map',
  };
}

/** The address's query for a search; what is as usual is left out. */
export function searchFor(criteria: Partial<Criteria>): string {
  const { province, bounds, stay, facilities, sideViews, sort, page } = criteria;
  const { guests, pet, kid, minPrice, maxPrice } = criteria;
  const parameters = new URLSearchParams();
  if (province) parameters.set('province', province);
  if (bounds) parameters.set('bounds', bounds);
  if (criteria.month) {
    parameters.set('month', criteria.month);
    parameters.set('nights', String(criteria.nights ?? 1));
  } else if (stay) {
    parameters.set('startDate', stay.checkIn);
    parameters.set('endDate', stay.checkOut);
  }
  for (const [name, count] of Object.entries({ guests, pet, kid, minPrice, maxPrice }))
    if (count) parameters.set(name, String(count));
  for (const [name, codes] of Object.entries({ facilities, sideViews }))
    if (codes?.length) parameters.set(name, codes.join(','));
  if (sort && sort !== 'recommended') parameters.set('sort', sort);
  if (page && page > 1) parameters.set('page', String(page));
  if (criteria.map) parameters.set('view', 'map');
  return `?${parameters}`;
}

/** What is left once every filter is taken off: who comes along still does. */
export const withoutFilters = (criteria: Criteria): Partial<Criteria> => {
  const { province, bounds, stay, month, nights, guests, kid, pet, sort, map } = criteria;
  return { province, bounds, stay, month, nights, guests, kid, pet, sort, map };
};

const MONTH = /^20\d{2}-(0[1-9]|1[0-2])$/;
const CODE = /^[a-z]+(-[a-z]+)*$/;
const MOST = 1000;
const MOST_BAHT = 10_000_000;

function countIn(parameters: URLSearchParams, name: string, most = MOST): number {
  const count = Number(parameters.get(name) ?? 0);
  return Number.isSafeInteger(count) && count > 0 ? Math.min(count, most) : 0;
}

function dayIn(text: string | null): LocalDate | undefined {
  const day = (text ?? '').replace(/T00:00:00$/, '');
  return isLocalDate(day) ? day : undefined;
}

/** Of a stay that may be any in a month. */
export const MOST_NIGHTS = 30;
