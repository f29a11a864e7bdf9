import type { Satang } from '@baanpak/domain/values/money/money.ts';
import type { Availability } from '../availability/availability.ts';
import { areBroken, totalOf } from '../availability/nights.ts';
import type { NightRange } from '../availability/places.ts';
import type { Criteria } from './criteria.ts';

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
