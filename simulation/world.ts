import type { FailpointName } from '@baanpak/command-api/failpoints.ts';
import type { Ports } from '@baanpak/command-api/ports.ts';
import { attempt, type Tried } from '@baanpak/command-api/processes/attempt.ts';
import { aboutStep, timerChange } from '@baanpak/command-api/processes/timer-change.ts';
import type { Timer } from '@baanpak/command-api/processes/timer-store.ts';
import type { Queued } from '@baanpak/command-api/stores/mail-queue.ts';
import { processes } from '@baanpak/domain/processes/all.ts';
import type { SendMail } from '@baanpak/domain/processes/mail-templates.ts';
import { type DomainEvent, stepsAfter } from '@baanpak/domain/processes/process.ts';
import type { RefundCommand } from '@baanpak/domain/refund/refund.ts';
import { NOTHING_SEEN } from '@baanpak/domain/testing/refund-samples.ts';
import { minute } from '@baanpak/domain/testing/samples.ts';
import type { Decider } from '@baanpak/domain/values/decider/decider.ts';
import type { Message } from '@baanpak/domain/values/decider/message.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { ChargeFacts } from '@baanpak/domain/values/money/charge-facts.ts';
import type { RefundsSeen } from '@baanpak/domain/values/money/refund.ts';
import { after, type Instant } from '@baanpak/domain/values/time/instant.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import { StoreUnavailable } from '@baanpak/infrastructure/event-store/port.ts';
import { ProviderRefused, ProviderUnknown } from '@baanpak/infrastructure/payment-provider/port.ts';
import { EventLog } from './event-log.ts';
import { only, portsInMemory } from './ports.ts';
import { type ProviderBooks, providerOf } from './provider.ts';
import { Runner } from './runner.ts';

/**
 * Somebody at work: a request, or a step of a process. It may stand still before any call to the world, as its server
 * does that is held up, or has died; meanwhile others go on.
 */
class Task {
  readonly #done: Promise<unknown>;
  readonly #waiting: (() => void)[] = [];
  readonly #standsStill: () => boolean;
  #sayThatItStandsStill: () => void = () => {};
  #standstill = this.#nextStandstill();

  /** `standsStill` says before each call whether it is held up there. */
  constructor(
    standsStill: () => boolean,
    run: (before: () => Promise<void> | undefined) => Promise<unknown>,
  ) {
    this.#standsStill = standsStill;
    this.#done = run(() => this.#before());
    this.#done.catch(() => {}); // who waits for it hears of it, and of one that is left nobody does
  }

  /** Waits until it has come to its end, or stands still; says whether it has. Throws what it throws. */
  isDone(): Promise<boolean> {
    return Promise.race([this.#done.then(() => true), this.#standstill.then(() => false)]);
  }

  /** It goes on, as if nothing had happened meanwhile. */
  goOn(): void {
    this.#standstill = this.#nextStandstill();
    for (const resume of this.#waiting.splice(0)) resume();
  }

  #nextStandstill(): Promise<void> {
    return new Promise((resolve) => {
      this.#sayThatItStandsStill = resolve;
    });
  }

  /** Of calls that it makes side by side all wait for the one that stands still. */
  #before(): Promise<void> | undefined {
    if (this.#waiting.length === 0 && !this.#standsStill()) return undefined;
    this.#sayThatItStandsStill();
    return new Promise((resume) => this.#waiting.push(resume));
  }
}

/** It was appended, and nobody was told. */
class AnswerLost extends StoreUnavailable {}

/** Who does something without being anybody. */
export const SOMEBODY: CommandContext = {
  actor: 'guest',
  correlationId: 'a request',
  causationId: null,
  commandId: 'a command',
};

type Crash = Readonly<{ calls: number } | { point: FailpointName }>;

type Recorded = DomainEvent & Readonly<{ recordedAt: Instant; revision: number }>;

/**
 * The product's use cases, processes and deciders in memory, by a clock that its user moves: an event log, a payment
 * provider, a queue of mails, a runner and its timers. Each step is carried out twice, because a process may run again
 * after a crash. Every request and every step may stand still before any call, and go on later or never.
 */
export class World implements ProviderBooks {
  now = minute(0);
  /** What the payment provider says of each attempt. */
  readonly charges = new Map<string, ChargeFacts>();
  readonly next = new Map<string, Partial<ChargeFacts>>();
  refundsSeen = (_refundId: string): RefundsSeen => NOTHING_SEEN;
  /** That it is paid, unless a model says otherwise. */
  refundAtProvider = (refundId: string, _attemptId: string): RefundCommand | null => ({
    type: 'RecordRefund',
    data: { refundId, providerRefundId: `rfnd of ${refundId}`, paidAt: this.now },
  });
  /** Which append from now on is never answered, though it lands; counted from 1. */
  answerLostAt = Number.POSITIVE_INFINITY;
  /** After how many more calls to log and provider the caller of the next one stands still before it. */
  standStillAfter = Number.POSITIVE_INFINITY;
  /** Where the program dies in the midst of what it does: after so many more calls, or at a failpoint. */
  crash: Crash | null = null;
  #isDown = false;
  #isAtWork = false;
  readonly #mails = new Map<string, Queued>();
  readonly #standing: Task[] = [];
  #ids = 0;
  readonly #log = new EventLog({ now: () => this.now, newId: () => this.newId() });
  readonly #runner: Runner;
  /** Of those who are never held up. */
  readonly ports = this.#portsOf(() => undefined);

  constructor() {
    this.#runner = new Runner({
      clock: {
        now: () => this.now,
        set: (at) => {
          this.now = at;
        },
      },
      events: this.#log.events,
      carryOut: (tried, by) => this.#carryOutTwice(tried, by),
      atOnce: ({ key, command }) => key.startsWith('now:') || command.type === 'SendMail',
      // the models hold the books against each other themselves
      processes: processes.filter(({ name }) => name !== 'keep-ledger'),
    });
  }

  newId = (): string => `id-${++this.#ids}`;

  /** Decides on the stream's state; throws the decider's Refusal, or that the answer was lost. */
  handle<S, C extends Message, E extends DomainEvent>(
    decider: Decider<S, C, E>,
    stream: string,
    command: C,
  ): void {
    if (this.#isDown) throw new StoreUnavailable('The program is down');
    const { events } = this.#log.handle(decider, stream, command, SOMEBODY);
    if (events.length > 0) this.#answer();
  }

  stateOf<S, C extends Message, E extends DomainEvent>(
    decider: Decider<S, C, E>,
    stream: string,
  ): S {
    return this.#log.load(decider, stream).state;
  }

  /** What happened of that type, oldest first. */
  happened(type: DomainEvent['type']): readonly DomainEvent[] {
    return this.#log.events.filter((event) => event.type === type);
  }

  /** All that happened, oldest first. */
  log(): readonly Recorded[] {
    return this.#log.events.map(({ id, stream, position, metadata, ...event }) => event);
  }

  /** The keys of what is still to be done at some time. */
  timers(): readonly string[] {
    return this.#runner.timers().map(({ key }) => key);
  }

  /** What was mailed, as its template and what it is about. */
  mails(): readonly string[] {
    return [...this.#mails.values()].map(nameOf);
  }

  /** Mails that are due by what happened, and that no queue has. */
  unqueuedMails(): readonly string[] {
    const due = new Map<string, Timer | 'forgotten'>();
    for (const event of this.#log.events)
      for (const process of processes)
        for (const [n, step] of stepsAfter(process, event).entries()) {
          const change = timerChange(step, aboutStep(process, event, n, event.recordedAt));
          if (change) due.set(...change);
        }
    const queued = new Set(this.mails());
    return [...due.values()].flatMap((timer) => {
      if (timer === 'forgotten' || timer.due > this.now) return [];
      const { command } = timer;
      return command.type !== 'SendMail' || queued.has(nameOf(command.data))
        ? []
        : [nameOf(command.data)];
    });
  }

  /** Somebody uses the product: does all of it, or stands still on the way. Says whether it came to its end. */
  async work(run: (ports: Ports) => Promise<unknown>): Promise<boolean> {
    if (this.#isDown) throw new StoreUnavailable('The program is down');
    this.#refuseWhileAtWork();
    this.#isAtWork = true;
    try {
      if (this.standStillAfter === Number.POSITIVE_INFINITY && !this.crash) {
        await run(this.ports);
        return true;
      }
      const isHeldUp = () => this.#isHeldUp();
      return await this.#await(new Task(isHeldUp, (before) => run(this.#portsOf(before))));
    } finally {
      this.#isAtWork = false;
    }
  }

  /** Who stands still lets others work. An act that is not awaited would go on at any later time of the clock. */
  #refuseWhileAtWork(): void {
    if (this.#isAtWork) throw new Error('An act in this world was not awaited');
  }

  async #await(task: Task): Promise<boolean> {
    if (await task.isDone()) return true;
    this.#standing.push(task);
    return false;
  }

  /** Whether it died; it does nothing until it is started again. */
  get isDown(): boolean {
    return this.#isDown;
  }

  /** Starts the program again: of who was at work nobody goes on, and the last so many events are followed again. */
  async restart(eventsBack: number): Promise<void> {
    this.#isDown = false;
    this.crash = null;
    this.#standing.length = 0;
    await this.followAgain(eventsBack);
  }

  #die(): void {
    this.#isDown = true;
    this.crash = null;
  }

  #passFailpoint(point: FailpointName): void {
    if (!this.crash || !('point' in this.crash) || this.crash.point !== point) return;
    this.#die();
    throw new StoreUnavailable(`The program died at ${point}`);
  }

  #isHeldUp(): boolean {
    if (this.crash && 'calls' in this.crash) {
      const { calls } = this.crash;
      if (calls === 0) this.#die();
      else this.crash = { calls: calls - 1 };
    }
    if (this.#isDown) return true;
    this.standStillAfter -= 1;
    if (this.standStillAfter >= 0) return false;
    this.standStillAfter = Number.POSITIVE_INFINITY;
    return true;
  }

  /** Anyone who stood still the longest goes on; says whether anybody did. */
  async goOn(): Promise<boolean> {
    const task = this.#standing.shift();
    if (!task) return false;
    task.goOn();
    await this.try(() => this.#await(task));
    await this.settleDown();
    return true;
  }

  /** Anyone who stood still the longest never goes on. */
  die(): void {
    this.#standing.shift();
  }

  /** Does what may fail: a refusal is an answer, and so is that there was none. */
  async try(action: () => unknown): Promise<void> {
    try {
      await action();
    } catch (error) {
      if (!isAnswer(error)) throw error;
    }
  }

  /** How many events the processes follow at a time: few for a runner that is slow, or dies. */
  set pace(events: number) {
    this.#runner.pace = events;
  }

  /** Lets every process follow what happened, as far as its pace allows. */
  settleDown(): Promise<void> {
    return this.#runner.follow();
  }

  startAnotherRunner(eventsBack: number): void {
    this.#runner.startAnother(eventsBack);
  }

  /** It follows some events, no matter who else followed them before. */
  async otherFollows(most: number): Promise<void> {
    await this.#runner.followOvertaken(most);
    await this.settleDown();
  }

  /** A restart: the processes have forgotten the last so many events, and follow them again. */
  async followAgain(events: number): Promise<void> {
    this.#runner.goBack(events);
    await this.settleDown();
  }

  /** Moves the clock, through every timer that falls due on the way. */
  async waitUntil(end: Instant): Promise<void> {
    this.#refuseWhileAtWork();
    await this.#runner.runUntil(after(end, 1));
    this.now = end;
  }

  async #carryOutTwice(tried: Tried, by: 'log' | 'timer'): Promise<boolean> {
    return (await this.#carryOut(tried, by)) && this.#carryOut(tried, by);
  }

  /** A refusal is an answer: what follows from it is done, too. Says whether it came to its end. */
  async #carryOut(tried: Tried, by: 'log' | 'timer'): Promise<boolean> {
    try {
      return await this.work(async (ports) => {
        const events = await attempt(ports, tried);
        if (by === 'timer') await ports.followUp(events);
      });
    } catch (error) {
      if (error instanceof AnswerLost) return this.#carryOut(tried, by);
      if (isAnswer(error)) return false;
      throw error;
    }
  }

  #portsOf(before: () => Promise<void> | undefined): Ports {
    const now = () => this.now;
    return portsInMemory({
      now,
      commands: this.#log.commandsWith({ before, afterAppend: () => this.#answer() }),
      historyOf: async (stream) => this.#log.historyOf(stream),
      provider: providerOf(this, now, before),
      mails: only<Ports['mails']>('mails', {
        put: async (id: string, mail: Queued) => {
          if (this.#mails.has(id)) return false;
          this.#mails.set(id, mail);
          return true;
        },
      }),
      failpoint: (point) => this.#passFailpoint(point),
      log: { warn: () => {}, error: () => {} },
    });
  }

  #answer(): void {
    this.answerLostAt -= 1;
    if (this.answerLostAt > 0) return;
    this.answerLostAt = Number.POSITIVE_INFINITY;
    throw new AnswerLost('It was appended, and the answer is lost');
  }
}

/** What a caller is told, and may come again for. */
const isAnswer = (error: unknown): boolean =>
  error instanceof Refusal ||
  error instanceof StoreUnavailable ||
  error instanceof ProviderRefused ||
  error instanceof ProviderUnknown;

/** A mail as its template and what it is about. */
function nameOf(mail: Queued): string {
  if (!('happenedAt' in mail)) return mail.template;
  return `${mail.template} ${about(mail)}`;
}

function about(mail: SendMail['data']): string {
  if ('bookingIds' in mail) return mail.bookingIds.join();
  return 'userId' in mail ? mail.userId : (mail.caseId ?? '');
}
