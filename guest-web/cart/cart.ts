import type { HotelJson } from '@baanpak/contract/hotel/hotel.ts';
import type { I18nJson } from '@baanpak/domain/values/schema/i18n-schema.ts';
import { isDuplicateStay } from '@baanpak/domain/values/time/duplicate-stay.ts';
import { localDate } from '@baanpak/domain/values/time/local-date.ts';
import { useSyncExternalStore } from 'react';
import { followed } from '../app/local.ts';

/** A stay that is to be booked; amounts in whole baht, dates `YYYY-MM-DD`, the end exclusive. */
export type CartItem = Readonly<{
  roomId: string;
  room: Readonly<{ title: I18nJson; imageUrl: string | null; maxGuests: number; guests: number }>;
  hotel: Readonly<{
    _id: string;
    hotelName: I18nJson;
    hotelNameSlug: string;
    imageUrl: string | null;
    sideViews: readonly string[];
    province: I18nJson | null;
    /** Not in carts of before. */
    address?: HotelJson['address'];
    checkInOnline: boolean;
    checkInAtHotel: boolean;
  }>;
  googleMapsLink: string | null;
  /** The average night. */
  price: number;
  nights: number;
  dateRange: Readonly<{ start: string; end: string }>;
  totalPrice: number;
  guests: number;
}>;

const cart = followed<readonly CartItem[]>('cart', []);

/** What is in the cart; empty on the server and in the first view. */
export const useCart = (): readonly CartItem[] =>
  useSyncExternalStore(cart.subscribe, cart.read, cart.nothing);

export const cartItems = (): readonly CartItem[] => cart.read();

export const replaceCart = (next: readonly CartItem[]): void => cart.write(next);

/** Puts a stay in; false, and nothing done, when it is there already (SPEC's rule of doubles). */
export function addToCart(item: CartItem): boolean {
  const isDouble = cartItems().some((other) => isDuplicateStay(stayOf(other), stayOf(item)));
  if (!isDouble) replaceCart([...cartItems(), item]);
  return !isDouble;
}

const stayOf = ({ roomId, dateRange }: CartItem) => ({
  roomId,
  checkIn: localDate(dateRange.start),
  checkOut: localDate(dateRange.end),
});
