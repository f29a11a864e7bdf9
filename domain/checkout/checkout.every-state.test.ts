import { describe } from 'vitest';
import { everyCommandInEveryState } from '../testing/every-command-in-every-state.ts';
import { HELD_UNTIL, minute, nights } from '../testing/samples.ts';
import { baht } from '../values/money.ts';
import { checkout } from './checkout.ts';
import type {
  CheckoutItem,
  CheckoutPaid,
  GuestNotes,
  HeldStay,
  Payment,
} from './checkout-messages.ts';

const cart = { uid: 'cart' };
const item: CheckoutItem = {
  ...nights(1, 3),
  roomId: 'garden',
  hotelId: 'riverside',
  guests: 2,
  children: 0,
  pets: 0,
  breakfast: false,
  totalPrice: baht(2000),
  price: baht(1000),
  priceChanged: false,
};
const notes: GuestNotes = ['Late arrival'];
const cartOpened = { ...cart, items: [item], notes, openedAt: minute(-5) };
const stay = (bookingId: string): HeldStay => ({
  ...nights(1, 3),
  bookingId,
  roomId: 'garden',
  hotelId: 'riverside',
  price: baht(2000),
});
const hold = (...bookingIds: string[]) => ({
  ...cart,
  stays: bookingIds.map(stay),
  amount: baht(2000 * bookingIds.length),
  heldUntil: HELD_UNTIL,
});
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
const ended = { ...cart, stays: [stay('anna')], endedAt: HELD_UNTIL };

const due = { ...cart, stays: [stay('anna')], amount: baht(2000) };

const beforeHeld = {
  OpenCheckout: 'nothing',
  DiscardCheckout: 'not-found',
  HoldCheckout: 'CheckoutHeld',
  'HoldCheckout for another booking': 'CheckoutHeld for another booking',
  AbandonReservation: 'ReservationAbandoned',
  AttemptPayment: 'not-found',
  'AttemptPayment when the time is up': 'not-found',
  FailPayment: 'nothing',
  RecordPayment: 'not-found',
  ExpireCheckout: 'nothing',
  'ExpireCheckout too early': 'nothing',
  GiveUpCheckout: 'not-found',
  AwaitPayment: 'PaymentAwaited',
  ConfirmTransfer: 'not-found',
  CancelCheckout: 'not-found',
} as const;
const openYet = {
  ...beforeHeld,
  AwaitPayment: 'checkout-already-used',
  AttemptPayment: 'not-payable',
  'AttemptPayment when the time is up': 'not-payable',
} as const;
const onceHeld = {
  OpenCheckout: 'nothing',
  DiscardCheckout: 'checkout-already-used',
  HoldCheckout: 'nothing',
  'HoldCheckout for another booking': 'checkout-already-used',
  AbandonReservation: 'nothing',
  FailPayment: 'nothing',
  'ExpireCheckout too early': 'nothing',
  AwaitPayment: 'nothing',
} as const;
const whileHeld = {
  ...onceHeld,
  AttemptPayment: 'PaymentAttempted',
  'AttemptPayment when the time is up': 'not-payable',
  RecordPayment: 'CheckoutPaid',
  ExpireCheckout: 'CheckoutExpired',
  GiveUpCheckout: 'CheckoutGivenUp',
  ConfirmTransfer: 'TransferConfirmed',
  CancelCheckout: 'CheckoutCanceled',
} as const;
const onceEnded = {
  ...onceHeld,
  AttemptPayment: 'not-payable',
  'AttemptPayment when the time is up': 'not-payable',
  ExpireCheckout: 'nothing',
  GiveUpCheckout: 'nothing',
  ConfirmTransfer: 'not-payable',
  CancelCheckout: 'nothing',
} as const;
const oncePaid = {
  ...onceEnded,
  AttemptPayment: 'nothing',
  GiveUpCheckout: 'booking-already-paid',
  ConfirmTransfer: 'nothing',
  CancelCheckout: 'refund-needed',
} as const;
const whileAwaited = {
  ...whileHeld,
  'AttemptPayment when the time is up': 'PaymentAttempted, later',
  ExpireCheckout: 'nothing',
  GiveUpCheckout: 'wrong-status',
} as const;

describe('a checkout', () => {
  everyCommandInEveryState(checkout, {
    commands: {
      OpenCheckout: { type: 'OpenCheckout', data: cartOpened },
      DiscardCheckout: { type: 'DiscardCheckout', data: cart },
      HoldCheckout: { type: 'HoldCheckout', data: hold('anna') },
      'HoldCheckout for another booking': { type: 'HoldCheckout', data: hold('bob') },
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
      ConfirmTransfer: { type: 'ConfirmTransfer', data: { ...cart, paidAt: minute(3) } },
      CancelCheckout: {
        type: 'CancelCheckout',
        data: { ...cart, now: HELD_UNTIL, reason: 'Ill' },
      },
    },
    events: {
      CheckoutOpened: { type: 'CheckoutOpened', data: cartOpened },
      CheckoutDiscarded: { type: 'CheckoutDiscarded', data: cart },
      CheckoutHeld: { type: 'CheckoutHeld', data: hold('anna') },
      'CheckoutHeld for another booking': { type: 'CheckoutHeld', data: hold('bob') },
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
      TransferConfirmed: { type: 'TransferConfirmed', data: { ...due, paidAt: minute(3) } },
      CheckoutCanceled: { type: 'CheckoutCanceled', data: { ...ended, reason: 'Ill' } },
      'PaymentAttempted, later': { type: 'PaymentAttempted', data: attempted('try-9') },
      'PaymentCameLate, after it was canceled': late('try-1', 'canceled'),
    },
    states: {
      unknown: [],
      open: ['CheckoutOpened'],
      discarded: ['CheckoutOpened', 'CheckoutDiscarded'],
      'unknown, its reservation abandoned': ['ReservationAbandoned'],
      'open, a reservation abandoned': ['CheckoutOpened', 'ReservationAbandoned'],
      held: ['CheckoutOpened', 'CheckoutHeld'],
      'held without a cart': ['CheckoutHeld'],
      'held, a payment pending': ['CheckoutHeld', 'PaymentAttempted'],
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
      'expired, a payment pending': ['CheckoutHeld', 'PaymentAttempted', 'CheckoutExpired'],
      'given up': ['CheckoutHeld', 'CheckoutGivenUp'],
      awaited: ['PaymentAwaited'],
      'awaited, a payment pending': ['PaymentAwaited', 'PaymentAttempted'],
      'paid by transfer': ['PaymentAwaited', 'TransferConfirmed'],
      canceled: ['PaymentAwaited', 'CheckoutCanceled'],
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
        AttemptPayment: 'nothing',
        FailPayment: 'PaymentFailed',
        GiveUpCheckout: 'payment-in-progress',
        ConfirmTransfer: 'payment-in-progress',
        CancelCheckout: 'payment-in-progress',
      },
      'held, a payment failed': { ...whileHeld, AttemptPayment: 'nothing' },
      paid: { ...oncePaid, RecordPayment: 'nothing' },
      'paid by another attempt': { ...oncePaid, RecordPayment: 'PaymentCameLate' },
      'paid twice': { ...oncePaid, RecordPayment: 'nothing' },
      expired: { ...onceEnded, RecordPayment: 'PaymentCameLate, after it expired' },
      'expired, a payment pending': {
        ...onceEnded,
        AttemptPayment: 'nothing',
        RecordPayment: 'PaymentCameLate, after it expired',
      },
      awaited: whileAwaited,
      'awaited, a payment pending': {
        ...whileAwaited,
        AttemptPayment: 'nothing',
        FailPayment: 'PaymentFailed',
        GiveUpCheckout: 'wrong-status',
        ConfirmTransfer: 'payment-in-progress',
        CancelCheckout: 'payment-in-progress',
      },
      'paid by transfer': {
        ...oncePaid,
        AttemptPayment: 'not-payable',
        RecordPayment: 'PaymentCameLate',
      },
      canceled: { ...onceEnded, RecordPayment: 'PaymentCameLate, after it was canceled' },
      'given up': { ...onceEnded, RecordPayment: 'PaymentCameLate, after it was given up' },
    },
  });
});
