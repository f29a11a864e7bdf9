import type { BillAction, StaffAction } from '@baanpak/contract/booking/staff-booking-requests.ts';
import type { Action } from '@baanpak/domain/values/people/roles.ts';
import { isBlock, isPaid, openRefund } from '../../features/bookings/booking.ts';
import type { Booking } from '../../shell/api/records.ts';

type Refund = Booking['refunds'][number];

/** Something that staff do about a booking, and what is asked before. */
export type Command = Readonly<{
  action: Exclude<StaffAction, BillAction | 'assign-unit' | 'undo'>;
  /** Who may. */
  right: Action;
  isPossible: (booking: Booking, today: string) => boolean;
  /** The refunds it may be about, each by a button of its own; left out where it is about the stay. */
  isAbout?: (refund: Refund) => boolean;
  /** Under which name its words stand; left out: that of the action. */
  words?: 'approve-difference' | 'reject-difference' | 'lift-block';
  /** A reason is asked for, and due or not. */
  reason?: 'due' | 'welcome';
  /** An amount in THB is asked for; what it begins with, null for nothing, and the least it is. */
  amount?: Readonly<{ of: (refund: Refund | undefined) => number | null; least: number }>;
  /** What the bank calls a transfer is asked for. */
  reference?: true;
  /** How money went back is asked for. */
  method?: true;
  isGrave?: true;
  /** Never what one came for. */
  isRare?: true;
}>;

const isToCome = ({ status, checkInStatus }: Booking) => status === 'Booked' && !checkInStatus;
const isLive = ({ status }: Booking) =>
  status === 'Reserved' || status === 'Booked' || status === 'Unavailable';
/** Until it is paid, also after its hold; what staff took is certain before. */
const awaitsMoney = (booking: Booking) =>
  booking.status === 'Reserved' ||
  booking.status === 'Expired' ||
  (booking.status !== 'Canceled' && !isPaid(booking) && booking.refunds.length === 0);
const isRequested = ({ status, kind }: Refund) => status === 'requested' && kind === undefined;
const isDifference = ({ status, kind }: Refund) => status === 'requested' && kind === 'difference';
/** The bank pays it, or may: a transfer beside it would be a second one. */
const isDisputed = ({ failureCode }: Refund) =>
  failureCode === 'charge-disputed' || failureCode === 'dispute-lost';

const ON_STAY: readonly Command[] = [
  {
    action: 'confirm-payment',
    right: 'decide-money',
    isPossible: (booking) =>
      booking.paymentMethod === 'direct' && !isBlock(booking) && awaitsMoney(booking),
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
    isPossible: ({ status, checkInStatus, checkOutStatus }) =>
      status === 'Booked' && checkInStatus && !checkOutStatus,
  },
];

const ON_REFUNDS: readonly Command[] = [
  {
    action: 'approve-refund',
    right: 'decide-money',
    isPossible: ({ checkInStatus }) => !checkInStatus,
    isAbout: isRequested,
    reason: 'welcome',
    amount: { of: (refund) => refund?.amount ?? 0, least: 0 },
  },
  {
    action: 'reject-refund',
    right: 'decide-money',
    isPossible: () => true,
    isAbout: isRequested,
    reason: 'due',
    isGrave: true,
  },
  {
    action: 'approve-refund',
    words: 'approve-difference',
    right: 'decide-money',
    isPossible: () => true,
    isAbout: isDifference,
    reason: 'welcome',
    amount: { of: (refund) => refund?.amount ?? 0, least: 0 },
  },
  {
    action: 'reject-refund',
    words: 'reject-difference',
    right: 'decide-money',
    isPossible: () => true,
    isAbout: isDifference,
    reason: 'due',
    isGrave: true,
  },
  {
    action: 'retry-refund',
    right: 'decide-money',
    isPossible: () => true,
    isAbout: ({ status, failureCode }) => status === 'failed' && failureCode !== 'dispute-lost',
  },
  {
    action: 'confirm-refund-paid',
    right: 'decide-money',
    method: true,
    isPossible: () => true,
    isAbout: (refund) =>
      (refund.status === 'refunding' && refund.way === 'transfer') ||
      (refund.status === 'failed' && !isDisputed(refund)),
  },
];

const ENDING: readonly Command[] = [
  {
    action: 'no-show',
    right: 'take-bookings',
    isPossible: (booking, today) =>
      isToCome(booking) && booking.checkInDate <= today && !booking.noShow,
  },
  {
    action: 'record-transfer',
    right: 'decide-money',
    isPossible: (booking) =>
      !isBlock(booking) && (isPaid(booking) || booking.status === 'Canceled'),
    amount: { of: () => null, least: 1 },
    reference: true,
    isRare: true,
  },
  {
    action: 'cancel',
    words: 'lift-block',
    right: 'take-bookings',
    isPossible: (booking) => isBlock(booking) && isLive(booking),
  },
  {
    action: 'cancel',
    right: 'take-bookings',
    isPossible: (booking) =>
      !isBlock(booking) &&
      !isPaid(booking) &&
      !booking.checkInStatus &&
      isLive(booking) &&
      !openRefund(booking),
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

/** Under which name the words of a command stand. */
export const wordsOf = ({ action, words }: Command) => words ?? action;

/** In the order of their buttons; the servers decide once more. */
export const COMMANDS: readonly Command[] = [...ON_STAY, ...ON_REFUNDS, ...ENDING];

/** A command as one button offers it: with the refund it is about, where it is about one. */
export type CommandOffer = Readonly<{ command: Command; refund?: Refund }>;

/** What can be done about a booking now, by who may. */
export const offersOf = (
  booking: Booking,
  today: string,
  mayDo: (right: Action) => boolean,
): readonly CommandOffer[] =>
  COMMANDS.filter(({ right, isPossible }) => mayDo(right) && isPossible(booking, today)).flatMap(
    (command): readonly CommandOffer[] =>
      command.isAbout
        ? booking.refunds.filter(command.isAbout).map((refund) => ({ command, refund }))
        : [{ command }],
  );
