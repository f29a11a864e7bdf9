import type { DomainEvent, LaterCommand, Todo } from '@baanpak/domain/processes/process.ts';
import { whenRefused } from '@baanpak/domain/processes/when-refused.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { EventEnvelope } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import type { Ports } from '../ports.ts';
import { dispatch } from './dispatch.ts';
import { type Cause, processContext } from './process-context.ts';

type EventEnvelopes = readonly EventEnvelope<DomainEvent>[];
export type Tried = Readonly<{ process: string; cause: Cause; todo: Todo }>;

/**
 * Carries out a process's command now. A refusal is an answer, and `whenRefused` says what follows from
 * it. Anything else is thrown, to be tried again.
 */
export async function attempt(
  ports: Ports,
  { process, cause, todo }: Tried,
): Promise<EventEnvelopes> {
  try {
    return await dispatch(ports, todo.do, processContext(process, cause));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const about = `${cause.eventId}-${cause.step}`;
    const next = whenRefused(todo, error.code, { about, at: ports.now() });
    if (next === 'again') throw error;
    ports.log.warn({ err: error, process, cause }, 'A process was refused');
    return instead(ports, { process, cause }, next);
  }
}

/** Named after the step that was refused, so that they too are the same commands the next time. */
async function instead(
  ports: Ports,
  { process, cause }: Omit<Tried, 'todo'>,
  commands: readonly LaterCommand[],
): Promise<EventEnvelopes> {
  const done: EventEnvelope<DomainEvent>[] = [];
  for (const [n, command] of commands.entries()) {
    const todo = { do: command };
    const step = `${cause.step}-else-${n}`;
    done.push(...(await attempt(ports, { process, cause: { ...cause, step }, todo })));
  }
  return done;
}
