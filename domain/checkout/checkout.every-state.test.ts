import { describe } from 'vitest';
import {
  beforeHeld,
  onceEnded,
  onceExpired,
  oncePaid,
  openYet,
  whileAwaited,
  whileHeld,
} from '../testing/checkout-outcomes.ts';
import { cart, item, stay as stayIn, theHold } from '../testing/checkout-samples.ts';
import { everyCommandInEveryState } from '../testing/every-command-in-every-state.ts';
import { HELD_UNTIL, minute } from '../testing/samples.ts';
import { baht } from '../values/money/money.ts';
import { checkout } from './checkout.ts';
import type {
  CheckoutCommand,
  CheckoutEvent,
  CheckoutPaid,
  GuestNotes,
  HeldStay,
  LateMoney,
  Payment,
} from './checkout-state.ts';

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
const COMMANDS = {
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
const EVENTS = {
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

const onceCanceled = {
  ...onceEnded,
  RecordPayment: 'PaymentCameLate, after it was canceled',
} as const;
const paidLate = {
  AttemptPayment: 'nothing',
  RecordPayment: 'nothing',
  ReturnLatePayment: 'LatePaymentReturned',
} as const;

describe('a checkout', () => {
  everyCommandInEveryState(checkout, {
    commands: COMMANDS,
    events: EVENTS,
    states: {
      unknown: [],
      open: ['CheckoutOpened'],
      discarded: ['CheckoutOpened', 'CheckoutDiscarded'],
      'unknown, its reservation abandoned': ['ReservationAbandoned'],
      'open, a reservation abandoned': ['CheckoutOpened', 'ReservationAbandoned'],
      held: ['CheckoutOpened', 'CheckoutHeld'],
      'held without a cart': ['CheckoutHeld'],
      'held, a payment pending': ['CheckoutHeld', 'PaymentAttempted'],
      'held, to be paid another way': ['CheckoutHeld', 'PaymentMethodChosen'],
      'held, a transfer reported': ['CheckoutHeld', 'PaymentMethodChosen', 'TransferReported'],
      'held, a payment failed': ['CheckoutHeld', 'PaymentAttempted', 'PaymentFailed'],
      paid: ['CheckoutHeld', 'PaymentAttempted', 'CheckoutPaid'],
      'paid by another attempt': [
        'CheckoutHeld',
        'PaymentAttempted',
        'CheckoutPaid by another attempt',
      ],
      'paid twice': [
        'CheckoutHeld',
        'PaymentAttempted',
        'CheckoutPaid by another attempt',
        'PaymentCameLate',
      ],
      expired: ['CheckoutHeld', 'CheckoutExpired'],
      'expired, paid late': [
        'CheckoutHeld',
        'PaymentAttempted',
        'CheckoutExpired',
        'PaymentCameLate, after it expired',
      ],
      'expired, paid late, being settled': [
        'CheckoutHeld',
        'PaymentAttempted',
        'CheckoutExpired',
        'PaymentCameLate, after it expired',
        'LateSettlementBegun',
      ],
      'expired, paid late and accepted': [
        'CheckoutHeld',
        'PaymentAttempted',
        'CheckoutExpired',
        'PaymentCameLate, after it expired',
        'LateSettlementBegun',
        'LatePaymentAccepted',
      ],
      'expired, paid late and returned': [
        'CheckoutHeld',
        'PaymentAttempted',
        'CheckoutExpired',
        'PaymentCameLate, after it expired',
        'LateSettlementBegun',
        'LatePaymentReturned, its nights let go of',
      ],
      'expired, a transfer being settled': [
        'CheckoutHeld',
        'CheckoutExpired',
        'LateSettlementBegun, of a transfer',
      ],
      'expired, a transfer accepted': [
        'CheckoutHeld',
        'CheckoutExpired',
        'LateSettlementBegun, of a transfer',
        'TransferConfirmed, late',
      ],
      'expired, a transfer returned': [
        'CheckoutHeld',
        'CheckoutExpired',
        'LateSettlementBegun, of a transfer',
        'LatePaymentReturned, a transfer',
      ],
      'expired, a transfer returned of old': [
        'CheckoutHeld',
        'CheckoutExpired',
        'LatePaymentReturned, a transfer of old',
      ],
      'expired, a payment pending': ['CheckoutHeld', 'PaymentAttempted', 'CheckoutExpired'],
      'given up': ['CheckoutHeld', 'CheckoutGivenUp'],
      awaited: ['PaymentAwaited'],
      'awaited, a payment pending': ['PaymentAwaited', 'PaymentAttempted'],
      'paid by transfer': ['PaymentAwaited', 'TransferConfirmed'],
      canceled: ['PaymentAwaited', 'CheckoutCanceled'],
      'canceled, its hold over': ['CheckoutHeld', 'CheckoutCanceled'],
      'canceled, money come since': [
        'PaymentAwaited',
        'PaymentAttempted',
        'CheckoutCanceled',
        'PaymentCameLate, after it was canceled',
      ],
      'canceled, being undone': ['PaymentAwaited', 'CheckoutCanceled', 'CancellationUndoBegun'],
      'canceled, being undone, money come since': [
        'PaymentAwaited',
        'PaymentAttempted',
        'CheckoutCanceled',
        'CancellationUndoBegun',
        'PaymentCameLate, after it was canceled',
      ],
      'canceled, its undo refused': [
        'PaymentAwaited',
        'CheckoutCanceled',
        'CancellationUndoBegun',
        'CancellationUndoRefused',
      ],
      'awaited, its cancellation undone': [
        'PaymentAwaited',
        'CheckoutCanceled',
        'CancellationUndoBegun',
        'CheckoutReinstated',
      ],
    },
    answers: {
      unknown: { ...beforeHeld, OpenCheckout: 'CheckoutOpened' },
      open: { ...openYet, DiscardCheckout: 'CheckoutDiscarded' },
      discarded: {
        ...openYet,
        DiscardCheckout: 'nothing',
        HoldCheckout: 'not-found',
        'HoldCheckout for another booking': 'not-found',
      },
      'unknown, its reservation abandoned': {
        ...beforeHeld,
        AwaitPayment: 'reservation-lapsed',
        OpenCheckout: 'CheckoutOpened',
        HoldCheckout: 'reservation-lapsed',
        AbandonReservation: 'nothing',
      },
      'open, a reservation abandoned': {
        ...openYet,
        AwaitPayment: 'reservation-lapsed',
        DiscardCheckout: 'CheckoutDiscarded',
        HoldCheckout: 'reservation-lapsed',
        AbandonReservation: 'nothing',
      },
      held: whileHeld,
      'held without a cart': whileHeld,
      'held, a payment pending': {
        ...whileHeld,
        ChoosePaymentMethod: 'payment-in-progress',
        AttemptPayment: 'nothing',
        FailPayment: 'PaymentFailed',
        GiveUpCheckout: 'payment-in-progress',
        ConfirmTransfer: 'payment-in-progress',
        CancelCheckout: 'payment-in-progress',
      },
      'held, to be paid another way': {
        ...whileHeld,
        ChoosePaymentMethod: 'nothing',
        ReportTransfer: 'TransferReported',
      },
      'held, a transfer reported': {
        ...whileHeld,
        ChoosePaymentMethod: 'nothing',
        AttemptPayment: 'payment-in-progress',
        'AttemptPayment when the time is up': 'payment-in-progress',
        ReportTransfer: 'nothing',
        ExpireCheckout: 'nothing',
        GiveUpCheckout: 'payment-in-progress',
      },
      'held, a payment failed': { ...whileHeld, AttemptPayment: 'nothing' },
      paid: { ...oncePaid, RecordPayment: 'nothing' },
      'paid by another attempt': {
        ...oncePaid,
        RecordPayment: 'PaymentCameLate',
      },
      'paid twice': {
        ...oncePaid,
        RecordPayment: 'nothing',
        ReturnLatePayment: 'LatePaymentReturned',
      },
      expired: { ...onceExpired, RecordPayment: 'PaymentCameLate, after it expired' },
      'expired, paid late': {
        ...onceExpired,
        AttemptPayment: 'nothing',
        RecordPayment: 'nothing',
        BeginLateSettlement: 'LateSettlementBegun',
        ReturnLatePayment: 'LatePaymentReturned',
      },
      'expired, paid late, being settled': {
        ...onceExpired,
        AttemptPayment: 'nothing',
        RecordPayment: 'nothing',
        BeginLateSettlement: 'nothing',
        'BeginLateSettlement of a transfer': 'payment-in-progress',
        AcceptLateMoney: 'LatePaymentAccepted',
        ReturnLateMoney: 'LatePaymentReturned, its nights let go of',
      },
      'expired, paid late and accepted': {
        ...oncePaid,
        RecordPayment: 'nothing',
        BeginLateSettlement: 'nothing',
      },
      'expired, paid late and returned': {
        ...onceExpired,
        AttemptPayment: 'nothing',
        RecordPayment: 'nothing',
        BeginLateSettlement: 'nothing',
        'BeginLateSettlement of a transfer': 'LateSettlementBegun, of a transfer, the second',
      },
      'expired, a transfer being settled': {
        ...onceExpired,
        RecordPayment: 'PaymentCameLate, after it expired',
        'BeginLateSettlement of a transfer': 'nothing',
        AcceptLateMoney: 'TransferConfirmed, late',
        ReturnLateMoney: 'LatePaymentReturned, a transfer',
      },
      'expired, a transfer accepted': {
        ...oncePaid,
        AttemptPayment: 'not-payable',
        RecordPayment: 'PaymentCameLate',
        ConfirmTransfer: 'nothing',
        'BeginLateSettlement of a transfer': 'nothing',
      },
      'expired, a transfer returned': {
        ...onceEnded,
        RecordPayment: 'PaymentCameLate, after it expired',
        'BeginLateSettlement of a transfer': 'nothing',
      },
      'expired, a transfer returned of old': {
        ...onceEnded,
        RecordPayment: 'PaymentCameLate, after it expired',
      },
      'expired, a payment pending': {
        ...onceExpired,
        AttemptPayment: 'nothing',
        RecordPayment: 'PaymentCameLate, after it expired',
      },
      awaited: whileAwaited,
      'awaited, a payment pending': {
        ...whileAwaited,
        AttemptPayment: 'nothing',
        'AttemptPayment when the time is up': 'payment-in-progress',
        FailPayment: 'PaymentFailed',
        GiveUpCheckout: 'wrong-status',
        ConfirmTransfer: 'payment-in-progress',
        CancelCheckout: 'payment-in-progress',
      },
      'paid by transfer': {
        ...oncePaid,
        AttemptPayment: 'not-payable',
        RecordPayment: 'PaymentCameLate',
        ConfirmTransfer: 'nothing',
      },
      canceled: { ...onceCanceled, UndoCancellation: 'CancellationUndoBegun' },
      'canceled, its hold over': { ...onceCanceled, UndoCancellation: 'too-late-to-undo' },
      'canceled, money come since': {
        ...{ ...onceCanceled, ...paidLate },
        UndoCancellation: 'too-late-to-undo',
      },
      'canceled, being undone': {
        ...onceCanceled,
        ReinstateCheckout: 'CheckoutReinstated',
        RefuseUndo: 'CancellationUndoRefused',
      },
      'canceled, being undone, money come since': {
        ...{ ...onceCanceled, ...paidLate },
        ReinstateCheckout: 'CancellationUndoRefused',
        RefuseUndo: 'CancellationUndoRefused',
      },
      'canceled, its undo refused': {
        ...onceCanceled,
        UndoCancellation: 'CancellationUndoBegun once more',
      },
      'awaited, its cancellation undone': {
        ...whileAwaited,
        CancelCheckout: 'CheckoutCanceled once more',
      },
      'given up': { ...onceEnded, RecordPayment: 'PaymentCameLate, after it was given up' },
    },
  });
});
