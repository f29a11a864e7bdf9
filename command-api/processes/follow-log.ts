import { setTimeout as sleep } from 'node:timers/promises';
import { processes } from '@baanpak/domain/processes/all.ts';
import { type DomainEvent, type Step, stepsAfter } from '@baanpak/domain/processes/process.ts';
import type { EventCodec, Happened } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import { comparePositions, type EventStore } from '@baanpak/infrastructure/event-store/port.ts';
import type { Deps } from '../deps.ts';
import type { Agenda, Timer } from './agenda.ts';
import type { Alarm } from './alarm.ts';
import { attempt } from './attempt.ts';
import { followUp } from './follow-up.ts';
import type { Cause } from './process-context.ts';

export type ProcessesStatus = { problem: string | null };

export type RunnerOptions = Readonly<{
  deps: Deps;
  store: EventStore;
  codec: EventCodec;
  agenda: Agenda;
  signal: AbortSignal;
  status: ProcessesStatus;
  alarm: Alarm;
}>;

const STREAMS = {
  streamPrefixes: [
    'roomCalendar-',
    'booking-',
    'checkout-',
    'payment-',
    'refund-',
    'username-',
    'slug-',
    'taxInvoices-',
  ],
};
const LONGEST_PAUSE = 5_000;
/** What follows at once is done by the command itself: the runner gathers events for a commit of many. */
const REST = 50;

/** Reads the log and does what follows; starts again from its checkpoint when something fails. */
export async function followLog(options: RunnerOptions): Promise<void> {
  const { signal, status, deps } = options;
  for (let pause = 100; !signal.aborted; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
    try {
      await readOn(options, () => {
        pause = 100;
        status.problem = null;
      });
    } catch (error) {
      status.problem = error instanceof Error ? error.message : String(error);
      deps.log.error({ err: error }, 'The processes stopped');
      await sleep(pause, undefined, { signal }).catch(() => {});
    }
  }
}

async function readOn(options: RunnerOptions, onProgress: () => void): Promise<void> {
  const { store, codec, agenda, signal, alarm } = options;
  let position = await agenda.position();
  for await (const batch of store.subscribe({ after: position, filter: STREAMS, signal })) {
    if (comparePositions(batch.position, position) !== 0) {
      const timers = new Map<string, Timer | 'forgotten'>();
      for (const event of await codec.decode<DomainEvent>(batch.events))
        await react(options, event, timers);
      await agenda.moveOn(position, batch.position, timers);
      position = batch.position;
      for (const timer of timers.values())
        if (timer !== 'forgotten') alarm.setFor(Date.parse(timer.due));
    }
    onProgress();
    if (batch.caughtUp) await sleep(REST, undefined, { signal }).catch(() => {});
  }
}

async function react(
  { deps }: RunnerOptions,
  event: Happened<DomainEvent>,
  timers: Map<string, Timer | 'forgotten'>,
): Promise<void> {
  for (const process of processes)
    for (const [step, todo] of stepsAfter(process, event).entries()) {
      const cause = { eventId: event.id, correlationId: event.metadata.correlationId, step };
      await take(deps, process.name, cause, todo, timers);
    }
}

async function take(
  deps: Deps,
  process: string,
  cause: Cause,
  step: Step,
  timers: Map<string, Timer | 'forgotten'>,
): Promise<void> {
  if ('forget' in step) {
    timers.set(step.forget, 'forgotten');
  } else if ('at' in step) {
    const { at: due, every, key, do: command } = step;
    timers.set(key, { key, due, everyMs: every ?? null, process, cause, command });
  } else {
    await attempt(deps, process, cause, step.do, followUp);
  }
}
