import { setImmediate as nextTurn } from 'node:timers/promises';
import { toStayPrice } from '@baanpak/contract/room/to-stay-price.ts';
import type { AlternativesJson } from '@baanpak/contract/search/alternatives.ts';
import { DAYS_AHEAD } from '@baanpak/domain/booking/stay-rules.ts';
import { satang } from '@baanpak/domain/values/money/money.ts';
import { PROVINCES } from '@baanpak/domain/values/place/provinces.ts';
import {
  addDays,
  bangkokDay,
  type LocalDate,
  nightsBetween,
  type Stay,
} from '@baanpak/domain/values/time/local-date.ts';
import type { Availability } from '../availability/availability.ts';
import type { Deps, Handler } from '../handler.ts';
import { choicesAmong } from './choices.ts';
import { type Criteria, criteriaAsked } from './criteria.ts';

const DETAIL = { th: 'วันและจังหวัดอื่นที่มีห้องว่าง', en: 'Other dates and provinces with free rooms' };

/** For a search that finds nothing: when and where it would find something, and from which price on. */
export const hotelAlternatives =
  ({ availability, now }: Deps): Handler<'GET /search/hotels/alternatives'> =>
  async ({ query, language }) => {
    const criteria = criteriaAsked({ query, language, now: now() });
    const known = await availability();
    const isNoName = criteria.name?.key === '';
    return {
      dates: criteria.isNowhere ? [] : await findOtherDates(known, criteria, bangkokDay(now())),
      provinces: isNoName ? [] : await findOtherProvinces(known, criteria),
      detail: DETAIL[language],
    };
  };

const MOST_DAYS = 7;
const MOST = 6;

/** When a search would find something, the nearest dates first looked at. */
async function findOtherDates(
  known: Availability,
  criteria: Criteria,
  today: LocalDate,
): Promise<AlternativesJson['dates']> {
  if (criteria.isFlexible) return [];
  const dates: AlternativesJson['dates'] = [];
  for (const stay of staysNear(criteria.stays[0], today)) {
    if (dates.length === MOST) break;
    const [offered] = await offeredBy(known, { ...criteria, stays: [stay] }, () => 'anywhere');
    const { checkIn: startDate, checkOut: endDate } = stay;
    if (offered) dates.push({ startDate, endDate, ...offered.offer });
    await nextTurn();
  }
  return dates.toSorted((a, b) => (a.startDate < b.startDate ? -1 : 1));
}

/** Where a search would find something on the same dates, those with most hotels first. */
async function findOtherProvinces(
  known: Availability,
  criteria: Criteria & Readonly<{ isNowhere: boolean }>,
): Promise<AlternativesJson['provinces']> {
  if (criteria.provinceId === null && criteria.bounds === null && !criteria.isNowhere) return [];
  const everywhere = { ...criteria, provinceId: null, bounds: null };
  const offered = await offeredBy(known, everywhere, (hotel) => known.hotelAt(hotel).provinceId);
  return offered
    .toSorted((a, b) => b.offer.hotels - a.offer.hotels || (a.of < b.of ? -1 : 1))
    .slice(0, MOST)
    .flatMap(({ of, offer }) => {
      const province = PROVINCES.find(({ _id }) => _id === of);
      return province ? [{ ...province, ...offer }] : [];
    });
}

type Offered = Readonly<{ of: string; offer: { hotels: number; minPrice: number } }>;

/** How many hotels are found, and their lowest price of a night, by what `groupOf` says of their numbers. */
async function offeredBy(
  known: Availability,
  criteria: Criteria,
  groupOf: (hotel: number) => string,
): Promise<Offered[]> {
  const { hotels, cheapest } = await choicesAmong(known, criteria, { costs: true });
  const { checkIn, checkOut } = criteria.stays[0];
  const nights = nightsBetween(checkIn, checkOut);
  const groups = new Map<string, { hotels: number; lowest: number }>();
  for (const hotel of hotels) {
    const group = groupOf(hotel);
    const { hotels: before = 0, lowest = Number.POSITIVE_INFINITY } = groups.get(group) ?? {};
    const cost = cheapest[hotel] ?? Number.POSITIVE_INFINITY;
    groups.set(group, { hotels: before + 1, lowest: Math.min(lowest, cost) });
  }
  return [...groups].map(([of, { hotels, lowest }]) => ({
    of,
    offer: { hotels, minPrice: toStayPrice(satang(lowest), nights).price },
  }));
}

/** As long, a day earlier or later and so on; none before today or further ahead than one can book. */
function staysNear({ checkIn, checkOut }: Stay, today: LocalDate): Stay[] {
  const days = Array.from({ length: MOST_DAYS }, (_, n) => [-(n + 1), n + 1]).flat();
  return days
    .map((by) => ({ checkIn: addDays(checkIn, by), checkOut: addDays(checkOut, by) }))
    .filter((stay) => stay.checkIn >= today && stay.checkOut <= addDays(today, DAYS_AHEAD));
}
