import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { CommandHandler } from '../commands/command-handler.ts';
import { type CommandContext, metadataOf } from '../event-store/codec/metadata.ts';
import type { EventStore, RecordedEvent } from '../event-store/port.ts';
import type { TelemetrySpan, Tracing } from './tracing.ts';

/** How the work of a process is watched. */
export type Work = Readonly<{ metrics: WorkMetrics; tracing: Tracing | undefined }>;

/** `repeated`: it was carried out before, and adds nothing. */
type CommandOutcome = 'done' | 'repeated' | 'refused' | 'failed';

type AppendOutcome = 'appended' | 'conflict' | 'failed';

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

const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const registers: [] = [];

export type WorkMetrics = ReturnType<typeof workMetrics>;

// each process gives them to the registry of its server

/** What is counted of the work itself: commands, appends and projections. Labels have few values, none of them an id. */
export function workMetrics() {
  const commands = new Counter({
    name: 'baanpak_commands_total',
    help: 'Commands carried out, by kind and by what they came to',
    labelNames: ['command', 'outcome'],
    registers,
  });
  const commandSeconds = new Histogram({
    name: 'baanpak_command_duration_seconds',
    help: 'From a command to what it came to, its wait for others on its stream included',
    labelNames: ['outcome'],
    buckets: BUCKETS,
    registers,
  });
  const underWay = new Gauge({
    name: 'baanpak_commands_under_way',
    help: 'Commands that are being carried out, or wait for others on their stream',
    registers,
  });
  const appendSeconds = new Histogram({
    name: 'baanpak_append_duration_seconds',
    help: 'From an append to the answer of the event store',
    labelNames: ['outcome'],
    buckets: BUCKETS,
    registers,
  });
  const projectionSeconds = new Histogram({
    name: 'baanpak_projection_delay_seconds',
    help: 'From the moment an event was recorded to its rows, while the log is followed',
    labelNames: ['group'],
    buckets: BUCKETS,
    registers,
  });
  const eventsOfOthers = new Counter({
    name: 'baanpak_events_of_others_total',
    help: 'Events of other programs in the log that were stepped over',
    registers,
  });
  return {
    registerOn(registry: Registry): void {
      registry.registerMetric(commands);
      registry.registerMetric(commandSeconds);
      registry.registerMetric(underWay);
      registry.registerMetric(appendSeconds);
      registry.registerMetric(projectionSeconds);
      registry.registerMetric(eventsOfOthers);
    },
    commands,
    commandSeconds,
    underWay,
    appendSeconds,
    projectionSeconds,
    eventsOfOthers,
  };
}
