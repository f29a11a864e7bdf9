import type { BenchLine } from './bench.ts';

const MET = ['no', 'yes'];
const HEAD = ['', 'ours', 'bare', 'ratio', 'aim', 'met'];

/** Columns of text, each as wide as its longest entry. */
export function table(lines: readonly BenchLine[]): string {
  const rows = lines.map(({ what, ours, bare = '', ratio = '', aim = '', met }) => [
    what,
    ours,
    bare,
    ratio,
    aim,
    met === undefined ? '' : MET[Number(met)],
  ]);
  const widths = HEAD.map((head, n) =>
    Math.max(head.length, ...rows.map((row) => row[n]?.length ?? 0)),
  );
  return [HEAD, ...rows]
    .map((row) => row.map((text = '', n) => text.padEnd(widths[n] ?? 0)).join('  '))
    .map((row) => row.trimEnd())
    .join('\n');
}

const WHOLE = new Intl.NumberFormat('en');

export const perSecond = (rate: number): string => `${WHOLE.format(Math.round(rate))}/s`;
export const milliseconds = (time: number): string =>
  `${time < 100 ? time.toFixed(1) : WHOLE.format(Math.round(time))} ms`;
export const times = (ratio: number): string => ratio.toFixed(2);
