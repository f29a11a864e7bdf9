import type {
  CheckoutCommand,
  CheckoutEvent,
  CheckoutItem,
  HeldStay,
} from '../checkout/checkout-state.ts';
import { baht } from '../values/money/money.ts';
import { HELD_UNTIL, minute, nights } from './samples.ts';

// The words of a checkout's scenarios: `anna` and `bob` name bookings, each of a room of its own at
// 2,000 baht; the command (`hold`) and its event (`held`).

export const cart = { uid: 'cart' };
export const stay = (bookingId: string): HeldStay => ({
  ...nights(1, 3),
  bookingId,
  roomId: `room of ${bookingId}`,
  hotelId: 'riverside',
  price: baht(2000),
});
export const theHold = (...bookingIds: string[]) => ({
  ...cart,
  stays: bookingIds.map(stay),
  amount: baht(2000 * bookingIds.length),
  heldUntil: HELD_UNTIL,
});
export const hold = (...bookingIds: string[]): CheckoutCommand => ({
  type: 'HoldCheckout',
  data: theHold(...bookingIds),
});
export const held = (...bookingIds: string[]): CheckoutEvent => ({
  type: 'CheckoutHeld',
  data: theHold(...bookingIds),
});
export const item = ({ roomId, hotelId, checkIn, checkOut, price }: HeldStay): CheckoutItem => ({
  ...{ roomId, hotelId, checkIn, checkOut, price, totalPrice: price },
  ...{ guests: 2, children: 0, pets: 0, breakfast: false, priceChanged: false },
});
export const opened: CheckoutEvent = {
  type: 'CheckoutOpened',
  data: {
    ...cart,
    items: [item(stay('anna')), item(stay('bob'))],
    notes: null,
    openedAt: minute(0),
  },
};
const reservation = (bookingId: string) => ({
  ...cart,
  bookingId,
  roomId: `room of ${bookingId}`,
});
export const abandon = (bookingId: string): CheckoutCommand => ({
  type: 'AbandonReservation',
  data: reservation(bookingId),
});
export const abandoned = (bookingId: string): CheckoutEvent => ({
  type: 'ReservationAbandoned',
  data: reservation(bookingId),
});
const ofAttempt = (attemptId: string) => ({
  ...cart,
  attemptId,
  bookingIds: ['anna', 'bob'],
});
export const attempted = (attemptId: string): CheckoutEvent => ({
  type: 'PaymentAttempted',
  data: { ...ofAttempt(attemptId), amount: baht(4000) },
});
export const failed = (attemptId: string, failureCode = 'expired'): CheckoutEvent => ({
  type: 'PaymentFailed',
  data: { ...ofAttempt(attemptId), failureCode },
});
export const attempt = (attemptId: string, amount = baht(4000)): CheckoutCommand => ({
  type: 'AttemptPayment',
  data: { ...cart, attemptId, amount, now: minute(1) },
});
export const money = (attemptId: string) => ({
  attemptId,
  chargeId: `chrg of ${attemptId}`,
  amount: baht(4000),
  feeCharge: baht(156.22),
  paidAt: minute(2),
});
export const record = (attemptId: string): CheckoutCommand => ({
  type: 'RecordPayment',
  data: { ...cart, ...money(attemptId) },
});
export const paid = (attemptId: string): CheckoutEvent => ({
  type: 'CheckoutPaid',
  data: { ...cart, ...money(attemptId), stays: [stay('anna'), stay('bob')] },
});
export const tooLate = (attemptId: string): CheckoutEvent => ({
  type: 'PaymentCameLate',
  data: { ...ofAttempt(attemptId), ...money(attemptId), because: 'paid-before' },
});
export const giveUp: CheckoutCommand = {
  type: 'GiveUpCheckout',
  data: { ...cart, now: minute(5) },
};
export const both = held('anna', 'bob');
