import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Satang } from '@baanpak/domain/values/money/money.ts';
import type { Stay } from '@baanpak/domain/values/time/local-date.ts';
import type { Availability, HotelWithRooms } from '../availability/availability.ts';
import { type NightRange, spanOf } from '../availability/by-day.ts';
import { LIKE } from '../availability/hotel-names.ts';
import { eachSet } from '../availability/night-bits.ts';
import { areBroken, totalOf } from '../availability/nights.ts';
import type { Criteria } from './criteria.ts';

/** Hotels that are found, by their numbers. */
export type Choices = Readonly<{
  hotels: readonly number[];
  /** How many rooms each offers, counted for each of the stays. */
  rooms: Int32Array;
  /** What its cheapest stay costs, and which of the stays that is; where costs were asked for. */
  cheapest: Float64Array;
  stay: Uint8Array;
  /** How each is like the name asked for; null where none is. */
  likeness: Uint8Array | null;
}>;

/** Hotels with a room that is offered for one of the stays. */
class Found {
  readonly hotels: number[] = [];
  readonly rooms: Int32Array;
  readonly cheapest: Float64Array;
  readonly stay: Uint8Array;

  constructor(count: number, costs: boolean) {
    this.rooms = new Int32Array(count);
    // of 10,000 hotels 90 kB a search, which the collector of garbage sees
    this.cheapest = new Float64Array(costs ? count : 0).fill(Number.POSITIVE_INFINITY);
    this.stay = new Uint8Array(costs ? count : 0);
  }

  look(known: Availability, criteria: Criteria, stay: Stay, n: number, costs: boolean): void {
    const span = spanOf(stay);
    const { rooms } = known;
    const offers = roomFilter(known, criteria, span);
    const costOf = costs ? costIn(known, span) : null;
    eachFreeRoom(known, criteria.provinceId, span, (room) => {
      if (!offers(room)) return;
      const hotel = rooms.hotelOf(room);
      const offered = this.rooms[hotel];
      if (offered === undefined) return; // it came while others had their turn
      if (offered === 0) this.hotels.push(hotel);
      this.rooms[hotel] = offered + 1;
      if (costOf === null) return;
      const cost = costOf(room);
      if (cost >= (this.cheapest[hotel] ?? 0)) return;
      this.cheapest[hotel] = cost;
      this.stay[hotel] = n;
    });
  }
}

/**
 * Goes through the rooms that are free for one of the stays, in memory (ADR 18). Others get their turn
 * between two stays: one in the whole country takes some milliseconds.
 */
export async function choicesAmong(
  known: Availability,
  criteria: Criteria,
  { costs }: Readonly<{ costs: boolean }>,
): Promise<Choices> {
  const found = new Found(known.ranks('id').length, costs);
  for (const [n, stay] of criteria.stays.entries()) {
    if (n > 0) await nextTurn();
    found.look(known, criteria, stay, n, costs);
  }
  const likeness = criteria.name && known.names.search(criteria.name);
  const isMet = hotelFilter(criteria);
  const hotels = found.hotels.filter(
    (number) =>
      (likeness === null || likeness[number] !== LIKE.not) &&
      (isMet === null || isMet(known.hotelAt(number))),
  );
  const { rooms, cheapest, stay } = found;
  return { hotels, rooms, cheapest, stay, likeness };
}

export type Offers = (room: number) => boolean;

/** Large enough, not against its rules, and at a price asked for. */
export function roomFilter(known: Availability, criteria: Criteria, span: NightRange): Offers {
  const { rooms } = known;
  const { guests, pets, kids } = criteria;
  const costs = costFilter(known, criteria, span);
  return (room) =>
    rooms.maxGuestsOf(room) >= guests &&
    (!pets || rooms.takesPets(room)) &&
    (!kids || rooms.takesKids(room)) &&
    !areBroken(rooms.rulesOf(room), span) &&
    (costs === null || costs(room));
}

function costFilter(
  known: Availability,
  { lowest, highest }: Criteria,
  span: NightRange,
): Offers | null {
  if (lowest === null && highest === null) return null;
  const { least, most } = costRange(lowest, highest, span.nights);
  const costOf = costIn(known, span);
  return (room) => {
    const cost = costOf(room);
    return cost >= least && cost <= most;
  };
}

/** What whole stays may cost by the prices of a night: these are compared, so that an average need not be rounded. */
export const costRange = (lowest: Satang | null, highest: Satang | null, nights: number) => ({
  least: lowest === null ? 0 : lowest * nights,
  most: highest === null ? Number.POSITIVE_INFINITY : highest * nights,
});

/** What a stay costs in a room. */
export const costIn =
  ({ rooms }: Availability, span: NightRange) =>
  (room: number): Satang =>
    totalOf(rooms.basePriceOf(room), rooms.pricesOf(room), span);

/** What else is asked of a hotel than its name; null for any. */
export function hotelFilter({
  facilities,
  sideViews,
  bounds,
}: Criteria): ((hotel: HotelWithRooms) => boolean) | null {
  if (facilities.length + sideViews.length === 0 && bounds === null) return null;
  return (hotel) =>
    facilities.every((code) => hotel.facilities.includes(code)) &&
    sideViews.every((code) => hotel.sideViews.includes(code)) &&
    (bounds === null || isWithin(hotel, bounds));
}

function isWithin(
  { lat, lng }: HotelWithRooms,
  { south, west, north, east }: NonNullable<Criteria['bounds']>,
): boolean {
  if (lat === null || lng === null || lat < south || lat > north) return false;
  return west <= east ? lng >= west && lng <= east : lng >= west || lng <= east;
}

/** Calls for each room that is free for a stay, in a province or for null in all of them. */
export function eachFreeRoom(
  known: Availability,
  provinceId: string | null,
  { first, nights }: NightRange,
  visit: (room: number) => void,
): void {
  if (provinceId === null) {
    eachSet(known.rooms.nights.freeOn(first, nights), visit);
    return;
  }
  const isFree = known.rooms.nights.isFreeOn(first, nights);
  for (const room of known.roomsIn(provinceId)) if (isFree(room)) visit(room);
}
