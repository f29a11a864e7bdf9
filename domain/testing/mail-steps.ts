import type { BookingTemplate } from '../processes/mail-templates.ts';
import type { ProcessStep } from '../processes/process.ts';
import { RECORDED_AT } from './follow.ts';

/** A mail that is due at once, and names what it is about. */
export const mail = (
  template: BookingTemplate,
  about: string,
  ...bookingIds: string[]
): ProcessStep => ({
  at: RECORDED_AT,
  key: `letter:${template}:${about}`,
  do: { type: 'SendMail', data: { template, bookingIds, happenedAt: RECORDED_AT } },
});
/** The same to anyone who settles a case. */
export const caseOpened = (caseId: string): ProcessStep => ({
  at: RECORDED_AT,
  key: `letter:case-opened:${caseId}`,
  do: { type: 'SendMail', data: { template: 'case-opened', caseId, happenedAt: RECORDED_AT } },
});
/** The same to the guest whose money is looked into. */
export const refundReviewed = (caseId: string, ...bookingIds: string[]): ProcessStep => ({
  at: RECORDED_AT,
  key: `letter:payment-looked-into:${caseId}`,
  do: {
    type: 'SendMail',
    data: { template: 'payment-looked-into', bookingIds, caseId, happenedAt: RECORDED_AT },
  },
});
/** The same about one of the refunds a booking may have. */
export const ofRefund = (
  template: BookingTemplate,
  refundId: string,
  ...bookingIds: string[]
): ProcessStep => ({
  at: RECORDED_AT,
  key: `letter:${template}:${refundId}`,
  do: { type: 'SendMail', data: { template, bookingIds, refundId, happenedAt: RECORDED_AT } },
});
