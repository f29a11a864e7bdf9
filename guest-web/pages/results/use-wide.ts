import { useSyncExternalStore } from 'react';

const WIDE = '(min-width: 64rem)';

/** Whether list and map stand side by side; not known, and so not, before the page is the browser's. */
export const useWide = (): boolean => useSyncExternalStore(follow, isWide, () => false);

const isWide = (): boolean => window.matchMedia(WIDE).matches;

function follow(tell: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
}
