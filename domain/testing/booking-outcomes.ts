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
  RecordTaxInvoice: 'TaxInvoiceRecorded',
  GiveGuestId: 'GuestIdGiven',
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
export const amendable = {
  AmendBooking: 'BookingAmended',
  'AmendBooking with a note': 'BookingAmended with a note',
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
  UndoArrival: 'ArrivalUndone',
  RecordDeparture: 'GuestDeparted',
  RecordNoShow: 'wrong-status',
  'RecordNoShow too early': 'wrong-status',
} as const;
export const unpaidAndOver = {
  ...never,
  ConfirmBooking: 'PaymentReceived',
  EndBooking: 'nothing',
  'EndBooking given up': 'nothing',
  'EndBooking abandoned': 'nothing',
  'EndBooking canceled': 'nothing',
} as const;

export const asked = {
  RequestRefund: 'nothing',
  RejectRefund: 'RefundRejected',
  ApproveRefund: 'RefundApproved',
  'ApproveRefund of too much': 'refund-too-large',
} as const;
