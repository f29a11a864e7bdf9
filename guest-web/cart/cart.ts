import type { HotelJson } from '@baanpak/contract/hotel/hotel.ts';
import type { I18nJson } from '@baanpak/domain/values/schema/i18n-schema.ts';
import { isDuplicateStay } from '@baanpak/domain/values/time/duplicate-stay.ts';
import { type LocalDate, localDate, nightsOf } from '@baanpak/domain/values/time/local-date.ts';
import { useSyncExternalStore } from 'react';
import { followed } from '../app/local.ts';

/** A stay that is to be booked; amounts in whole baht, dates `YYYY-MM-DD`, the end exclusive. */
export type CartItem = Readonly<{
  roomId: string;
  room: Readonly<{
    title: I18nJson;
    imageUrl: string | null;
    maxGuests: number;
    guests: number;
    /** Not in carts of before. */
    units?: number;
  }>;
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
  /** Not in carts of before. */
  nightPrices?: readonly Readonly<{ date: string; price: number }>[];
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

/** How many stays one checkout books at most. */
const MOST_STAYS = 5;

/** Why a stay is not put into the cart. */
export type NotAdded = 'duplicate' | 'no-units-left' | 'too-many-stays';

/**
 * Puts a stay in, or says why nothing was done: it is there already (SPEC's rule of doubles), the room has
 * fewer units than the cart would ask for on some night, or the cart is full.
 */
export function addToCart(item: CartItem): NotAdded | undefined {
  const items = cartItems();
  if (items.some((other) => isDuplicateStay(stayOf(other), stayOf(item)))) return 'duplicate';
  if (items.length >= MOST_STAYS) return 'too-many-stays';
  const { units = Infinity } = item.room;
  const inTheWay = (night: LocalDate) => items.filter((other) => isOn(stayOf(other), item, night));
  if (nightsOf(stayOf(item)).some((night) => inTheWay(night).length >= units))
    return 'no-units-left';
  replaceCart([...items, item]);
  return undefined;
}

const isOn = (
  stay: ReturnType<typeof stayOf>,
  { roomId }: Pick<CartItem, 'roomId'>,
  night: LocalDate,
): boolean => stay.roomId === roomId && stay.checkIn <= night && night < stay.checkOut;

const stayOf = ({ roomId, dateRange }: CartItem) => ({
  roomId,
  checkIn: localDate(dateRange.start),
  checkOut: localDate(dateRange.end),
});
