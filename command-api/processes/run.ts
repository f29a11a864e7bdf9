import { createAlarm } from './alarm.ts';
import { followLog, type RunnerOptions } from './follow-log.ts';
import { ringTimers } from './ring-timers.ts';

/** Runs the processes until the signal; one runner at a time (see infrastructure/database/single-runner.ts). */
export async function runProcesses(options: Omit<RunnerOptions, 'alarm'>): Promise<void> {
  const { deps, agenda, signal } = options;
  const alarm = createAlarm(signal);
  await Promise.all([
    followLog({ ...options, alarm }),
    ringTimers({ deps, agenda, signal, alarm }),
  ]);
}
