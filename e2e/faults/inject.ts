import { setTimeout as sleep } from 'node:timers/promises';
import type { ClusterForTest } from '../testing/cluster.ts';
import { killPostgres, pausePostgres } from '../testing/data-directory.ts';
import { askDatabase } from '../testing/event-log.ts';
import type { Fault } from './plan.ts';

type Attacked = Pick<ClusterForTest, 'pidsNow' | 'dataDir'>;

/** Does one fault to a running cluster; answers what it was done to, once a pause is over. */
export async function injectFault({ pidsNow, dataDir }: Attacked, fault: Fault): Promise<string> {
  const [how, program = ''] = fault.name.split(' ');
  if (program === 'postgres') {
    if (how === 'kill') await killPostgres(dataDir);
    else if (how === 'cut') await askDatabase(dataDir, CUT);
    else await pauseFor(fault.lasts, await pausePostgres(dataDir));
    return describe(fault);
  }
  const pids = await pidsNow(program);
  const target = pids[fault.which % pids.length];
  if (target === undefined) return `${fault.name}: it was just being started again`;
  if (how === 'kill') process.kill(target, 'SIGKILL');
  else if (how === 'restart') process.kill(target, 'SIGTERM');
  else {
    process.kill(target, 'SIGSTOP');
    await pauseFor(fault.lasts, () => process.kill(target, 'SIGCONT'));
  }
  return `${describe(fault)} (${target})`;
}

const CUT = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`;

const describe = ({ name, lasts }: Fault): string =>
  name.startsWith('pause') ? `${name} for ${lasts} ms` : name;

async function pauseFor(milliseconds: number, goOn: () => unknown): Promise<void> {
  try {
    await sleep(milliseconds);
  } finally {
    goOn();
  }
}
