import type { RequestedPayment } from '@baanpak/domain/payment/payment.ts';
import type { BookingContent, BookingJson } from '../booking/booking.ts';
import { type OfOrder, shownToGuest } from '../booking/present-booking.ts';
import type { ChargeJson, ChargeStatusJson } from './charge.ts';

const STATUSES: Readonly<Record<RequestedPayment['status'], ChargeStatusJson>> = {
  requested: 'pending',
  pending: 'pending',
  paid: 'successful',
  failed: 'failed',
  expired: 'expired',
  mismatched: 'mismatched',
};

type Attempt = Readonly<{ status: RequestedPayment['status']; failureCode: string | null }>;

/**
 * What a guest is told of an attempt. Money that has not yet reached all bookings of its checkout is
 * pending: who is told of a payment sees it on every booking.
 */
export function outcomeOf({ status, failureCode }: Attempt, books: readonly OfOrder[]) {
  const told = status === 'paid' && books.some(({ book }) => isDue(book)) ? 'pending' : status;
  return {
    status: STATUSES[told],
    paid: told === 'paid',
    failure_code: told === 'failed' ? failureCode : null,
  };
}

/**
 * A charge opens no booking by itself: they are shown to the guest who names one of them, by the
 * guest's id. One that opens to nobody is not shown.
 */
export function toCharge(
  chargeId: string,
  attempt: Attempt,
  books: readonly OfOrder[],
  bookingId: string | undefined,
): ChargeJson {
  const isTheirs = bookingId !== undefined && books.some(({ guestId }) => guestId === bookingId);
  const shown = books.flatMap(({ guestId, book }) =>
    guestId ? [shownToGuest(guestId, book, books)] : [],
  );
  return {
    charge_id: chargeId,
    ...outcomeOf(attempt, books),
    ...(isTheirs && { books: shown }),
  };
}

const OPEN: readonly BookingJson['status'][] = ['Reserved', 'Booked', 'Completed'];
const UNPAID: readonly BookingJson['paymentStatus'][] = ['pending', 'failed', 'mismatched'];
const isDue = ({ status, paymentStatus }: BookingContent) =>
  OPEN.includes(status) && UNPAID.includes(paymentStatus);
