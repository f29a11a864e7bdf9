import { setTimeout as sleep } from 'node:timers/promises';
import { processes as ALL } from '@baanpak/domain/processes/all.ts';
import { type DomainEvent, stepsAfter } from '@baanpak/domain/processes/process.ts';
import { SECOND } from '@baanpak/domain/values/time/instant.ts';
import { StoreUnavailable } from '@baanpak/infrastructure/event-store/port.ts';
import { attempt } from './attempt.ts';
import { park, type StoredDeadLetter } from './dead-letters.ts';
import type { RunnerOptions } from './follow-log.ts';
import { aboutStep, timerChange } from './timer-change.ts';
import type { Timer } from './timer-store.ts';
import { sleepUntilNext } from './wake-timer.ts';

type Options = Pick<
  RunnerOptions,
  'ports' | 'store' | 'codec' | 'timerStore' | 'stepsAside' | 'signal'
> &
  Pick<RunnerOptions, 'wakeTimers' | 'processes'>;

const BATCH = 20;
const PAUSE_AFTER_FAILURE = 5 * SECOND;

/** Tries again what was put aside, each stream in its order: all of it at once as this process begins. */
export async function retryDeadLetters(options: Options): Promise<void> {
  const { ports, stepsAside, signal, wakeTimers } = options;
  const wakeTimer = wakeTimers.aside;
  let hasBegun = false;
  while (!signal.aborted) {
    try {
      wakeTimer.clear();
      if (!hasBegun) await stepsAside.hurry(ports.now());
      hasBegun = true;
      const due = await stepsAside.due(ports.now(), BATCH);
      for (const step of due) if (!signal.aborted) await retry(options, step);
      if (due.length === 0)
        await sleepUntilNext(wakeTimer, ports.now(), await stepsAside.nextDue());
    } catch (error) {
      ports.log.error({ err: error }, 'What was put aside could not be looked at');
      await sleep(PAUSE_AFTER_FAILURE, undefined, { signal }).catch(() => {});
    }
  }
}

async function retry(options: Options, step: StoredDeadLetter): Promise<void> {
  const { ports, stepsAside } = options;
  const { process, cause, todo, stream, failures, id } = step;
  try {
    if ('follow' in todo) await followAgain(options, step, todo.follow.revision);
    else await attempt(ports, { process, cause, todo });
  } catch (error) {
    ports.log.error({ err: error, process, cause, stream }, 'A step stays put aside');
    const again = park({ ...step, due: ports.now() }, error, failures + 1);
    return stepsAside.putOff({ ...again, id });
  }
  await stepsAside.done(step);
}

/** All that follows from the event: done twice it changes nothing, so that it may end half way. */
async function followAgain(
  { ports, store, codec, timerStore, wakeTimers, processes = ALL }: Options,
  { process: name, stream }: StoredDeadLetter,
  from: number,
): Promise<void> {
  const process = processes.find((one) => one.name === name);
  const [event] = await codec.decode<DomainEvent>(
    await store.readStream(stream, { from, limit: 1 }),
  );
  if (!event) throw new StoreUnavailable('An event that was put aside is not to be read yet');
  if (!process) return;
  const changes = new Map<string, Timer | 'forgotten'>();
  for (const [n, step] of stepsAfter(process, event).entries()) {
    const about = aboutStep(process, event, n, ports.now());
    const change = timerChange(step, about);
    if (change) changes.set(...change);
    else if ('do' in step && !('at' in step))
      await attempt(ports, { process: name, cause: about.cause, todo: step });
  }
  await timerStore.change(changes);
  for (const timer of changes.values())
    if (timer !== 'forgotten') wakeTimers[timer.queue].setFor(Date.parse(timer.due));
}
