import type { BookingJson } from '../../shell/api/bookings.ts';
import type { AlertKind } from '../../ui/alert.tsx';
import type { bookingTh } from './texts.th.ts';

type Happened = Readonly<{
  kind: AlertKind;
  alert: keyof typeof bookingTh.alert;
  /** What that means for the guest. */
  hint: keyof typeof bookingTh.alertHint;
}>;

type Facts = Pick<BookingJson, 'status' | 'paymentStatus' | 'checkInStatus'>;

/** What the guest must know at first sight; undefined while all is well. */
export function whatHappened({
  status,
  paymentStatus,
  checkInStatus,
}: Facts): Happened | undefined {
  if (status === 'Expired')
    return { kind: 'error', alert: 'canceled', hint: hasMoney(paymentStatus) ? 'late' : 'expired' };
  if (status === 'Canceled')
    return {
      kind: 'error',
      alert: 'canceled',
      hint: hasMoney(paymentStatus) ? 'refunded' : 'canceled',
    };
  if (status === 'Completed') return { kind: 'success', alert: 'completed', hint: 'completed' };
  if (checkInStatus) return { kind: 'success', alert: 'checkedIn', hint: 'checkedIn' };
  if (paymentStatus === 'failed') return { kind: 'error', alert: 'failed', hint: 'failed' };
  if (paymentStatus === 'mismatched')
    return { kind: 'warning', alert: 'mismatched', hint: 'mismatched' };
  return undefined;
}

/** The guest said that a transfer was made, and the hotel has yet to look. */
export const isReported = ({
  status,
  transferReportedAt,
}: Pick<BookingJson, 'status' | 'transferReportedAt'>): boolean =>
  status === 'Reserved' && transferReportedAt !== null;

type Chip = keyof typeof bookingTh.status;

/** In a word how a booking stands: what happened last before what it is. */
export function chipOf(
  book: Pick<
    BookingJson,
    'status' | 'paymentStatus' | 'transferReportedAt' | 'checkInStatus' | 'refund'
  >,
): Chip {
  const { status, paymentStatus, checkInStatus, refund } = book;
  if (isReported(book)) return 'reported';
  if (status === 'Booked' && checkInStatus) return 'checkedIn';
  if (status === 'Booked' && refund?.status === 'requested' && refund.kind === undefined)
    return 'refundRequested';
  if (status === 'Canceled' && paymentStatus === 'refunding') return 'refunding';
  if (status === 'Canceled' && paymentStatus === 'refunded') return 'refunded';
  return status;
}

/** Money came, whatever became of it since. */
const hasMoney = (paymentStatus: BookingJson['paymentStatus']): boolean =>
  paymentStatus !== 'pending' && paymentStatus !== 'failed';
