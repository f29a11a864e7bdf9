import { setTimeout as sleep } from 'node:timers/promises';
import { SECOND } from '@baanpak/domain/values/time/instant.ts';
import type { Deps } from '../deps.ts';
import { type Alarm, sleepUntilNext } from './alarm.ts';
import { attempt } from './attempt.ts';
import { followUp } from './follow-up.ts';
import { type KeptAside, type Shelf, setAside } from './steps-aside.ts';

type Options = Readonly<{ deps: Deps; shelf: Shelf; signal: AbortSignal; alarm: Alarm }>;

const BATCH = 20;
const PAUSE_AFTER_FAILURE = 5 * SECOND;

/** Tries again what was put aside, each stream in its order: all of it at once as this process begins. */
export async function retryAside({ deps, shelf, signal, alarm }: Options): Promise<void> {
  let hasBegun = false;
  while (!signal.aborted) {
    try {
      alarm.clear();
      if (!hasBegun) await shelf.hurry(deps.now());
      hasBegun = true;
      const due = await shelf.due(deps.now(), BATCH);
      for (const step of due) if (!signal.aborted) await retry(deps, shelf, step);
      if (due.length === 0) await sleepUntilNext(alarm, deps.now(), await shelf.nextDue());
    } catch (error) {
      deps.log.error({ err: error }, 'What was put aside could not be looked at');
      await sleep(PAUSE_AFTER_FAILURE, undefined, { signal }).catch(() => {});
    }
  }
}

async function retry(deps: Deps, shelf: Shelf, step: KeptAside): Promise<void> {
  const { process, cause, todo, stream, failures, id } = step;
  try {
    await attempt(deps, { process, cause, todo }, followUp);
  } catch (error) {
    deps.log.error({ err: error, process, cause, stream }, 'A step stays put aside');
    const again = setAside({ ...step, due: deps.now() }, error, failures + 1);
    return shelf.putOff({ ...again, id });
  }
  await shelf.done(step);
}
