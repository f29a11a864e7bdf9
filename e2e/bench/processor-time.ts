import { execFileSync } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

const IDLE_MS = 3_000;
const SETTLE_MS = 1_000;

/**
 * Processor time in ms of a process with all its threads and descendants, and of those that have ended and that their
 * parent has waited for, as PostgreSQL's postmaster does for its backends. Linux only: from /proc/<pid>/stat, proc(5).
 */
export async function processorTime(pid: number): Promise<number> {
  const all = new Map((await everyProcess()).map((one) => [one.pid, one]));
  const isBelow = ({ pid: own, parent }: Stat): boolean => {
    if (own === pid) return true;
    const above = all.get(parent);
    return above !== undefined && isBelow(above);
  };
  const ticks = [...all.values()].filter(isBelow).reduce((sum, one) => sum + one.ticks, 0);
  return (ticks * 1000) / ticksPerSecond();
}

/** What processes below this one used while they ran, in ms: those that have ended and were waited for. */
export async function endedProcessorTime(): Promise<number> {
  const own = statOf(await readFile('/proc/self/stat', 'utf8'));
  return (own.ofEndedChildren * 1000) / ticksPerSecond();
}

/** The share of one processor that the product uses while nobody asks. */
export async function idleShare(pid: number): Promise<number> {
  await sleep(SETTLE_MS);
  const before = await processorTime(pid);
  await sleep(IDLE_MS);
  return ((await processorTime(pid)) - before) / IDLE_MS;
}

/** What some work came to, and the processor time it took in ms beyond that at rest. */
export async function withProcessorTime<Done>(
  pid: number,
  idle: number,
  work: () => Promise<Done>,
) {
  const [begun, before] = [performance.now(), await processorTime(pid)];
  const done = await work();
  await sleep(SETTLE_MS); // mails and rows of the last ones
  const used = (await processorTime(pid)) - before;
  return { done, cpu: used - idle * (performance.now() - begun) };
}

type Stat = Readonly<{ pid: number; parent: number; ticks: number; ofEndedChildren: number }>;

async function everyProcess(): Promise<Stat[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const texts = pids.map((pid) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined));
  const stats = await Promise.all(texts); // undefined: it ended meanwhile
  return stats.filter((text) => text !== undefined).map(statOf);
}

function statOf(text: string): Stat {
  // the name, in brackets, may hold spaces and brackets
  const [pid = ''] = text.split(' ', 1);
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const at = (field: number) => Number(fields[field - 3]); // as proc(5) counts them
  const ofEndedChildren = at(16) + at(17);
  return {
    pid: Number(pid),
    parent: at(4),
    ticks: at(14) + at(15) + ofEndedChildren,
    ofEndedChildren,
  };
}

let known: number | undefined;

function ticksPerSecond(): number {
  known ??= Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
  return known;
}
