import { finishUndo } from '@baanpak/command-api/use-cases/checkout/finish-undo.ts';
import { booking, bookingStream } from '@baanpak/domain/booking/booking.ts';
import { approvedSum, retainedAtDesk } from '@baanpak/domain/booking/booking-money.ts';
import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import { isDue } from '@baanpak/domain/checkout/checkout-state.ts';
import { openUndo } from '@baanpak/domain/checkout/undo.ts';
import {
  type CaseAction,
  type KnownCase,
  moneyCase,
  moneyCaseStream,
} from '@baanpak/domain/money-case/money-case.ts';
import { hasEnded, payment, paymentStream } from '@baanpak/domain/payment/payment.ts';
import { type RefundCommand, refund, refundStream } from '@baanpak/domain/refund/refund.ts';
import { roomCalendar, roomCalendarStream } from '@baanpak/domain/room-calendar/room-calendar.ts';
import { LEASES } from '@baanpak/domain/values/money/lease.ts';
import { addUp, baht, type Satang } from '@baanpak/domain/values/money/money.ts';
import type { RefundsSeen } from '@baanpak/domain/values/money/refund.ts';
import { after, DAY, HOUR, type Instant } from '@baanpak/domain/values/time/instant.ts';
import { nightsOf, type Stay } from '@baanpak/domain/values/time/local-date.ts';
import { Marketplace } from '../marketplace.ts';
import type { World } from '../world.ts';
import { SOMEBODY } from '../world.ts';

/** `lands late`: its answer is lost, and the money goes back when its call was long given up. */
export const MOODS = ['pays', 'fails', 'cannot', 'loses its answer', 'lands late'] as const;
type RefundMood = (typeof MOODS)[number];
/** The longest a call takes that was sent at the last moment it may be: within its lease. */
const LANDS_LATE = LEASES.refund.landsWithin - LEASES.refund.sentWithin - 1_000;

type GivenBack = Readonly<{ amount: Satang; chargeId: string | null; landsAt: Instant }>;

/** The provider's own book of refunds: anyone who asks a second time is paid a second time. */
class RefundsAtProvider {
  mood: RefundMood = 'pays';
  readonly #world: World;
  readonly #givenBack = new Map<string, GivenBack>();

  constructor(world: World) {
    this.#world = world;
    world.refundsSeen = (refundId) => this.#seen(refundId);
    world.refundAtProvider = (refundId, attemptId) => this.#asked(refundId, attemptId);
  }

  has = (refundId: string): boolean => this.#givenBack.has(refundId);

  /** What somebody gave back at the provider itself, by charge: nobody here asked for it. */
  readonly #byHand = new Map<string, Satang>();

  /** Somebody gives back by hand what is owed, where the charge has it and no call of ours is under way. */
  giveBackByHand(refundId: string): void {
    const { chargeId, amount, status, landsUntil } = this.#owed(refundId);
    const isUnderWay = status === 'open' && landsUntil !== null;
    if (chargeId === null || isUnderWay || status === 'paid' || this.has(refundId)) return;
    if (amount > this.#leftOf(chargeId)) return;
    this.#byHand.set(chargeId, addUp([this.#handOf(chargeId), amount]));
  }

  #handOf = (chargeId: string | null): Satang => this.#byHand.get(chargeId ?? '') ?? addUp([]);

  #leftOf(chargeId: string): number {
    const charge = [...this.#world.charges.values()].find((each) => each.chargeId === chargeId);
    const all = [...this.#givenBack.values()].filter((each) => each.chargeId === chargeId);
    const back = addUp([...all.map(({ amount }) => amount), this.#handOf(chargeId)]);
    return charge?.status === 'successful' ? charge.amount - back : -1;
  }

  /** What went back of a charge by now, as we asked. */
  refundedOf = (chargeId: string): Satang => this.#sum(chargeId, () => true);

  #sum(chargeId: string | null, counts: (refundId: string) => boolean): Satang {
    const landed = [...this.#givenBack].filter(
      ([id, each]) => each.chargeId === chargeId && each.landsAt <= this.#world.now && counts(id),
    );
    return addUp(landed.map(([, { amount }]) => amount));
  }

  #owed(refundId: string) {
    const known = this.#world.stateOf(refund, refundStream(refundId));
    if (known.status === 'unknown') throw new Error(`${refundId} was asked for before it was owed`);
    return known;
  }

  #seen(refundId: string): RefundsSeen {
    const { chargeId } = this.#owed(refundId);
    const amount = this.#sum(chargeId, (id) => id === refundId);
    return {
      refundable: this.mood !== 'cannot',
      refunded: addUp([this.#sum(chargeId, () => true), this.#handOf(chargeId)]),
      own: amount === 0 ? null : { providerRefundId: `rfnd ${refundId}`, amount },
      others: this.#sum(chargeId, (id) => id !== refundId),
      dispute: null,
    };
  }

  #asked(refundId: string, attemptId: string): RefundCommand | null {
    const { now } = this.#world;
    const { amount, chargeId } = this.#owed(refundId);
    const isRefused = this.mood === 'fails' || this.mood === 'cannot';
    if (isRefused || amount > this.#leftOf(chargeId ?? '')) {
      const failed = { refundId, attemptId, failureCode: 'failed_refund', failedAt: now };
      return { type: 'FailRefund', data: failed };
    }
    if (this.#givenBack.has(refundId)) throw new Error(`${refundId} was given back twice`);
    const landsAt = after(now, this.mood === 'lands late' ? LANDS_LATE : 0);
    this.#givenBack.set(refundId, { amount, chargeId, landsAt });
    if (this.mood === 'loses its answer' || this.mood === 'lands late') return null;
    const paid = { refundId, providerRefundId: `rfnd ${refundId}`, paidAt: now };
    return { type: 'RecordRefund', data: paid };
  }
}

export const ROOMS = ['garden', 'river', 'hill'] as const;
export const UNITS: Readonly<Record<(typeof ROOMS)[number], number>> = {
  garden: 1,
  river: 1,
  hill: 2,
};
export type Cart = Readonly<{ uid: string; bookingIds: readonly string[]; amount: Satang }>;

/** A marketplace with its provider's own books, against which ours are held (money-checks.ts). */
export class MoneyModel extends Marketplace {
  readonly carts: Cart[] = [];
  readonly attempts: { attemptId: string; cart: Cart }[] = [];
  readonly refunds = new RefundsAtProvider(this);

  constructor() {
    super(UNITS);
  }

  /** Staff take a stay for a guest: it is certain before it is paid, and may be paid at the desk. */
  async take(room: number, when: Stay): Promise<void> {
    const uid = `cart-${this.carts.length}`;
    const [bookingId, roomId] = [`${uid}-0`, ROOMS[room % ROOMS.length] ?? 'hill'];
    const price = baht(1000 * nightsOf(when).length);
    const taken = { bookingId, roomId, hotelId: 'riverside', price, ...when };
    await this.try(() => this.takeFor(uid, taken));
    this.carts.push({ uid, bookingIds: [bookingId], amount: price });
  }

  /** Others book the same nights of a cart, should they be free. */
  async bookAgain({ uid }: Cart): Promise<void> {
    const state = this.stateOf(checkout, checkoutStream(uid));
    if (!('stays' in state)) return;
    const rooms: readonly string[] = ROOMS;
    const room = (id: string) => rooms.indexOf(id);
    await this.book(state.stays.map(({ roomId, ...stay }) => ({ room: room(roomId), stay })));
  }

  async book(items: readonly Readonly<{ room: number; stay: Stay }>[]): Promise<void> {
    const uid = `cart-${this.carts.length}`;
    const stays = items.map(({ room, stay }, n) => ({
      bookingId: `${uid}-${n}`,
      roomId: ROOMS[room % ROOMS.length] ?? 'hill',
      hotelId: 'riverside',
      price: baht(1000 * nightsOf(stay).length),
      ...{ checkIn: stay.checkIn, checkOut: stay.checkOut },
    }));
    await this.try(() => this.reserveFor(uid, stays));
    const state = this.stateOf(checkout, checkoutStream(uid));
    const amount = 'amount' in state ? state.amount : addUp(stays.map(({ price }) => price));
    this.carts.push({ uid, bookingIds: stays.map(({ bookingId }) => bookingId), amount });
  }

  /** What is pending is ended first, where the provider ends it (docs/adr/0024-one-charge-at-a-time.md). */
  async attempt(
    cart: Cart,
    status: 'pending' | 'successful' | 'failed',
    amount = cart.amount,
  ): Promise<void> {
    await this.#endPendingCharges(cart);
    const attemptId = `try-${this.attempts.length}`;
    this.attempts.push({ attemptId, cart });
    const failureCode = status === 'failed' ? 'insufficient_fund' : null;
    const facts = { status, failureCode, amount, chargeId: `chrg ${attemptId}` };
    await this.try(() => this.pay(attemptId, facts, cart.uid));
  }

  async #endPendingCharges({ uid }: Cart): Promise<void> {
    const state = this.stateOf(checkout, checkoutStream(uid));
    if (!('stays' in state)) return;
    for (const [attemptId, outcome] of state.attempts)
      if (outcome === 'pending') {
        this.#end(attemptId);
        await this.try(() => this.hear(attemptId));
      }
  }

  #end(attemptId: string): void {
    const charge = this.charges.get(attemptId);
    if (charge?.status === 'pending') this.charges.set(attemptId, { ...charge, status: 'expired' });
  }

  /** Somebody scans the code, in time or long after, even when it has expired; nobody is told. */
  scan(attemptId: string): void {
    const charge = this.charges.get(attemptId);
    if (charge?.status === 'pending' || charge?.status === 'expired')
      this.charges.set(attemptId, { ...charge, status: 'successful' });
  }

  /** Officers call off what nobody has paid. */
  async cancelUnpaid(uid: string): Promise<void> {
    const data = {
      uid,
      now: this.now,
      reason: null,
      isFinal: this.#hasDeskMoney(uid),
      by: 'somsri',
    };
    this.handle(checkout, checkoutStream(uid), { type: 'CancelCheckout', data });
    await this.settleDown();
  }

  /** And take that back. */
  async undoCancellation(uid: string): Promise<void> {
    const command = { type: 'UndoCancellation', data: { uid, now: this.now } } as const;
    await this.asked(async (ports) => {
      const stream = checkoutStream(uid);
      const begun = await ports.commands.handle(checkout, stream, command, SOMEBODY);
      if (begun.events.length > 0) ports.failpoint('cancellation-undo-begun');
      const open = openUndo(begun.state);
      if (open) await finishUndo(ports, { uid, undo: open.undo }, SOMEBODY);
    });
  }

  #hasDeskMoney = (uid: string): boolean =>
    this.carts
      .filter((cart) => cart.uid === uid)
      .flatMap(({ bookingIds }) => bookingIds)
      .some((id) => {
        const state = this.stateOf(booking, bookingStream(id));
        return state.status !== 'unknown' && retainedAtDesk(state.desk) > 0;
      });

  async sayTransferred(uid: string): Promise<void> {
    await this.reportTransfer(after(this.now, 2 * HOUR), uid);
  }

  /** What was answered to staff, and whether it came to that; held against the end (money-checks.ts). */
  readonly promises: { what: string; isKept: () => boolean }[] = [];

  #promise(what: string, isKept: () => boolean): void {
    this.promises.push({ what, isKept });
  }

  /** Whether a sum goes back, or did. */
  owes(refundId: string, amount: Satang): boolean {
    const state = this.stateOf(refund, refundStream(refundId));
    return state.status !== 'unknown' && state.amount === amount;
  }

  /** Staff find a transfer, in time or after the hold's end: it pays, or the hotel owes it back. */
  async findTransfer({ uid, amount }: Cart, transferId: string): Promise<void> {
    if (!(await this.confirmTransfer(uid, transferId))) return;
    this.#promise(`transfer ${transferId}`, () => {
      const state = this.stateOf(checkout, checkoutStream(uid));
      const pays = 'stays' in state && state.confirmedTransfer === transferId;
      return pays !== this.owes(transferId, amount);
    });
  }

  /** A transfer that came beside other money: the hotel owes it back. */
  async recordTransfer({ uid, bookingIds: [bookingId = ''] }: Cart): Promise<void> {
    const about = { uid, bookingId, transferId: this.newId() };
    const data = { ...about, amount: baht(500), reference: null };
    this.handle(checkout, checkoutStream(uid), { type: 'RecordTransfer', data });
    this.#promise(`transfer ${about.transferId}`, () => this.owes(about.transferId, baht(500)));
    await this.settleDown();
  }

  /** Staff call off a paid stay: all that was paid for it goes back. */
  async callOff(bookingId: string): Promise<void> {
    const isPaid = () => this.stateOf(booking, bookingStream(bookingId));
    const before = isPaid();
    await this.cancelPaid(bookingId, this.newId());
    if (before.status !== 'Booked') return;
    this.#promise(`all of ${bookingId}`, () => {
      const state = isPaid();
      if (state.status === 'unknown') return false;
      return 'paid' in state
        ? approvedSum(state.refunds) === state.paid
        : retainedAtDesk(state.desk) === 0;
    });
  }

  async settleCase(caseId: string, action: CaseAction): Promise<void> {
    const settlement = { caseId, action, reason: 'the model', by: 'somsri', version: null };
    const data = { ...settlement, settledAt: this.now };
    this.handle(moneyCase, moneyCaseStream(caseId), { type: 'SettleCase', data });
    const [opened, retried] = [this.#openings(caseId), this.happened('RefundRetried').length];
    const state = this.stateOf(moneyCase, moneyCaseStream(caseId));
    if (state.status === 'unknown') return;
    this.#promise(`${action} of ${caseId}`, () => {
      const now = this.stateOf(moneyCase, moneyCaseStream(caseId));
      const isStill = now.status === 'settled' && now.action === action;
      const isDone = action === 'close' || this.#isSettled(state, action, retried);
      return (isDone && isStill) || this.#openings(caseId) > opened;
    });
    await this.settleDown();
  }

  #openings = (caseId: string): number => this.caseIds().filter((id) => id === caseId).length;

  #isSettled(about: KnownCase, action: 'return' | 'book', retried: number): boolean {
    const { kind, caseId, amount, attemptId, refundId, checkoutUid } = about;
    if (action === 'return' && kind === 'failed-refund')
      return (
        this.refundOf(refundId ?? '') !== 'failed' ||
        this.happened('RefundRetried').length > retried
      );
    if (action === 'return') return this.owes(caseId, amount);
    const cart = this.stateOf(checkout, checkoutStream(checkoutUid ?? ''));
    const outcome = 'attempts' in cart ? cart.attempts.get(attemptId ?? '') : undefined;
    return outcome === 'paid' || outcome === 'returned';
  }

  /** A booking has ended, and its checkout and its room do not know it: a fault as well. */
  async loseBooking({ uid, bookingIds: [bookingId = ''] }: Cart): Promise<void> {
    if (this.stateOf(checkout, checkoutStream(uid)).status !== 'held') return;
    const end = { bookingId, because: 'abandoned', endedAt: this.now } as const;
    this.handle(booking, bookingStream(bookingId), { type: 'EndBooking', data: end });
    await this.settleDown();
  }

  /** Nights of a hold are gone, and nobody knows it: a fault of another release, say. */
  loseNights(cart: Cart): void {
    if (this.stateOf(checkout, checkoutStream(cart.uid)).status !== 'held') return;
    for (const roomId of ROOMS)
      for (const bookingId of cart.bookingIds) {
        const data = { roomId, bookingId, because: 'refused' } as const;
        this.handle(roomCalendar, roomCalendarStream(roomId), { type: 'ReleaseNights', data });
      }
  }

  /** Of every refund that was ever owed. */
  refundIds = (): readonly string[] =>
    this.happened('RefundStarted').flatMap((event) =>
      event.type === 'RefundStarted' ? [event.data.refundId] : [],
    );

  caseIds = (): readonly string[] =>
    this.happened('CaseOpened').flatMap((event) =>
      event.type === 'CaseOpened' ? [event.data.caseId] : [],
    );

  /** Attempts that are over, and keep their checkout from being paid all the same. */
  readonly stuck: string[] = [];

  /** Nothing is broken any more, who stood still goes on, and time passes until all is done. */
  async comeToRest(): Promise<void> {
    if (this.isDown) await this.restart(0);
    this.crash = null;
    this.refunds.mood = 'pays'; // an answer that was lost is found by the next look
    this.pace = Number.POSITIVE_INFINITY;
    this.standStillAfter = Number.POSITIVE_INFINITY;
    this.answerLostAt = Number.POSITIVE_INFINITY;
    while (await this.goOn());
    await this.settleDown();
    await this.waitUntil(after(this.now, 2 * LEASES.charge.landsWithin));
    this.#lookForStuck();
    for (const { attemptId } of this.attempts) this.#end(attemptId); // no code lives for ever
    await this.waitUntil(after(this.now, 4 * DAY)); // as long as charges are looked at by themselves
  }

  #lookForStuck(): void {
    for (const { attemptId, cart } of this.attempts) {
      const state = this.stateOf(checkout, checkoutStream(cart.uid));
      const attempt = this.stateOf(payment, paymentStream(attemptId));
      if (!('attempts' in state) || !isDue(state) || attempt.status === 'unknown') continue;
      if (state.attempts.get(attemptId) === 'pending' && hasEnded(attempt))
        this.stuck.push(attemptId);
    }
  }
}
