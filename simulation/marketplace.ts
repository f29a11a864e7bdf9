import type { Ports } from '@baanpak/command-api/ports.ts';
import type { RequestedStay } from '@baanpak/command-api/use-cases/booking/plan-stays.ts';
import { reserve, takeBooking } from '@baanpak/command-api/use-cases/booking/reserve.ts';
import {
  finishOpenLateSettlement,
  settleLateMoney,
} from '@baanpak/command-api/use-cases/checkout/late-money.ts';
import { attemptPayment } from '@baanpak/command-api/use-cases/payment/attempt-payment.ts';
import { settleCharge } from '@baanpak/command-api/use-cases/payment/settle-charge.ts';
import { booking, bookingStream } from '@baanpak/domain/booking/booking.ts';
import type { Booking, BookingCommand } from '@baanpak/domain/booking/booking-state.ts';
import { keepsPrice } from '@baanpak/domain/booking/moves.ts';
import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import type { Checkout, CheckoutCommand } from '@baanpak/domain/checkout/checkout-state.ts';
import { hotel, hotelStream } from '@baanpak/domain/hotel/hotel.ts';
import { type Refund, refund, refundStream } from '@baanpak/domain/refund/refund.ts';
import { room, roomStream } from '@baanpak/domain/room/room.ts';
import { roomCalendar, roomCalendarStream } from '@baanpak/domain/room-calendar/room-calendar.ts';
import type { RoomCalendarCommand } from '@baanpak/domain/room-calendar/room-calendar-state.ts';
import { REFUND_DETAILS } from '@baanpak/domain/testing/booking-samples.ts';
import {
  CHARGE,
  GUEST,
  HOTEL,
  nights,
  ROOM_REGISTERED,
  TERMS,
} from '@baanpak/domain/testing/samples.ts';
import type { CancellationPolicy } from '@baanpak/domain/values/money/cancellation-policy.ts';
import type { ChargeFacts } from '@baanpak/domain/values/money/charge-facts.ts';
import { addUp, baht, type Satang } from '@baanpak/domain/values/money/money.ts';
import type { RefundedPayment } from '@baanpak/domain/values/money/refund.ts';
import { i18nText } from '@baanpak/domain/values/text/i18n-text.ts';
import { after, type Instant } from '@baanpak/domain/values/time/instant.ts';
import { bangkokDay } from '@baanpak/domain/values/time/local-date.ts';
import { HOLD } from './ports.ts';
import { SOMEBODY, World } from './world.ts';

const UID = 'cart';
const POLICY: CancellationPolicy = [
  { name: i18nText('Early'), daysBefore: 7, share: 1 },
  { name: i18nText('Late'), daysBefore: 1, share: 0.33 },
];

/** Registered for VAT, as hotels are that issue tax invoices. */
const DETAILS = { ...HOTEL, taxId: '0105500000000', cancellationPolicy: POLICY };
const GUESTS_PAGE = 'https://guests.example/';
const { note, ...WHO } = GUEST;
const RESERVATION = {
  guest: { ...WHO, email: 'anna@example.com' },
  paymentMethod: 'gateway',
  channel: 'website',
  lang: 'th',
  address: 'a network address',
} as const;

/** One guest's stay: two nights at 1,000 baht each. */
export const stay = (bookingId: string, roomId: string, price = baht(2000)) => ({
  bookingId,
  roomId,
  price,
  hotelId: 'riverside',
  ...nights(1, 3),
});
type StayForTest = ReturnType<typeof stay>;

const asRequested = ({ bookingId, roomId, checkIn, checkOut }: StayForTest): RequestedStay => ({
  ...{ bookingId, guestId: `guest of ${bookingId}`, roomId, checkIn, checkOut },
  ...{ guests: 2, children: 0, pets: 0, breakfast: false, methodCheckIn: 'Online', note },
});

const inEqualNights = ({ price, ...stayTerms }: Omit<StayForTest, 'bookingId'>) =>
  keepsPrice({ nightPrices: [], price }, stayTerms);

/** Rooms `garden` and `river`, one of each, and what the product does there when guests ask. */
export class Marketplace extends World {
  constructor(units: Readonly<Record<string, number>> = { garden: 1, river: 1 }) {
    super();
    const { hotelId, ownerId } = TERMS;
    const registered = { hotelId, ownerId, slug: hotelId, details: DETAILS };
    this.handle(hotel, hotelStream(hotelId), { type: 'RegisterHotel', data: registered });
    for (const [roomId, count] of Object.entries(units)) {
      this.#calendar({ type: 'OpenCalendar', data: { roomId, units: count } });
      const data = { ...ROOM_REGISTERED.data, roomId };
      this.handle(room, roomStream(roomId), { type: 'RegisterRoom', data });
    }
  }

  /** All or none: what was held is released when one room is refused. */
  reserve(...stays: readonly StayForTest[]): Promise<void> {
    return this.reserveFor(UID, stays);
  }

  /** The same with a checkout of another name. */
  async reserveFor(checkoutUid: string, stays: readonly StayForTest[]): Promise<void> {
    const wanted = stays.map(asRequested);
    const reservation = { ...RESERVATION, checkoutUid, stays: wanted };
    await this.asked((ports) => reserve(ports, reservation, SOMEBODY));
  }

  /** Somebody uses the product, and what follows is done. Says whether they came to their end. */
  protected async asked(run: (ports: Ports) => Promise<unknown>): Promise<boolean> {
    try {
      return await this.work(run);
    } finally {
      await this.settleDown();
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

  /** Staff take a stay. */
  async takeFor(checkoutUid: string, due: StayForTest): Promise<void> {
    const { guest, lang } = RESERVATION;
    const taken = { checkoutUid, guest, lang, stay: asRequested(due) };
    await this.asked((ports) =>
      takeBooking(ports, { ...taken, paymentMethod: 'direct', channel: 'phone' }, SOMEBODY),
    );
  }

  /** The last command of a reservation, at any time. */
  holdCheckout(uid: string, stays: readonly StayForTest[]): void {
    const amount = addUp(stays.map(({ price }) => price));
    const heldUntil = after(this.now, HOLD);
    this.#tell({ type: 'HoldCheckout', data: { uid, stays, amount, heldUntil } });
  }

  /** A booking and its nights are gone, and its checkout does not know. */
  async end(bookingId: string, roomId: string): Promise<void> {
    const end = { bookingId, because: 'abandoned', endedAt: this.now } as const;
    this.#book(bookingId, { type: 'EndBooking', data: end });
    this.#calendar({ type: 'ReleaseNights', data: { roomId, bookingId, because: 'refused' } });
    await this.settleDown();
  }

  /** Tries to pay; `facts` are what the provider says at once, a success unless a test says otherwise. */
  async pay(attemptId: string, facts: Partial<ChargeFacts> = {}, uid = UID): Promise<void> {
    this.next.set(attemptId, facts);
    const request = { attemptId, uid, method: 'promptpay', returnUri: GUESTS_PAGE } as const;
    await this.asked((ports) => attemptPayment(ports, request, SOMEBODY));
  }

  /** The charge changes at the provider, and we hear of it at once. */
  async providerSays(attemptId: string, facts: Partial<ChargeFacts>): Promise<void> {
    const before = this.charges.get(attemptId) ?? { ...CHARGE, attemptId };
    this.charges.set(attemptId, { ...before, ...facts });
    await settleCharge(this.ports, attemptId, SOMEBODY);
    await this.settleDown();
  }

  /** A charge is looked at, by anyone who may stand still on the way. */
  async hear(attemptId: string): Promise<void> {
    await this.asked((ports) => settleCharge(ports, attemptId, SOMEBODY));
  }

  async giveUp(uid = UID): Promise<void> {
    this.#tell({ type: 'GiveUpCheckout', data: { uid, now: this.now } });
    await this.settleDown();
  }

  /** The guest pays by transfer, says so, and staff have until then to find it. */
  async reportTransfer(heldUntil: Instant, uid = UID): Promise<void> {
    const common = { uid, now: this.now };
    this.#tell({ type: 'ChoosePaymentMethod', data: { ...common, paymentMethod: 'direct' } });
    this.#tell({ type: 'ReportTransfer', data: { ...common, heldUntil, slipId: null } });
    await this.settleDown();
  }

  /** After the hold's end the nights are taken again; anyone who does that may stand still: says whether it was done. */
  async confirmTransfer(uid = UID, transferId = 'bank-1'): Promise<boolean> {
    const { status } = this.stateOf(checkout, checkoutStream(uid));
    try {
      if (status === 'expired') return await this.#confirmLate(uid, transferId);
      this.#tell({ type: 'ConfirmTransfer', data: { uid, transferId, paidAt: this.now } });
      return true;
    } finally {
      await this.settleDown();
    }
  }

  async #confirmLate(uid: string, attemptId: string): Promise<boolean> {
    if (!(await this.asked((ports) => finishOpenLateSettlement(ports, uid, SOMEBODY))))
      return false;
    const data = { uid, attemptId, of: 'transfer', now: this.now } as const;
    return this.asked((ports) => settleLateMoney(ports, data, SOMEBODY));
  }

  /** Staff approve what the guest asked for; `amount` of it. */
  async refund(bookingId: string, amount: Satang): Promise<void> {
    await this.askBack(bookingId, bookingId);
    await this.approve(bookingId, amount);
  }

  /** The guest calls a paid stay off. */
  async askBack(bookingId: string, requestId: string): Promise<void> {
    const request = { bookingId, requestId, requestHash: null, wish: REFUND_DETAILS, quote: null };
    const when = { requestedAt: this.now, today: bangkokDay(this.now) };
    const data = { ...request, ...when, keepsStay: false };
    this.#book(bookingId, { type: 'RequestRefund', data });
    await this.settleDown();
  }

  async reject(bookingId: string): Promise<void> {
    const data = { ...this.decision(bookingId), refundId: null };
    this.#book(bookingId, { type: 'RejectRefund', data });
    await this.settleDown();
  }

  async approve(bookingId: string, amount: Satang): Promise<void> {
    const approval = { ...this.decision(bookingId), refundId: null, amount };
    this.#book(bookingId, { type: 'ApproveRefund', data: approval });
    await this.settleDown();
  }

  /** Staff call a paid stay off. */
  async cancelPaid(bookingId: string, refundId = bookingId): Promise<void> {
    const data = { ...this.decision(bookingId), refundId };
    this.#book(bookingId, { type: 'CancelPaidBooking', data });
    await this.settleDown();
  }

  /** Staff try a refund again, or say that they transferred it. */
  async seeTo(refundId: string, type: 'RetryRefund' | 'ConfirmRefundPaid'): Promise<void> {
    const data = { refundId, by: 'somsri', at: this.now };
    this.handle(refund, refundStream(refundId), { type, data });
    await this.settleDown();
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
