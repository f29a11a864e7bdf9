import { useSyncExternalStore } from 'react';

const SECOND = 1000;

/** Whole seconds until then; null in the first view, since the server's clock is another's. */
export function useSecondsUntil(moment: string): number | null {
  const now = useSyncExternalStore(everySecond, currentSecond, () => null);
  if (now === null) return null;
  return Math.max(0, Math.floor(Date.parse(moment) / SECOND) - now);
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

const currentSecond = () => Math.floor(Date.now() / SECOND);

function everySecond(tick: () => void): () => void {
  const ticking = setInterval(tick, SECOND);
  return () => clearInterval(ticking);
}
