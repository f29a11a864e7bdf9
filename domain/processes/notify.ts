import type { HeldStay } from '../checkout/checkout-messages.ts';
import type { Instant } from '../values/time/instant.ts';
import type { BookingLetter, LetterOfBookings, SendLetter } from './letters.ts';
import type { Process, Step } from './process.ts';

type OfCheckout = Readonly<{
  data: Readonly<{ uid: string; stays: readonly HeldStay[] }>;
  recordedAt: Instant;
}>;
type OfBooking = Readonly<{ data: Readonly<{ bookingId: string }>; recordedAt: Instant }>;
type OfDecision = Readonly<{
  data: Readonly<{ bookingId: string; refundId?: string }>;
  recordedAt: Instant;
}>;
type OfRefund = Readonly<{
  data: Readonly<{ refundId: string; bookingIds: readonly string[] }>;
  recordedAt: Instant;
}>;

/**
 * Tells guests and owners by mail what happened. A letter is a timer that is due at once: so no
 * command waits for it, and only the runner of processes writes it.
 */
export const notify: Process = {
  name: 'notify',
  when: {
    CheckoutHeld: (event) => [ofCheckout('held', event)],
    PaymentAwaited: (event) => [ofCheckout('taken', event)],
    CheckoutPaid: (event) => [ofCheckout('paid', event), ...toOwners(event)],
    LatePaymentAccepted: (event) => [ofCheckout('paid', event), ...toOwners(event)],
    TransferReported: ({ data: { uid, bookingIds }, recordedAt }) => [
      write('transfer-to-confirm', uid, bookingIds, recordedAt),
    ],
    TransferConfirmed: (event) => [ofCheckout('paid', event)],
    CheckoutExpired: (event) => [
      ofCheckout('expired', event),
      ofCheckout('transfer-lapsed', event),
    ],
    CheckoutGivenUp: (event) => [ofCheckout('given-up', event)],
    CheckoutCanceled: (event) => [ofCheckout('canceled', event)],
    PaymentTurnedAway: ({ data: { bookingId }, recordedAt }) => [
      write('payment-turned-away', bookingId, [bookingId], recordedAt, { refundId: bookingId }),
    ],
    LatePaymentReturned: ({ data: { attemptId, bookingIds }, recordedAt }) => [
      write('late-payment-returned', attemptId, bookingIds, recordedAt, { refundId: attemptId }),
    ],
    RefundRequested: (event) => [
      ofDecision('refund-requested', event),
      ofDecision('refund-to-decide', event),
    ],
    RefundAccountNamed: (event) => [ofBooking('refund-to-pay', event)],
    RefundRejected: (event) => [ofDecision('refund-rejected', event)],
    RefundApproved: (event) => {
      const isRequested = event.data.because === 'requested';
      return [ofDecision(isRequested ? 'refund-approved' : 'paid-stay-canceled', event)];
    },
    RefundLeftToHotel: (event) => [
      ofRefund('refund-needs-account', event),
      ofRefund('refund-to-pay', event),
    ],
    RefundFailed: (event) => [ofRefund('refund-failed', event), ofRefund('refund-delayed', event)],
    CaseOpened: ({ data: { caseId, kind, bookingIds }, recordedAt: happenedAt }) => {
      // a refund of bookings has letters of its own
      if (kind === 'failed-refund' && bookingIds.length > 0) return [];
      const told = send(caseId, { letter: 'case-opened', caseId, happenedAt });
      if (kind !== 'mismatched-money') return [told];
      return [told, write('payment-looked-into', caseId, bookingIds, happenedAt, { caseId })];
    },
    CaseSettled: ({ data: { caseId, kind, action, bookingIds }, recordedAt }) =>
      action === 'return' && kind !== 'failed-refund' && bookingIds.length > 0
        ? [write('payment-returned', caseId, bookingIds, recordedAt, { refundId: caseId })]
        : [],
    RefundPaid: (event) => [ofRefund('refund-paid', event)],
    RefundTransferred: (event) => [ofRefund('refund-paid', event)],
  },
};

const ofCheckout = (
  letter: BookingLetter,
  { data: { uid, stays }, recordedAt }: OfCheckout,
): Step => write(letter, uid, idsOf(stays), recordedAt);

/** One letter a hotel: a cart may span those of several owners. */
function toOwners({ data: { uid, stays }, recordedAt }: OfCheckout): Step[] {
  const hotels = [...new Set(stays.map(({ hotelId }) => hotelId))];
  return hotels.map((hotelId) => {
    const own = stays.filter((stay) => stay.hotelId === hotelId);
    return write('new-booking', `${uid}:${hotelId}`, idsOf(own), recordedAt);
  });
}

const ofBooking = (letter: BookingLetter, { data: { bookingId }, recordedAt }: OfBooking): Step =>
  write(letter, bookingId, [bookingId], recordedAt);

/** Of a booking that may have several refunds: each is told. */
function ofDecision(letter: BookingLetter, { data, recordedAt }: OfDecision): Step {
  const { bookingId, refundId = bookingId } = data;
  return write(letter, refundId, [bookingId], recordedAt, { refundId });
}

const ofRefund = (
  letter: BookingLetter,
  { data: { refundId, bookingIds }, recordedAt }: OfRefund,
): Step => write(letter, refundId, bookingIds, recordedAt, { refundId });

const write = (
  letter: BookingLetter,
  about: string,
  bookingIds: readonly string[],
  happenedAt: Instant,
  named: Pick<LetterOfBookings, 'refundId' | 'caseId'> = {},
): Step => send(about, { letter, bookingIds, ...named, happenedAt });

const send = (about: string, data: SendLetter['data']): Step => ({
  at: data.happenedAt,
  key: `letter:${data.letter}:${about}`,
  do: { type: 'SendLetter', data },
});

const idsOf = (stays: readonly HeldStay[]) => stays.map(({ bookingId }) => bookingId);
