import { useSyncExternalStore } from 'react';
import { serverNow } from '../shell/api/server-clock.ts';

const SECOND = 1000;

/** What is counted down: from and until when, as the server tells both. */
export type CountdownSpan = Readonly<{ since: string; until: string }>;

/**
 * Whole seconds left at `now`, in ms; 0 when it is over. Where `now` is a guess that lies before the
 * beginning, all of it is left and not more.
 */
export const secondsUntil = ({ since, until }: CountdownSpan, now: number): number => {
  const left = Date.parse(until) - Math.max(now, Date.parse(since));
  return Math.max(0, Math.floor(left / SECOND));
};

/** The same by the server's clock, ticking; null in the first view, which was made earlier. */
export const useSecondsUntil = ({ since, until }: CountdownSpan): number | null =>
  useSyncExternalStore(
    everySecond,
    () => secondsUntil({ since, until }, serverNow()),
    () => null,
  );

/** Minutes before the end at which a countdown changes, and is read out: often enough to act, too seldom to disturb. */
const MARKS = [1, 5, 10] as const;
export type Mark = (typeof MARKS)[number];

/** The last mark that was passed, in minutes; undefined where the first is still to come. */
export const markOf = (left: number): Mark | undefined => MARKS.find((mark) => left <= mark * 60);

/** `29:05`, and with hours `1:29:05`. */
export function clock(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, n) => (n === 0 ? `${part}` : `${part}`.padStart(2, '0'))).join(':');
}

/** Calls `tick` each second, until what it answers is called. */
export function everySecond(tick: () => void): () => void {
  const ticking = setInterval(tick, SECOND);
  return () => clearInterval(ticking);
}
