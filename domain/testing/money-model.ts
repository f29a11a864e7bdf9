import { checkout, checkoutStream } from '../checkout/checkout.ts';
import { type CaseAction, moneyCase, moneyCaseStream } from '../money-case/money-case.ts';
import { roomCalendar, roomCalendarStream } from '../stay/room-calendar.ts';
import { baht, type Satang } from '../values/money/money.ts';
import { after, DAY, HOUR } from '../values/time/instant.ts';
import { nightsOf, type Stay } from '../values/time/local-date.ts';
import { Marketplace } from './marketplace.ts';
import { RefundsAtProvider } from './refunds-at-provider.ts';

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
    super();
    const open = { type: 'OpenCalendar', data: { roomId: 'hill', units: UNITS.hill } } as const;
    this.handle(roomCalendar, roomCalendarStream('hill'), open);
  }

  book(items: readonly Readonly<{ room: number; stay: Stay }>[]): void {
    const uid = `cart-${this.carts.length}`;
    const stays = items.map(({ room, stay }, n) => ({
      bookingId: `${uid}-${n}`,
      roomId: ROOMS[room % ROOMS.length] ?? 'hill',
      hotelId: 'riverside',
      price: baht(1000 * nightsOf(stay).length),
      ...stay,
    }));
    this.try(() => this.reserveFor(uid, stays));
    const amount = stays.reduce((sum, { price }) => (sum + price) as Satang, baht(0));
    this.carts.push({ uid, bookingIds: stays.map(({ bookingId }) => bookingId), amount });
  }

  /** What is pending is ended first, where the provider ends it (docs/adr/0024-one-charge-at-a-time.md). */
  attempt(cart: Cart, status: 'pending' | 'successful' | 'failed', amount = cart.amount): void {
    this.#endPendingCharges(cart);
    const attemptId = `try-${this.attempts.length}`;
    this.attempts.push({ attemptId, cart });
    const failureCode = status === 'failed' ? 'insufficient_fund' : null;
    const facts = { status, failureCode, amount, chargeId: `chrg ${attemptId}` };
    this.try(() => this.pay(attemptId, facts, cart.amount, cart.uid));
  }

  #endPendingCharges({ uid }: Cart): void {
    const state = this.stateOf(checkout, checkoutStream(uid));
    if (!('stays' in state)) return;
    for (const [attemptId, outcome] of state.attempts)
      if (outcome === 'pending') {
        this.#end(attemptId);
        this.try(() => this.hear(attemptId));
      }
  }

  #end(attemptId: string): void {
    const charge = this.provider.get(attemptId);
    if (charge?.status === 'pending')
      this.provider.set(attemptId, { ...charge, status: 'expired' });
  }

  /** Somebody scans the code, in time or long after, even when it has expired; nobody is told. */
  scan(attemptId: string): void {
    const charge = this.provider.get(attemptId);
    if (charge?.status === 'pending' || charge?.status === 'expired')
      this.provider.set(attemptId, { ...charge, status: 'successful' });
  }

  /** Officers call off what nobody has paid. */
  cancelUnpaid(uid: string): void {
    const data = { uid, now: this.now, reason: null };
    this.handle(checkout, checkoutStream(uid), { type: 'CancelCheckout', data });
    this.settleDown();
  }

  sayTransferred(uid: string): void {
    this.reportTransfer(after(this.now, 2 * HOUR), uid);
  }

  /** A transfer that came beside other money: the hotel owes it back. */
  recordTransfer({ uid, bookingIds: [bookingId = ''] }: Cart): void {
    const about = { uid, bookingId, transferId: this.newId() };
    const data = { ...about, amount: baht(500), reference: null };
    this.handle(checkout, checkoutStream(uid), { type: 'RecordTransfer', data });
    this.settleDown();
  }

  settleCase(caseId: string, action: CaseAction): void {
    const settlement = { caseId, action, reason: 'the model', by: 'somsri', version: null };
    const data = { ...settlement, settledAt: this.now };
    this.handle(moneyCase, moneyCaseStream(caseId), { type: 'SettleCase', data });
    this.settleDown();
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

  /** Nothing is broken any more, who stood still goes on, and time passes until all is done. */
  comeToRest(): void {
    this.refunds.mood = 'pays'; // an answer that was lost is found by the next look
    this.pace = Number.POSITIVE_INFINITY;
    this.standStillAfter = Number.POSITIVE_INFINITY;
    this.answerLostAt = Number.POSITIVE_INFINITY;
    while (this.goOn());
    this.settleDown();
    for (const { attemptId } of this.attempts) {
      this.#end(attemptId); // no code lives for ever
      this.hear(attemptId); // as the ledger does, which reads every charge of a day
    }
    this.waitUntil(after(this.now, DAY));
  }
}
