import type { BookingTerms } from '@baanpak/domain/booking/booking-messages.ts';
import { DEFAULT_RATES, ratesFor } from '@baanpak/domain/values/money/rates.ts';
import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import { nightsOf, type Stay } from '@baanpak/domain/values/time/local-date.ts';
import type { BookingState, HotelState, Night } from './states.ts';
import { vatOfParts } from './vat.ts';

type Priced = Readonly<{ nightPrices: readonly Pick<Night, 'date' | 'price'>[] }>;

/** A booking that nothing was decided of; its nights do not count yet. */
export const begun = (terms: BookingTerms, placedAt: Instant): BookingState => ({
  ...{ code: terms.code, checkIn: terms.checkIn, checkOut: terms.checkOut },
  ...{ roomId: terms.roomId, hotelId: terms.hotelId, ownerId: terms.ownerId },
  ...{ channel: terms.channel, method: terms.paymentMethod, price: terms.price },
  rates: terms.rates ?? ratesFor(DEFAULT_RATES, terms.channel),
  ...{ placedAt, confirmedAt: null, heldUntil: null, status: 'Reserved', outcome: null },
  ...{ lastFailure: null, sellerId: null, guestId: null, blocks: null },
  nights: nightsWithVat(terms, undefined),
  ...{ hasNights: false, isArrived: false, offOn: null },
});

/** Nights and what they cost, with the VAT that their hotel takes with it. */
export function nightsWithVat(
  { nightPrices }: Priced,
  hotel: HotelState | undefined,
): readonly Night[] {
  const prices = nightPrices.map(({ price }) => price);
  const vats = vatOfParts(hotel, prices);
  return nightPrices.map(({ date, price }, n) => ({ date, price, vat: vats[n] ?? 0 }));
}

export const nightsOfBlock = (stay: Stay): readonly Night[] =>
  nightsOf(stay).map((date) => ({ date, price: 0, vat: 0 }));
