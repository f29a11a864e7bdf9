import { setTimeout as sleep } from 'node:timers/promises';
import { after } from '@baanpak/domain/values/instant.ts';
import { Refusal } from '@baanpak/domain/values/refusal.ts';
import type { Deps } from '../deps.ts';
import type { Agenda, Rung, Timer } from './agenda.ts';
import type { Alarm } from './alarm.ts';
import { carryOut } from './carry-out.ts';
import { followUp } from './follow-up.ts';
import { processContext } from './process-context.ts';

type Options = Readonly<{
  deps: Deps;
  agenda: Agenda;
  signal: AbortSignal;
  alarm: Alarm;
}>;

const AT_ONCE = 8;
/** Letters are due at once: those of a moment are looked for together. */
const REST = 100;
const BATCH = 200;
const LONGEST_SLEEP = 30_000;
const PAUSE_AFTER_FAILURE = 5_000;

/** Does what was put off, when its time has come: also what came due while nobody was running. */
export async function ringTimers({ deps, agenda, signal, alarm }: Options): Promise<void> {
  while (!signal.aborted) {
    try {
      alarm.clear();
      const due = await agenda.due(deps.now(), BATCH);
      for (let n = 0; n < due.length; n += AT_ONCE)
        await agenda.settle(
          await Promise.all(due.slice(n, n + AT_ONCE).map((timer) => ring(deps, timer))),
        );
      if (due.length === 0) await sleepUntilNext(deps, agenda, alarm);
      else if (due.length < BATCH) await sleep(REST, undefined, { signal });
    } catch (error) {
      if (signal.aborted) return;
      deps.log.error({ err: error }, 'The timers stopped');
      await sleep(PAUSE_AFTER_FAILURE, undefined, { signal }).catch(() => {});
    }
  }
}

async function sleepUntilNext(deps: Deps, agenda: Agenda, alarm: Alarm): Promise<void> {
  const next = await agenda.nextDue();
  const now = Date.parse(deps.now());
  const latest = now + LONGEST_SLEEP;
  await alarm.sleepUntil(next ? Math.min(Date.parse(next), latest) : latest, now);
}

async function ring(deps: Deps, timer: Timer): Promise<Rung> {
  const { process, cause, command, everyMs } = timer;
  try {
    const context = processContext(process, cause);
    await followUp(deps, await carryOut(deps, command, context, followUp));
    return { timer, until: everyMs === null ? null : after(deps.now(), everyMs) };
  } catch (error) {
    deps.log.warn({ err: error, process, command }, 'A timer could not be carried out');
    const final = error instanceof Refusal && error.code !== 'busy' && everyMs === null;
    return { timer, until: final ? null : after(deps.now(), everyMs ?? PAUSE_AFTER_FAILURE) };
  }
}
