import type { BookingPlaced, ConfirmBooking, EndBooking } from '../booking/booking-messages.ts';
import type { RefundRequested } from '../booking/refund-messages.ts';
import { baht, type Satang } from '../values/money/money.ts';
import type { RefundStatus } from '../values/money/refund.ts';
import { day, GUEST, HELD_UNTIL, minute, TERMS } from './samples.ts';

// What a booking's scenarios are told of: Anna's two nights, paid by 2,000 baht, or a block of them.

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

/** 500 baht of the 2,000, taken at the desk, and what was had of the minibar. */
export const cash = {
  ...ofBooking,
  paymentId: 'first part',
  method: 'cash',
  amount: baht(500),
  reference: null,
  by: 'somsri',
  at: minute(8000),
} as const;
export const minibar = {
  ...ofBooking,
  extraId: 'minibar',
  text: 'Minibar',
  amount: baht(120),
  by: 'somsri',
  at: minute(8100),
} as const;
export const withoutMinibar = {
  ...ofBooking,
  extraId: 'minibar',
  by: 'somsri',
  at: minute(8200),
} as const;

export const REFUND_DETAILS = {
  bank: 'KBANK',
  accountNumber: '123-4-56789-0',
  accountName: 'Anna Smith',
  reason: 'Ill',
} as const;
const QUOTE = {
  amount: baht(1000),
  share: 0.5,
  rule: { th: 'คืนครึ่งหนึ่ง', en: 'Half of it' },
} as const;
export const requested: RefundRequested['data'] = {
  ...ofBooking,
  requestId: 'first',
  refundId: 'first',
  requestHash: null,
  wish: REFUND_DETAILS,
  quote: QUOTE,
  requestedAt: minute(10),
};
export const decision = {
  ...ofBooking,
  refundId: 'first',
  reason: 'Get well',
  by: 'somsri',
  at: minute(20),
};
export const approved = (amount: Satang, because: 'requested' | 'canceled') =>
  ({
    type: 'RefundApproved',
    data: {
      ...decision,
      roomId: TERMS.roomId,
      checkoutUid: TERMS.checkoutUid,
      chargeId: 'chrg of anna',
      amount,
      because,
      paymentStatus: 'refunding',
    },
  }) as const;
/** How far the refund of a booking is, told as its `step`-th news. */
export const progress = (status: RefundStatus, step: number, amount = baht(1000)) => ({
  ...ofBooking,
  refundId: 'first',
  of: 'booking' as const,
  amount,
  status,
  way: 'provider' as const,
  failureCode: status === 'failed' ? 'failed_refund' : null,
  at: minute(20 + step),
  step,
});

/** A day later and in another room, at the same price. */
const { roomId, checkIn, checkOut, nightPrices, price } = TERMS;
const stayed = { roomId, checkIn, checkOut, nightPrices, price };
export const moving = {
  ...ofBooking,
  moveId: 'to the sea',
  hadBy: null,
  to: {
    ...stayed,
    roomId: 'sea',
    checkIn: day(2),
    checkOut: day(4),
    nightPrices: nightPrices.map((night, n) => ({ ...night, date: day(n + 2) })),
  },
  chargeId: null,
  reason: 'Nearer to the sea',
  by: 'somsri',
  at: minute(50),
};
const { chargeId: _, ...told } = moving;
export const movedToTheSea = { ...told, from: stayed, returned: null };

/** 600 baht of the 2,000, too much since an officer lowered the price, and what may be decided on them. */
export const difference = {
  ...ofBooking,
  refundId: 'anna-difference-1',
  amount: baht(600),
  by: 'somsri',
  at: minute(50),
};
export const differenceDecided = {
  ...ofBooking,
  refundId: 'anna-difference-1',
  reason: null,
  by: 'owner',
  at: minute(60),
};
export const differenceApproved = {
  ...differenceDecided,
  checkoutUid: TERMS.checkoutUid,
  chargeId: 'chrg of anna',
  amount: baht(600),
};
