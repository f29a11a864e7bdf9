import { describe } from 'vitest';
import { COMMANDS, EVENTS } from '../testing/every-checkout-message.ts';
import { everyCommandInEveryState } from '../testing/every-command-in-every-state.ts';
import { checkout } from './checkout.ts';

const beforeHeld = {
  OpenCheckout: 'nothing',
  DiscardCheckout: 'not-found',
  HoldCheckout: 'CheckoutHeld',
  'HoldCheckout for another booking': 'CheckoutHeld for another booking',
  ChoosePaymentMethod: 'not-payable',
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
  ChoosePaymentMethod: 'not-payable',
  AbandonReservation: 'nothing',
  FailPayment: 'nothing',
  'ExpireCheckout too early': 'nothing',
  AwaitPayment: 'nothing',
} as const;
const whileHeld = {
  ...onceHeld,
  ChoosePaymentMethod: 'PaymentMethodChosen',
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
  ChoosePaymentMethod: 'wrong-status',
  'AttemptPayment when the time is up': 'PaymentAttempted, later',
  ExpireCheckout: 'nothing',
  GiveUpCheckout: 'wrong-status',
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
        ChoosePaymentMethod: 'payment-in-progress',
        AttemptPayment: 'nothing',
        FailPayment: 'PaymentFailed',
        GiveUpCheckout: 'payment-in-progress',
        ConfirmTransfer: 'payment-in-progress',
        CancelCheckout: 'payment-in-progress',
      },
      'held, to be paid another way': { ...whileHeld, ChoosePaymentMethod: 'nothing' },
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
