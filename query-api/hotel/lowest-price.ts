import { lowest, type Satang } from '@baanpak/domain/values/money/money.ts';
import type { LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import type { Availability } from '../availability/availability.ts';
import { priceOn } from '../availability/nights.ts';
import { placeOf } from '../availability/places.ts';

/** What a hotel's cheapest open room costs tonight; null where none is open. */
export function lowestPrice(
  known: Availability,
  hotelId: string,
  tonight: LocalDate,
): Satang | null {
  const hotel = known.hotel(hotelId);
  const place = placeOf(tonight);
  const open = hotel ? known.roomsOf(hotel).filter(({ disabled }) => !disabled) : [];
  return lowest(open.map(({ basePrice, prices }) => priceOn(basePrice, prices, place)));
}
