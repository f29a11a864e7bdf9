import { isRecord } from '@baanpak/domain/values/fields/fields.ts';
import { type Chunks, prefetch } from './reload-on-chunk-loss.ts';

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
