import type { Availability } from '../availability/availability.ts';
import { type Bits, eachSet, isSet } from '../availability/night-bits.ts';

/** Calls for each room whose bit is set, in a province or for null in all of them. */
export function eachFreeRoom(
  known: Availability,
  provinceId: string | null,
  free: Bits,
  visit: (room: number) => void,
): void {
  if (provinceId === null) eachSet(free, visit);
  else
    for (const hotel of known.hotelsIn(provinceId))
      for (const room of hotel.rooms) if (isSet(free, room)) visit(room);
}
