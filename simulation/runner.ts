import type { Tried } from '@baanpak/command-api/processes/attempt.ts';
import { aboutStep, timerChange } from '@baanpak/command-api/processes/timer-change.ts';
import type { Timer } from '@baanpak/command-api/processes/timer-store.ts';
import { processes as ALL } from '@baanpak/domain/processes/all.ts';
import { type DomainEvent, type Process, stepsAfter } from '@baanpak/domain/processes/process.ts';
import { after, type Instant } from '@baanpak/domain/values/time/instant.ts';
import type { EventEnvelope } from '@baanpak/infrastructure/event-store/codec/codec.ts';

type Act = () => Promise<unknown>;
type Entry = Readonly<{ at: Instant; act: Act } | { at: Instant; timer: Timer }>;

type Clock = Readonly<{ now(): Instant; set(at: Instant): void }>;

type RunnerOptions = Readonly<{
  clock: Clock;
  events: readonly EventEnvelope<DomainEvent>[];
  /** Says whether it came to its end; what did not is tried again. */
  carryOut(tried: Tried, by: 'log' | 'timer'): Promise<boolean>;
  /** What is set of a timer; default all of it. */
  keep?(timer: Timer): Timer | undefined;
  /** Timers that are carried out as they are set, because nothing is to happen in between; default none. */
  atOnce?(timer: Timer): boolean;
  /** Default all there are. */
  processes?: readonly Process[];
}>;

/** After which another runner takes the timer of one that stands still. */
const RETRY = 5_000;

/**
 * Follows a log with the processes, and plays their timers and what people do in order of time. As the product's
 * runner it moves on behind an event once all of its steps came to their end.
 */
export class Runner {
  /** How many events it follows at a time: few if it is slow. */
  pace = Number.POSITIVE_INFINITY;
  /** The next one last. */
  readonly #entries: Entry[] = [];
  readonly #timers = new Map<string, Timer>();
  readonly #options: RunnerOptions;
  #followed = 0;
  /** How far another runner is that takes itself for the only one. */
  #overtaken = 0;

  constructor(options: RunnerOptions) {
    this.#options = options;
  }

  /** Somebody does something then; what was planned first comes first at the same moment. */
  plan(at: Instant, act: Act): void {
    this.#enter({ at, act });
  }

  /** The processes' timers that are still to come. */
  timers(): readonly Timer[] {
    return [...this.#timers.values()];
  }

  /** Follows what happened, as far as its pace allows. */
  async follow(): Promise<void> {
    for (let n = 0; n < this.pace; n += 1) {
      const event = this.#options.events[this.#followed];
      if (!event || !(await this.#react(event))) return;
      this.#followed += 1;
    }
  }

  /** Plays what is due until `end`, which is left out. */
  async runUntil(end: Instant): Promise<void> {
    const { clock } = this.#options;
    await this.follow();
    for (let next = this.#entries.at(-1); next && next.at < end; next = this.#entries.at(-1)) {
      this.#entries.pop();
      if (next.at > clock.now()) clock.set(next.at); // what is overdue is done now
      if ('timer' in next) await this.#ring(next.timer);
      else await next.act();
      await this.follow();
    }
  }

  /** A restart: the last so many events are followed again. */
  goBack(events: number): void {
    this.#followed = Math.max(0, this.#followed - events);
  }

  /** Another runner begins so many events back. */
  startAnother(eventsBack: number): void {
    this.#overtaken = Math.max(0, this.#followed - eventsBack);
  }

  /** It follows some events, no matter who followed them before. */
  async followOvertaken(most: number): Promise<void> {
    for (let n = 0; n < most; n += 1) {
      const event = this.#options.events[this.#overtaken];
      if (!event || !(await this.#react(event, 'overtaken'))) return;
      this.#overtaken += 1;
    }
  }

  async #react(event: EventEnvelope<DomainEvent>, by?: 'overtaken'): Promise<boolean> {
    for (const process of this.#options.processes ?? ALL)
      for (const [n, step] of stepsAfter(process, event).entries()) {
        const about = aboutStep(process, event, n, event.recordedAt);
        const change = timerChange(step, about);
        if (change) {
          // the timers of a runner that was overtaken are not kept: another moved the checkpoint
          if (!by) await this.#change(...change);
        } else if ('do' in step && !('at' in step)) {
          const tried = { process: process.name, cause: about.cause, todo: step };
          if (!(await this.#options.carryOut(tried, 'log'))) return false;
        }
      }
    return true;
  }

  async #ring(timer: Timer): Promise<void> {
    const { key, everyMs } = timer;
    if (this.#timers.get(key) !== timer) return; // forgotten, or set again
    const isDone = await this.#carryOut(timer);
    await this.follow();
    if (this.#timers.get(key) !== timer) return;
    this.#timers.delete(key);
    if (!isDone) this.#set(key, { ...timer, due: after(this.#options.clock.now(), RETRY) });
    else if (everyMs !== null) this.#set(key, { ...timer, due: after(timer.due, everyMs) });
  }

  #carryOut({ process, cause, command }: Timer): Promise<boolean> {
    return this.#options.carryOut({ process, cause, todo: { do: command } }, 'timer');
  }

  async #change(key: string, change: Timer | 'forgotten'): Promise<void> {
    const isAtOnce = change !== 'forgotten' && this.#options.atOnce?.(change);
    if (isAtOnce && (await this.#carryOut(change))) return;
    this.#set(key, change);
  }

  #set(key: string, change: Timer | 'forgotten'): void {
    const { keep } = this.#options;
    const timer = change === 'forgotten' ? undefined : keep ? keep(change) : change;
    if (!timer) this.#timers.delete(key);
    else {
      this.#timers.set(key, timer);
      this.#enter({ at: timer.due, timer });
    }
  }

  #enter(entry: Entry): void {
    let low = 0;
    let high = this.#entries.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#entries[middle]?.at ?? entry.at) > entry.at) low = middle + 1;
      else high = middle;
    }
    this.#entries.splice(low, 0, entry);
  }
}
