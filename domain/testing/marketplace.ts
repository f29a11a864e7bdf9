import { checkout, checkoutStream } from '../checkout/checkout.ts';
import type { Checkout, CheckoutCommand } from '../checkout/checkout-messages.ts';
import { payment, paymentStream } from '../payment/payment.ts';
import { type Refund, refund, refundStream } from '../refund/refund.ts';
import { booking, bookingStream } from '../stay/booking.ts';
import type { Booking, BookingCommand } from '../stay/booking-messages.ts';
import {
  type RoomCalendarCommand,
  roomCalendar,
  roomCalendarStream,
} from '../stay/room-calendar.ts';
import type { ChargeFacts } from '../values/charge-facts.ts';
import { after, type Instant, MINUTE } from '../values/instant.ts';
import { bangkokDay } from '../values/local-date.ts';
import { addUp, baht, type Satang } from '../values/money.ts';
import type { RefundedPayment } from '../values/refund.ts';
import { WISH } from './booking-samples.ts';
import { InMemoryWorld } from './in-memory-world.ts';
import { CHARGE, GUEST, nights, TERMS } from './samples.ts';

const UID = 'cart';
const HOLD = 30 * MINUTE;

/** One guest's wish: two nights at 1,000 baht each. */
export const stay = (bookingId: string, roomId: string, price = baht(2000)) => ({
  bookingId,
  roomId,
  price,
  hotelId: 'riverside',
  ...nights(1, 3),
});
type Wish = ReturnType<typeof stay>;

/** Rooms `garden` and `river`, one of each, and what the product does there when guests ask. */
export class Marketplace extends InMemoryWorld {
  constructor() {
    super();
    for (const roomId of ['garden', 'river'])
      this.#calendar({ type: 'OpenCalendar', data: { roomId, units: 1 } });
  }

  /** All or none: what was held is released when one room is refused. */
  reserve(...stays: readonly Wish[]): void {
    this.reserveFor(UID, stays);
  }

  /** The same with a checkout of another name. */
  reserveFor(uid: string, stays: readonly Wish[]): void {
    const held: Wish[] = [];
    try {
      for (const wish of stays) {
        this.hold(wish, uid);
        held.push(wish);
      }
      for (const wish of stays) this.place(wish, uid);
      this.#holdCheckout(uid, stays);
    } catch (refusal) {
      for (const { roomId, bookingId } of held)
        this.#calendar({
          type: 'ReleaseNights',
          data: { roomId, bookingId, because: 'refused' },
        });
      throw refusal;
    } finally {
      this.settleDown();
    }
  }

  hold({ bookingId, roomId, checkIn, checkOut }: Wish, checkoutUid = UID): void {
    const heldUntil = after(this.now, HOLD);
    const data = { bookingId, roomId, checkIn, checkOut, checkoutUid, heldUntil };
    this.#calendar({ type: 'HoldNights', data });
  }

  place({ bookingId, ...wish }: Wish, checkoutUid = UID): void {
    const terms = { ...TERMS, ...wish, checkoutUid };
    const heldUntil = after(this.now, HOLD);
    const data = { bookingId, terms, guest: GUEST, heldUntil, placedAt: this.now };
    this.handle(booking, bookingStream(bookingId), { type: 'PlaceBooking', data });
  }

  holdCheckout(...stays: readonly Wish[]): void {
    this.#holdCheckout(UID, stays);
  }

  #holdCheckout(uid: string, stays: readonly Wish[]): void {
    const amount = addUp(stays.map(({ price }) => price));
    const heldUntil = after(this.now, HOLD);
    this.#tell({ type: 'HoldCheckout', data: { uid, stays, amount, heldUntil } });
  }

  /** Tries to pay; `facts` are what the provider says at once, a success unless told otherwise. */
  pay(attemptId: string, facts: Partial<ChargeFacts> = {}, amount = baht(2000), uid = UID): void {
    this.#tell({
      type: 'AttemptPayment',
      data: { uid, attemptId, amount, now: this.now },
    });
    this.handle(payment, paymentStream(attemptId), {
      type: 'RequestCharge',
      data: {
        attemptId,
        checkoutUid: uid,
        method: 'promptpay',
        amount,
        currency: 'THB',
        requestedAt: this.now,
        expiresAt: after(this.now, HOLD),
      },
    });
    this.providerSays(attemptId, { amount, ...facts });
  }

  /** The charge changes at the provider, and we hear of it. */
  providerSays(attemptId: string, facts: Partial<ChargeFacts>): void {
    const before = this.provider.get(attemptId) ?? { ...CHARGE, attemptId };
    this.provider.set(attemptId, { ...before, ...facts });
    this.settleCharge(attemptId);
    this.settleDown();
  }

  giveUp(uid = UID): void {
    this.#tell({ type: 'GiveUpCheckout', data: { uid, now: this.now } });
    this.settleDown();
  }

  /** The guest pays by transfer, says so, and staff have until then to find it. */
  reportTransfer(heldUntil: Instant): void {
    const said = { uid: UID, now: this.now };
    this.#tell({ type: 'ChoosePaymentMethod', data: { ...said, paymentMethod: 'direct' } });
    this.#tell({ type: 'ReportTransfer', data: { ...said, heldUntil, slipId: null } });
    this.settleDown();
  }

  confirmTransfer(): void {
    this.#tell({ type: 'ConfirmTransfer', data: { uid: UID, paidAt: this.now } });
    this.settleDown();
  }

  /** Staff approve what the guest asked for; `amount` of it. */
  refund(bookingId: string, amount: Satang): void {
    const wish = WISH;
    this.#book(bookingId, {
      type: 'RequestRefund',
      data: {
        ...{ bookingId, requestId: bookingId, requestHash: null, wish, quote: null },
        ...{ requestedAt: this.now, today: bangkokDay(this.now) },
      },
    });
    this.settleDown();
    this.approve(bookingId, amount);
  }

  approve(bookingId: string, amount: Satang): void {
    const approval = { ...this.#decision(bookingId), amount };
    this.#book(bookingId, { type: 'ApproveRefund', data: approval });
    this.settleDown();
  }

  /** Staff call a paid stay off. */
  cancelPaid(bookingId: string): void {
    this.#book(bookingId, { type: 'CancelPaidBooking', data: this.#decision(bookingId) });
    this.settleDown();
  }

  /** Staff try a refund again, or say that they transferred it. */
  seeTo(refundId: string, type: 'RetryRefund' | 'ConfirmRefundPaid'): void {
    const data = { refundId, by: 'somsri', at: this.now };
    this.handle(refund, refundStream(refundId), { type, data });
    this.settleDown();
  }

  refundOf(refundId: string): Refund['status'] {
    return this.stateOf(refund, refundStream(refundId)).status;
  }

  paymentStatus(bookingId: string): RefundedPayment | null {
    const state = this.stateOf(booking, bookingStream(bookingId));
    return state.status === 'unknown' ? null : state.refunds.paymentStatus;
  }

  checkoutStatus(): Checkout['status'] {
    return this.stateOf(checkout, checkoutStream(UID)).status;
  }

  bookingStatus(bookingId: string): Booking['status'] {
    return this.stateOf(booking, bookingStream(bookingId)).status;
  }

  /** Who has nights of a room, as `anna held`. */
  nightsOf(roomId: string): string[] {
    const { stays } = this.stateOf(roomCalendar, roomCalendarStream(roomId));
    return [...stays].map(([bookingId, { kind }]) => `${bookingId} ${kind}`);
  }

  #decision(bookingId: string) {
    const known = this.stateOf(booking, bookingStream(bookingId));
    const uid = known.status === 'unknown' ? UID : known.terms.checkoutUid;
    const state = this.stateOf(checkout, checkoutStream(uid));
    const chargeId = state.status === 'paid' ? (state.payment?.chargeId ?? null) : null;
    const decided = { expectedVersion: null, reason: null, by: 'somsri', at: this.now };
    return { bookingId, chargeId, ...decided };
  }

  #book(bookingId: string, command: BookingCommand): void {
    this.handle(booking, bookingStream(bookingId), command);
  }

  #calendar(command: RoomCalendarCommand): void {
    this.handle(roomCalendar, roomCalendarStream(command.data.roomId), command);
  }

  #tell(command: CheckoutCommand): void {
    this.handle(checkout, checkoutStream(command.data.uid), command);
  }
}
