import type { Position } from '@baanpak/infrastructure/event-store/port.ts';
import { Presets, SingleBar } from 'cli-progress';

/** How far a rebuild is, going by places in the log; says nothing where there is no terminal. */
export function progressBar(head: Position | undefined) {
  const format = 'rebuild {bar} {percentage}% | {events} events';
  const bar = new SingleBar({ format, hideCursor: true }, Presets.shades_classic);
  const total = Number(head?.prepare ?? 0);
  bar.start(total, 0, { events: 0 });
  return {
    update: (events: number, { prepare }: Position) =>
      bar.update(Math.min(total, Number(prepare)), { events }),
    end(events: number) {
      bar.update(total, { events });
      bar.stop();
    },
  };
}
