// What each command of a booking comes to, by what the bookings of a group of states have in common.

export const never = {
  PlaceBooking: 'nothing',
  TakeBooking: 'nothing',
  PlaceBlock: 'nothing',
  LiftBlock: 'wrong-status',
  TurnAwayPayment: 'nothing',
  CompleteStay: 'nothing',
  ChangePaymentMethod: 'nothing',
  AmendBooking: 'wrong-status',
  'AmendBooking with a note': 'wrong-status',
  'AmendBooking with a note for staff': 'StaffNoteSet',
  'AmendBooking, to hide it': 'BookingDisabled',
  'AmendBooking, to show it again': 'nothing',
  RecordArrival: 'wrong-status',
  'RecordArrival too early': 'wrong-status',
  UndoArrival: 'wrong-status',
  RecordDeparture: 'wrong-status',
  RecordNoShow: 'wrong-status',
  'RecordNoShow too early': 'wrong-status',
  RequestRefund: 'wrong-status',
  RejectRefund: 'wrong-status',
  ApproveRefund: 'wrong-status',
  'ApproveRefund of too much': 'wrong-status',
  CancelPaidBooking: 'wrong-status',
  RecordRefundStatus: 'RefundMoved',
  RecordDeskPayment: 'not-payable',
  'RecordDeskPayment of too much': 'not-payable',
  AddExtra: 'wrong-status',
  RemoveExtra: 'not-found',
  MoveStay: 'wrong-status',
  AbandonMove: 'MoveAbandoned',
  RecordTaxInvoice: 'TaxInvoiceRecorded',
  GiveGuestId: 'GuestIdGiven',
  UndoDeed: 'nothing',
  'UndoDeed that came last': 'nothing',
  'UndoDeed of a block': 'nothing',
  ReinstateBooking: 'nothing',
} as const;
export const notPlaced = {
  PlaceBooking: 'BookingPlaced',
  TakeBooking: 'BookingTaken',
  PlaceBlock: 'BlockPlaced',
  LiftBlock: 'not-found',
  ConfirmBooking: 'not-found',
  TurnAwayPayment: 'not-found',
  EndBooking: 'nothing',
  'EndBooking given up': 'nothing',
  'EndBooking abandoned': 'nothing',
  'EndBooking canceled': 'nothing',
  CompleteStay: 'nothing',
  ChangePaymentMethod: 'nothing',
  AmendBooking: 'not-found',
  'AmendBooking with a note': 'not-found',
  'AmendBooking with a note for staff': 'not-found',
  'AmendBooking, to hide it': 'not-found',
  'AmendBooking, to show it again': 'not-found',
  RecordArrival: 'not-found',
  'RecordArrival too early': 'not-found',
  UndoArrival: 'not-found',
  RecordDeparture: 'not-found',
  RecordNoShow: 'not-found',
  'RecordNoShow too early': 'not-found',
  RequestRefund: 'not-found',
  RejectRefund: 'not-found',
  ApproveRefund: 'not-found',
  'ApproveRefund of too much': 'not-found',
  CancelPaidBooking: 'not-found',
  RecordRefundStatus: 'not-found',
  RecordDeskPayment: 'not-found',
  'RecordDeskPayment of too much': 'not-found',
  AddExtra: 'not-found',
  RemoveExtra: 'not-found',
  MoveStay: 'not-found',
  AbandonMove: 'not-found',
  RecordTaxInvoice: 'not-found',
  GiveGuestId: 'not-found',
  UndoDeed: 'not-found',
  'UndoDeed that came last': 'not-found',
  'UndoDeed of a block': 'not-found',
  ReinstateBooking: 'not-found',
} as const;
export const onceEnded = {
  ...never,
  PlaceBooking: 'not-payable',
  ConfirmBooking: 'not-payable',
  TurnAwayPayment: 'PaymentTurnedAway',
  EndBooking: 'nothing',
  'EndBooking given up': 'nothing',
  'EndBooking abandoned': 'nothing',
  'EndBooking canceled': 'nothing',
} as const;
export const paidFor = {
  ConfirmBooking: 'nothing',
  EndBooking: 'booking-already-paid',
  'EndBooking given up': 'booking-already-paid',
  'EndBooking abandoned': 'booking-already-paid',
  'EndBooking canceled': 'booking-already-paid',
} as const;
export const refundable = {
  RequestRefund: 'RefundRequested',
  CancelPaidBooking: 'RefundApproved of all of it',
  RecordRefundStatus: 'RefundMoved and paid',
} as const;
export const called = {
  ...paidFor,
  PlaceBooking: 'not-payable',
  ApproveRefund: 'nothing',
  CancelPaidBooking: 'nothing',
  RecordRefundStatus: 'RefundMoved and paid',
} as const;
export const unpaid = {
  EndBooking: 'BookingExpired',
  'EndBooking given up': 'BookingGivenUp',
  'EndBooking abandoned': 'BookingAbandoned',
  'EndBooking canceled': 'BookingCanceled',
} as const;
/** Certain, and not paid yet. */
export const owing = {
  RecordDeskPayment: 'DeskPaymentRecorded',
  'RecordDeskPayment of too much': 'amount-out-of-range',
} as const;
const recordedAtDesk = {
  RecordDeskPayment: 'nothing',
  'RecordDeskPayment of too much': 'nothing',
} as const;
/** What was taken at the desk goes back once it is not needed any more. */
export const partlyAtDesk = {
  ...recordedAtDesk,
  ConfirmBooking: ['PaymentReceived', 'DeskMoneyOwedBack'],
  EndBooking: ['BookingExpired', 'DeskMoneyOwedBack'],
  'EndBooking given up': ['BookingGivenUp', 'DeskMoneyOwedBack'],
  'EndBooking abandoned': ['BookingAbandoned', 'DeskMoneyOwedBack'],
  'EndBooking canceled': ['BookingCanceled', 'DeskMoneyOwedBack'],
} as const;
export const paidAtDesk = {
  ...recordedAtDesk,
  ConfirmBooking: ['PaymentReceived', 'DeskMoneyOwedBack of all of it'],
  EndBooking: ['BookingExpired', 'DeskMoneyOwedBack of all of it'],
  'EndBooking given up': ['BookingGivenUp', 'DeskMoneyOwedBack of all of it'],
  'EndBooking abandoned': ['BookingAbandoned', 'DeskMoneyOwedBack of all of it'],
  'EndBooking canceled': ['BookingCanceled', 'DeskMoneyOwedBack of all of it'],
} as const;
export const amendable = {
  AmendBooking: 'BookingAmended',
  'AmendBooking with a note': 'BookingAmended with a note',
  'AmendBooking, to hide it': 'wrong-status',
} as const;
export const waiting = {
  ...never,
  ...amendable,
  ...unpaid,
  ConfirmBooking: 'BookingPaid',
  TurnAwayPayment: 'PaymentTurnedAway',
  ChangePaymentMethod: 'PaymentMethodChanged',
} as const;
export const expected = {
  ...never,
  AddExtra: 'ExtraAdded',
  MoveStay: 'StayMoved',
  ...amendable,
  CompleteStay: 'StayCompleted',
  ChangePaymentMethod: 'PaymentMethodChanged',
  RecordArrival: 'GuestArrived',
  'RecordArrival too early': 'too-early',
  UndoArrival: 'nothing',
  RecordNoShow: 'NoShowRecorded',
  'RecordNoShow too early': 'too-early',
} as const;
export const here = {
  ...expected,
  RecordArrival: 'nothing',
  'RecordArrival too early': 'nothing',
  MoveStay: 'wrong-status',
  UndoArrival: 'ArrivalUndone',
  RecordDeparture: 'GuestDeparted',
  RecordNoShow: 'wrong-status',
  'RecordNoShow too early': 'wrong-status',
} as const;
export const unpaidAndOver = {
  ...never,
  ...owing,
  AddExtra: 'ExtraAdded',
  ConfirmBooking: 'PaymentReceived',
  EndBooking: 'nothing',
  'EndBooking given up': 'nothing',
  'EndBooking abandoned': 'nothing',
  'EndBooking canceled': 'nothing',
} as const;

export const asked = {
  MoveStay: 'refund-in-progress',
  RequestRefund: 'nothing',
  RejectRefund: 'RefundRejected',
  ApproveRefund: 'RefundApproved',
  'ApproveRefund of too much': 'refund-too-large',
} as const;
