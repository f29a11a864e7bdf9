import { test } from 'vitest';
import { openOwnHotel } from './own-hotel.ts';
import { openShop } from './shop.ts';
import { staffBookingsWith } from './staff-bookings.ts';
import { staffHotelsWith, staffRoomsWith } from './staff-catalogue.ts';

const PER_FILE = { scope: 'file' } as const;

/** A test in a shop with an owner's hotel; those of a file share it, and it is closed after the last. */
export const it = test
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern what a fixture needs
  .extend('shop', PER_FILE, async ({}, { onCleanup }) => {
    const shop = await openShop();
    onCleanup(() => shop.close());
    return shop;
  })
  .extend('own', PER_FILE, ({ shop }) => openOwnHotel(shop))
  .extend('hotels', PER_FILE, ({ shop }) => staffHotelsWith(shop))
  .extend('staff', PER_FILE, ({ shop }) => staffBookingsWith(shop))
  .extend('rooms', PER_FILE, ({ shop, own }) => staffRoomsWith(shop, own.hotel));
