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

/** `status` is the attempt's; `books` are the bookings of its whole checkout. */
export const toCharge = (
  chargeId: string,
  status: RequestedPayment['status'],
  books: readonly BookingJson[],
): ChargeJson => ({
  charge_id: chargeId,
  status: STATUSES[status],
  paid: status === 'paid',
  books: [...books],
});
