import { processes } from '@baanpak/domain/processes/all.ts';
import {
  type DomainEvent,
  type ProcessStep,
  stepsAfter,
  type Todo,
} from '@baanpak/domain/processes/process.ts';
import { whenRefused } from '@baanpak/domain/processes/when-refused.ts';
import type { RefundCommand } from '@baanpak/domain/refund/refund.ts';
import { NOTHING_SEEN } from '@baanpak/domain/testing/refund-samples.ts';
import { minute } from '@baanpak/domain/testing/samples.ts';
import type { Decider } from '@baanpak/domain/values/decider/decider.ts';
import type { Message } from '@baanpak/domain/values/decider/message.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { ChargeFacts } from '@baanpak/domain/values/money/charge-facts.ts';
import type { RefundsSeen } from '@baanpak/domain/values/money/refund.ts';
import { after, type Instant } from '@baanpak/domain/values/time/instant.ts';
import { evolveWith } from '@baanpak/infrastructure/commands/loaded-state.ts';
import { dispatchInMemory } from './dispatch-in-memory.ts';
import type { SettlementWork } from './late-settlement.ts';

/** It was appended, and nobody was told. */
class AnswerLost extends Error {}

type Timer = Extract<ProcessStep, { at: Instant }>;
/** After which a timer whose runner stood still is carried out again. */
const RETRY = 5_000;

type Recorded = DomainEvent & Readonly<{ recordedAt: Instant; revision: number }>;

/**
 * Deciders and processes without a store: streams are arrays, processes run until nothing more
 * follows, timers go by a clock the test moves. Each step is carried out twice, for a process may
 * run again after a crash.
 */
export class InMemoryWorld {
  now = minute(0);
  /** What the payment provider says of each attempt. */
  readonly provider = new Map<string, ChargeFacts>();
  /** What its charge shows of a refund. */
  refundsSeen = (_refundId: string): RefundsSeen => NOTHING_SEEN;
  /** What it says to a refund: that it is paid, unless a test says otherwise; null: its answer is lost. */
  refundAtProvider = (refundId: string, _attemptId: string): RefundCommand | null => ({
    type: 'RecordRefund',
    data: { refundId, providerRefundId: `rfnd of ${refundId}`, paidAt: this.now },
  });
  readonly #streams = new Map<string, DomainEvent[]>();
  readonly #log: Recorded[] = [];
  readonly #timers = new Map<string, Timer>();
  readonly #mails = new Set<string>();
  #followed = 0;
  /** How far another runner is, that takes itself for the only one. */
  #otherFollowed = 0;
  #ids = 0;
  /** Which append from now on is never answered, though it lands; counted from 1. */
  answerLostAt = Number.POSITIVE_INFINITY;

  newId = (): string => `id-${++this.#ids}`;

  /** Decides on the stream's state; throws the decider's Refusal, or that the answer was lost. */
  handle<S, C extends Message, E extends DomainEvent>(
    decider: Decider<S, C, E>,
    stream: string,
    command: C,
  ): void {
    const events: DomainEvent[] = decider.decide(this.stateOf(decider, stream), command);
    const before = this.#streams.get(stream) ?? [];
    this.#streams.set(stream, [...before, ...events]);
    const recordedAt = this.now;
    this.#log.push(
      ...events.map((event, n) => ({ ...event, recordedAt, revision: before.length + n })),
    );
    if (events.length > 0) this.#answer();
  }

  #answer(): void {
    this.answerLostAt -= 1;
    if (this.answerLostAt > 0) return;
    this.answerLostAt = Number.POSITIVE_INFINITY;
    throw new AnswerLost();
  }

  stateOf<S, C extends Message, E extends DomainEvent>(
    decider: Decider<S, C, E>,
    stream: string,
  ): S {
    const events = this.#streams.get(stream) ?? [];
    return events.reduce(evolveWith(decider), decider.initialState);
  }

  /** What happened of that type, oldest first. */
  happened(type: DomainEvent['type']): readonly DomainEvent[] {
    return this.#log.filter((event) => event.type === type);
  }

  /** All that happened, oldest first. */
  log(): readonly Recorded[] {
    return this.#log;
  }

  /** What is still to be done at some time, by process and key. */
  timers(): readonly string[] {
    return [...this.#timers.keys()];
  }

  /** What was mailed, as its template and the bookings it is about. */
  mails(): readonly string[] {
    return [...this.#mails];
  }

  sendMail(mail: string): void {
    this.#mails.add(mail);
  }

  /** How many steps anyone who settles or reserves takes before it stands still; for the next one alone. */
  standStillAfter = Number.POSITIVE_INFINITY;
  readonly #standing: SettlementWork[] = [];

  /** Does all of it, or stands still on the way. Says whether it came to its end. */
  work(work: SettlementWork): boolean {
    const steps = this.standStillAfter;
    this.standStillAfter = Number.POSITIVE_INFINITY;
    for (let n = 0; n < steps; n += 1) if (work.next().done) return true;
    this.#standing.push(work);
    return false;
  }

  /** Anyone who stood still the longest goes on, as if nothing had happened meanwhile; says whether anybody did. */
  goOn(): boolean {
    const work = this.#standing.shift();
    if (!work) return false;
    this.try(() => void this.work(work));
    this.settleDown();
    return true;
  }

  /** Anyone who stood still the longest never goes on. */
  die(): void {
    this.#standing.shift();
  }

  /** Does what may be refused; a refusal is an answer, and so is that there was none. */
  try(action: () => void): void {
    try {
      action();
    } catch (error) {
      if (!(error instanceof Refusal || error instanceof AnswerLost)) throw error;
    }
  }

  /** How many events the processes follow at a time: few for a runner that is slow, or dies. */
  pace = Number.POSITIVE_INFINITY;

  /** Lets every process follow what happened until nothing more does, or as much as its pace allows. */
  settleDown(most = this.pace): void {
    for (let n = 0; n < most && this.#followed < this.#log.length; n += 1)
      this.#follow(this.#followed++);
  }

  #follow(position: number, isOvertaken = false): void {
    const event = this.#log[position];
    if (!event) return;
    for (const process of processes)
      for (const step of stepsAfter(process, event)) {
        // the timers of a runner that was overtaken are not kept: another moved the checkpoint
        if (!isOvertaken || !('forget' in step || 'at' in step))
          this.#take(process.name, `event-${position}`, step);
      }
  }

  /** Another runner begins so many events back. */
  startAnotherRunner(eventsBack: number): void {
    this.#otherFollowed = Math.max(0, this.#followed - eventsBack);
  }

  /** It follows some events, no matter who else followed them before. */
  otherFollows(most: number): void {
    for (let n = 0; n < most && this.#otherFollowed < this.#log.length; n += 1)
      this.#follow(this.#otherFollowed++, true);
    this.settleDown();
  }

  /** A restart: the processes have forgotten the last so many events, and follow them again. */
  followAgain(events: number): void {
    this.#followed = Math.max(0, this.#followed - events);
    this.settleDown();
  }

  /** Moves the clock, through every timer that falls due on the way. */
  waitUntil(end: Instant): void {
    for (let due = this.#nextTimer(end); due; due = this.#nextTimer(end)) {
      const [key, timer] = due;
      if (timer.at > this.now) this.now = timer.at;
      if (timer.every) this.#timers.set(key, { ...timer, at: after(timer.at, timer.every) });
      else this.#timers.delete(key);
      // another runner takes over the timer of one that stands still
      if (!this.#carryOutTwice(timer, `${key} at ${timer.at}`))
        this.#timers.set(key, { ...timer, at: after(this.now, RETRY) });
      this.settleDown();
    }
    this.now = end;
  }

  #nextTimer(end: Instant): [string, Timer] | undefined {
    return [...this.#timers]
      .filter(([, { at }]) => at <= end)
      .sort(([, a], [, b]) => (a.at < b.at ? -1 : 1))[0];
  }

  #take(process: string, about: string, step: ProcessStep): void {
    if (process === 'keep-ledger') return; // the tests hold the books against each other themselves
    if ('forget' in step) this.#timers.delete(`${process} ${step.forget}`);
    else if ('at' in step && step.do.type === 'SendMail') this.#carryOutTwice(step, about);
    else if ('at' in step) this.#timers.set(`${process} ${step.key}`, step);
    else this.#carryOutTwice(step, about);
  }

  /** A refusal is an answer: what follows from it is done, too. Says whether it came to its end. */
  #carryOutTwice(todo: Todo, about: string): boolean {
    return [1, 2].every(() => this.#attempt(todo, about));
  }

  #attempt(todo: Todo, about: string): boolean {
    try {
      return dispatchInMemory(this, todo.do);
    } catch (error) {
      if (error instanceof AnswerLost) return this.#attempt(todo, about);
      if (!(error instanceof Refusal)) throw error;
      const next = whenRefused(todo, error.code, { about, at: this.now });
      return next !== 'again' && next.every((command) => this.#attempt({ do: command }, about));
    }
  }
}
