import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

/** `repeated`: it was carried out before, and adds nothing. */
export type CommandOutcome = 'done' | 'repeated' | 'refused' | 'failed';
export type AppendOutcome = 'appended' | 'conflict' | 'failed';

const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const registers: [] = []; // each process gives them to the registry of its server

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

export type WorkMetrics = ReturnType<typeof workMetrics>;
