import { useSyncExternalStore } from 'react';
import { serverNow } from '../api/server-clock.ts';

const SECOND = 1000;

/** The second it is by the server's clock, ticking; null in the first view, which was made earlier. */
export const useServerSecond = (): number | null =>
  useSyncExternalStore(everySecond, currentSecond, () => null);

/** Whole seconds until a moment; 0 when it is over. */
export const secondsUntil = (moment: string, now: number): number =>
  Math.max(0, Math.floor(Date.parse(moment) / SECOND) - now);

/** The same for a page that shows it; null in the first view. */
export function useSecondsUntil(moment: string): number | null {
  const now = useServerSecond();
  return now === null ? null : secondsUntil(moment, now);
}

/** Minutes and seconds left, ticking; read out only when asked for. */
export function Countdown({ until, label }: Readonly<{ until: string; label: string }>) {
  const left = useSecondsUntil(until);
  return (
    <span role="timer" aria-label={label} className="font-semibold tabular-nums">
      {left === null ? '–:––' : clock(left)}
    </span>
  );
}

/** `29:05`, and with hours `1:29:05`. */
export function clock(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, n) => (n === 0 ? `${part}` : `${part}`.padStart(2, '0'))).join(':');
}

const currentSecond = () => Math.floor(serverNow() / SECOND);

function everySecond(tick: () => void): () => void {
  const ticking = setInterval(tick, SECOND);
  return () => clearInterval(ticking);
}
