import type { HeldStay } from '../checkout/checkout-state.ts';
import { after, HOUR, type Instant } from '../values/time/instant.ts';
import { bangkokDay, startOfDay } from '../values/time/local-date.ts';
import type { BookingTemplate, MailOfBookings, SendMail } from './mail-templates.ts';
import type { Process, ProcessStep } from './process.ts';

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
 * Tells guests and owners by mail what happened. A mail is a timer that is due at once: so no
 * command waits for it, and only the runner of processes sends it.
 */
export const notify: Process = {
  name: 'notify',
  when: {
    CheckoutHeld: (event) => [ofCheckout('held', event)],
    PaymentAwaited: (event) => [ofCheckout('taken', event)],
    CheckoutPaid: (event) => [ofCheckout('paid', event), ...toOwners(event)],
    LatePaymentAccepted: (event) => [ofCheckout('paid', event), ...toOwners(event)],
    TransferReported: ({ data: { uid, bookingIds }, recordedAt }) => [
      mailOf('transfer-to-confirm', uid, bookingIds, recordedAt),
    ],
    TransferConfirmed: (event) => [ofCheckout('paid', event)],
    CheckoutExpired: (event) => [
      ofCheckout('expired', event),
      ofCheckout('transfer-lapsed', event),
    ],
    CheckoutGivenUp: (event) => [ofCheckout('given-up', event)],
    CheckoutCanceled: ({ data, recordedAt }) =>
      data.calledOff // told with the decision
        ? []
        : [canceled({ ...data, canceledAt: recordedAt }, data.isFinal ? 0 : UNDO_TIME)],
    CancellationUndoBegun: ({ data }) =>
      wasMailed(data) ? [] : [{ forget: ofCanceled(data.uid) }],
    CancellationUndoRefused: ({ data }) => (wasMailed(data) ? [] : [canceled(data, UNDO_TIME)]),
    CheckoutReinstated: (event) => {
      if (!wasMailed(event.data)) return [];
      return [ofCheckout(event.data.heldUntil === null ? 'taken' : 'held', event)];
    },
    PaymentTurnedAway: ({ data: { bookingId }, recordedAt }) => [
      mailOf('payment-turned-away', bookingId, [bookingId], recordedAt, { refundId: bookingId }),
    ],
    LatePaymentReturned: ({ data: { attemptId, bookingIds }, recordedAt }) => [
      mailOf('late-payment-returned', attemptId, bookingIds, recordedAt, { refundId: attemptId }),
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
      // a refund of bookings has mails of its own
      if (kind === 'failed-refund' && bookingIds.length > 0) return [];
      const told = send(caseId, { template: 'case-opened', caseId, happenedAt });
      if (kind !== 'mismatched-money') return [told];
      return [told, mailOf('payment-looked-into', caseId, bookingIds, happenedAt, { caseId })];
    },
    CaseSettled: ({ data: { caseId, kind, action, bookingIds }, recordedAt }) =>
      action === 'return' && kind !== 'failed-refund' && bookingIds.length > 0
        ? [mailOf('payment-returned', caseId, bookingIds, recordedAt, { refundId: caseId })]
        : [],
    StayMoved: ({ data: { bookingId, moveId, from, returned, ofDeparture }, recordedAt }) => {
      if (ofDeparture) return [];
      const { roomId, checkIn, checkOut, price } = from;
      const refund = returned === null ? {} : { refundId: returned.refundId };
      const about = { ...refund, movedFrom: { roomId, checkIn, checkOut, price } };
      return [mailOf('moved', moveId, [bookingId], recordedAt, about)];
    },
    GuestDeparted: (event) => [stayed(event, after(event.recordedAt, AFTER_DEPARTURE))],
    StayCompleted: (event) => [stayed(event, notBeforeMorning(event.recordedAt))],
    DepartureUndone: ({ data }) => [{ forget: keyOf('stayed', data.bookingId) }],
    UserDescribed: (event) => {
      const { email, phone } = event.data.changes ?? {};
      return email === undefined && phone === undefined ? [] : [ofAccount(event)];
    },
    UserAssigned: (event) => [ofAccount(event)],
    PasswordChanged: (event) => [ofAccount(event)],
    SecondFactorTurnedOn: (event) => [ofAccount(event)],
    SecondFactorTurnedOff: (event) => [ofAccount(event)],
    RefundPaid: (event) => [ofRefund('refund-paid', event)],
    RefundTransferred: (event) => [ofRefund('refund-paid', event)],
  },
};

type OfUser = Readonly<{
  data: Readonly<{ userId: string }>;
  revision: number;
  recordedAt: Instant;
}>;

const ofAccount = ({ data: { userId }, revision, recordedAt: happenedAt }: OfUser): ProcessStep =>
  send(`${userId}:${revision}`, { template: 'account-changed', userId, revision, happenedAt });

/** How long staff may undo a cancellation before its guest hears of it. */
const UNDO_TIME = 30_000;

/** Who was seen to leave is on the way home. */
const AFTER_DEPARTURE = 3 * HOUR;
/** Older versions completed stays at midnight, when people sleep. */
const MORNING = 10 * HOUR;

const stayed = (event: OfBooking, at: Instant): ProcessStep => ({
  ...ofBooking('stayed', event),
  at,
});
const notBeforeMorning = (recordedAt: Instant): Instant => {
  const morning = after(startOfDay(bangkokDay(recordedAt)), MORNING);
  return recordedAt > morning ? recordedAt : morning;
};

type Canceled = Readonly<{ uid: string; stays: readonly HeldStay[]; canceledAt: Instant }>;

const canceled = ({ uid, stays, canceledAt }: Canceled, later: number): ProcessStep => ({
  ...mailOf('canceled', uid, idsOf(stays), canceledAt),
  at: after(canceledAt, later),
});
const ofCanceled = (uid: string) => keyOf('canceled', uid);

/** Anyone who undoes it later finds the guest told, who is then told that it stands again. */
const wasMailed = ({ canceledAt, begunAt }: { canceledAt: Instant; begunAt: Instant }): boolean =>
  begunAt >= after(canceledAt, UNDO_TIME);

const ofCheckout = (
  template: BookingTemplate,
  { data: { uid, stays }, recordedAt }: OfCheckout,
): ProcessStep => mailOf(template, uid, idsOf(stays), recordedAt);

/** One mail a hotel: a cart may span those of several owners. */
function toOwners({ data: { uid, stays }, recordedAt }: OfCheckout): ProcessStep[] {
  const hotels = [...new Set(stays.map(({ hotelId }) => hotelId))];
  return hotels.map((hotelId) => {
    const own = stays.filter((stay) => stay.hotelId === hotelId);
    return mailOf('new-booking', `${uid}:${hotelId}`, idsOf(own), recordedAt);
  });
}

const ofBooking = (
  template: BookingTemplate,
  { data: { bookingId }, recordedAt }: OfBooking,
): ProcessStep => mailOf(template, bookingId, [bookingId], recordedAt);

/** Of a booking that may have several refunds: each is told. */
function ofDecision(template: BookingTemplate, { data, recordedAt }: OfDecision): ProcessStep {
  const { bookingId, refundId = bookingId } = data;
  return mailOf(template, refundId, [bookingId], recordedAt, { refundId });
}

const ofRefund = (
  template: BookingTemplate,
  { data: { refundId, bookingIds }, recordedAt }: OfRefund,
): ProcessStep => mailOf(template, refundId, bookingIds, recordedAt, { refundId });

const mailOf = (
  template: BookingTemplate,
  about: string,
  bookingIds: readonly string[],
  happenedAt: Instant,
  named: Pick<MailOfBookings, 'refundId' | 'caseId' | 'movedFrom'> = {},
): ProcessStep => send(about, { template, bookingIds, ...named, happenedAt });

const keyOf = (template: SendMail['data']['template'], about: string) =>
  `letter:${template}:${about}`;

const send = (about: string, data: SendMail['data']): ProcessStep => ({
  at: data.happenedAt,
  key: keyOf(data.template, about),
  do: { type: 'SendMail', data },
});

const idsOf = (stays: readonly HeldStay[]) => stays.map(({ bookingId }) => bookingId);
