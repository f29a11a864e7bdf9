import { type CountdownSpan, clock, type Mark, markOf, useSecondsUntil } from './seconds-left.ts';

const LOOKS: Readonly<Record<Mark, string>> = {
  10: 'text-warning',
  5: 'text-danger',
  1: 'text-danger underline decoration-2 underline-offset-4',
};

/** Minutes and seconds left, ticking; by itself read out only when asked for. */
export function Countdown({ label, ...span }: CountdownSpan & Readonly<{ label: string }>) {
  const left = useSecondsUntil(span);
  const mark = left === null ? undefined : markOf(left);
  const look = mark === undefined ? '' : LOOKS[mark];
  return (
    <span role="timer" aria-label={label} className={`font-semibold tabular-nums ${look}`}>
      {left === null ? '–:––' : clock(left)}
    </span>
  );
}
