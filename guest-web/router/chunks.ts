import { isRecord } from '@baanpak/domain/values/fields/fields.ts';

const KEY = 'reloaded-at';
const GUARD = 60_000;

/**
 * After a new release the chunks of an open page may be gone: then it is loaded again, or the page that the guest is on
 * the way to (`next` tells its address), at most once a minute. Without a network it stays: nothing else could be
 * loaded either.
 */
export function reloadOnChunkLoss(next: () => string | undefined): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || prefetching > 0) return;
    const last = Number(window.sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < GUARD) return;
    event.preventDefault();
    window.sessionStorage.setItem(KEY, String(Date.now()));
    const address = next();
    if (address) window.location.assign(address);
    else window.location.reload();
  });
}

let prefetching = 0;

export type Chunks = readonly (() => Promise<unknown>)[];

/** Loads chunks ahead; what cannot be obtained now is loaded, or missed, when it is needed. */
export async function prefetch(chunks: () => Promise<Chunks>): Promise<void> {
  prefetching += 1;
  const known = await chunks().catch((): Chunks => []);
  await Promise.allSettled(known.map((load) => load()));
  prefetching -= 1;
}

const AT_LATEST = 2_000;

/** Loads chunks ahead once the browser has nothing else to do; not over a line that is to be spared. */
export function prefetchOnIdle(chunks: () => Promise<Chunks>): void {
  if (!isLineSpared()) whenIdle(() => void prefetch(chunks));
}

/** Once the browser has nothing else to do, and in two seconds at the latest. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: AT_LATEST });
  else setTimeout(run, AT_LATEST);
}

/** The guest saves data, or the line is so slow that it is needed for what was asked for. */
const isLineSpared = (): boolean =>
  'connection' in navigator &&
  isRecord(navigator.connection) &&
  (navigator.connection.saveData === true ||
    /2g$/.test(String(navigator.connection.effectiveType ?? '')));
