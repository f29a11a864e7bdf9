import type { StaffBookingJson } from '@baanpak/contract/stay/booking.ts';

/** A booking as /admin-api answers it. */
export type Booking = StaffBookingJson & Readonly<{ id: string }>;

export type BookingStatus = Booking['status'];
export const BOOKING_STATUSES: readonly BookingStatus[] = [
  'Reserved',
  'Booked',
  'Completed',
  'Canceled',
  'Expired',
  'Unavailable',
];

/** Money was received for it. */
export const isPaid = ({ totalReceived }: Booking): boolean => totalReceived > 0;

/** Certain, or stayed, and not paid for in full; what waits for its guest to pay is no such stay. */
export const owes = ({ status, amountDue }: Booking): boolean =>
  (status === 'Booked' || status === 'Completed') && amountDue > 0;

/** Kept for nobody. */
export const isBlock = ({ status, units }: Booking): boolean =>
  status === 'Unavailable' || units !== undefined;

/** Nobody waits for it any more. */
export const hasEnded = ({ status }: Booking): boolean =>
  status === 'Completed' || status === 'Canceled' || status === 'Expired';

/** The refund that waits for a word of the hotel's. */
export const openRefund = ({ refunds }: Booking) =>
  refunds.find(({ status }) => status === 'requested');
