import type { CheckoutEvent } from '@baanpak/domain/checkout/checkout-messages.ts';
import type { BookingEvent, BookingPlaced } from '@baanpak/domain/stay/booking-messages.ts';
import { satang } from '@baanpak/domain/values/money.ts';
import { type Projection, put, set } from '../projection.ts';
import type { BookingRow } from '../schema/tables.ts';

type OfPayment = Extract<CheckoutEvent, { type: 'PaymentAttempted' | 'PaymentFailed' }>;

/** One row a booking: the guest's page, the owner's lists. */
export const bookings: Projection<BookingEvent | OfPayment> = {
  name: 'bookings',
  when: {
    BookingPlaced: ({ data, revision }) => [put('bookings', placed(data, revision))],
    BookingPaid: ({ data: { bookingId, amount, feeCharge }, revision }) => [
      change(bookingId, {
        status: 'Booked',
        payment_status: 'paid',
        received: amount,
        fee_charge: feeCharge,
        version: revision,
      }),
    ],
    BookingExpired: ({ data, revision }) => [
      change(data.bookingId, { status: 'Expired', version: revision }),
    ],
    BookingGivenUp: ({ data, revision }) => [
      change(data.bookingId, { status: 'Canceled', version: revision }),
    ],
    BookingAbandoned: ({ data, revision }) => [
      change(data.bookingId, { status: 'Canceled', version: revision }),
    ],
    StayCompleted: ({ data, revision }) => [
      change(data.bookingId, { status: 'Completed', version: revision }),
    ],
    PaymentAttempted: ({ data }) =>
      data.bookingIds.map((bookingId) => change(bookingId, { payment_status: 'pending' })),
    PaymentFailed: ({ data }) =>
      data.bookingIds.map((bookingId) => change(bookingId, { payment_status: 'failed' })),
  },
};

const change = (bookingId: string, columns: Partial<BookingRow>) =>
  set('bookings', { booking_id: bookingId }, columns);

const placed = (
  { bookingId, terms, guest, heldUntil, placedAt }: BookingPlaced['data'],
  version: number,
): BookingRow => ({
  booking_id: bookingId,
  code: terms.code,
  checkout_uid: terms.checkoutUid,
  room_id: terms.roomId,
  hotel_id: terms.hotelId,
  owner_id: terms.ownerId,
  status: 'Reserved',
  payment_status: 'pending',
  check_in: terms.checkIn,
  check_out: terms.checkOut,
  terms,
  guest,
  price: terms.price,
  fee_charge: satang(0),
  received: satang(0),
  held_until: heldUntil,
  placed_at: placedAt,
  version,
});
