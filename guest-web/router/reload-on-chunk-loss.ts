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
