import type { BookingPlaced, ConfirmBooking, EndBooking } from '../stay/booking-messages.ts';
import { baht } from '../values/money.ts';
import { day, GUEST, HELD_UNTIL, minute, TERMS } from './samples.ts';

// What a booking's stories are told of: Anna's two nights, paid by 2,000 baht, or a block of them.

export const ofBooking = { bookingId: 'anna' };
export const placed: BookingPlaced['data'] = {
  ...ofBooking,
  terms: TERMS,
  guest: GUEST,
  heldUntil: HELD_UNTIL,
  placedAt: minute(0),
};
export const payment: ConfirmBooking['data'] = {
  ...ofBooking,
  amount: baht(2000),
  feeCharge: baht(78.11),
  paidAt: minute(2),
};
export const end = (because: EndBooking['data']['because']): EndBooking => ({
  type: 'EndBooking',
  data: { ...ofBooking, because, endedAt: minute(30) },
});
export const ended = { ...ofBooking, endedAt: minute(30) };
export const choice = { ...ofBooking, paymentMethod: 'direct', choice: 1 } as const;
export const completed = { ...ofBooking, completedAt: minute(9000) };

export const taken = { ...ofBooking, terms: TERMS, guest: GUEST, takenAt: minute(0) };
const NOBODY = { ...GUEST, reservedBy: null, email: null, phone: null };
export const block = {
  ...ofBooking,
  terms: { ...TERMS, units: 2 },
  guest: NOBODY,
  placedAt: minute(0),
};
export const amendment = { ...ofBooking, terms: { breakfast: true }, guest: { phone: '02' } };
export const seenBy = { ...ofBooking, by: 'somsri', at: minute(8000) };
export const attendance = { ...seenBy, expectedVersion: null, today: day(1) };
