import { leftOf } from '@baanpak/domain/booking/booking-money.ts';
import type { PlacedBooking } from '@baanpak/domain/booking/booking-state.ts';
import { type Checkout, isHeld } from '@baanpak/domain/checkout/checkout-state.ts';
import type { PaymentAttempt } from '@baanpak/domain/payment/payment.ts';
import { type Satang, satang } from '@baanpak/domain/values/money/money.ts';
import type { ChargedBy } from '@baanpak/domain/values/money/paid-by.ts';
import type { BookingJson, KnownBooking } from './booking.ts';
import { type BookingFacts, type OpenCharge, toBooking } from './to-booking.ts';

/** The states that a booking's answer is made of, as their streams were folded. */
export type StatesOfBooking = Readonly<{
  booking: PlacedBooking;
  /** Revision of the booking's stream. */
  version: number;
  checkout: Checkout;
  /** The attempt that `attemptOfCheckout` names; undefined where nobody tried. */
  attempt: PaymentAttempt | undefined;
}> &
  Pick<BookingFacts, 'hotel' | 'room' | 'today'>;

/** A booking as read models will show it, from folded states: of now, or of an earlier moment. */
export const bookingFromStates = ({
  booking: state,
  version,
  checkout,
  attempt,
  hotel,
  room,
  today,
}: StatesOfBooking): KnownBooking =>
  toBooking({
    ...state,
    ...money(state),
    extras: Object.fromEntries(state.desk.extras),
    deskPayments: Object.fromEntries(state.desk.payments),
    orderTotal: isHeld(checkout) ? checkout.amount : null,
    paymentStatus: paymentStatus(state, checkout),
    chargedBy: chargedBy(attempt),
    openCharge: openCharge(attempt),
    askedRefunds: Object.fromEntries(state.refunds.asked),
    movedRefunds: [...state.refunds.moved.values()],
    creditNotes: state.creditNotes.values(),
    announced: state.onlineCheckIn.arrival,
    announcedAt: state.onlineCheckIn.announcedAt,
    documents: state.onlineCheckIn.documents,
    ...reported(state, checkout),
    version,
    hotel,
    room,
    unit: null,
    today,
  });

const money = (state: PlacedBooking): { received: Satang; feeCharge: Satang } =>
  'paid' in state
    ? {
        received: leftOf(state, [...state.refunds.moved.values()]),
        feeCharge: state.feeCharge,
      }
    : { received: satang(0), feeCharge: satang(0) };

/** The attempt that paid, or the last that may yet. */
export function attemptOfCheckout(paying: Checkout): string | null {
  if (paying.status === 'paid') return paying.payment?.attemptId ?? null;
  if (!('attempts' in paying)) return null;
  return [...paying.attempts].findLast(([, outcome]) => outcome === 'pending')?.[0] ?? null;
}

export const chargedBy = (attempt: PaymentAttempt | undefined): ChargedBy | null =>
  attempt?.status === 'paid'
    ? { method: attempt.method, card: attempt.card, refundable: attempt.refundable }
    : null;

function openCharge(attempt: PaymentAttempt | undefined): OpenCharge | null {
  if (attempt?.status !== 'pending') return null;
  const { chargeId, method, expiresAt, authorizeUri = null, qrUri = null } = attempt;
  return { chargeId, method, expiresAt, authorizeUri, qrUri };
}

/** A reported transfer moves the end of the hold, which the checkout decides. */
const reported = ({ heldUntil }: PlacedBooking, paying: Checkout) =>
  'transfer' in paying && paying.transfer
    ? {
        heldUntil: 'heldUntil' in paying ? paying.heldUntil : heldUntil,
        transferReportedAt: paying.transfer.reportedAt,
        hasTransferSlip: paying.transfer.slipId !== null,
      }
    : { transferReportedAt: null, hasTransferSlip: false };

const paymentStatus = (state: PlacedBooking, paying: Checkout): BookingJson['paymentStatus'] => {
  const { paymentStatus: refunded } = state.refunds;
  if (refunded) return refunded;
  if ('paid' in state || state.desk.coversStay) return 'paid';
  return 'paymentStatus' in paying && paying.paymentStatus !== 'paid'
    ? paying.paymentStatus
    : 'pending';
};
