import type { Ports } from '@baanpak/command-api/ports.ts';
import { attempt } from '@baanpak/command-api/processes/attempt.ts';
import { aboutStep, timerChange } from '@baanpak/command-api/processes/timer-change.ts';
import type { Timer } from '@baanpak/command-api/processes/timer-store.ts';
import { processes } from '@baanpak/domain/processes/all.ts';
import { nextComparison } from '@baanpak/domain/processes/keep-ledger.ts';
import { type DomainEvent, stepsAfter } from '@baanpak/domain/processes/process.ts';
import { after, type Instant, instant } from '@baanpak/domain/values/time/instant.ts';
import type { EventEnvelope } from '@baanpak/infrastructure/event-store/codec/codec.ts';

type Act = () => Promise<unknown>;
type Entry = Readonly<{ at: Instant; act: Act } | { at: Instant; timer: Timer }>;

/** What people do and what the processes' timers do, in order of time. */
export type Schedule = Readonly<{
  /** Somebody does something then; what was planned first comes first at the same moment. */
  plan(at: Instant, act: Act): void;
  /** Plays what is due until `end`, which is left out. */
  runUntil(end: Instant): Promise<void>;
  /** The processes' timers that are still to come. */
  timers(): readonly Timer[];
}>;

type Options = Readonly<{
  ports: Ports;
  written: readonly EventEnvelope<DomainEvent>[];
  setClock: (at: Instant) => void;
  /** Until when the past lasts. */
  now: Instant;
}>;

const BEGINNING = instant(0);

/**
 * Plays the past with the processes at work, as they would have been: all of them, but that nobody is
 * mailed and the provider's books are not compared before `now`.
 */
export function schedule({ ports, written, setClock, now }: Options): Schedule {
  /** The next one last. */
  const entries: Entry[] = [];
  const timers = new Map<string, Timer>();
  let followed = 0;
  let clock = BEGINNING;

  function enter(entry: Entry): void {
    let low = 0;
    let high = entries.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((entries[middle]?.at ?? entry.at) > entry.at) low = middle + 1;
      else high = middle;
    }
    entries.splice(low, 0, entry);
  }

  function set(key: string, change: Timer | 'forgotten'): void {
    const timer = change === 'forgotten' ? undefined : asOfNow(change, now);
    if (!timer) timers.delete(key);
    else {
      timers.set(key, timer);
      enter({ at: timer.due, timer });
    }
  }

  async function follow(): Promise<void> {
    for (let event = written[followed]; event; event = written[followed]) {
      followed += 1;
      for (const process of processes)
        for (const [n, step] of stepsAfter(process, event).entries()) {
          const about = aboutStep(process, event, n, event.recordedAt);
          const change = timerChange(step, about);
          if (change) set(...change);
          else if ('do' in step && !('at' in step))
            await attempt(ports, { process: process.name, cause: about.cause, todo: step });
        }
    }
  }

  async function ring(timer: Timer): Promise<void> {
    const { key, process, cause, command, everyMs } = timer;
    if (timers.get(key) !== timer) return; // forgotten, or set again
    const tried = { process, cause, todo: { do: command } };
    await ports.followUp(await attempt(ports, tried));
    await follow();
    if (timers.get(key) !== timer) return;
    timers.delete(key);
    if (everyMs !== null) set(key, { ...timer, due: after(timer.due, everyMs) });
  }

  return {
    plan: (at, act) => enter({ at, act }),
    async runUntil(end) {
      await follow();
      for (let next = entries.at(-1); next && next.at < end; next = entries.at(-1)) {
        entries.pop();
        if (next.at > clock) clock = next.at; // what is overdue is done now
        setClock(clock);
        if ('timer' in next) await ring(next.timer);
        else await next.act();
        await follow();
      }
    },
    timers: () => [...timers.values()],
  };
}

/** What is left of a timer: no mails, and of the ledger's the next one to come. */
function asOfNow(timer: Timer, now: Instant): Timer | undefined {
  const { command, due } = timer;
  if (command.type === 'SendMail') return undefined;
  if (due >= now) return timer;
  if (command.type === 'CompareCheckout') return undefined;
  if (command.type !== 'CompareDay') return timer;
  const next = nextComparison(command.data.day, now);
  return next && { ...timer, due: next };
}
