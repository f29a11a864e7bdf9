import type { CheckoutItem } from '@baanpak/domain/checkout/checkout-state.ts';
import { isChargeable } from '@baanpak/domain/values/money/charge-limits.ts';
import { addUp, toBaht } from '@baanpak/domain/values/money/money.ts';
import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import { nightsBetween } from '@baanpak/domain/values/time/local-date.ts';
import type { StayHotelJson } from '../hotel/hotel.ts';
import type { RoomJson } from '../room/room.ts';
import type { CheckoutItemJson, CheckoutJson } from './checkout.ts';

/** One stay of a cart, its room and its hotel as they are now. */
export type CheckoutItemFacts = Readonly<{
  item: CheckoutItem;
  note: string | null;
  room: RoomJson;
  hotel: StayHotelJson;
}>;

/** A cart with the prices and policies that were remembered when it was made; they never change. */
export function toCheckout(
  uid: string,
  validUntil: Instant,
  stays: readonly CheckoutItemFacts[],
): CheckoutJson {
  const total = addUp(stays.map(({ item }) => item.totalPrice));
  return {
    uid,
    checkouts: stays.map(toCheckoutItem),
    totalPrice: toBaht(total),
    currency: 'THB',
    validUntil,
    payableOnline: isChargeable(total),
  };
}

export function toCheckoutItem({ item, note, room, hotel }: CheckoutItemFacts): CheckoutItemJson {
  const { checkIn, checkOut } = item;
  return {
    roomId: item.roomId,
    room,
    hotel,
    googleMapsLink: hotel.locPlaces?.googleMapsLink ?? null,
    dateRange: { start: checkIn, end: checkOut },
    price: toBaht(item.price),
    nights: nightsBetween(checkIn, checkOut),
    totalPrice: toBaht(item.totalPrice),
    nightPrices: (item.nightPrices ?? []).map(({ date, price }) => ({
      date,
      price: toBaht(price),
    })),
    cancellationPolicy: [...(item.cancellationPolicy ?? hotel.cancellationPolicy)],
    priceChanged: item.priceChanged,
    guests: item.guests,
    children: item.children,
    pets: item.pets,
    breakfast: item.breakfast,
    note,
  };
}
