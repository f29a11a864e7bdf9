import { minute } from '@baanpak/domain/testing/samples.ts';
import { after, type Now } from '@baanpak/domain/values/time/instant.ts';

/** The shop's time, moved by hand. It begins at 10 in the morning of 2027-01-01 in Bangkok. */
export type Clock = Readonly<{ now: Now; moveBy(milliseconds: number): void }>;

/** Stands still, or runs as real time does, between moves. */
export function clockForTest(kind: 'standing' | 'running'): Clock {
  const started = performance.now();
  let moved = 0;
  const passed = () => (kind === 'running' ? Math.floor(performance.now() - started) : 0);
  return {
    now: () => after(minute(0), moved + passed()),
    moveBy: (milliseconds) => {
      moved += milliseconds;
    },
  };
}
