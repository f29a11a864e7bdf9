import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';

/** The event a process follows up; `step` names what it does, a number or one derived from it. */
export type Cause = Readonly<{
  eventId: string;
  correlationId: string;
  step: number | string;
  /** Of the event, where spans are collected. */
  traceparent?: string;
}>;

/** One name for one command of one process: made again after a crash it is the same command. */
export const processContext = (process: string, cause: Cause): CommandContext => ({
  actor: `process:${process}`,
  correlationId: cause.correlationId,
  causationId: cause.eventId,
  commandId: `${process}/${cause.eventId}/${cause.step}`,
  ...(cause.traceparent !== undefined && { traceparent: cause.traceparent }),
});
