import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import { formatDay } from '../../ui/dates.ts';
import type { SeenBooking } from './seen-bookings.ts';

/** As `public/service-worker.js` looks for it. */
const CACHE = 'offline';
const PAGE = '/offline';
const WORKER = '/service-worker.js';

export type OfflineWords = Readonly<{ title: string; hint: string; code: string }>;

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
export async function keepOffline(
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
