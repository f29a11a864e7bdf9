import type { Satang } from '@baanpak/domain/values/money/money.ts';
import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import type { Availability, HotelWithRooms, KnownRoom } from '../availability/availability.ts';
import { breaksRules, isFree, type Span, spanOf, totalOf } from '../availability/nights.ts';
import type { Page } from '../page.ts';
import type { Criteria } from './criteria.ts';
import type { NameFound } from './name-conditions.ts';
import type { Shown } from './shown-texts.ts';

/** A hotel and its rooms that are free for the whole stay, cheapest first; `total` is the stay's. */
export type FoundHotel = Shown & Readonly<{ rooms: readonly FoundRoom[] }>;
export type FoundRoom = Shown & Readonly<{ units: number; total: Satang }>;
export type Found = Readonly<{ total: number; hotels: readonly FoundHotel[] }>;

/** A hotel with free rooms; their totals are added up where the order or a filter needs them, or on the page. */
type Choice = { hotel: HotelWithRooms; rooms: readonly KnownRoom[]; cheapest: number };

/** Goes through the rooms of a province, or of all, in memory (ADR 18). */
export function findFreeHotels(known: Availability, criteria: Criteria, page: Page): Found {
  const span = spanOf(criteria.stay);
  const hotels =
    criteria.provinceId === null ? known.hotels.values() : known.hotelsIn(criteria.provinceId);
  const meets = hotelFilter(criteria);
  const offers = roomFilter(criteria, span);
  const choices: Choice[] = [];
  for (const hotel of hotels) {
    if (hotel.disabled || !meets(hotel)) continue;
    const rooms = hotel.rooms.filter(offers);
    if (rooms.length > 0) choices.push({ hotel, rooms, cheapest: 0 });
  }
  choices.sort(orderOf(criteria, span, choices));
  return {
    total: choices.length,
    hotels: choices
      .slice(page.offset, page.offset + page.limit)
      .map((choice) => found(choice, span)),
  };
}

function found({ hotel, rooms }: Choice, span: Span): FoundHotel {
  const offered = rooms.map((room) => ({
    id: room.roomId,
    version: room.version,
    units: room.units,
    total: totalOf(room, span),
  }));
  offered.sort((a, b) => a.total - b.total || inOrder(a.id, b.id));
  return { id: hotel.hotelId, version: hotel.version, rooms: offered };
}

/** Open, large enough, free on every night, not against its rules, and at a price asked for. */
function roomFilter(criteria: Criteria, span: Span): (room: KnownRoom) => boolean {
  const { guests, pets, kids, lowest, highest } = criteria;
  // whole stays are compared, so that an average need not be rounded
  const least = lowest === null ? null : lowest * span.nights;
  const most = highest === null ? null : highest * span.nights;
  const isInRange = (room: KnownRoom) => {
    const total = totalOf(room, span);
    return (least === null || total >= least) && (most === null || total <= most);
  };
  return (room) =>
    !room.disabled &&
    room.maxGuests >= guests &&
    (!pets || room.pets) &&
    (!kids || room.kids) &&
    isFree(room, span) &&
    !breaksRules(room, span) &&
    ((least === null && most === null) || isInRange(room));
}

function hotelFilter({ name, facilities, sideViews, bounds }: Criteria) {
  const isNamed = name === null ? null : namedAlike(name);
  return (hotel: HotelWithRooms): boolean =>
    (isNamed === null || isNamed(hotel)) &&
    facilities.every((code) => hotel.facilities.includes(code)) &&
    sideViews.every((code) => hotel.sideViews.includes(code)) &&
    (bounds === null || isWithin(hotel, bounds));
}

/** With the very letters in its names, or near to it. */
function namedAlike(name: NameFound) {
  const near = new Set(name.near);
  return (hotel: HotelWithRooms) => isNamed(hotel, name) || near.has(hotel.hotelId);
}

const isNamed = ({ names }: HotelWithRooms, { key }: NameFound): boolean => names.includes(key);

function isWithin(
  { lat, lng }: HotelWithRooms,
  { south, west, north, east }: NonNullable<Criteria['bounds']>,
): boolean {
  if (lat === null || lng === null || lat < south || lat > north) return false;
  return west <= east ? lng >= west && lng <= east : lng >= west || lng <= east;
}

type Order = (a: Choice, b: Choice) => number;

/** The key last, so that pages do not overlap. */
function orderOf(criteria: Criteria, span: Span, choices: readonly Choice[]): Order {
  const byId: Order = (a, b) => inOrder(a.hotel.hotelId, b.hotel.hotelId);
  const byChoice: Order = (a, b) => b.rooms.length - a.rooms.length || byId(a, b);
  const { sort, language, name } = criteria;
  switch (sort) {
    case 'price':
    case '-price': {
      const sign = sort === 'price' ? 1 : -1;
      for (const choice of choices) choice.cheapest = cheapestOf(choice, span);
      return (a, b) => sign * (a.cheapest - b.cheapest) || byId(a, b);
    }
    case 'name': {
      const { compare } = COLLATORS[language];
      return (a, b) => compare(a.hotel.name[language], b.hotel.name[language]) || byId(a, b);
    }
    // nobody has reviewed a hotel yet, so both put the widest choice first
    case 'recommended':
    case 'rating': {
      if (name === null) return byChoice;
      const named = (choice: Choice) => Number(isNamed(choice.hotel, name));
      return (a, b) => named(b) - named(a) || byChoice(a, b);
    }
  }
}

const COLLATORS: Readonly<Record<Language, Intl.Collator>> = {
  th: new Intl.Collator('th'),
  en: new Intl.Collator('en'),
};

const cheapestOf = ({ rooms }: Choice, span: Span): number =>
  Math.min(...rooms.map((room) => totalOf(room, span)));

const inOrder = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
