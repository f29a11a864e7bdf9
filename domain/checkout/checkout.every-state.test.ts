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
const late = (attemptId: string, because: 'expired' | 'given-up' | 'paid-before') =>
  ({
    type: 'PaymentCameLate',
    data: { ...ofAttempt(attemptId), ...money(attemptId), because },
  }) as const;
const ended = { ...cart, stays: [stay('anna')], endedAt: HELD_UNTIL };

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
} as const;
const openYet = {
  ...beforeHeld,
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
} as const;
const whileHeld = {
  ...onceHeld,
  AttemptPayment: 'PaymentAttempted',
  'AttemptPayment when the time is up': 'not-payable',
  RecordPayment: 'CheckoutPaid',
  ExpireCheckout: 'CheckoutExpired',
  GiveUpCheckout: 'CheckoutGivenUp',
} as const;
const onceEnded = {
  ...onceHeld,
  AttemptPayment: 'not-payable',
  'AttemptPayment when the time is up': 'not-payable',
  ExpireCheckout: 'nothing',
  GiveUpCheckout: 'nothing',
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
        OpenCheckout: 'CheckoutOpened',
        HoldCheckout: 'reservation-lapsed',
        AbandonReservation: 'nothing',
      },
      'open, a reservation abandoned': {
        ...openYet,
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
      },
      'held, a payment failed': { ...whileHeld, AttemptPayment: 'nothing' },
      paid: {
        ...onceEnded,
        AttemptPayment: 'nothing',
        RecordPayment: 'nothing',
        GiveUpCheckout: 'booking-already-paid',
      },
      'paid by another attempt': {
        ...onceEnded,
        AttemptPayment: 'nothing',
        RecordPayment: 'PaymentCameLate',
        GiveUpCheckout: 'booking-already-paid',
      },
      'paid twice': {
        ...onceEnded,
        AttemptPayment: 'nothing',
        RecordPayment: 'nothing',
        GiveUpCheckout: 'booking-already-paid',
      },
      expired: { ...onceEnded, RecordPayment: 'PaymentCameLate, after it expired' },
      'expired, a payment pending': {
        ...onceEnded,
        AttemptPayment: 'nothing',
        RecordPayment: 'PaymentCameLate, after it expired',
      },
      'given up': { ...onceEnded, RecordPayment: 'PaymentCameLate, after it was given up' },
    },
  });
});
