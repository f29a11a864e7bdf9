import { booking, bookingStream } from '@baanpak/domain/booking/booking.ts';
import type { Booking, BookingCommand } from '@baanpak/domain/booking/booking-state.ts';
import { keepsPrice } from '@baanpak/domain/booking/moves.ts';
import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import type { Checkout, CheckoutCommand } from '@baanpak/domain/checkout/checkout-state.ts';
import { type Refund, refund, refundStream } from '@baanpak/domain/refund/refund.ts';
import { roomCalendar, roomCalendarStream } from '@baanpak/domain/room-calendar/room-calendar.ts';
import type { RoomCalendarCommand } from '@baanpak/domain/room-calendar/room-calendar-state.ts';
import { REFUND_DETAILS } from '@baanpak/domain/testing/booking-samples.ts';
import { CHARGE, GUEST, nights, TERMS } from '@baanpak/domain/testing/samples.ts';
import type { CancellationPolicy } from '@baanpak/domain/values/money/cancellation-policy.ts';
import type { ChargeFacts } from '@baanpak/domain/values/money/charge-facts.ts';
import { addUp, baht, type Satang } from '@baanpak/domain/values/money/money.ts';
import type { RefundedPayment } from '@baanpak/domain/values/money/refund.ts';
import { i18nText } from '@baanpak/domain/values/text/i18n-text.ts';
import { after, type Instant, MINUTE } from '@baanpak/domain/values/time/instant.ts';
import { bangkokDay } from '@baanpak/domain/values/time/local-date.ts';
import { finishOpen, settleLateMoney } from './late-settlement.ts';
import { payFor, settleCharge } from './provider-in-memory.ts';
import { reserve } from './reservation.ts';
import { InMemoryWorld } from './world.ts';

const UID = 'cart';
const HOLD = 30 * MINUTE;
const POLICY: CancellationPolicy = [
  { name: i18nText('Early'), daysBefore: 7, share: 1 },
  { name: i18nText('Late'), daysBefore: 1, share: 0.33 },
];

/** One guest's stay: two nights at 1,000 baht each. */
export const stay = (bookingId: string, roomId: string, price = baht(2000)) => ({
  bookingId,
  roomId,
  price,
  hotelId: 'riverside',
  ...nights(1, 3),
});
type StayForTest = ReturnType<typeof stay>;

const inEqualNights = ({ price, ...stayTerms }: Omit<StayForTest, 'bookingId'>) =>
  keepsPrice({ nightPrices: [], price }, stayTerms);

/** Rooms `garden` and `river`, one of each, and what the product does there when guests ask. */
export class Marketplace extends InMemoryWorld {
  constructor() {
    super();
    for (const roomId of ['garden', 'river'])
      this.#calendar({ type: 'OpenCalendar', data: { roomId, units: 1 } });
  }

  /** All or none: what was held is released when one room is refused. */
  reserve(...stays: readonly StayForTest[]): void {
    this.reserveFor(UID, stays);
  }

  /** The same with a checkout of another name. */
  reserveFor(uid: string, stays: readonly StayForTest[]): void {
    try {
      this.work(reserve(this, uid, stays));
    } finally {
      this.settleDown();
    }
  }

  hold({ bookingId, roomId, checkIn, checkOut }: StayForTest, checkoutUid = UID): void {
    const heldUntil = after(this.now, HOLD);
    const data = { bookingId, roomId, checkIn, checkOut, checkoutUid, heldUntil };
    this.#calendar({ type: 'HoldNights', data });
  }

  place({ bookingId, ...stayTerms }: StayForTest, checkoutUid = UID): void {
    const terms = {
      ...TERMS,
      ...stayTerms,
      ...inEqualNights(stayTerms),
      checkoutUid,
      cancellationPolicy: POLICY,
    };
    const heldUntil = after(this.now, HOLD);
    const data = { bookingId, terms, guest: GUEST, heldUntil, placedAt: this.now };
    this.handle(booking, bookingStream(bookingId), { type: 'PlaceBooking', data });
  }

  /** Staff take a stay, in the order of the product. */
  takeFor(checkoutUid: string, due: StayForTest): void {
    const { bookingId, ...stayTerms } = due;
    const agreed = { ...TERMS, ...stayTerms, ...inEqualNights(stayTerms) };
    const terms = { ...agreed, checkoutUid, cancellationPolicy: POLICY };
    this.hold(due, checkoutUid);
    const data = { bookingId, terms, guest: GUEST, by: 'somsri', staffNote: null };
    this.#book(bookingId, { type: 'TakeBooking', data: { ...data, takenAt: this.now } });
    const awaited = { uid: checkoutUid, stays: [due], amount: due.price };
    this.#tell({ type: 'AwaitPayment', data: awaited });
    this.settleDown();
  }

  /** A booking and its nights are gone, and its checkout does not know. */
  end(bookingId: string, roomId: string): void {
    const end = { bookingId, because: 'abandoned', endedAt: this.now } as const;
    this.#book(bookingId, { type: 'EndBooking', data: end });
    this.#calendar({ type: 'ReleaseNights', data: { roomId, bookingId, because: 'refused' } });
    this.settleDown();
  }

  holdCheckout(uid: string, stays: readonly StayForTest[]): void {
    const amount = addUp(stays.map(({ price }) => price));
    const heldUntil = after(this.now, HOLD);
    this.#tell({ type: 'HoldCheckout', data: { uid, stays, amount, heldUntil } });
  }

  /** Tries to pay; `facts` are what the provider says at once, a success unless told otherwise. */
  pay(attemptId: string, facts: Partial<ChargeFacts> = {}, amount = baht(2000), uid = UID): void {
    const [method, currency] = ['promptpay', 'THB'] as const;
    const times = { requestedAt: this.now, expiresAt: after(this.now, HOLD) };
    const intent = { attemptId, checkoutUid: uid, method, amount, currency, ...times };
    try {
      this.work(payFor(this, intent, facts));
    } finally {
      this.settleDown();
    }
  }

  /** The charge changes at the provider, and we hear of it. */
  providerSays(attemptId: string, facts: Partial<ChargeFacts>): void {
    const before = this.provider.get(attemptId) ?? { ...CHARGE, attemptId };
    this.provider.set(attemptId, { ...before, ...facts });
    for (const _ of settleCharge(this, attemptId)); // at once
    this.settleDown();
  }

  /** A charge is looked at, by anyone who may stand still on the way. */
  hear(attemptId: string): void {
    try {
      this.work(settleCharge(this, attemptId));
    } finally {
      this.settleDown();
    }
  }

  giveUp(uid = UID): void {
    this.#tell({ type: 'GiveUpCheckout', data: { uid, now: this.now } });
    this.settleDown();
  }

  /** The guest pays by transfer, says so, and staff have until then to find it. */
  reportTransfer(heldUntil: Instant, uid = UID): void {
    const common = { uid, now: this.now };
    this.#tell({ type: 'ChoosePaymentMethod', data: { ...common, paymentMethod: 'direct' } });
    this.#tell({ type: 'ReportTransfer', data: { ...common, heldUntil, slipId: null } });
    this.settleDown();
  }

  /** After the hold's end the nights are taken again; anyone who does that may stand still: says whether it was done. */
  confirmTransfer(uid = UID, transferId = 'bank-1'): boolean {
    const { status } = this.stateOf(checkout, checkoutStream(uid));
    try {
      if (status === 'expired') return this.#confirmLate(uid, transferId);
      this.#tell({ type: 'ConfirmTransfer', data: { uid, transferId, paidAt: this.now } });
      return true;
    } finally {
      this.settleDown();
    }
  }

  #confirmLate(uid: string, attemptId: string): boolean {
    if (!this.work(finishOpen(this, uid))) return false;
    this.settleDown();
    return this.work(settleLateMoney(this, { uid, attemptId, of: 'transfer', now: this.now }));
  }

  /** Staff approve what the guest asked for; `amount` of it. */
  refund(bookingId: string, amount: Satang): void {
    this.askBack(bookingId, bookingId);
    this.approve(bookingId, amount);
  }

  /** The guest calls a paid stay off. */
  askBack(bookingId: string, requestId: string): void {
    const request = { bookingId, requestId, requestHash: null, wish: REFUND_DETAILS, quote: null };
    const when = { requestedAt: this.now, today: bangkokDay(this.now) };
    const data = { ...request, ...when, keepsStay: false };
    this.#book(bookingId, { type: 'RequestRefund', data });
    this.settleDown();
  }

  reject(bookingId: string): void {
    const data = { ...this.decision(bookingId), refundId: null };
    this.#book(bookingId, { type: 'RejectRefund', data });
    this.settleDown();
  }

  approve(bookingId: string, amount: Satang): void {
    const approval = { ...this.decision(bookingId), refundId: null, amount };
    this.#book(bookingId, { type: 'ApproveRefund', data: approval });
    this.settleDown();
  }

  /** Staff call a paid stay off. */
  cancelPaid(bookingId: string, refundId = bookingId): void {
    const data = { ...this.decision(bookingId), refundId };
    this.#book(bookingId, { type: 'CancelPaidBooking', data });
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

  /** What staff, or a process, decide on a paid booking with. */
  decision(bookingId: string) {
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
