import type { HeldStay } from '../checkout/checkout-messages.ts';
import type { Instant } from '../values/time/instant.ts';
import type { LetterKind } from './letters.ts';
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
    CheckoutHeld: (event) => [toGuest('held', event)],
    PaymentAwaited: (event) => [toGuest('taken', event)],
    CheckoutPaid: (event) => [toGuest('paid', event), ...toOwners(event)],
    LatePaymentAccepted: (event) => [toGuest('paid', event), ...toOwners(event)],
    TransferReported: ({ data: { uid, bookingIds }, recordedAt }) => [
      write('transfer-to-confirm', uid, bookingIds, recordedAt),
    ],
    TransferConfirmed: (event) => [toGuest('paid', event)],
    CheckoutExpired: (event) => [toGuest('expired', event)],
    CheckoutGivenUp: (event) => [toGuest('given-up', event)],
    CheckoutCanceled: (event) => [toGuest('canceled', event)],
    LatePaymentReturned: ({ data: { attemptId, bookingIds }, recordedAt }) => [
      write('late-payment-returned', attemptId, bookingIds, recordedAt, attemptId),
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
    RefundFailed: (event) => [ofRefund('refund-failed', event)],
    // a refund that failed has a letter of its own
    CaseOpened: ({ data: { caseId, kind, bookingIds, ownerId }, recordedAt }) =>
      kind === 'failed-refund' || ownerId === null || bookingIds.length === 0
        ? []
        : [write('case-opened', caseId, bookingIds, recordedAt)],
    RefundPaid: (event) => [ofRefund('refund-paid', event)],
    RefundTransferred: (event) => [ofRefund('refund-paid', event)],
  },
};

const toGuest = (letter: LetterKind, { data: { uid, stays }, recordedAt }: OfCheckout): Step =>
  write(letter, uid, idsOf(stays), recordedAt);

/** One letter a hotel: a cart may span those of several owners. */
function toOwners({ data: { uid, stays }, recordedAt }: OfCheckout): Step[] {
  const hotels = [...new Set(stays.map(({ hotelId }) => hotelId))];
  return hotels.map((hotelId) => {
    const own = stays.filter((stay) => stay.hotelId === hotelId);
    return write('new-booking', `${uid}:${hotelId}`, idsOf(own), recordedAt);
  });
}

const ofBooking = (letter: LetterKind, { data: { bookingId }, recordedAt }: OfBooking): Step =>
  write(letter, bookingId, [bookingId], recordedAt);

/** Of a booking that may have several refunds: each is told. */
function ofDecision(letter: LetterKind, { data, recordedAt }: OfDecision): Step {
  const { bookingId, refundId = bookingId } = data;
  return write(letter, refundId, [bookingId], recordedAt, refundId);
}

const ofRefund = (
  letter: LetterKind,
  { data: { refundId, bookingIds }, recordedAt }: OfRefund,
): Step => write(letter, refundId, bookingIds, recordedAt, refundId);

const write = (
  letter: LetterKind,
  about: string,
  bookingIds: readonly string[],
  happenedAt: Instant,
  refundId?: string,
): Step => ({
  at: happenedAt,
  key: `letter:${letter}:${about}`,
  do: {
    type: 'SendLetter',
    data: { letter, bookingIds, ...(refundId !== undefined && { refundId }), happenedAt },
  },
});

const idsOf = (stays: readonly HeldStay[]) => stays.map(({ bookingId }) => bookingId);
