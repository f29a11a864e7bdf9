// What each command of a checkout comes to, by what the checkouts of a group of states have in common.

export const beforeHeld = {
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
  ReportTransfer: 'not-payable',
  ConfirmTransfer: 'not-found',
  CancelCheckout: 'not-found',
  BeginLateSettlement: 'not-found',
  'BeginLateSettlement of a transfer': 'not-found',
  AcceptLateMoney: 'not-found',
  ReturnLateMoney: 'not-found',
  ReturnLatePayment: 'nothing',
  RecordTransfer: 'not-found',
} as const;
export const openYet = {
  ...beforeHeld,
  AwaitPayment: 'checkout-already-used',
  AttemptPayment: 'not-payable',
  'AttemptPayment when the time is up': 'not-payable',
} as const;
export const onceHeld = {
  OpenCheckout: 'nothing',
  DiscardCheckout: 'checkout-already-used',
  HoldCheckout: 'nothing',
  'HoldCheckout for another booking': 'checkout-already-used',
  ChoosePaymentMethod: 'not-payable',
  AbandonReservation: 'nothing',
  FailPayment: 'nothing',
  'ExpireCheckout too early': 'nothing',
  AwaitPayment: 'nothing',
  BeginLateSettlement: 'not-payable',
  'BeginLateSettlement of a transfer': 'not-payable',
  AcceptLateMoney: 'nothing',
  ReturnLateMoney: 'nothing',
  ReturnLatePayment: 'nothing',
  RecordTransfer: 'LatePaymentReturned, another transfer',
  ReportTransfer: 'not-payable',
} as const;
export const whileHeld = {
  ...onceHeld,
  ChoosePaymentMethod: 'PaymentMethodChosen',
  AttemptPayment: 'PaymentAttempted',
  'AttemptPayment when the time is up': 'not-payable',
  RecordPayment: 'CheckoutPaid',
  ExpireCheckout: 'CheckoutExpired',
  GiveUpCheckout: 'CheckoutGivenUp',
  ReportTransfer: 'wrong-status',
  ConfirmTransfer: 'TransferConfirmed',
  CancelCheckout: 'CheckoutCanceled',
  RecordTransfer: 'wrong-status',
} as const;
export const onceEnded = {
  ...onceHeld,
  AttemptPayment: 'not-payable',
  'AttemptPayment when the time is up': 'not-payable',
  ExpireCheckout: 'nothing',
  GiveUpCheckout: 'nothing',
  ConfirmTransfer: 'not-payable',
  CancelCheckout: 'nothing',
} as const;
export const oncePaid = {
  ...onceEnded,
  AttemptPayment: 'nothing',
  GiveUpCheckout: 'booking-already-paid',
  CancelCheckout: 'booking-already-paid',
} as const;
export const onceExpired = {
  ...onceEnded,
  'BeginLateSettlement of a transfer': 'LateSettlementBegun, of a transfer',
} as const;
export const whileAwaited = {
  ...whileHeld,
  ChoosePaymentMethod: 'wrong-status',
  'AttemptPayment when the time is up': 'PaymentAttempted, later',
  ExpireCheckout: 'nothing',
  GiveUpCheckout: 'wrong-status',
} as const;
