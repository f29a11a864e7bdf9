import type { RefundJson } from '../refund/refund.ts';
import type { StaffBookingJson } from './booking.ts';

const SHOWN_DIGITS = 3;

/**
 * A booking for staff who may see who comes, but not how to reach them: the name alone stays whole, and what the
 * guest wrote is without digits, which may be a phone number.
 */
export const maskGuest = ({ refund, ...book }: StaffBookingJson): StaffBookingJson => ({
  ...book,
  note: maskDigits(book.note),
  refunds: book.refunds.map(maskReason),
  ...(refund && { refund: maskReason(refund) }),
  email: book.email && maskEmail(book.email),
  phone: book.phone && maskPhone(book.phone),
  address: null,
  province: null,
  country: null,
  postalCode: null,
  taxInvoice: null,
  arrival: book.arrival && {
    ...book.arrival,
    companions: [],
    requests: maskDigits(book.arrival.requests),
  },
  documents: [],
  staffNote: null, // it may say how to reach the guest
});

const maskReason = (refund: RefundJson): RefundJson => ({
  ...refund,
  reason: maskDigits(refund.reason),
});

/** Thai digits are digits, too. */
const maskDigits = (text: string | null) =>
  text === null ? null : text.replaceAll(/\p{Nd}/gu, '*');

/** `somchai@example.com` as `s***@example.com`. */
function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? '***' : `${email.charAt(0)}***${email.slice(at)}`;
}

/** `0812345678` as `***678`; nothing of a number so short that its end would be most of it. */
function maskPhone(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '');
  return digits.length > 2 * SHOWN_DIGITS ? `***${digits.slice(-SHOWN_DIGITS)}` : '***';
}
