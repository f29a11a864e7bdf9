import { createAlarm } from './alarm.ts';
import { type Alarms, followLog, type RunnerOptions } from './follow-log.ts';
import { QUEUES } from './queues.ts';
import { retryAside } from './retry-aside.ts';
import { ringTimers } from './ring-timers.ts';

/** Runs the processes until the signal; one runner at a time (see infrastructure/database/single-runner.ts). */
export async function runProcesses(options: Omit<RunnerOptions, 'alarms'>): Promise<void> {
  const { deps, agenda, signal } = options;
  const alarm = () => createAlarm(signal);
  const alarms: Alarms = { local: alarm(), provider: alarm(), ledger: alarm(), aside: alarm() };
  await Promise.all([
    followLog({ ...options, alarms }),
    retryAside({ ...options, alarms }),
    ...QUEUES.map((queue) => ringTimers({ deps, agenda, queue, signal, alarms })),
  ]);
}
