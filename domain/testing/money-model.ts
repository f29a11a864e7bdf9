import { checkout, checkoutStream } from '../checkout/checkout.ts';
import { payment, paymentStream } from '../payment/payment.ts';
import { refund, refundStream } from '../refund/refund.ts';
import { booking, bookingStream } from '../stay/booking.ts';
import { roomCalendar, roomCalendarStream } from '../stay/room-calendar.ts';
import { nightsOf, type Stay } from '../values/local-date.ts';
import { baht, type Satang } from '../values/money.ts';
import { Refusal } from '../values/refusal.ts';
import { Marketplace } from './marketplace.ts';

const ROOMS = ['garden', 'river', 'hill'] as const;
const UNITS: Readonly<Record<(typeof ROOMS)[number], number>> = { garden: 1, river: 1, hill: 2 };
export type RefundMood = 'pays' | 'fails' | 'cannot' | 'loses its answer';
type Cart = Readonly<{ uid: string; bookingIds: readonly string[]; amount: Satang }>;

/** A marketplace with its provider's own books, against which ours are held. */
export class MoneyModel extends Marketplace {
  readonly carts: Cart[] = [];
  readonly attempts: { attemptId: string; cart: Cart }[] = [];
  mood: RefundMood = 'pays';
  /** What the provider gave back, by refund id. */
  readonly #givenBack = new Map<string, Satang>();

  constructor() {
    super();
    const open = { type: 'OpenCalendar', data: { roomId: 'hill', units: UNITS.hill } } as const;
    this.handle(roomCalendar, roomCalendarStream('hill'), open);
    this.refundAtProvider = (refundId) => this.#askedForRefund(refundId);
  }

  /** Does what may be refused; a refusal is an answer. */
  try(action: () => void): void {
    try {
      action();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }

  book(wishes: readonly Readonly<{ room: number; stay: Stay }>[]): void {
    const uid = `cart-${this.carts.length}`;
    const stays = wishes.map(({ room, stay }, n) => ({
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

  attempt(cart: Cart, status: 'pending' | 'successful' | 'failed', amount = cart.amount): void {
    const attemptId = `try-${this.attempts.length}`;
    this.attempts.push({ attemptId, cart });
    const failureCode = status === 'failed' ? 'insufficient_fund' : null;
    this.try(() =>
      this.pay(
        attemptId,
        { status, failureCode, amount, chargeId: `chrg ${attemptId}` },
        cart.amount,
        cart.uid,
      ),
    );
  }

  /** Somebody scans the code, in time or long after; nobody is told. */
  scan(attemptId: string): void {
    const charge = this.provider.get(attemptId);
    if (charge?.status === 'pending')
      this.provider.set(attemptId, { ...charge, status: 'successful' });
  }

  webhook(attemptId: string): void {
    if (this.provider.has(attemptId)) this.settleCharge(attemptId);
    this.settleDown();
  }

  #askedForRefund(refundId: string) {
    const known = this.stateOf(refund, refundStream(refundId));
    if (known.status === 'unknown') throw new Error(`${refundId} was asked for before it was owed`);
    const failed = { refundId, failureCode: 'failed_refund', failedAt: this.now };
    if (!this.#givenBack.has(refundId)) {
      if (this.mood === 'cannot')
        return { type: 'LeaveRefundToHotel', data: { refundId, leftAt: this.now } } as const;
      if (this.mood === 'fails') return { type: 'FailRefund', data: failed } as const;
      this.#givenBack.set(refundId, known.amount);
      if (this.mood === 'loses its answer') return null;
    }
    const paid = { refundId, providerRefundId: `rfnd ${refundId}`, paidAt: this.now };
    return { type: 'RecordRefund', data: paid } as const;
  }

  /** Of every night of a room, how many stays it is sold to beyond its units. */
  oversold(): string[] {
    return ROOMS.flatMap((roomId) => {
      const { stays } = this.stateOf(roomCalendar, roomCalendarStream(roomId));
      const sold = new Map<string, number>();
      for (const stay of stays.values())
        for (const night of nightsOf(stay)) sold.set(night, (sold.get(night) ?? 0) + stay.units);
      return [...sold].flatMap(([night, units]) =>
        units > UNITS[roomId] ? [`${roomId} on ${night}`] : [],
      );
    });
  }

  /** Bookings that have no nights though they stand, or nights though they do not. */
  misplaced(): string[] {
    const having = new Set(
      ROOMS.flatMap((roomId) => [
        ...this.stateOf(roomCalendar, roomCalendarStream(roomId)).stays.keys(),
      ]),
    );
    return this.carts.flatMap(({ bookingIds }) =>
      bookingIds.filter((id) => {
        const { status } = this.stateOf(booking, bookingStream(id));
        const stands = ['Reserved', 'Booked', 'Completed'].includes(status);
        return stands !== having.has(id);
      }),
    );
  }

  /** Every sum the provider has, and where ours do not say of it exactly one thing. */
  lost(): string[] {
    return this.attempts.flatMap(({ attemptId, cart }) => {
      const charge = this.provider.get(attemptId);
      if (charge?.status !== 'successful') return [];
      const told = this.stateOf(payment, paymentStream(attemptId)).status;
      if (told === 'mismatched') return []; // flagged, never confirmed
      const places = [
        ...(this.#paysFor(attemptId, cart) ? ['stays'] : []),
        ...(this.#isOwed(attemptId, cart.amount) ? ['refund'] : []),
      ];
      return places.length === 1 ? [] : [`${attemptId} (${told}) is at ${places.join(' and ')}`];
    });
  }

  /** Given back by the provider and not written as paid, or written and not given. */
  unmatched(): string[] {
    const ids = this.happened('RefundStarted').flatMap(({ data }) =>
      'refundId' in data ? [data.refundId] : [],
    );
    return ids.filter((id) => {
      const state = this.stateOf(refund, refundStream(id));
      const isPaid = state.status === 'paid' && state.paidBy === 'provider';
      return isPaid !== this.#givenBack.has(id);
    });
  }

  #isOwed(refundId: string, amount: Satang): boolean {
    const state = this.stateOf(refund, refundStream(refundId));
    return state.status !== 'unknown' && state.amount === amount;
  }

  /** The checkout took this money, and every baht of it is on a booking that stands or on its refund. */
  #paysFor(attemptId: string, { uid, bookingIds, amount }: Cart): boolean {
    const state = this.stateOf(checkout, checkoutStream(uid));
    if (state.status !== 'paid' || state.payment?.attemptId !== attemptId) return false;
    const sum = bookingIds.reduce((total, id) => total + this.#accountedFor(id), 0);
    if (sum !== amount) throw new Error(`${attemptId}: ${sum} of ${amount} are accounted for`);
    return true;
  }

  #accountedFor(bookingId: string): number {
    const state = this.stateOf(booking, bookingStream(bookingId));
    if (!('paid' in state)) return 0;
    if (state.status !== 'Canceled') return state.paid;
    const approved = state.refunds.decision?.amount ?? 0;
    const owed = this.stateOf(refund, refundStream(bookingId));
    if (approved > state.paid) return 0;
    const isKept =
      approved === 0 ? owed.status === 'unknown' : this.#isOwed(bookingId, approved as Satang);
    return isKept ? state.paid : 0;
  }
}
