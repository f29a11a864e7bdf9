import type {
  CheckoutCommand,
  CheckoutEvent,
  CheckoutPaid,
  GuestNotes,
  HeldStay,
  Payment,
} from '../checkout/checkout-messages.ts';
import type { LateMoney } from '../checkout/late-money-messages.ts';
import { baht } from '../values/money/money.ts';
import { cart, item, stay as stayIn, theHold } from './checkout-samples.ts';
import { HELD_UNTIL, minute } from './samples.ts';

/** Unlike in a checkout's scenarios, both bookings want the same room, the only one in the cart. */
const stay = (bookingId: string): HeldStay => ({ ...stayIn(bookingId), roomId: 'garden' });
const notes: GuestNotes = ['Late arrival'];
const items = [{ ...item(stay('anna')), price: baht(1000) }];
const cartOpened = { ...cart, items, notes, openedAt: minute(-5) };
const hold = (bookingId: string) => ({ ...theHold(bookingId), stays: [stay(bookingId)] });
const reservation = (bookingId: string) => ({ ...cart, bookingId, roomId: 'garden' });
const attempt = (attemptId: string, at = minute(1)) => ({
  ...cart,
  attemptId,
  amount: baht(2000),
  now: at,
});
const ofAttempt = (attemptId: string) => ({ ...cart, attemptId, bookingIds: ['anna'] });
const attempted = (attemptId: string) => ({ ...ofAttempt(attemptId), amount: baht(2000) });
const failure = { ...cart, attemptId: 'try-1', failureCode: 'insufficient_fund' };
const money = (attemptId: string): Payment => ({
  attemptId,
  chargeId: `chrg of ${attemptId}`,
  amount: baht(2000),
  feeCharge: baht(78.11),
  paidAt: minute(2),
});
const paid = (attemptId: string): CheckoutPaid => ({
  type: 'CheckoutPaid',
  data: { ...cart, ...money(attemptId), stays: [stay('anna')] },
});
const late = (attemptId: string, because: 'expired' | 'given-up' | 'canceled' | 'paid-before') =>
  ({
    type: 'PaymentCameLate',
    data: { ...ofAttempt(attemptId), ...money(attemptId), because },
  }) as const;
const lateMoney = (attemptId: string, of: LateMoney) => ({
  ...{ ...cart, attemptId },
  ...{ of, now: minute(40) },
});
const begun = (attemptId: string, of: LateMoney, settlement: number) =>
  ({
    type: 'LateSettlementBegun',
    data: { ...ofAttempt(attemptId), of, settlement, begunAt: minute(40) },
  }) as const;
const retaken = { settlement: 1, stays: [{ bookingId: 'anna', roomId: 'garden' }] };
const choice = { ...cart, bookingIds: ['anna'], paymentMethod: 'direct', choice: 1 } as const;
const report = { ...cart, heldUntil: minute(24 * 60), slipId: 'slip-1', now: minute(1) };
const reported = {
  ...cart,
  bookingIds: ['anna'],
  heldUntil: minute(24 * 60),
  slipId: 'slip-1',
  reportedAt: minute(1),
};
const ended = { ...cart, stays: [stay('anna')], endedAt: HELD_UNTIL };
const undoing = {
  ...{ ...cart, undo: 1, stays: [stay('anna')] },
  ...{ canceledAt: HELD_UNTIL, begunAt: minute(35) },
};
const due = { ...cart, stays: [stay('anna')], amount: baht(2000) };

/** A sample of each command, of some another, for the table of every command in every state. */
export const COMMANDS = {
  OpenCheckout: { type: 'OpenCheckout', data: cartOpened },
  DiscardCheckout: { type: 'DiscardCheckout', data: cart },
  HoldCheckout: { type: 'HoldCheckout', data: hold('anna') },
  'HoldCheckout for another booking': { type: 'HoldCheckout', data: hold('bob') },
  ChoosePaymentMethod: {
    type: 'ChoosePaymentMethod',
    data: { ...cart, paymentMethod: 'direct', now: minute(1) },
  },
  AbandonReservation: { type: 'AbandonReservation', data: reservation('anna') },
  AttemptPayment: { type: 'AttemptPayment', data: attempt('try-1') },
  'AttemptPayment when the time is up': {
    type: 'AttemptPayment',
    data: attempt('try-9', HELD_UNTIL),
  },
  FailPayment: { type: 'FailPayment', data: failure },
  RecordPayment: { type: 'RecordPayment', data: { ...cart, ...money('try-1') } },
  ExpireCheckout: { type: 'ExpireCheckout', data: { ...cart, now: HELD_UNTIL } },
  'ExpireCheckout too early': { type: 'ExpireCheckout', data: { ...cart, now: minute(29) } },
  GiveUpCheckout: { type: 'GiveUpCheckout', data: { ...cart, now: HELD_UNTIL } },
  AwaitPayment: { type: 'AwaitPayment', data: due },
  ReportTransfer: { type: 'ReportTransfer', data: report },
  ConfirmTransfer: {
    type: 'ConfirmTransfer',
    data: { ...cart, transferId: 'bank-1', paidAt: minute(3) },
  },
  CancelCheckout: {
    type: 'CancelCheckout',
    data: { ...cart, now: HELD_UNTIL, reason: 'Ill' },
  },
  BeginLateSettlement: { type: 'BeginLateSettlement', data: lateMoney('try-1', 'payment') },
  'BeginLateSettlement of a transfer': {
    type: 'BeginLateSettlement',
    data: lateMoney('bank-1', 'transfer'),
  },
  AcceptLateMoney: { type: 'AcceptLateMoney', data: { ...cart, settlement: 1 } },
  ReturnLateMoney: { type: 'ReturnLateMoney', data: { ...cart, settlement: 1 } },
  ReturnLatePayment: { type: 'ReturnLatePayment', data: { ...cart, attemptId: 'try-1' } },
  RecordTransfer: {
    type: 'RecordTransfer',
    data: {
      ...{ ...cart, transferId: 'bank-9', bookingId: 'anna' },
      ...{ amount: baht(500), reference: 'KB-77' },
    },
  },
  UndoCancellation: { type: 'UndoCancellation', data: { ...cart, now: minute(35) } },
  ReinstateCheckout: { type: 'ReinstateCheckout', data: { ...cart, undo: 1 } },
  RefuseUndo: { type: 'RefuseUndo', data: { ...cart, undo: 1 } },
} as const satisfies Readonly<Record<string, CheckoutCommand>>;

/** And of each event that comes of them. */
export const EVENTS = {
  CheckoutOpened: { type: 'CheckoutOpened', data: cartOpened },
  CheckoutDiscarded: { type: 'CheckoutDiscarded', data: cart },
  CheckoutHeld: { type: 'CheckoutHeld', data: hold('anna') },
  'CheckoutHeld for another booking': { type: 'CheckoutHeld', data: hold('bob') },
  PaymentMethodChosen: { type: 'PaymentMethodChosen', data: choice },
  ReservationAbandoned: { type: 'ReservationAbandoned', data: reservation('anna') },
  PaymentAttempted: { type: 'PaymentAttempted', data: attempted('try-1') },
  PaymentFailed: {
    type: 'PaymentFailed',
    data: { ...ofAttempt('try-1'), failureCode: 'insufficient_fund' },
  },
  CheckoutPaid: paid('try-1'),
  'CheckoutPaid by another attempt': paid('try-2'),
  PaymentCameLate: late('try-1', 'paid-before'),
  'PaymentCameLate, after it expired': late('try-1', 'expired'),
  'PaymentCameLate, after it was given up': late('try-1', 'given-up'),
  CheckoutExpired: { type: 'CheckoutExpired', data: ended },
  CheckoutGivenUp: { type: 'CheckoutGivenUp', data: ended },
  PaymentAwaited: { type: 'PaymentAwaited', data: due },
  TransferReported: { type: 'TransferReported', data: reported },
  TransferConfirmed: {
    type: 'TransferConfirmed',
    data: { ...due, paidAt: minute(3), transferId: 'bank-1' },
  },
  CheckoutCanceled: { type: 'CheckoutCanceled', data: { ...ended, reason: 'Ill' } },
  'CheckoutCanceled once more': {
    type: 'CheckoutCanceled',
    data: { ...ended, reason: 'Ill', undone: 1 },
  },
  CancellationUndoBegun: { type: 'CancellationUndoBegun', data: undoing },
  'CancellationUndoBegun once more': {
    type: 'CancellationUndoBegun',
    data: { ...undoing, undo: 2 },
  },
  CheckoutReinstated: { type: 'CheckoutReinstated', data: { ...undoing, heldUntil: null } },
  CancellationUndoRefused: { type: 'CancellationUndoRefused', data: undoing },
  'PaymentAttempted, later': { type: 'PaymentAttempted', data: attempted('try-9') },
  'PaymentCameLate, after it was canceled': late('try-1', 'canceled'),
  LateSettlementBegun: begun('try-1', 'payment', 1),
  'LateSettlementBegun, of a transfer': begun('bank-1', 'transfer', 1),
  'LateSettlementBegun, of a transfer, the second': begun('bank-1', 'transfer', 2),
  LatePaymentAccepted: {
    type: 'LatePaymentAccepted',
    data: { ...cart, ...money('try-1'), stays: [stay('anna')], settlement: 1 },
  },
  LatePaymentReturned: {
    type: 'LatePaymentReturned',
    data: { ...ofAttempt('try-1'), chargeId: 'chrg of try-1', amount: baht(2000) },
  },
  'LatePaymentReturned, its nights let go of': {
    type: 'LatePaymentReturned',
    data: { ...ofAttempt('try-1'), chargeId: 'chrg of try-1', amount: baht(2000), retaken },
  },
  'LatePaymentReturned, a transfer': {
    type: 'LatePaymentReturned',
    data: { ...ofAttempt('bank-1'), chargeId: null, amount: baht(2000), retaken },
  },
  'LatePaymentReturned, a transfer of old': {
    type: 'LatePaymentReturned',
    data: { ...ofAttempt('cart'), chargeId: null, amount: baht(2000) },
  },
  'LatePaymentReturned, another transfer': {
    type: 'LatePaymentReturned',
    data: { ...ofAttempt('bank-9'), chargeId: null, amount: baht(500), reference: 'KB-77' },
  },
  'TransferConfirmed, late': {
    type: 'TransferConfirmed',
    data: { ...due, paidAt: minute(40), late: true, transferId: 'bank-1', settlement: 1 },
  },
} as const satisfies Readonly<Record<string, CheckoutEvent>>;
