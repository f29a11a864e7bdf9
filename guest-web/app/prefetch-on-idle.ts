import { isRecord } from '@baanpak/domain/values/fields/fields.ts';
import { type Chunks, prefetch } from './reload-on-chunk-loss.ts';

const AT_LATEST = 2_000;

/** Loads chunks ahead once the browser has nothing else to do; not for who saves data. */
export function prefetchOnIdle(chunks: () => Promise<Chunks>): void {
  if (savesData()) return;
  const load = () => void prefetch(chunks);
  if ('requestIdleCallback' in window) window.requestIdleCallback(load, { timeout: AT_LATEST });
  else setTimeout(load, AT_LATEST);
}

const savesData = (): boolean =>
  'connection' in navigator &&
  isRecord(navigator.connection) &&
  navigator.connection.saveData === true;
