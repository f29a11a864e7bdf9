import type { HotelJson } from '@baanpak/contract/hotel/hotel.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingJson } from '../../shell/api/bookings.ts';
import { useApp } from '../../shell/context.ts';
import { keepOffline } from './offline-copy.ts';
import { noteSeen, type SeenBooking, seenBookings } from './seen-bookings.ts';

/** Bookings opened on this device, kept up with other tabs; none in the first view. */
export function useSeenBookings(): readonly SeenBooking[] {
  return useSyncExternalStore(seenBookings.subscribe, seenBookings.read, seenBookings.nothing);
}

/** Makes sure that what was seen, and no more, can be read without a network. */
export function useOfflineCopy(): void {
  const { t } = useTranslation('myBookings');
  const { language } = useApp().api;
  useEffect(() => {
    const keep = () => {
      const words = { title: t('title'), hint: t('offline'), code: t('code') };
      // a browser that keeps nothing loses nothing but this
      void keepOffline(seenBookings.read(), words, language).catch(() => {});
    };
    keep();
    return seenBookings.subscribe(keep);
  }, [t, language]);
}

/** Remembers a booking that is open. */
export function useNoteSeen(book: BookingJson | undefined, hotel: HotelJson | null): void {
  const { language } = useApp().api;
  useOfflineCopy();
  useEffect(() => {
    if (book) noteSeen(book, hotel, language);
  }, [book, hotel, language]);
}
