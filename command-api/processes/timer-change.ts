import type { DomainEvent, Process, ProcessStep } from '@baanpak/domain/processes/process.ts';
import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import type { EventEnvelope } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import { type Cause, causeOf } from './process-context.ts';
import { queueOf } from './queues.ts';
import type { Timer } from './timer-store.ts';

/** Which step of which process, after which event; `due` is the moment for what is wanted at once. */
export type About = Readonly<{ process: string; cause: Cause; stream: string; due: Instant }>;

/** What a step changes of the timers, by its key; undefined for one that is done at once. */
export function timerChange(
  step: ProcessStep,
  { process, cause, due }: About,
): readonly [string, Timer | 'forgotten'] | undefined {
  if ('forget' in step) return [step.forget, 'forgotten'];
  if ('at' in step) {
    const { at, every, key, do: command } = step;
    const timer = { key, due: at, everyMs: every ?? null, process, cause, command };
    return [key, { ...timer, queue: queueOf(command), failures: 0 }];
  }
  if (step.orElse || queueOf(step.do) === 'local') return undefined;
  // the log is not held up by whom the provider lets wait
  const key = `now:${process}/${cause.eventId}/${cause.step}`;
  const { do: command } = step;
  const timer = { key, due, everyMs: null, process, cause, command };
  return [key, { ...timer, queue: queueOf(command), failures: 0 }];
}

/** The n-th step of a process after an event. */
export const aboutStep = (
  process: Process,
  event: EventEnvelope<DomainEvent>,
  step: number,
  due: Instant,
): About => ({
  process: process.name,
  stream: event.stream,
  due,
  cause: causeOf(event, step),
});
