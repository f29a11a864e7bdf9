const KEY = 'reloaded-at';
const GUARD = 60_000;

/** After a new release the chunks of an open page may be gone: then it is loaded again, at most once a minute. */
export function reloadOnChunkLoss(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || prefetching > 0) return;
    const last = Number(window.sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < GUARD) return;
    event.preventDefault();
    window.sessionStorage.setItem(KEY, String(Date.now()));
    window.location.reload();
  });
}

let prefetching = 0;

/** Loads chunks ahead; what cannot be obtained now is loaded, or missed, when it is needed. */
export async function prefetch(chunks: readonly (() => Promise<unknown>)[]): Promise<void> {
  prefetching += 1;
  await Promise.allSettled(chunks.map((load) => load()));
  prefetching -= 1;
}
