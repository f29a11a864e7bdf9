import type { BookingJson } from '../api/bookings.ts';
import type { AlertKind } from '../ui/alert.tsx';
import type { bookingTh } from './texts.th.ts';

export type Happened = Readonly<{
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

/** Money came, whatever became of it since. */
const hasMoney = (paymentStatus: BookingJson['paymentStatus']): boolean =>
  paymentStatus !== 'pending' && paymentStatus !== 'failed';
