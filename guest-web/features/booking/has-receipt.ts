import type { BookingJson } from '../../shell/api/bookings.ts';

const UNPAID: readonly BookingJson['paymentStatus'][] = ['pending', 'failed', 'mismatched'];

/** At the desk a stay is paid in parts, and called off with some of it: there is a receipt of all of it alone. */
export function hasReceipt({ status, paymentStatus, ...book }: BookingJson): boolean {
  const { bookingChannel, totalReceived, refunds, price } = book;
  if (status === 'Expired' || UNPAID.includes(paymentStatus)) return false;
  const returned = refunds.filter(({ status }) => status === 'refunded');
  const received = returned.reduce((sum, { amount }) => sum + amount, totalReceived);
  return bookingChannel === 'website' || received >= price;
}
