import { type DocumentFacts, isPaid } from '@baanpak/documents/document-facts.ts';
import type { BookingTemplate } from '@baanpak/domain/processes/mail-templates.ts';

type Time = 'now' | 'moot' | 'too-early';

const whenItIs =
  (status: DocumentFacts['book']['status']) =>
  ({ book }: DocumentFacts): Time => {
    if (book.status === status) return 'now';
    return book.status === 'Reserved' || book.status === 'Booked' ? 'too-early' : 'moot';
  };

/** A checkout's word is on its way to the booking: a moment later it says the same. */
const whenPaid = (stay: DocumentFacts): Time => {
  if (isPaid(stay)) return 'now';
  return stay.book.status === 'Canceled' || stay.book.status === 'Expired' ? 'moot' : 'too-early';
};

type Refund = NonNullable<DocumentFacts['book']['refund']>;

/** Of a stay without a refund there is nothing to say. */
const ofRefund =
  (time: (refund: Refund) => Time) =>
  ({ book: { refund } }: DocumentFacts): Time =>
    refund ? time(refund) : 'moot';

const whenRefundIs = (status: Refund['status']) =>
  ofRefund((refund) => {
    if (refund.status === status) return 'now';
    return refund.status === 'refunding' ? 'too-early' : 'moot';
  });

const whenDecided = ofRefund(({ status }) =>
  status === 'requested' || status === 'rejected' ? 'moot' : 'now',
);

/** Money that pays for nothing: its refund follows. */
const whenItGoesBack = ({ book }: DocumentFacts): Time => (book.refund ? 'now' : 'too-early');

/** Nobody confirmed what the guest said was sent. */
const whenLapsed = (stay: DocumentFacts): Time =>
  stay.book.transferReportedAt === null || stay.book.status === 'Booked'
    ? 'moot'
    : whenItIs('Expired')(stay);

/** To be transferred; the account is known, or not. */
const whenTransferred = (needsAccount: boolean) =>
  ofRefund((refund) => {
    if (refund.status !== 'refunding') return 'moot';
    if (refund.way !== 'transfer') return 'too-early';
    return refund.needsAccount === needsAccount ? 'now' : 'moot';
  });

/** Who has left knows how long they stayed. */
const whenToStay = ({ book }: DocumentFacts): Time =>
  book.status === 'Booked' && !book.checkOutStatus ? 'now' : 'moot';

/** Of a hold that ended there is nothing to look at. */
const whenWorthALook = ({ book }: DocumentFacts): Time =>
  (book.status === 'Canceled' || book.status === 'Expired') && !book.refund ? 'moot' : 'now';

/** Of a stay that its guest had: nobody is asked about one that money is argued about. */
const whenStayed = ({ book }: DocumentFacts): Time =>
  book.status === 'Completed' && !book.refund && book.paymentStatus !== 'mismatched'
    ? 'now'
    : 'moot';

/** Who sent something, or is here, needs no invitation. */
const whenToCheckIn = ({ book }: DocumentFacts): Time => {
  const { status, methodCheckIn, checkInStatus, arrival, documents } = book;
  const isAwaited = status === 'Booked' && methodCheckIn === 'Online' && !checkInStatus;
  return isAwaited && !arrival && documents.length === 0 ? 'now' : 'moot';
};

const TIMES: Readonly<Record<BookingTemplate, (stay: DocumentFacts) => Time>> = {
  held: ({ book }) => (book.status === 'Reserved' ? 'now' : 'moot'),
  taken: ({ book }) => (book.status === 'Booked' ? 'now' : 'moot'),
  paid: whenPaid,
  'new-booking': whenPaid,
  'transfer-to-confirm': ({ book }) => (book.status === 'Reserved' ? 'now' : 'moot'),
  'transfer-lapsed': whenLapsed,
  expired: whenItIs('Expired'),
  'given-up': whenItIs('Canceled'),
  canceled: whenItIs('Canceled'),
  moved: whenToStay,
  stayed: whenStayed,
  found: () => 'now',
  mine: whenWorthALook,
  'check-in-online': whenToCheckIn,
  'refund-requested': whenRefundIs('requested'),
  'refund-to-decide': whenRefundIs('requested'),
  'refund-rejected': whenRefundIs('rejected'),
  'refund-approved': whenDecided,
  'paid-stay-canceled': whenDecided,
  'refund-needs-account': whenTransferred(true),
  'refund-to-pay': whenTransferred(false),
  'refund-failed': whenRefundIs('failed'),
  'refund-delayed': whenRefundIs('failed'),
  'payment-looked-into': () => 'now',
  'refund-paid': whenRefundIs('refunded'),
  'late-payment-returned': whenItGoesBack,
  'payment-turned-away': whenItGoesBack,
  'payment-returned': whenItGoesBack,
};

/** Whether a stay is what the mail would say of it: not yet, now, or no more. */
export const timeFor = (template: BookingTemplate, stay: DocumentFacts): Time =>
  TIMES[template](stay);
