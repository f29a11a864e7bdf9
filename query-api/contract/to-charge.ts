import type { RequestedPayment } from '@baanpak/domain/payment/payment.ts';
import type { BookingJson } from './booking.ts';
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
 * An attempt and the bookings of its whole checkout. Money that has not yet reached them all is
 * pending: who is told of a payment sees it on every booking.
 */
export function toCharge(
  chargeId: string,
  { status, failureCode }: Attempt,
  books: readonly BookingJson[],
): ChargeJson {
  const told = status === 'paid' && books.some(isDue) ? 'pending' : status;
  return {
    charge_id: chargeId,
    status: STATUSES[told],
    paid: told === 'paid',
    failure_code: told === 'failed' ? failureCode : null,
    books: [...books],
  };
}

const OPEN: readonly BookingJson['status'][] = ['Reserved', 'Booked', 'Completed'];
const UNPAID: readonly BookingJson['paymentStatus'][] = ['pending', 'failed', 'mismatched'];
const isDue = ({ status, paymentStatus }: BookingJson) =>
  OPEN.includes(status) && UNPAID.includes(paymentStatus);
