import { checkout, checkoutStream } from '../checkout/checkout.ts';
import { payment, paymentStream } from '../payment/payment.ts';
import { processes } from '../processes/all.ts';
import {
  type DomainEvent,
  type ProcessCommand,
  type Step,
  stepsAfter,
} from '../processes/process.ts';
import { type RefundCommand, refund, refundStream } from '../refund/refund.ts';
import { booking, bookingStream } from '../stay/booking.ts';
import { roomCalendar, roomCalendarStream } from '../stay/room-calendar.ts';
import { taxInvoices, taxInvoicesStream } from '../tax-invoice/tax-invoices.ts';
import type { ChargeFacts } from '../values/charge-facts.ts';
import type { Decider } from '../values/decider.ts';
import { after, type Instant } from '../values/instant.ts';
import type { Message } from '../values/message.ts';
import { Refusal } from '../values/refusal.ts';
import { minute, SELLER } from './samples.ts';
import { settleLatePayment } from './settle-late-payment.ts';

type Timer = Extract<Step, { at: Instant }>;

/**
 * Deciders and processes without a store: streams are arrays, processes run until nothing more
 * follows, timers go by a clock the test moves. Each step is carried out twice, for a process may
 * run again after a crash.
 */
export class InMemoryWorld {
  now = minute(0);
  /** What the payment provider says of each attempt. */
  readonly provider = new Map<string, ChargeFacts>();
  /** What it says to a refund: that it is paid, unless a test says otherwise; null: its answer is lost. */
  refundAtProvider = (refundId: string): RefundCommand | null => ({
    type: 'RecordRefund',
    data: { refundId, providerRefundId: `rfnd of ${refundId}`, paidAt: this.now },
  });
  readonly #streams = new Map<string, DomainEvent[]>();
  readonly #log: (DomainEvent & Readonly<{ recordedAt: Instant }>)[] = [];
  readonly #timers = new Map<string, Timer>();
  readonly #letters = new Set<string>();
  #followed = 0;

  /** Decides on the stream's state; throws the decider's Refusal. */
  handle<S, C extends Message, E extends DomainEvent>(
    decider: Decider<S, C, E>,
    stream: string,
    command: C,
  ): void {
    const events: DomainEvent[] = decider.decide(this.stateOf(decider, stream), command);
    this.#streams.set(stream, [...(this.#streams.get(stream) ?? []), ...events]);
    this.#log.push(...events.map((event) => ({ ...event, recordedAt: this.now })));
  }

  stateOf<S, C extends Message, E extends DomainEvent>(
    decider: Decider<S, C, E>,
    stream: string,
  ): S {
    const events = (this.#streams.get(stream) ?? []) as E[];
    return events.reduce(decider.evolve, decider.initialState);
  }

  /** What happened of that type, oldest first. */
  happened(type: DomainEvent['type']): readonly DomainEvent[] {
    return this.#log.filter((event) => event.type === type);
  }

  /** What is still to be done at some time, by process and key. */
  timers(): readonly string[] {
    return [...this.#timers.keys()];
  }

  /** What was written, as a letter's kind and the bookings it is about. */
  letters(): readonly string[] {
    return [...this.#letters];
  }

  /** How many events the processes follow at a time: few for a runner that is slow, or dies. */
  pace = Number.POSITIVE_INFINITY;

  /** Lets every process follow what happened until nothing more does, or as much as its pace allows. */
  settleDown(most = this.pace): void {
    for (let n = 0; n < most; n += 1) {
      const event = this.#log[this.#followed];
      if (!event) return;
      this.#followed++;
      for (const process of processes)
        for (const step of stepsAfter(process, event)) this.#take(process.name, step);
    }
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
      this.#carryOutTwice(timer.do);
      this.settleDown();
    }
    this.now = end;
  }

  /** Writes down what the provider says of an attempt. */
  settleCharge(attemptId: string): void {
    const charge = this.provider.get(attemptId);
    this.handle(
      payment,
      paymentStream(attemptId),
      charge
        ? { type: 'RecordCharge', data: { charge, seenAt: this.now } }
        : { type: 'RecordNoCharge', data: { failureCode: 'never-charged' } },
    );
  }

  #nextTimer(end: Instant): [string, Timer] | undefined {
    return [...this.#timers]
      .filter(([, { at }]) => at <= end)
      .sort(([, a], [, b]) => (a.at < b.at ? -1 : 1))[0];
  }

  #take(process: string, step: Step): void {
    if ('forget' in step) this.#timers.delete(`${process} ${step.forget}`);
    else if ('at' in step && step.do.type === 'SendLetter') this.#carryOutTwice(step.do);
    else if ('at' in step) this.#timers.set(`${process} ${step.key}`, step);
    else this.#carryOutTwice(step.do);
  }

  /** A refusal is an answer: the matter was decided otherwise before. */
  #carryOutTwice(command: ProcessCommand): void {
    for (const _ of [1, 2])
      try {
        this.#carryOut(command);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
      }
  }

  #carryOut(command: ProcessCommand): void {
    switch (command.type) {
      case 'BookNights':
      case 'RetakeNights':
      case 'ReleaseNights':
        this.handle(roomCalendar, roomCalendarStream(command.data.roomId), command);
        break;
      case 'ConfirmBooking':
      case 'EndBooking':
      case 'CompleteStay':
      case 'PlaceBlock':
      case 'ChangePaymentMethod':
      case 'MoveRefund':
      case 'RecordTaxInvoice':
        this.handle(booking, bookingStream(command.data.bookingId), command);
        break;
      case 'AbandonReservation':
      case 'FailPayment':
      case 'RecordPayment':
      case 'ReturnLatePayment':
        this.handle(checkout, checkoutStream(command.data.uid), command);
        break;
      case 'SettleCharge':
        this.settleCharge(command.data.attemptId);
        break;
      case 'LapseHold':
        this.#lapseHold(command.data.uid);
        break;
      case 'InvoiceStay':
        this.#invoiceStay(command.data.bookingId);
        break;
      case 'SendLetter':
        this.#letters.add(`${command.data.letter} ${command.data.bookingIds.join()}`);
        break;
      case 'SettleLatePayment':
        settleLatePayment(this, command.data);
        break;
      case 'StartRefund':
        this.#refund(command);
        break;
      case 'PayRefund':
        this.#payRefund(command.data.refundId);
        break;
    }
  }

  /** Every hotel here is the same taxpayer. */
  #invoiceStay(bookingId: string): void {
    const state = this.stateOf(booking, bookingStream(bookingId));
    if (state.status === 'unknown' || !state.guest.taxInvoice) return;
    const { ownerId, price: amount } = state.terms;
    const data = { ownerId, bookingId, seller: SELLER, amount, issuedAt: this.now };
    this.handle(taxInvoices, taxInvoicesStream(ownerId), { type: 'IssueTaxInvoice', data });
  }

  /** A payment found at the last moment must reach the checkout before its time is called. */
  #lapseHold(uid: string): void {
    const state = this.stateOf(checkout, checkoutStream(uid));
    if (state.status !== 'held') return;
    for (const [attemptId, outcome] of state.attempts)
      if (outcome === 'pending') this.settleCharge(attemptId);
    this.settleDown(Number.POSITIVE_INFINITY);
    const data = { uid, now: this.now };
    this.handle(checkout, checkoutStream(uid), { type: 'ExpireCheckout', data });
  }

  #payRefund(refundId: string): void {
    const state = this.stateOf(refund, refundStream(refundId));
    if (state.status !== 'open') return;
    this.#refund({ type: 'AttemptRefund', data: { refundId, attempt: state.attempts + 1 } });
    const answer = this.refundAtProvider(refundId);
    if (answer) this.#refund(answer);
  }

  #refund(command: RefundCommand): void {
    this.handle(refund, refundStream(command.data.refundId), command);
  }
}
