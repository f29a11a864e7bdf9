import { isDuplicateStay } from '@baanpak/domain/values/duplicate-stay.ts';
import { localDate } from '@baanpak/domain/values/local-date.ts';
import type { I18nJson } from '@baanpak/query-api/contract/i18n.ts';
import { useSyncExternalStore } from 'react';

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

const KEY = 'cart';
const EMPTY: readonly CartItem[] = [];
let items: readonly CartItem[] | undefined;
const listeners = new Set<() => void>();

/** What is in the cart; empty on the server and in the first view. */
export const useCart = (): readonly CartItem[] =>
  useSyncExternalStore(subscribe, cartItems, () => EMPTY);

export function cartItems(): readonly CartItem[] {
  items ??= readStorage();
  return items;
}

/** Puts a stay in; false, and nothing done, when it is there already (SPEC's rule of doubles). */
export function addToCart(item: CartItem): boolean {
  const isDouble = cartItems().some((other) => isDuplicateStay(stayOf(other), stayOf(item)));
  if (!isDouble) replaceCart([...cartItems(), item]);
  return !isDouble;
}

export function replaceCart(next: readonly CartItem[]): void {
  items = next;
  try {
    window.localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // storage is full or closed to us: the cart lives as long as the page
  }
  for (const listener of listeners) listener();
}

const stayOf = ({ roomId, dateRange }: CartItem) => ({
  roomId,
  checkIn: localDate(dateRange.start),
  checkOut: localDate(dateRange.end),
});

function readStorage(): readonly CartItem[] {
  try {
    return JSON.parse(window.localStorage.getItem(KEY) ?? '[]');
  } catch {
    return EMPTY;
  }
}

function subscribe(listener: () => void): () => void {
  const otherTab = ({ key }: StorageEvent) => {
    if (key !== KEY) return;
    items = undefined;
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', otherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', otherTab);
  };
}
