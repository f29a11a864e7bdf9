import type { StaffBookingJson } from './booking.ts';

const SHOWN_DIGITS = 3;

/** A booking for staff who may see who comes, but not how to reach them: the name alone stays whole. */
export const maskGuest = (book: StaffBookingJson): StaffBookingJson => ({
  ...book,
  email: book.email && maskEmail(book.email),
  phone: book.phone && maskPhone(book.phone),
  address: null,
  province: null,
  country: null,
  postalCode: null,
  taxInvoice: null,
  arrival: book.arrival && { ...book.arrival, companions: [], requests: null },
  documents: [],
  staffNote: null, // it may say how to reach the guest
});

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
