import type { HotelJson } from '@baanpak/contract/hotel/hotel.ts';
import { useSyncExternalStore } from 'react';
import { followed } from '../../shell/local.ts';

/** A hotel whose page was opened here: what a small card shows of it. */
export type RecentHotel = Pick<
  HotelJson,
  'hotelNameSlug' | 'hotelName' | 'province' | 'imageUrl' | 'sideViews'
>;

const MOST = 8;

/** In the local storage alone, the last first (docs/adr/0093-recent-kept-on-the-device.md). */
const hotels = followed<RecentHotel>('recent-hotels', {
  hotelNameSlug: '',
  hotelName: { th: '', en: '' },
  sideViews: [],
});

/** None on the server and in the first view. */
export const useRecentHotels = (): readonly RecentHotel[] =>
  useSyncExternalStore(hotels.subscribe, hotels.read, hotels.nothing);

/** Remembers a hotel whose page is open. */
export function noteHotel(hotel: HotelJson): void {
  const { hotelNameSlug, hotelName, province, imageUrl, sideViews } = hotel;
  const now = { hotelNameSlug, hotelName, province, imageUrl, sideViews };
  hotels.write([now, ...without(hotelNameSlug)].slice(0, MOST));
}

export const removeHotel = (slug: string): void => hotels.write(without(slug));

export const removeHotels = (): void => hotels.write([]);

const without = (gone: string) =>
  hotels.read().filter(({ hotelNameSlug }) => hotelNameSlug !== gone);
