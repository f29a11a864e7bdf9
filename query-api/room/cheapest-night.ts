import { toBaht } from '@baanpak/domain/values/money/money.ts';
import type { LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import { type Availability, isClosed } from '../availability/availability.ts';
import { areBroken, isFree, priceOn, rulesOn } from '../availability/nights.ts';
import { nightAt, placeOf } from '../availability/places.ts';

const DAYS = 365;

/**
 * The cheapest night, from today on for a year, on which a stay of as few nights as its day asks for can
 * begin, the earliest of equals; in THB. Null where no stay can.
 */
export function cheapestNight(
  known: Availability,
  roomId: string,
  today: LocalDate,
): Readonly<{ price: number; date: LocalDate }> | null {
  const room = known.room(roomId);
  if (!room || isClosed(known, room)) return null;
  const { basePrice, prices, rules } = room;
  const canBegin = (first: number) => {
    const span = { first, nights: rulesOn(rules, first).minStay ?? 1 };
    return isFree(known, room, span) && !areBroken(rules, span);
  };
  const tonight = placeOf(today);
  let best: { price: number; place: number } | null = null;
  for (let place = tonight; place < tonight + DAYS; place += 1) {
    const price = priceOn(basePrice, prices, place);
    if ((best === null || price < best.price) && canBegin(place)) best = { price, place };
  }
  return (
    best && { price: toBaht(priceOn(basePrice, prices, best.place)), date: nightAt(best.place) }
  );
}
