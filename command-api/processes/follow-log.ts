import { setTimeout as sleep } from 'node:timers/promises';
import { processes as ALL } from '@baanpak/domain/processes/all.ts';
import {
  type DomainEvent,
  type Process,
  type ProcessStep,
  stepsAfter,
  type Todo,
} from '@baanpak/domain/processes/process.ts';
import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import { isDatabaseAway } from '@baanpak/infrastructure/database/wait-for-database.ts';
import {
  decodeReadable,
  type EventCodec,
  type EventEnvelope,
} from '@baanpak/infrastructure/event-store/codec/codec.ts';
import {
  type StoppedAt,
  UnreadableEvent,
} from '@baanpak/infrastructure/event-store/codec/unreadable-event.ts';
import {
  comparePositions,
  type EventStore,
  lastEventOf,
} from '@baanpak/infrastructure/event-store/port.ts';
import type { Ports } from '../ports.ts';
import { attempt } from './attempt.ts';
import { isTransient } from './backoff.ts';
import { blockedLetter, type DeadLetter, type DeadLetters, park, placeOf } from './dead-letters.ts';
import type { Queue } from './queues.ts';
import { type About, aboutStep, timerChange } from './timer-change.ts';
import type { Timer, TimerStore } from './timer-store.ts';
import type { WakeTimer } from './wake-timer.ts';

export type ProcessesStatus = {
  problem: string | null;
  /** When they last did something, or found nothing to do. */
  lastProgress?: Instant;
  /** Where they wait for a version that can read the event; they look again all the same. */
  stoppedAt: StoppedAt | null;
};

export type RunnerOptions = Readonly<{
  ports: Ports;
  store: EventStore;
  codec: EventCodec;
  timerStore: TimerStore;
  stepsAside: DeadLetters;
  signal: AbortSignal;
  status: ProcessesStatus;
  wakeTimers: WakeTimers;
  /** Default all there are. */
  processes?: readonly Process[] | undefined;
}>;
export type WakeTimers = Readonly<Record<Queue | 'aside', WakeTimer>>;

/** What a batch of events comes to besides what is done at once. */
type Outcome = Readonly<{
  timers: Map<string, Timer | 'forgotten'>;
  aside: DeadLetter[];
  /** Streams whose later steps wait for one that was put aside. */
  blocked: Set<string>;
  /** By process and stream, where its events wait whole for one that it cannot follow. */
  unprocessed: Set<string>;
}>;

/** The streams that something follows from. */
export const PROCESS_STREAMS = {
  streamPrefixes: [
    'roomCalendar-',
    'booking-',
    'checkout-',
    'payment-',
    'refund-',
    'moneyCase-',
    'ledgerDay-',
    'username-',
    'slug-',
    'taxInvoices-',
    'settlement-',
    'review-',
    'partnerApplication-',
    'user-',
    'admins',
  ],
};
const LONGEST_PAUSE = 5_000;
/** What follows at once is done by the command itself: the runner gathers events for a commit of many. */
const REST = 50;

/** Reads the log and does what follows; starts again from its checkpoint when something fails. */
export async function followLog(options: RunnerOptions): Promise<void> {
  const { signal, status, ports } = options;
  for (let pause = 100; !signal.aborted; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
    try {
      await readOn(options, () => {
        pause = 100;
        status.lastProgress = ports.now();
        status.problem = null;
        status.stoppedAt = null;
      });
    } catch (error) {
      status.problem = problemOf(error);
      status.stoppedAt = error instanceof UnreadableEvent ? error.at : null;
      ports.log.error(status.stoppedAt ?? { err: error }, 'The processes stopped');
      await sleep(pause, undefined, { signal }).catch(() => {});
    }
  }
}

/** Shown to anybody: what a database says of itself is for the log. */
function problemOf(error: unknown): string {
  if (isDatabaseAway(error)) return 'The database does not answer';
  return error instanceof Error ? error.message : String(error);
}

async function readOn(options: RunnerOptions, onProgress: () => void): Promise<void> {
  const { store, codec, timerStore, stepsAside, signal } = options;
  const { position: after, last } = await timerStore.place();
  let position = after;
  const filter = PROCESS_STREAMS;
  for await (const batch of store.subscribe({ after, last, filter, signal })) {
    if (comparePositions(batch.position, position) !== 0) {
      const { events, unreadable } = await decodeReadable<DomainEvent>(codec, batch.events);
      const outcome = { timers: new Map(), aside: [], ...(await stepsAside.places()) };
      for (const event of events) await react(options, event, outcome);
      const until = unreadable ? (events.at(-1)?.position ?? position) : batch.position;
      await timerStore.moveOn(position, until, outcome.timers, outcome.aside, lastEventOf(events));
      position = until;
      wake(options.wakeTimers, outcome);
      if (unreadable) throw unreadable;
    }
    onProgress();
    if (batch.caughtUp) await sleep(REST, undefined, { signal }).catch(() => {});
  }
}

function wake(wakeTimers: WakeTimers, { timers, aside }: Outcome): void {
  for (const timer of timers.values())
    if (timer !== 'forgotten') wakeTimers[timer.queue].setFor(Date.parse(timer.due));
  for (const { due } of aside) wakeTimers.aside.setFor(Date.parse(due));
}

async function react(
  { ports, processes = ALL }: RunnerOptions,
  event: EventEnvelope<DomainEvent>,
  outcome: Outcome,
): Promise<void> {
  for (const process of processes)
    if (process.when[event.type]) await follow(ports, process, event, outcome);
}

/** A process that cannot follow an event waits with all later ones of that stream; others go on. */
async function follow(
  ports: Ports,
  process: Process,
  event: EventEnvelope<DomainEvent>,
  outcome: Outcome,
): Promise<void> {
  const { stream, revision } = event;
  const place = placeOf(process.name, stream);
  const about = (step: number): About => aboutStep(process, event, step, ports.now());
  const whole = () => ({ ...about(0), todo: { follow: { revision } } });
  if (outcome.unprocessed.has(place)) {
    outcome.aside.push(blockedLetter(whole()));
    return;
  }
  let steps: readonly ProcessStep[];
  try {
    steps = stepsAfter(process, event);
  } catch (error) {
    ports.log.error({ err: error, process: process.name, stream }, 'An event was put aside');
    outcome.unprocessed.add(place);
    outcome.blocked.add(stream);
    outcome.aside.push(park(whole(), error, 1));
    return;
  }
  for (const [n, step] of steps.entries()) {
    const change = timerChange(step, about(n));
    if (change) outcome.timers.set(...change);
    else if ('do' in step && !('at' in step)) await doOrSetAside(ports, step, about(n), outcome);
  }
}

/** A bug holds up its own stream alone; what passes by itself is tried again by all who read the log. */
async function doOrSetAside(
  ports: Ports,
  todo: Todo,
  about: About,
  { aside, blocked }: Outcome,
): Promise<void> {
  const { process, cause, stream } = about;
  if (blocked.has(stream)) {
    aside.push(blockedLetter({ ...about, todo }));
    return;
  }
  try {
    await attempt(ports, { process, cause, todo });
  } catch (error) {
    if (isTransient(error) || error instanceof UnreadableEvent) throw error;
    ports.log.error({ err: error, process, cause, stream }, 'A step was put aside');
    blocked.add(stream);
    aside.push(park({ ...about, todo }, error, 1));
  }
}
