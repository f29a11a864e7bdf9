import type { Availability } from '../availability/availability.ts';
import { eachSet } from '../availability/night-bits.ts';
import type { NightRange } from '../availability/places.ts';

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
