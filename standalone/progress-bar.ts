import { Presets, SingleBar } from 'cli-progress';

/** What is counted, such as bytes or places in a log, and how many there are in all. */
type Options = Readonly<{ what: string; total: number; unit: string }>;

/** How far something is: `count` is told beside the bar. Says nothing where there is no terminal. */
export function progressBar({ what, total, unit }: Options) {
  const format = `${what} {bar} {percentage}% | {count} ${unit}`;
  const bar = new SingleBar({ format, hideCursor: true }, Presets.shades_classic);
  bar.start(total, 0, { count: 0 });
  return {
    update: (done: number, count = done) => bar.update(Math.min(total, done), { count }),
    end(count = total): void {
      bar.update(total, { count });
      bar.stop();
    },
  };
}
