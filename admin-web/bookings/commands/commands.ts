import type { StaffAction } from '@baanpak/contract/stay/staff-booking-requests.ts';
import type { Action } from '@baanpak/domain/values/people/roles.ts';
import { type Booking, isPaid, openRefund } from '../booking.ts';

/** Something that staff do about a booking, and what is asked before. */
export type Command = Readonly<{
  action: StaffAction;
  /** Who may. */
  right: Action;
  isPossible: (booking: Booking, today: string) => boolean;
  /** A reason is asked for, and due or not. */
  reason?: 'due' | 'welcome';
  /** An amount in THB is asked for; what it begins with. */
  amount?: (booking: Booking) => number;
  /** The refund it is about. */
  refundId?: (booking: Booking) => string | undefined;
  isGrave?: boolean;
}>;

const isToCome = ({ status, checkInStatus }: Booking) => status === 'Booked' && !checkInStatus;
const failedRefund = ({ refunds }: Booking) => refunds.find(({ status }) => status === 'failed');
const owedByTransfer = ({ refunds }: Booking) =>
  refunds.find(({ status, way }) => status === 'refunding' && way === 'transfer');

/** In the order of their buttons; the servers decide once more. */
export const COMMANDS: readonly Command[] = [
  {
    action: 'confirm-payment',
    right: 'decide-money',
    isPossible: ({ status, paymentMethod }) =>
      paymentMethod === 'direct' && (status === 'Reserved' || status === 'Expired'),
  },
  {
    action: 'check-in',
    right: 'take-bookings',
    isPossible: (booking, today) => isToCome(booking) && booking.checkInDate <= today,
  },
  {
    action: 'check-out',
    right: 'take-bookings',
    isPossible: ({ checkInStatus, checkOutStatus }) => checkInStatus && !checkOutStatus,
  },
  {
    action: 'undo-check-in',
    right: 'take-bookings',
    isPossible: ({ checkInStatus, checkOutStatus }) => checkInStatus && !checkOutStatus,
  },
  {
    action: 'approve-refund',
    right: 'decide-money',
    isPossible: (booking) => openRefund(booking) !== undefined,
    reason: 'welcome',
    amount: (booking) => openRefund(booking)?.amount ?? 0,
    refundId: (booking) => openRefund(booking)?.id,
  },
  {
    action: 'reject-refund',
    right: 'decide-money',
    isPossible: (booking) => openRefund(booking) !== undefined,
    reason: 'due',
    refundId: (booking) => openRefund(booking)?.id,
    isGrave: true,
  },
  {
    action: 'confirm-refund-paid',
    right: 'decide-money',
    isPossible: (booking) => owedByTransfer(booking) !== undefined,
    refundId: (booking) => owedByTransfer(booking)?.id,
  },
  {
    action: 'retry-refund',
    right: 'decide-money',
    isPossible: (booking) => failedRefund(booking) !== undefined,
    refundId: (booking) => failedRefund(booking)?.id,
  },
  {
    action: 'no-show',
    right: 'take-bookings',
    isPossible: (booking, today) =>
      isToCome(booking) && booking.checkInDate <= today && !booking.noShow,
  },
  {
    action: 'cancel',
    right: 'take-bookings',
    isPossible: (booking) =>
      !isPaid(booking) && !booking.checkInStatus && isLive(booking) && !openRefund(booking),
    reason: 'due',
    isGrave: true,
  },
  {
    action: 'cancel',
    right: 'decide-money',
    isPossible: (booking) => isPaid(booking) && isToCome(booking) && !openRefund(booking),
    reason: 'due',
    isGrave: true,
  },
];

const isLive = ({ status }: Booking) =>
  status === 'Reserved' || status === 'Booked' || status === 'Unavailable';
