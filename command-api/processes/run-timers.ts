import { setTimeout as sleep } from 'node:timers/promises';
import { after } from '@baanpak/domain/values/time/instant.ts';
import { singleFlight } from '@baanpak/infrastructure/concurrency/single-flight.ts';
import type { Ports } from '../ports.ts';
import { attempt } from './attempt.ts';
import { pauseAfter } from './backoff.ts';
import { AT_ONCE, type Queue } from './queues.ts';
import { requeued } from './requeue.ts';
import type { Timer, TimerOutcome, TimerStore } from './timer-store.ts';
import { sleepUntilNext, type WakeTimer } from './wake-timer.ts';

type Options = Readonly<{
  ports: Ports;
  timerStore: TimerStore;
  queue: Queue;
  signal: AbortSignal;
  wakeTimers: Readonly<Record<Queue, WakeTimer>>;
}>;

/** Mails are due at once: those of a moment are looked for together. */
const REST = 100;
/** A batch is no longer than what a provider that hangs lets end soon, so that what comes is looked at. */
const BATCH: Readonly<Record<Queue, number>> = { local: 200, provider: 32, ledger: 20 };
const PAUSE_AFTER_FAILURE = 5_000;

/** Carries out the timers of a queue when they are due, also those that came due while nobody was running. */
export async function runTimers(options: Options): Promise<void> {
  const { ports, timerStore, queue, signal, wakeTimers } = options;
  while (!signal.aborted) {
    try {
      wakeTimers[queue].clear();
      const due = await timerStore.due(queue, ports.now(), BATCH[queue]);
      await runAll(options, due);
      if (due.length === 0)
        await sleepUntilNext(wakeTimers[queue], ports.now(), await timerStore.nextDue(queue));
      else if (due.length < BATCH[queue]) await sleep(REST, undefined, { signal });
    } catch (error) {
      if (signal.aborted) return;
      ports.log.error({ err: error, queue }, 'The timers stopped');
      await sleep(PAUSE_AFTER_FAILURE, undefined, { signal }).catch(() => {});
    }
  }
}

/** As many at once as the queue allows: a slow one delays only itself. */
async function runAll(options: Options, due: readonly Timer[]): Promise<void> {
  const { ports, timerStore, queue, signal, wakeTimers } = options;
  const open = [...due];
  const failed = new AbortController();
  const done: TimerOutcome[] = [];
  // those that end while others are written leave together in the next statement
  const settleDone = singleFlight(() => timerStore.settle(done.splice(0)));
  const worker = async () => {
    // a call that begins during shutdown might be cut off half way
    while (!signal.aborted && !failed.signal.aborted) {
      const timer = open.shift();
      if (!timer) return;
      const outcome = await runTimer(ports, timer);
      done.push(outcome);
      await settleDone();
      for (const set of [...(outcome.next ? [outcome.next] : []), ...(outcome.besides ?? [])])
        wakeTimers[set.queue].setFor(Date.parse(set.due));
    }
  };
  const workers = Array.from({ length: AT_ONCE[queue] }, () =>
    worker().catch((error: unknown) => failed.abort(error)),
  );
  await Promise.all(workers);
  failed.signal.throwIfAborted();
}

/** A command that is refused is done, with what follows from that; one that fails is tried again. */
async function runTimer(ports: Ports, timer: Timer): Promise<TimerOutcome> {
  const { process, cause, command, everyMs } = timer;
  try {
    const elsewhere = await requeued(ports, timer);
    if (elsewhere) return elsewhere;
    const tried = { process, cause, todo: { do: command } };
    await ports.followUp(await attempt(ports, tried));
    if (everyMs === null) return { timer, next: null };
    return { timer, next: { ...timer, due: after(ports.now(), everyMs), failures: 0 } };
  } catch (error) {
    ports.log.warn({ err: error, process, command }, 'A timer could not be carried out');
    const failures = timer.failures + 1;
    const pause = pauseAfter(error, failures, everyMs === null ? {} : { least: everyMs });
    return { timer, next: { ...timer, due: after(ports.now(), pause), failures } };
  }
}
