import type { StayTerms } from '../booking/booking-state.ts';
import type { Message } from '../values/decider/message.ts';
import type { Instant } from '../values/time/instant.ts';

/**
 * Mails to the guest, at the address in the booking: what becomes of the stay, and of the money.
 * `found` is the one that a guest asks for, who lost the others; `mine` has the links of all stays of an address,
 * `check-in-online` invites to what can be sent before one comes.
 */
export const STAY_TEMPLATES = [
  'held',
  'taken',
  'paid',
  'expired',
  'given-up',
  'canceled',
  'moved',
  'stayed',
  'found',
  'mine',
  'check-in-online',
  'payment-looked-into',
] as const;
export const REFUND_TEMPLATES = [
  'refund-requested',
  'refund-rejected',
  'refund-approved',
  'paid-stay-canceled',
  'refund-needs-account',
  'refund-paid',
  'refund-delayed',
  'late-payment-returned',
  'payment-turned-away',
  'payment-returned',
] as const;
/** Mails to the owner of the hotel. */
export const OWNER_TEMPLATES = [
  'new-booking',
  'transfer-to-confirm',
  'transfer-lapsed',
  'refund-to-decide',
  'refund-to-pay',
  'refund-failed',
] as const;
/** Mails to anyone who settles a case: the hotel, or the site where it is nobody's or of several. */
export const CASE_TEMPLATES = ['case-opened'] as const;
/** Mails to one of the staff, at the address they had before. */
export const ACCOUNT_TEMPLATES = ['account-changed'] as const;

export type StayTemplate = (typeof STAY_TEMPLATES)[number];
export type RefundTemplate = (typeof REFUND_TEMPLATES)[number];
export type GuestTemplate = StayTemplate | RefundTemplate;
export type OwnerTemplate = (typeof OWNER_TEMPLATES)[number];
export type CaseTemplate = (typeof CASE_TEMPLATES)[number];
export type AccountTemplate = (typeof ACCOUNT_TEMPLATES)[number];
/** Mails about bookings; the others are about a case, which may have none. */
export type BookingTemplate = GuestTemplate | OwnerTemplate;

/** Which bookings: all of one checkout, or of one hotel in it. */
export type MailOfBookings = Readonly<{
  template: BookingTemplate;
  bookingIds: readonly string[];
  /** Which refund it is about, of those the bookings may have; commands of an earlier version do not say. */
  refundId?: string;
  /** Which case it is about, where it is about one. */
  caseId?: string;
  /** Where a stay was before it was moved: what it is now is read, what it was is nowhere else. */
  movedFrom?: MovedFrom;
  happenedAt: Instant;
}>;
export type MovedFrom = Pick<StayTerms, 'roomId' | 'checkIn' | 'checkOut' | 'price'>;
/** commands of an earlier version have no `caseId`. */
export type MailOfCase = Readonly<{ template: CaseTemplate; caseId?: string; happenedAt: Instant }>;

/**
 * About a change of an account of the staff: which event of the user's stream it is. The address of before is folded
 * when the mail is sent, and kept nowhere.
 */
export type MailOfAccount = Readonly<{
  template: AccountTemplate;
  userId: string;
  revision: number;
  happenedAt: Instant;
}>;

/**
 * Somebody is to be told what became of bookings, of a case or of their account. It names them only: what the mail says
 * is read when it is sent, but for where a stay was that has moved.
 */
export type SendMail = Message<'SendMail', MailOfBookings | MailOfCase | MailOfAccount>;
