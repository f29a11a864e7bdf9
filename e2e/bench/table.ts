import type { BenchLine } from './bench.ts';

const MET = ['no', 'yes'];
const HEAD = ['', 'ours', 'bare', 'ratio', 'aim', 'met'];

/** A bench's lines under a heading. */
export function table(lines: readonly BenchLine[]): string {
  const rows = lines.map(({ what, ours, bare = '', ratio = '', aim = '', met }) => [
    what,
    ours,
    bare,
    ratio,
    aim,
    met === undefined ? '' : MET[Number(met)],
  ]);
  return columns([HEAD, ...rows]);
}

/** Rows of text under each other, each column as wide as its longest entry. */
export function columns(rows: readonly (readonly (string | undefined)[])[]): string {
  const widths = (rows[0] ?? []).map((_, n) => Math.max(...rows.map((row) => row[n]?.length ?? 0)));
  return rows
    .map((row) => row.map((text = '', n) => text.padEnd(widths[n] ?? 0)).join('  '))
    .map((row) => row.trimEnd())
    .join('\n');
}

const WHOLE = new Intl.NumberFormat('en');

export const perSecond = (rate: number): string => `${WHOLE.format(Math.round(rate))}/s`;
export const milliseconds = (time: number): string =>
  `${time < 100 ? time.toFixed(1) : WHOLE.format(Math.round(time))} ms`;
export const times = (ratio: number): string => ratio.toFixed(2);
