import { setTimeout as sleep } from 'node:timers/promises';
import { after } from '@baanpak/domain/values/time/instant.ts';
import { singleFlight } from '@baanpak/infrastructure/concurrency/single-flight.ts';
import type { Deps } from '../deps.ts';
import type { Agenda, Rung, Timer } from './agenda.ts';
import { type Alarm, sleepUntilNext } from './alarm.ts';
import { attempt } from './attempt.ts';
import { pauseAfter } from './backoff.ts';
import { followUp } from './follow-up.ts';
import { AT_ONCE, type Queue } from './queues.ts';
import { refiled } from './refile.ts';

type Options = Readonly<{
  deps: Deps;
  agenda: Agenda;
  queue: Queue;
  signal: AbortSignal;
  alarms: Readonly<Record<Queue, Alarm>>;
}>;

/** Letters are due at once: those of a moment are looked for together. */
const REST = 100;
/** A batch is no longer than what a provider that hangs lets end soon, so that what comes is looked at. */
const BATCH: Readonly<Record<Queue, number>> = { local: 200, provider: 32, ledger: 20 };
const PAUSE_AFTER_FAILURE = 5_000;

/** Does what was put off, when its time has come: also what came due while nobody was running. */
export async function ringTimers(options: Options): Promise<void> {
  const { deps, agenda, queue, signal, alarms } = options;
  while (!signal.aborted) {
    try {
      alarms[queue].clear();
      const due = await agenda.due(queue, deps.now(), BATCH[queue]);
      await ringAll(options, due);
      if (due.length === 0)
        await sleepUntilNext(alarms[queue], deps.now(), await agenda.nextDue(queue));
      else if (due.length < BATCH[queue]) await sleep(REST, undefined, { signal });
    } catch (error) {
      if (signal.aborted) return;
      deps.log.error({ err: error, queue }, 'The timers stopped');
      await sleep(PAUSE_AFTER_FAILURE, undefined, { signal }).catch(() => {});
    }
  }
}

/** As many at once as the queue bears: one that is slow holds up none but itself. */
async function ringAll(options: Options, due: readonly Timer[]): Promise<void> {
  const { deps, agenda, queue, signal, alarms } = options;
  const open = [...due];
  const failed = new AbortController();
  const done: Rung[] = [];
  // those that end while others are written leave together in the next statement
  const settleDone = singleFlight(() => agenda.settle(done.splice(0)));
  const seat = async () => {
    // a call that begins while all is ending might be cut off half way
    while (!signal.aborted && !failed.signal.aborted) {
      const timer = open.shift();
      if (!timer) return;
      const rung = await ring(deps, timer);
      done.push(rung);
      await settleDone();
      for (const set of [...(rung.next ? [rung.next] : []), ...(rung.besides ?? [])])
        alarms[set.queue].setFor(Date.parse(set.due));
    }
  };
  const seats = Array.from({ length: AT_ONCE[queue] }, () =>
    seat().catch((error: unknown) => failed.abort(error)),
  );
  await Promise.all(seats);
  failed.signal.throwIfAborted();
}

/** A command that is refused is done, with what follows from that; one that fails is tried again. */
async function ring(deps: Deps, timer: Timer): Promise<Rung> {
  const { process, cause, command, everyMs } = timer;
  try {
    const elsewhere = await refiled(deps, timer);
    if (elsewhere) return elsewhere;
    const tried = { process, cause, todo: { do: command } };
    await followUp(deps, await attempt(deps, tried, followUp));
    if (everyMs === null) return { timer, next: null };
    return { timer, next: { ...timer, due: after(deps.now(), everyMs), failures: 0 } };
  } catch (error) {
    deps.log.warn({ err: error, process, command }, 'A timer could not be carried out');
    const failures = timer.failures + 1;
    const pause = pauseAfter(error, failures, everyMs === null ? {} : { least: everyMs });
    return { timer, next: { ...timer, due: after(deps.now(), pause), failures } };
  }
}
