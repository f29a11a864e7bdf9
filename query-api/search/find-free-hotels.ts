import { averageOf } from '@baanpak/domain/review/review-scores.ts';
import type { Satang } from '@baanpak/domain/values/money/money.ts';
import type { Stay } from '@baanpak/domain/values/time/local-date.ts';
import type { Availability } from '../availability/availability.ts';
import { LIKE } from '../availability/hotel-names.ts';
import { totalOf } from '../availability/nights.ts';
import { type NightRange, spanOf } from '../availability/places.ts';
import type { PageRange } from '../page.ts';
import { type Choices, choicesAmong } from './choices.ts';
import type { Criteria } from './criteria.ts';
import type { Shown } from './displayed-texts.ts';
import { type Offers, roomFilter } from './room-filter.ts';
import { smallest } from './smallest.ts';

/** A hotel and its rooms that are free for the whole stay, cheapest first; `total` is the stay's. */
export type FoundHotel = Shown & Readonly<{ rooms: readonly FoundRoom[]; stay?: Stay }>;
export type FoundRoom = Shown & Readonly<{ units: number; total: Satang }>;
export type FreeHotels = Readonly<{ total: number; hotels: readonly FoundHotel[] }>;

/** Hotels of a page; where a month is asked for, each with its cheapest stay in that. */
export async function findFreeHotels(
  known: Availability,
  criteria: Criteria,
  page: PageRange,
): Promise<FreeHotels> {
  const { stays, isFlexible, sort } = criteria;
  const choices = await choicesAmong(known, criteria, {
    costs: isFlexible || sort.endsWith('price'),
  });
  const compare = orderOf(known, criteria, choices);
  const shown = smallest(choices.hotels, page.offset + page.limit, compare).slice(page.offset);
  const offered = offersOf(known, criteria);
  const hotels = shown.map((number) => {
    const n = choices.stay[number] ?? 0;
    const stay = stays[n];
    return { ...found(known, number, offered(n)), ...(isFlexible && stay && { stay }) };
  });
  // the last room may have gone while others had their turn
  return { total: choices.hotels.length, hotels: hotels.filter(({ rooms }) => rooms.length > 0) };
}

type Offered = Readonly<{ span: NightRange; offers: Offers }>;

/** Which rooms are free and offered for each of the stays, by the stay's number. */
function offersOf(known: Availability, criteria: Criteria): (stay: number) => Offered {
  const made = new Map<number, Offered>();
  return (n) => {
    const before = made.get(n);
    if (before) return before;
    const span = spanOf(criteria.stays[n] ?? criteria.stays[0]);
    const isFree = known.rooms.nights.isFreeOn(span.first, span.nights);
    const offers = roomFilter(known, criteria, span);
    const offered = { span, offers: (room: number) => isFree(room) && offers(room) };
    made.set(n, offered);
    return offered;
  };
}

type Order = (a: number, b: number) => number;

/** Of hotels by their numbers; the key last, so that pages do not overlap. */
function orderOf(known: Availability, { sort, language }: Criteria, choices: Choices): Order {
  const { rooms, cheapest, likeness } = choices;
  const by = (values: Readonly<Record<number, number>>, sign: number): Order => {
    const ids = known.ranks('id');
    return (a, b) => sign * (at(values, a) - at(values, b)) || at(ids, a) - at(ids, b);
  };
  switch (sort) {
    case 'name': {
      const names = known.ranks(language);
      return (a, b) => at(names, a) - at(names, b);
    }
    case 'price':
      return by(cheapest, 1);
    case '-price':
      return by(cheapest, -1);
    case 'recommended':
    case 'rating': {
      const byChoice = by(rooms, -1);
      const best = sort === 'rating' ? byRating(known, byChoice) : byChoice;
      if (likeness === null) return best;
      const named = (number: number) => Number(at(likeness, number) >= LIKE.holds);
      return (a, b) => named(b) - named(a) || best(a, b);
    }
  }
}

/** What guests give, as they read it; of those that are given the same, what more guests say, then the widest choice. */
function byRating(known: Availability, byChoice: Order): Order {
  const ratings = new Map<number, Readonly<{ average: number; count: number }>>();
  const ratingOf = (number: number) => {
    const { reviews } = known.hotelAt(number);
    const rating = ratings.get(number) ?? {
      average: averageOf(reviews) ?? 0,
      count: reviews.count,
    };
    ratings.set(number, rating);
    return rating;
  };
  return (a, b) => {
    const [one, other] = [ratingOf(a), ratingOf(b)];
    return other.average - one.average || other.count - one.count || byChoice(a, b);
  };
}

const at = (values: Readonly<Record<number, number>>, n: number): number => values[n] ?? 0;

function found(known: Availability, number: number, { span, offers }: Offered): FoundHotel {
  const { hotelId, version, rooms } = known.hotelAt(number);
  const offered = rooms.filter(offers).map((room) => {
    const { roomId, version, units, basePrice, prices } = known.roomAt(room);
    return { id: roomId, version, units, total: totalOf(basePrice, prices, span) };
  });
  offered.sort((a, b) => a.total - b.total || (a.id < b.id ? -1 : 1));
  return { id: hotelId, version, rooms: offered };
}
