import type { StaffBookingJson } from '@baanpak/contract/stay/booking.ts';

/** A booking as /admin-api answers it. */
export type Booking = StaffBookingJson &
  Readonly<{ id: string; noShow?: boolean; staffNote?: string | null }>;

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

/** The refund that waits for a word of the hotel's. */
export const openRefund = ({ refunds }: Booking) =>
  refunds.find(({ status }) => status === 'requested');
