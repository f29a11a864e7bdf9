import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { CommandHandler } from '../commands/command-handler.ts';
import type { CommandContext } from '../event-store/codec/metadata.ts';
import { metadataOf } from '../event-store/codec/metadata.ts';
import type { EventStore, RecordedEvent } from '../event-store/port.ts';
import type { TelemetrySpan, Tracing } from './tracing.ts';
import type { AppendOutcome, CommandOutcome, WorkMetrics } from './work-metrics.ts';

/** How the work of a process is watched. */
export type Work = Readonly<{ metrics: WorkMetrics; tracing: Tracing | undefined }>;

/** The same commands, counted; where spans are wanted each has one, and events carry its `traceparent`. */
export function observedCommands(commands: CommandHandler, work: Work): CommandHandler {
  async function counted<Result>(
    types: readonly string[],
    carryOut: () => Promise<Result>,
    outcomeOf: (result: Result) => CommandOutcome,
  ): Promise<Result> {
    const { metrics } = work;
    const begun = performance.now();
    metrics.underWay.inc();
    let outcome: CommandOutcome = 'failed';
    try {
      const result = await carryOut();
      outcome = outcomeOf(result);
      return result;
    } catch (error) {
      if (error instanceof Refusal) outcome = 'refused';
      throw error;
    } finally {
      metrics.underWay.dec();
      metrics.commandSeconds.observe({ outcome }, (performance.now() - begun) / 1000);
      for (const command of types) metrics.commands.inc({ command, outcome });
    }
  }

  function traced<Result>(
    types: readonly string[],
    context: CommandContext,
    carryOut: (context: CommandContext) => Promise<Result>,
  ): Promise<Result> {
    const { tracing } = work;
    if (!tracing) return carryOut(context);
    return tracing.span(`command ${types.join(', ')}`, context.traceparent, ({ traceparent }) =>
      carryOut({ ...context, traceparent }),
    );
  }

  return {
    ...commands,
    handle: (decider, stream, command, context) =>
      counted(
        [command.type],
        () =>
          traced([command.type], context, (its) => commands.handle(decider, stream, command, its)),
        ({ events }) => (events.length > 0 ? 'done' : 'repeated'),
      ),
    handleInOrder(steps, context) {
      const types = steps.map(({ type }) => type);
      return counted(
        types,
        () => traced(types, context, (its) => commands.handleInOrder(steps, its)),
        ({ outcome }) => outcome,
      );
    },
  };
}

/** The same store, whose appends are timed. */
export function observedStore(store: EventStore, { metrics, tracing }: Work): EventStore {
  async function timed<Result extends Readonly<{ outcome: AppendOutcome }>>(
    append: () => Promise<Result>,
    span?: TelemetrySpan,
  ): Promise<Result> {
    const begun = performance.now();
    let outcome: AppendOutcome = 'failed';
    try {
      const result = await append();
      outcome = result.outcome;
      return result;
    } finally {
      metrics.appendSeconds.observe({ outcome }, (performance.now() - begun) / 1000);
      span?.set({ 'baanpak.outcome': outcome });
    }
  }
  const observed = <Result extends Readonly<{ outcome: AppendOutcome }>>(
    append: () => Promise<Result>,
  ): Promise<Result> =>
    tracing ? tracing.span('append', undefined, (span) => timed(append, span)) : timed(append);
  return {
    ...store,
    append: (stream, expected, events) => observed(() => store.append(stream, expected, events)),
    appendInOrder: (appends) => observed(() => store.appendInOrder(appends)),
  };
}

/** Events whose rows were committed just now, of groups of read models; `began` is in milliseconds since 1970. */
export function observeProjection(
  { metrics, tracing }: Work,
  groups: readonly string[],
  events: readonly RecordedEvent[],
  began: number,
): void {
  const to = Date.now();
  for (const { type, metadata } of events) {
    const { recordedAt, traceparent } = metadataOf(metadata);
    const seconds = Math.max(0, to - Date.parse(recordedAt)) / 1000;
    for (const group of groups) metrics.projectionSeconds.observe({ group }, seconds);
    if (tracing && traceparent !== undefined)
      tracing.record(
        `project ${type}`,
        traceparent,
        { from: began, to },
        {
          'baanpak.groups': groups.join(', '),
        },
      );
  }
}
