import type { CheckoutEvent } from '@baanpak/domain/checkout/checkout-messages.ts';
import type { BookingEvent, BookingPlaced } from '@baanpak/domain/stay/booking-messages.ts';
import { satang } from '@baanpak/domain/values/money.ts';
import { merge, type Projection, put, set } from '../projection.ts';
import type { BookingRow } from '../schema/tables.ts';

type OfPayment = Extract<
  CheckoutEvent,
  { type: 'PaymentAttempted' | 'PaymentFailed' | 'TransferReported' }
>;

/** One row a booking: the guest's page, the owner's lists. */
export const bookings: Projection<BookingEvent | OfPayment> = {
  name: 'bookings',
  when: {
    BookingPlaced: ({ data, revision }) => [put('bookings', begun(data, 'Reserved', revision))],
    BookingTaken: ({ data: { takenAt: placedAt, ...data }, revision }) => [
      put('bookings', begun({ ...data, placedAt, heldUntil: null }, 'Booked', revision)),
    ],
    BlockPlaced: ({ data, revision }) => [
      put('bookings', begun({ ...data, heldUntil: null }, 'Unavailable', revision)),
    ],
    BlockLifted: ({ data, revision }) => [
      change(data.bookingId, { status: 'Canceled', version: revision }),
    ],
    BookingPaid: ({ data: { bookingId, amount, feeCharge, paidAt }, revision }) => [
      change(bookingId, {
        status: 'Booked',
        payment_status: 'paid',
        received: amount,
        fee_charge: feeCharge,
        paid_at: paidAt,
        version: revision,
      }),
    ],
    PaymentReceived: ({ data: { bookingId, amount, feeCharge, paidAt }, revision }) => [
      change(bookingId, {
        payment_status: 'paid',
        received: amount,
        fee_charge: feeCharge,
        paid_at: paidAt,
        version: revision,
      }),
    ],
    TaxInvoiceRecorded: ({ data: { bookingId, invoice }, revision }) => [
      change(bookingId, { tax_invoice: invoice, version: revision }),
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
    BookingCanceled: ({ data, revision }) => [
      change(data.bookingId, { status: 'Canceled', version: revision }),
    ],
    BookingAmended: ({ data: { bookingId, terms, guest }, revision }) => [
      merge('bookings', { booking_id: bookingId }, 'terms', terms),
      merge('bookings', { booking_id: bookingId }, 'guest', guest ?? {}),
      change(bookingId, { version: revision }),
    ],
    GuestArrived: ({ data: { bookingId, by, at }, revision }) => [
      change(bookingId, { arrival: { by, at }, version: revision }),
    ],
    ArrivalUndone: ({ data, revision }) => [
      change(data.bookingId, { arrival: null, version: revision }),
    ],
    GuestDeparted: ({ data: { bookingId, by, at }, revision }) => [
      change(bookingId, { status: 'Completed', departure: { by, at }, version: revision }),
    ],
    NoShowRecorded: ({ data, revision }) => [
      change(data.bookingId, { status: 'Completed', version: revision }),
    ],
    StayCompleted: ({ data, revision }) => [
      change(data.bookingId, { status: 'Completed', version: revision }),
    ],
    PaymentMethodChanged: ({ data: { bookingId, paymentMethod }, revision }) => [
      merge('bookings', { booking_id: bookingId }, 'terms', { paymentMethod }),
      change(bookingId, { version: revision }),
    ],
    RefundRequested: ({ data: { bookingId, wish, quote, requestedAt }, revision }) => [
      asked(bookingId, {
        wish,
        request: { quote, requestedAt },
        verdict: 'requested',
        decision: null,
      }),
      change(bookingId, { payment_status: 'refund-requested', version: revision }),
    ],
    RefundAccountNamed: ({ data: { bookingId, wish }, revision }) => [
      asked(bookingId, { wish }),
      change(bookingId, { version: revision }),
    ],
    RefundRejected: ({ data: { bookingId, reason, at }, revision }) => [
      asked(bookingId, { verdict: 'rejected', decision: { amount: null, reason, at } }),
      change(bookingId, { payment_status: 'refund-rejected', version: revision }),
    ],
    RefundApproved: ({ data: { bookingId, amount, reason, at, paymentStatus }, revision }) => [
      asked(bookingId, { verdict: 'approved', decision: { amount, reason, at } }),
      change(bookingId, { status: 'Canceled', payment_status: paymentStatus, version: revision }),
    ],
    RefundMoved: ({ data: { bookingId, paymentStatus, received, ...progress }, revision }) => [
      merge('bookings', { booking_id: bookingId }, 'moved_refunds', {
        [progress.refundId]: progress,
      }),
      change(bookingId, { payment_status: paymentStatus, received, version: revision }),
    ],
    PaymentAttempted: ({ data }) =>
      data.bookingIds.map((bookingId) => change(bookingId, { payment_status: 'pending' })),
    PaymentFailed: ({ data: { bookingIds, failureCode } }) => {
      const payment_status = failureCode === 'mismatched' ? failureCode : 'failed';
      return bookingIds.map((bookingId) => change(bookingId, { payment_status }));
    },
    TransferReported: ({ data: { bookingIds, heldUntil, reportedAt, slipId } }) =>
      bookingIds.map((bookingId) =>
        change(bookingId, {
          held_until: heldUntil,
          transfer_reported_at: reportedAt,
          slip_id: slipId,
        }),
      ),
  },
};

const change = (bookingId: string, columns: Partial<BookingRow>) =>
  set('bookings', { booking_id: bookingId }, columns);

const asked = (bookingId: string, columns: BookingRow['refunds']) =>
  merge('bookings', { booking_id: bookingId }, 'refunds', columns);

type Begun = Omit<BookingPlaced['data'], 'heldUntil'> & {
  heldUntil: BookingRow['held_until'];
};

const begun = (
  { bookingId, terms, guest, heldUntil, placedAt }: Begun,
  status: BookingRow['status'],
  version: number,
): BookingRow => ({
  booking_id: bookingId,
  code: terms.code,
  checkout_uid: terms.checkoutUid,
  room_id: terms.roomId,
  hotel_id: terms.hotelId,
  owner_id: terms.ownerId,
  status,
  payment_status: 'pending',
  check_in: terms.checkIn,
  check_out: terms.checkOut,
  terms,
  guest,
  price: terms.price,
  fee_charge: satang(0),
  received: satang(0),
  paid_at: null,
  tax_invoice: null,
  held_until: heldUntil,
  placed_at: placedAt,
  transfer_reported_at: null,
  slip_id: null,
  arrival: null,
  departure: null,
  refunds: {},
  moved_refunds: {},
  version,
});
