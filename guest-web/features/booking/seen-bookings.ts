import type { HotelJson } from '@baanpak/contract/hotel/hotel.ts';
import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingJson } from '../../shell/api/bookings.ts';
import { useApp } from '../../shell/context.ts';
import { followed } from '../../shell/local.ts';
import { formatDay } from '../../ui/dates.ts';
import { fullAddress } from '../hotel/full-address.ts';

/** A booking that was opened on this device: nothing of who it is, or of money. Dates `YYYY-MM-DD`. */
export type SeenBooking = Readonly<{
  /** Opens it. */
  id: string;
  code: string;
  hotel: string;
  checkIn: string;
  checkOut: string;
  address: string | null;
}>;

const MOST = 20;

/** In the local storage, the last seen first, until the guest removes them. */
export const seenBookings = followed<SeenBooking>('seen-bookings', {
  id: '',
  code: '',
  hotel: '',
  checkIn: '',
  checkOut: '',
});

/** What is kept of a booking and the others of its order; without its hotel the address that was kept before stays. */
export function noteSeen(book: BookingJson, hotel: HotelJson | null, language: Language): void {
  const seen = seenBookings.read();
  const before = seen.find(({ id }) => id === book._id);
  const now: SeenBooking = {
    id: book._id,
    code: book.bookingId,
    hotel: book.hotelName[language],
    checkIn: book.checkInDate,
    checkOut: book.checkOutDate,
    address: hotel ? fullAddress(hotel, language) : (before?.address ?? null),
  };
  const siblings = book.siblings.map((sibling): SeenBooking => {
    const known = seen.find(({ id }) => id === sibling._id);
    const isSameHotel = sibling.hotelNameSlug === book.hotelNameSlug;
    return {
      id: sibling._id,
      code: sibling.bookingId,
      hotel: sibling.hotelName[language],
      checkIn: sibling.checkInDate,
      checkOut: sibling.checkOutDate,
      address: known?.address ?? (isSameHotel ? now.address : null),
    };
  });
  const order = [now, ...siblings];
  const others = seen.filter(({ id }) => order.every((each) => each.id !== id));
  seenBookings.write([...order, ...others].slice(0, MOST));
}

/** Forgets one. */
export const removeSeen = (gone: string): void =>
  seenBookings.write(seenBookings.read().filter(({ id }) => id !== gone));

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

/** As `public/service-worker.js` looks for it. */
const CACHE = 'offline';
const PAGE = '/offline';
const WORKER = '/service-worker.js';

type OfflineWords = Readonly<{ title: string; hint: string; code: string }>;

const STYLE =
  'body{font:1.125rem/1.6 system-ui,sans-serif;max-width:40rem;margin:auto;padding:1.5rem;color-scheme:light dark}li{margin-block:1.5rem}ul{padding:0;list-style:none}p{margin:0}';

/** The page that is shown without a network; texts are put in as texts, never as HTML. */
export function offlinePage(
  seen: readonly SeenBooking[],
  words: OfflineWords,
  language: Language,
): string {
  const page = document.implementation.createHTMLDocument(words.title);
  const add = (to: Element, tag: string, text = '') => {
    const element = page.createElement(tag);
    element.textContent = text;
    to.append(element);
    return element;
  };
  page.documentElement.lang = language;
  add(page.head, 'meta').setAttribute('charset', 'utf-8');
  const viewport = add(page.head, 'meta');
  viewport.setAttribute('name', 'viewport');
  viewport.setAttribute('content', 'width=device-width');
  add(page.head, 'style', STYLE);
  const main = add(page.body, 'main');
  add(main, 'h1', words.title);
  add(main, 'p', words.hint);
  const list = add(main, 'ul');
  for (const { code, hotel, checkIn, checkOut, address } of seen) {
    const item = add(list, 'li');
    add(item, 'h2', hotel);
    add(item, 'p', `${words.code}: ${code}`);
    add(item, 'p', `${formatDay(checkIn, language)} – ${formatDay(checkOut, language)}`);
    if (address) add(item, 'p', address);
  }
  return `<!doctype html>${page.documentElement.outerHTML}`;
}

/**
 * Makes what was seen readable without a network, by a service worker that answers with it where no page can be
 * had; with nothing seen both go (docs/adr/0086-bookings-kept-on-the-device.md).
 */
async function keepOffline(
  seen: readonly SeenBooking[],
  words: OfflineWords,
  language: Language,
): Promise<void> {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return;
  if (seen.length === 0) {
    await caches.delete(CACHE);
    await (await navigator.serviceWorker.getRegistration('/'))?.unregister();
    return;
  }
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  };
  const page = new Response(offlinePage(seen, words, language), { headers });
  await (await caches.open(CACHE)).put(PAGE, page);
  await navigator.serviceWorker.register(WORKER);
}
