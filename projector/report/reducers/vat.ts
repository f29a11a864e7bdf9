import { isVatRegistered } from '@baanpak/domain/hotel/hotel-details.ts';
import type { HotelState } from './reducer.ts';

/** The VAT of 7 % in an amount of satang, half up; of a negative amount that of the positive, negative. */
export const vatIn = (gross: number): number =>
  gross < 0 ? -vatIn(-gross) : Math.floor((gross * 14 + 107) / 214);

/** The VAT in an amount that a hotel takes: none where it is not registered, or not known. */
export const vatAt = (hotel: HotelState | undefined, gross: number): number =>
  hotel && isVatRegistered(hotel) ? vatIn(gross) : 0;

/** The VAT of each part of one document: together it is that of the whole. */
export function vatOfParts(hotel: HotelState | undefined, amounts: readonly number[]): number[] {
  let sum = 0;
  return amounts.map((amount) => {
    const before = vatAt(hotel, sum);
    sum += amount;
    return vatAt(hotel, sum) - before;
  });
}
