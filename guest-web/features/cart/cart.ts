import type { HotelJson } from '@baanpak/contract/hotel/hotel.ts';
import type { I18nJson } from '@baanpak/domain/values/schema/i18n-schema.ts';
import { useSyncExternalStore } from 'react';
import { followed } from '../../shell/local.ts';

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
  /** Children among the guests, and pets; not in carts of before. */
  children?: number;
  pets?: number;
}>;

const TEXT = { th: '', en: '' };
const cart = followed<CartItem>('cart', {
  roomId: '',
  room: { title: TEXT, maxGuests: 0, guests: 0 },
  hotel: { _id: '', hotelName: TEXT, hotelNameSlug: '', sideViews: [] },
  price: 0,
  nights: 0,
  dateRange: { start: '', end: '' },
  totalPrice: 0,
  guests: 0,
});

/** What is in the cart; empty on the server and in the first view. */
export const useCart = (): readonly CartItem[] =>
  useSyncExternalStore(cart.subscribe, cart.read, cart.nothing);

export const cartItems = (): readonly CartItem[] => cart.read();

export const replaceCart = (next: readonly CartItem[]): void => cart.write(next);

const openers = new Set<() => void>();

/** Opens the cart, from wherever on the page. */
export function openCart(): void {
  for (const open of openers) open();
}

/** For what shows the cart: `open` is called when somebody asks for it, until what it answers is called. */
export function onOpenCart(open: () => void): () => void {
  openers.add(open);
  return () => void openers.delete(open);
}
