import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { endPostgres, killPostgres, pausePostgres } from '../testing/data-directory.ts';
import { askDatabase } from '../testing/event-log.ts';
import type { AttackedCluster } from './attacked-cluster.ts';
import { holderOf } from './holder-of.ts';
import type { Fault } from './plan.ts';

const run = promisify(execFile);

type Attacked = Pick<AttackedCluster, 'pidsNow' | 'dataDir' | 'link' | 'stepClock'>;

/** Does one fault to a running cluster; answers what it was done to, once it is over. */
export async function injectFault(attacked: Attacked, fault: Fault): Promise<string> {
  const { name, lasts } = fault;
  const [how, what = ''] = name.split(' ');
  const said = how === 'kill' || how === 'restart' || how === 'cut' ? name : `${name}, ${lasts} ms`;
  if (what === 'postgres') await toPostgres(attacked, how, lasts);
  else if (what === 'link') await toLink(attacked, how, lasts);
  else if (how === 'stop') await keepAway(attacked, what, lasts);
  else {
    const target = await targetOf(attacked, fault, what);
    if (target === undefined) return `${name}: it was just being started again`;
    await toProcess(attacked, how, target, fault).catch(unlessGone);
    return how === 'step' ? `${said} (${target}) by ${fault.by} s` : `${said} (${target})`;
  }
  return said;
}

/** `holder-of-…` is anyone who has that lock. */
async function targetOf(attacked: Attacked, { which }: Fault, what: string) {
  const [, lock] = /^holder-of-(.+)$/.exec(what) ?? [];
  if (lock !== undefined) return holderOf(attacked, `baanpak-${lock}`);
  const pids = await attacked.pidsNow(what);
  return pids[which % pids.length];
}

async function toPostgres({ dataDir }: Attacked, how: string | undefined, lasts: number) {
  if (how === 'kill') await killPostgres(dataDir);
  else if (how === 'restart') await endPostgres(dataDir);
  else if (how === 'cut') await askDatabase(dataDir, CUT);
  else await during(lasts, await pausePostgres(dataDir));
}

const CUT = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`;

async function toLink({ link }: Attacked, how: string | undefined, lasts: number) {
  if (how === 'cut') await link.cut(lasts);
  else if (how === 'slow') await link.slow(lasts);
  else await link.hold(lasts);
}

async function toProcess(
  { stepClock }: Attacked,
  how: string | undefined,
  pid: number,
  { lasts, by }: Fault,
): Promise<void> {
  if (how === 'kill') process.kill(pid, 'SIGKILL');
  else if (how === 'restart') process.kill(pid, 'SIGTERM');
  else if (how === 'fill') {
    await limitFiles(pid, 0);
    await during(lasts, () => limitFiles(pid, 'unlimited'));
  } else if (how === 'step') {
    await stepClock(pid, by * 1_000);
    await during(lasts, () => stepClock(pid, 0));
  } else {
    process.kill(pid, 'SIGSTOP');
    await during(lasts, () => process.kill(pid, 'SIGCONT'));
  }
}

/** With 0 it is to the process as if every disk were full: each write to a file fails, and all else goes on. */
const limitFiles = (pid: number, bytes: number | 'unlimited') =>
  run('prlimit', [`--pid=${pid}`, `--fsize=${bytes}:unlimited`]);

/** Started again by the cluster, it is killed again at once. */
async function keepAway({ pidsNow }: Attacked, program: string, lasts: number): Promise<void> {
  for (const end = performance.now() + lasts; performance.now() < end; await sleep(50))
    for (const pid of await pidsNow(program))
      try {
        process.kill(pid, 'SIGKILL');
      } catch {} // it ended meanwhile
}

async function during(milliseconds: number, goOn: () => unknown): Promise<void> {
  try {
    await sleep(milliseconds);
  } finally {
    await goOn();
  }
}

/** Of a process that ended while something was done to it. */
function unlessGone(error: unknown): void {
  if (!/ESRCH|No such process/i.test(String(error))) throw error;
}
