import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyOfCommit, removeCopy } from '../testing/copy-of-sources.ts';
import { endedProcessorTime } from './processor-time.ts';
import type { Result } from './report.ts';
import { median } from './statistics.ts';
import { columns } from './table.ts';

const HERE = join(import.meta.dirname, '../..');
const MOST_TRIES = 3; // times the turns that are wanted
const STEADY = 0.15; // of the median of all fixed calculations

/** What one run of a bench gave: its lines, all processor time below it, and how fast the machine was. */
type Turn = Readonly<{ results: readonly Result[]; cpu: number; calculation: number }>;
type Build = Readonly<{ name: string; root: string }>;

/**
 * Runs benches of another commit and of this tree by turns, each build with its own bench, and prints the medians side
 * by side. A turn is void, and taken again, if a fixed calculation beside it took 15 % more or less than usual.
 */
export async function compareAgainst(
  commit: string,
  benches: readonly string[],
  turns: number,
): Promise<void> {
  const copy = await copyOfCommit(commit);
  try {
    for (const bench of benches) {
      const before: Build = { name: commit, root: copy };
      print(`${bench}, ${commit} against this tree …`);
      print(
        `${compared(await byTurns(bench, turns, before, { name: 'this tree', root: HERE }))}\n`,
      );
    }
  } finally {
    await removeCopy(copy);
  }
}

type Turns = Readonly<{ before: readonly Turn[]; now: readonly Turn[] }>;

async function byTurns(bench: string, wanted: number, before: Build, now: Build): Promise<Turns> {
  const turns = { before: [] as Turn[], now: [] as Turn[] };
  for (let tries = 0; tries < MOST_TRIES * wanted; tries += 1) {
    turns.before.push(await turn(bench, before));
    turns.now.push(await turn(bench, now));
    const steady = steadyOf(turns);
    if (steady.before.length >= wanted && steady.now.length >= wanted) return steady;
  }
  print(`The machine never kept still for ${wanted} turns: all turns count.`);
  return turns;
}

function steadyOf(turns: Turns): Turns {
  const usual = median([...turns.before, ...turns.now].map(({ calculation }) => calculation));
  const isSteady = ({ calculation }: Turn) => Math.abs(calculation / usual - 1) <= STEADY;
  return { before: turns.before.filter(isSteady), now: turns.now.filter(isSteady) };
}

async function turn(bench: string, { root }: Build): Promise<Turn> {
  const place = await mkdtemp(join(tmpdir(), 'baanpak-bench-'));
  const [used, first] = [await endedProcessorTime(), calculate()];
  try {
    await run(root, ['e2e/bench/main.ts', bench, '--report', join(place, 'report')]);
    const { results } = JSON.parse(await readFile(join(place, 'report.json'), 'utf8')) as {
      results: Result[];
    };
    const cpu = (await endedProcessorTime()) - used;
    return { results, cpu, calculation: (first + calculate()) / 2 };
  } finally {
    await rm(place, { recursive: true });
  }
}

async function run(root: string, script: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', ...script], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${script.join(' ')} in ${root} ended with ${code}`);
}

/** The same work each time; its processor time in ms says how fast the machine is at the moment. */
function calculate(): number {
  const before = process.cpuUsage();
  let digest = Buffer.alloc(32);
  for (let n = 0; n < 300_000; n += 1) digest = createHash('sha256').update(digest).digest();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const HEAD = ['', 'before', 'now', 'now / before', 'turns before', 'turns now'];

function compared({ before, now }: Turns): string {
  const whats = now[0]?.results.flatMap(({ lines }) => lines.map(({ what }) => what)) ?? [];
  const rows = whats.map((what) => row(what, figures(before, what), figures(now, what)));
  const cpu = [before, now].map((turns) => turns.map((one) => one.cpu / 1000)) as [
    number[],
    number[],
  ];
  return columns([HEAD, ...rows, row('processor time of the whole bench, s', ...cpu)]);
}

/** A line's texts name figures that change (`p50 3.4 ms`), so lines are matched by their words. */
function figures(turns: readonly Turn[], what: string): number[] {
  const lines = turns.flatMap(({ results }) => results.flatMap((one) => one.lines));
  return lines.filter((line) => words(line.what) === words(what)).map(({ ours }) => numberIn(ours));
}

const words = (what: string): string => what.replaceAll(/[\d.,]+/g, '#');
const numberIn = (text: string): number => Number.parseFloat(text.replaceAll(',', ''));

function row(what: string, before: readonly number[], now: readonly number[]): string[] {
  const ratio = median(now) / median(before);
  const all = (values: readonly number[]) => values.map(shown).join(' ');
  return [what, shown(median(before)), shown(median(now)), shown(ratio), all(before), all(now)];
}

const THREE_DIGITS = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 });
const shown = (value: number): string =>
  Number.isFinite(value) ? THREE_DIGITS.format(value) : 'none';

const print = (text: string) => void process.stdout.write(`${text}\n`);
