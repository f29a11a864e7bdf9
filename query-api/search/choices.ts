import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Stay } from '@baanpak/domain/values/time/local-date.ts';
import type { Availability } from '../availability/availability.ts';
import { LIKE } from '../availability/hotel-names.ts';
import { spanOf } from '../availability/places.ts';
import type { Criteria } from './criteria.ts';
import { eachFreeRoom } from './free-rooms.ts';
import { hotelFilter } from './hotel-filter.ts';
import { costIn, roomFilter } from './room-filter.ts';

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
