import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import type { EventEnvelope } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import {
  type CommandContext,
  causedByOf,
} from '@baanpak/infrastructure/event-store/codec/metadata.ts';

/** The event a process follows up; `step` names what it does, a number or one derived from it. */
export type Cause = Readonly<{
  eventId: string;
  correlationId: string;
  step: number | string;
  /** The person whose act the event follows from; those kept by versions before have none. */
  causedBy?: string;
  /** Of the event, where spans are collected. */
  traceparent?: string;
}>;

/** One name for one command of one process: made again after a crash it is the same command. */
export const processContext = (process: string, cause: Cause): CommandContext => ({
  actor: `process:${process}`,
  correlationId: cause.correlationId,
  causationId: cause.eventId,
  commandId: `${process}/${cause.eventId}/${cause.step}`,
  command: `${process}/${cause.step}`,
  ...(cause.causedBy !== undefined && { causedBy: cause.causedBy }),
  ...(cause.traceparent !== undefined && { traceparent: cause.traceparent }),
});

/** What a step of a process after an event is caused by. */
export function causeOf(
  { id: eventId, metadata }: Pick<EventEnvelope<DomainEvent>, 'id' | 'metadata'>,
  step: Cause['step'],
): Cause {
  const { correlationId } = metadata;
  const causedBy = causedByOf(metadata);
  return { eventId, correlationId, step, ...(causedBy !== undefined && { causedBy }) };
}
