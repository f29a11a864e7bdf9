import { averageOf } from '@baanpak/domain/review/rating.ts';
import type { Satang } from '@baanpak/domain/values/money/money.ts';
import type { Availability } from '../availability/availability.ts';
import { LIKE } from '../availability/hotel-names.ts';
import { type Bits, isSet } from '../availability/night-bits.ts';
import { totalOf } from '../availability/nights.ts';
import { type Span, spanOf } from '../availability/places.ts';
import type { Page } from '../page.ts';
import type { Criteria } from './criteria.ts';
import type { Shown } from './displayed-texts.ts';
import { firstOf } from './first-of.ts';
import { eachFreeRoom } from './free-rooms.ts';
import { hotelFilter } from './hotel-filter.ts';
import { costIn, type Offers, roomFilter } from './room-filter.ts';

/** A hotel and its rooms that are free for the whole stay, cheapest first; `total` is the stay's. */
export type FoundHotel = Shown & Readonly<{ rooms: readonly FoundRoom[] }>;
export type FoundRoom = Shown & Readonly<{ units: number; total: Satang }>;
export type FreeHotels = Readonly<{ total: number; hotels: readonly FoundHotel[] }>;

/** By the numbers of hotels: how many rooms each offers, and what a stay costs in its cheapest. */
type Choices = Readonly<{ hotels: number[]; rooms: Int32Array; cheapest: Float64Array }>;

/** Goes through the free rooms of a province, or of all, in memory (ADR 18). */
export function findFreeHotels(known: Availability, criteria: Criteria, page: Page): FreeHotels {
  const span = spanOf(criteria.stay);
  const free = known.rooms.nights.freeOn(span.first, span.nights);
  const offers = roomFilter(known, criteria, span);
  const choices = choicesAmong(known, criteria, span, free, offers);
  const likeness = criteria.name && known.names.find(criteria.name);
  const isMet = hotelFilter(criteria);
  const hotels = choices.hotels.filter(
    (number) =>
      (likeness === null || likeness[number] !== LIKE.not) &&
      (isMet === null || isMet(known.hotelAt(number))),
  );
  const compare = orderOf(known, criteria, choices, likeness);
  const shown = firstOf(hotels, page.offset + page.limit, compare).slice(page.offset);
  return {
    total: hotels.length,
    hotels: shown.map((number) =>
      found(known, number, (room) => isSet(free, room) && offers(room), span),
    ),
  };
}

function choicesAmong(
  known: Availability,
  { provinceId, sort }: Criteria,
  span: Span,
  free: Bits,
  offers: Offers,
): Choices {
  const count = known.ranks('id').length;
  const rooms = new Int32Array(count);
  const hotels: number[] = [];
  const costOf = sort.endsWith('price') ? costIn(known, span) : null;
  // of 10,000 hotels 80 kB a search, which the collector of garbage sees
  const cheapest = new Float64Array(costOf ? count : 0).fill(Number.POSITIVE_INFINITY);
  const look = (room: number) => {
    if (!offers(room)) return;
    const hotel = known.rooms.hotelOf(room);
    const offered = rooms[hotel] ?? 0;
    if (offered === 0) hotels.push(hotel);
    rooms[hotel] = offered + 1;
    if (costOf) cheapest[hotel] = Math.min(cheapest[hotel] ?? 0, costOf(room));
  };
  eachFreeRoom(known, provinceId, free, look);
  return { hotels, rooms, cheapest };
}

type Order = (a: number, b: number) => number;

/** Of hotels by their numbers; the key last, so that pages do not overlap. */
function orderOf(
  known: Availability,
  { sort, language }: Criteria,
  { rooms, cheapest }: Choices,
  likeness: Uint8Array | null,
): Order {
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

function found(known: Availability, number: number, offers: Offers, span: Span): FoundHotel {
  const { hotelId, version, rooms } = known.hotelAt(number);
  const offered = rooms.filter(offers).map((room) => {
    const { roomId, version, units, basePrice, prices } = known.roomAt(room);
    return { id: roomId, version, units, total: totalOf(basePrice, prices, span) };
  });
  offered.sort((a, b) => a.total - b.total || (a.id < b.id ? -1 : 1));
  return { id: hotelId, version, rooms: offered };
}
