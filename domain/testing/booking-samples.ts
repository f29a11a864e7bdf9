import type {
  BookingCommand,
  BookingEvent,
  BookingPlaced,
  ConfirmBooking,
  EndBooking,
  RecordCreditNote,
  RefundMoved,
  RefundRequested,
} from '../booking/booking-state.ts';
import { baht, type Satang, satang } from '../values/money/money.ts';
import type { RefundedPayment, RefundStatus } from '../values/money/refund.ts';
import { day, GUEST, HELD_UNTIL, minute, SELLER, TERMS } from './samples.ts';

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
const { chargeId: _chargeId, ...told } = moving;
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

const { refundId: _refundId, ...request } = requested;
const approval = { ...decision, expectedVersion: null, chargeId: 'chrg of anna' };
const moved = (
  status: RefundStatus,
  step: number,
  paymentStatus: RefundedPayment,
  received: Satang,
  since = 20 + step,
): RefundMoved => ({
  type: 'RefundMoved',
  data: { ...progress(status, step), since: minute(since), paymentStatus, received },
});

const invoiced = {
  ...ofBooking,
  invoice: { number: '00000-000001', seller: SELLER, amount: baht(2000), issuedAt: minute(3) },
};

const credited: RecordCreditNote['data'] = {
  ...ofBooking,
  note: {
    ...{ number: 'CN00000-000001', refundId: 'anna', seller: SELLER, reason: 'canceled' },
    invoice: { number: '00000-000001', amount: baht(2000), issuedAt: minute(3) },
    ...{ before: baht(2000), amount: baht(1000), issuedAt: minute(20) },
  },
};

const abandoned = { ...ofBooking, moveId: 'too late' };
const unchanged = { ...ofBooking, expectedVersion: null, terms: {}, guest: {} };
const noted = { ...ofBooking, staffNote: 'Likes the garden' };

const announced = {
  ...ofBooking,
  arrival: { arrivalTime: '14:30', companions: ['Bob'], requests: 'A quiet room' },
  at: minute(9),
};
const sentDocument = { fileId: 'f'.repeat(32), mediaType: 'image/webp' } as const;
const passport = { ...ofBooking, ...sentDocument, at: minute(9) };

const given = { ...ofBooking, guestId: 'the id of anna', guestIdHash: 'f00' };
const reinstated = { ...ofBooking, undo: 1, at: minute(40) };
const share = {
  ...ofBooking,
  ...{ roomId: 'garden', checkoutUid: 'cart', chargeId: 'chrg of anna' },
  ...{ amount: baht(2000), turnedAwayAt: minute(9) },
};

const onDifference = { reason: decision.reason, by: decision.by, at: decision.at };

/** Of what the desk alone took. */
const ofDesk = (amount: Satang, because: 'requested' | 'canceled') =>
  ({
    type: 'RefundApproved',
    data: { ...approved(amount, because).data, chargeId: null, of: 'desk' },
  }) as const;

/** A sample of each command, of some another, for the table of every command in every state. */
export const COMMANDS = {
  PlaceBooking: { type: 'PlaceBooking', data: placed },
  TakeBooking: { type: 'TakeBooking', data: taken },
  PlaceBlock: { type: 'PlaceBlock', data: block },
  LiftBlock: {
    type: 'LiftBlock',
    data: { ...ofBooking, expectedVersion: null, liftedAt: minute(9) },
  },
  ConfirmBooking: { type: 'ConfirmBooking', data: payment },
  TurnAwayPayment: { type: 'TurnAwayPayment', data: share },
  EndBooking: end('expired'),
  'EndBooking given up': end('given-up'),
  'EndBooking abandoned': end('abandoned'),
  'EndBooking canceled': end('canceled'),
  CompleteStay: { type: 'CompleteStay', data: completed },
  ChangePaymentMethod: { type: 'ChangePaymentMethod', data: choice },
  AmendBooking: { type: 'AmendBooking', data: { ...amendment, expectedVersion: null } },
  'AmendBooking with a note': {
    type: 'AmendBooking',
    data: { ...ofBooking, expectedVersion: null, terms: {}, guest: { note: 'Paint' } },
  },
  'AmendBooking with a note for staff': { type: 'AmendBooking', data: { ...unchanged, ...noted } },
  'AmendBooking, to hide it': { type: 'AmendBooking', data: { ...unchanged, disabled: true } },
  'AmendBooking, to show it again': {
    type: 'AmendBooking',
    data: { ...unchanged, disabled: false },
  },
  AnnounceArrival: { type: 'AnnounceArrival', data: announced },
  SendDocument: { type: 'SendDocument', data: passport },
  DeleteDocuments: { type: 'DeleteDocuments', data: { ...ofBooking, at: minute(9) } },
  RecordArrival: { type: 'RecordArrival', data: attendance },
  'RecordArrival too early': { type: 'RecordArrival', data: { ...attendance, today: day(0) } },
  UndoArrival: { type: 'UndoArrival', data: attendance },
  RecordDeparture: { type: 'RecordDeparture', data: attendance },
  RecordNoShow: { type: 'RecordNoShow', data: attendance },
  'RecordNoShow too early': { type: 'RecordNoShow', data: { ...attendance, today: day(0) } },
  RequestRefund: { type: 'RequestRefund', data: { ...request, keepsStay: false, today: day(0) } },
  RejectRefund: {
    type: 'RejectRefund',
    data: { ...decision, refundId: null, expectedVersion: null },
  },
  ApproveRefund: { type: 'ApproveRefund', data: { ...approval, refundId: null, amount: null } },
  'ApproveRefund of too much': {
    type: 'ApproveRefund',
    data: { ...approval, refundId: null, amount: baht(2001) },
  },
  CancelPaidBooking: { type: 'CancelPaidBooking', data: approval },
  RecordRefundStatus: { type: 'RecordRefundStatus', data: progress('paid', 1) },
  RecordDeskPayment: { type: 'RecordDeskPayment', data: { ...cash, expectedVersion: null } },
  'RecordDeskPayment of too much': {
    type: 'RecordDeskPayment',
    data: { ...cash, amount: baht(2001), expectedVersion: null },
  },
  AddExtra: { type: 'AddExtra', data: { ...minibar, expectedVersion: null } },
  RemoveExtra: { type: 'RemoveExtra', data: { ...withoutMinibar, expectedVersion: null } },
  MoveStay: { type: 'MoveStay', data: { ...moving, expectedVersion: null } },
  AbandonMove: { type: 'AbandonMove', data: abandoned },
  RecordTaxInvoice: { type: 'RecordTaxInvoice', data: invoiced },
  RecordCreditNote: { type: 'RecordCreditNote', data: credited },
  GiveGuestId: { type: 'GiveGuestId', data: given },
  UndoDeed: { type: 'UndoDeed', data: { ...attendance, deed: 1 } },
  'UndoDeed that came last': { type: 'UndoDeed', data: { ...attendance, deed: 2 } },
  'UndoDeed of a block': { type: 'UndoDeed', data: { ...attendance, deed: 0 } },
  ReinstateBooking: { type: 'ReinstateBooking', data: reinstated },
} as const satisfies Readonly<Record<string, BookingCommand>>;

/** And of each event that comes of them. */
export const EVENTS = {
  BookingPlaced: { type: 'BookingPlaced', data: placed },
  BookingTaken: { type: 'BookingTaken', data: taken },
  BlockPlaced: { type: 'BlockPlaced', data: block },
  BlockLifted: {
    type: 'BlockLifted',
    data: { ...ofBooking, roomId: 'garden', liftedAt: minute(9) },
  },
  BookingPaid: { type: 'BookingPaid', data: payment },
  PaymentReceived: { type: 'PaymentReceived', data: payment },
  PaymentTurnedAway: { type: 'PaymentTurnedAway', data: { ...share, status: 'Canceled' } },
  'PaymentTurnedAway, of one that expired': {
    type: 'PaymentTurnedAway',
    data: { ...share, status: 'Expired' },
  },
  BookingExpired: { type: 'BookingExpired', data: ended },
  BookingGivenUp: { type: 'BookingGivenUp', data: ended },
  BookingAbandoned: { type: 'BookingAbandoned', data: ended },
  BookingCanceled: { type: 'BookingCanceled', data: ended },
  BookingAmended: { type: 'BookingAmended', data: amendment },
  'BookingAmended with a note': {
    type: 'BookingAmended',
    data: { ...ofBooking, terms: {}, guest: { note: 'Paint' } },
  },
  StaffNoteSet: { type: 'StaffNoteSet', data: noted },
  BookingDisabled: { type: 'BookingDisabled', data: ofBooking },
  BookingEnabled: { type: 'BookingEnabled', data: ofBooking },
  ArrivalAnnounced: { type: 'ArrivalAnnounced', data: announced },
  DocumentSent: {
    type: 'DocumentSent',
    data: { ...ofBooking, ...sentDocument, number: 1, sentAt: minute(9) },
  },
  DocumentsDeleted: { type: 'DocumentsDeleted', data: { ...ofBooking, at: minute(9) } },
  GuestArrived: { type: 'GuestArrived', data: seenBy },
  ArrivalUndone: { type: 'ArrivalUndone', data: seenBy },
  GuestDeparted: { type: 'GuestDeparted', data: seenBy },
  NoShowRecorded: { type: 'NoShowRecorded', data: seenBy },
  DepartureUndone: { type: 'DepartureUndone', data: { ...seenBy, checkOut } },
  NoShowUndone: { type: 'NoShowUndone', data: { ...seenBy, checkOut } },
  'BookingReinstated as Booked': {
    type: 'BookingReinstated',
    data: { ...reinstated, status: 'Booked', checkOut },
  },
  BookingReinstated: {
    type: 'BookingReinstated',
    data: { ...reinstated, status: 'Unavailable', checkOut },
  },
  'BlockLifted once more': {
    type: 'BlockLifted',
    data: { ...ofBooking, roomId: 'garden', liftedAt: minute(9), undone: 1 },
  },
  'BlockLifted by undo, once more': {
    type: 'BlockLifted',
    data: { ...ofBooking, roomId: 'garden', liftedAt: minute(8000), undone: 1 },
  },
  'BlockLifted by undo': {
    type: 'BlockLifted',
    data: { ...ofBooking, roomId: 'garden', liftedAt: minute(8000) },
  },
  StayCompleted: { type: 'StayCompleted', data: completed },
  PaymentMethodChanged: { type: 'PaymentMethodChanged', data: choice },
  TaxInvoiceRecorded: { type: 'TaxInvoiceRecorded', data: invoiced },
  CreditNoteRecorded: { type: 'CreditNoteRecorded', data: credited },
  GuestIdGiven: { type: 'GuestIdGiven', data: given },
  StayMoved: { type: 'StayMoved', data: movedToTheSea },
  'StayMoved to a lower price': {
    type: 'StayMoved',
    data: {
      ...{ ...movedToTheSea, moveId: 'repriced', reprice: true },
      to: { ...movedToTheSea.from, price: baht(1400) },
    },
  },
  MoveAbandoned: { type: 'MoveAbandoned', data: abandoned },
  DeskPaymentRecorded: { type: 'DeskPaymentRecorded', data: { ...cash, coversStay: false } },
  'DeskPaymentRecorded of too much': {
    type: 'DeskPaymentRecorded',
    data: { ...cash, amount: baht(2001), coversStay: true },
  },
  'DeskPaymentRecorded, all of it': {
    type: 'DeskPaymentRecorded',
    data: { ...cash, amount: baht(2000), coversStay: true },
  },
  'DeskPaymentRecorded, 500 too much': {
    type: 'DeskPaymentRecorded',
    data: { ...cash, amount: baht(2500), coversStay: true },
  },
  DeskMoneyOwedBack: {
    type: 'DeskMoneyOwedBack',
    data: { ...ofBooking, refundId: 'anna-desk-1', checkoutUid: 'cart', amount: baht(500) },
  },
  'DeskMoneyOwedBack of all of it': {
    type: 'DeskMoneyOwedBack',
    data: { ...ofBooking, refundId: 'anna-desk-1', checkoutUid: 'cart', amount: baht(2000) },
  },
  'DeskMoneyOwedChanged to nothing': {
    type: 'DeskMoneyOwedChanged',
    data: {
      ...{ ...ofBooking, refundId: 'anna-desk-1' },
      ...{ amount: baht(0), previousAmount: baht(500) },
    },
  },
  'DeskMoneyOwedBack of the rest': {
    type: 'DeskMoneyOwedBack',
    data: { ...ofBooking, refundId: 'anna-desk-2', checkoutUid: 'cart', amount: baht(2000) },
  },
  DeskMoneyOwedChanged: {
    type: 'DeskMoneyOwedChanged',
    data: {
      ...{ ...ofBooking, refundId: 'anna-desk-1' },
      ...{ amount: baht(380), previousAmount: baht(500) },
    },
  },
  ExtraAdded: { type: 'ExtraAdded', data: minibar },
  ExtraRemoved: { type: 'ExtraRemoved', data: withoutMinibar },
  RefundRequested: { type: 'RefundRequested', data: requested },
  RefundAccountNamed: {
    type: 'RefundAccountNamed',
    data: {
      ...ofBooking,
      requestId: 'first',
      requestHash: null,
      wish: REFUND_DETAILS,
      namedAt: minute(10),
    },
  },
  RefundRejected: { type: 'RefundRejected', data: decision },
  RefundApproved: approved(baht(1000), 'requested'),
  'RefundApproved of all of it': approved(baht(2000), 'canceled'),
  'RefundApproved of the desk': ofDesk(baht(1000), 'requested'),
  'RefundApproved of all of the desk': ofDesk(baht(2000), 'canceled'),
  'DeskMoneyOwedBack as asked for': {
    type: 'DeskMoneyOwedBack',
    data: { ...ofBooking, refundId: 'first', checkoutUid: 'cart', amount: baht(1000) },
  },
  'DeskMoneyOwedBack of all, as asked for': {
    type: 'DeskMoneyOwedBack',
    data: { ...ofBooking, refundId: 'first', checkoutUid: 'cart', amount: baht(2000) },
  },
  'RefundApproved of where it moved to': {
    type: 'RefundApproved',
    data: { ...approved(baht(2000), 'canceled').data, roomId: 'sea' },
  },
  'DifferenceRequested of a move': { type: 'DifferenceRequested', data: difference },
  DifferenceRequested: {
    type: 'DifferenceRequested',
    data: { ...difference, amount: baht(480), at: minibar.at },
  },
  'DifferenceRequested, used up': {
    type: 'DifferenceRequested',
    data: { ...difference, amount: baht(0), at: decision.at },
  },
  DifferenceApproved: {
    type: 'DifferenceApproved',
    data: { ...differenceApproved, ...onDifference },
  },
  DifferenceRejected: {
    type: 'DifferenceRejected',
    data: { ...differenceDecided, ...onDifference },
  },
  'RefundApproved of what is left': approved(baht(1400), 'canceled'),
  'RefundMoved, another on its way': moved('paid', 1, 'refunding', baht(1000)),
  RefundMoved: moved('paid', 1, 'refunded', satang(-100_000)),
  'RefundMoved and paid': moved('paid', 1, 'partially-refunded', baht(1000)),
  'RefundMoved and paid at last': moved('paid', 1, 'partially-refunded', baht(1000), 20),
  'RefundMoved, left to the hotel': moved('left-to-hotel', 0, 'refunding', baht(2000)),
} as const satisfies Readonly<Record<string, BookingEvent>>;
