import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { ClusterForTest } from '../testing/cluster.ts';
import { killPostgres, pausePostgres } from '../testing/data-directory.ts';
import type { Fault } from './plan.ts';

const run = promisify(execFile);

type Attacked = Pick<ClusterForTest, 'pid' | 'dataDir'>;

/** Does one fault to a running cluster; answers what it was done to, once a pause is over. */
export async function injectFault({ pid, dataDir }: Attacked, fault: Fault): Promise<string> {
  const [how, program = ''] = fault.name.split(' ');
  if (program === 'postgres') {
    if (how === 'kill') await killPostgres(dataDir);
    else await pauseFor(fault.lasts, await pausePostgres(dataDir));
    return describe(fault);
  }
  const pids = await childrenOf(pid, program);
  const target = pids[fault.which % pids.length];
  if (target === undefined) return `${fault.name}: it was just being started again`;
  if (how === 'kill') process.kill(target, 'SIGKILL');
  else {
    process.kill(target, 'SIGSTOP');
    await pauseFor(fault.lasts, () => process.kill(target, 'SIGCONT'));
  }
  return `${describe(fault)} (${target})`;
}

const describe = ({ name, lasts }: Fault): string =>
  name.startsWith('pause') ? `${name} for ${lasts} ms` : name;

async function pauseFor(milliseconds: number, goOn: () => unknown): Promise<void> {
  try {
    await sleep(milliseconds);
  } finally {
    goOn();
  }
}

/** Of those that run now: each that was killed has another pid since. */
async function childrenOf(pid: number, program: string): Promise<readonly number[]> {
  const { stdout } = await run('pgrep', ['-P', String(pid), '-f', program]).catch(() => ({
    stdout: '',
  }));
  return stdout.split('\n').filter(Boolean).map(Number);
}
