import { followLog, type RunnerOptions, type WakeTimers } from './follow-log.ts';
import { withFollowUp } from './follow-up.ts';
import { QUEUES } from './queues.ts';
import { retryDeadLetters } from './retry-dead-letters.ts';
import { runTimers } from './run-timers.ts';
import { createWakeTimer } from './wake-timer.ts';

/** Runs the processes until the signal; one runner at a time (see infrastructure/database/single-runner.ts). */
export async function runProcesses(given: Omit<RunnerOptions, 'wakeTimers'>): Promise<void> {
  const ports = withFollowUp(given.ports);
  const options = { ...given, ports };
  const { timerStore, signal } = options;
  const wakeTimer = () => createWakeTimer(signal);
  const wakeTimers: WakeTimers = {
    local: wakeTimer(),
    provider: wakeTimer(),
    ledger: wakeTimer(),
    aside: wakeTimer(),
  };
  await Promise.all([
    followLog({ ...options, wakeTimers }),
    retryDeadLetters({ ...options, wakeTimers }),
    ...QUEUES.map((queue) => runTimers({ ports, timerStore, queue, signal, wakeTimers })),
  ]);
}
