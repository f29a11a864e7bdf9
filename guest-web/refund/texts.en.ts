import type { Translated } from '../i18n/dictionary.ts';
import type { refundTh } from './texts.th.ts';

export const refundEn: Translated<typeof refundTh> = {
  title: 'Request a refund',
  loadFailed: 'Failed to load booking information.',
  failed: 'Failed to submit refund request.',
  sent: 'Refund request submitted',
  closed:
    'There is no money of this booking to ask back, or it is too late for that. Please contact the hotel if you have questions.',
  toBooking: 'Back to the booking',
  amount: 'What you get back if you cancel today',
  derivation: '{{received}} paid × {{percent}}% = {{amount}}',
  nothing:
    'By the policy nothing is given back. You can still ask, and the hotel will consider it.',
  policy: 'See the cancellation policy',
  ways: {
    title: 'How you get it back',
    decision:
      'The hotel looks at your request and tells you by email. Until then your booking stands.',
    gateway:
      'Once it approves, what you paid by card goes back to that card by itself. What you paid by PromptPay or a banking app goes to the account you name below.',
    gatewayWhen:
      'A card shows it after 5 to 14 days, depending on its bank; a transfer by the hotel usually takes a few working days.',
    gatewayAccount:
      'We ask for an account because PromptPay and banking apps often cannot be paid back the way they came. For a card it is kept in case the card cannot be refunded.',
    direct: 'Once it approves, the hotel transfers the money to the account you name below.',
    directWhen:
      'A transfer by the hotel usually takes a few working days; we tell you by email when it is sent.',
    directAccount:
      'We ask for an account because you paid the hotel by transfer: it knows no other way to you.',
  },
  account: 'Account for the refund',
  accountHint:
    'Used where the money cannot go back the way it was paid, such as by PromptPay or a banking app.',
  bank: 'Bank',
  chooseBank: 'Choose a bank',
  accountNumber: 'Account number',
  invalidAccountNumber: 'Invalid account number: it has 10 to 15 digits',
  accountName: 'Account name',
  reason: 'Reason for the refund',
  reasonExample: 'Such as: our plans have changed',
  accountOnly: 'The account for the refund',
  termsTitle: 'Terms of refunds',
  termsText:
    'What you get back follows the cancellation policy agreed on when you booked. Once the hotel approves, the booking is canceled at once and others can book the room. The money goes back the way it was paid; where that cannot be done, the hotel transfers it to the account above.',
  termsAccount:
    'The hotel transfers your money to the account above. Please check it: it cannot be changed later.',
  terms: 'I accept the terms of refunds',
  submit: 'Submit refund request',
  submitAccount: 'Submit account',
  confirm: {
    title: 'Request a refund of {{amount}}?',
    hint: 'Once the hotel approves, this booking is canceled for good.',
    hintAccount: 'The money is transferred to this account, which cannot be changed later.',
    back: 'Go back',
    send: 'Confirm',
  },
  stay: {
    title: 'The booking',
    code: 'Booking number',
    hotel: 'Hotel',
    room: 'Room',
    checkIn: 'Check-in',
    price: 'Price',
    channel: 'Booking channel',
    createdAt: 'Booked at',
    email: 'Email',
  },
  channel: { website: 'Website', phone: 'Phone', 'walk-in': 'Walk-in', admin: 'Administrator' },
  see: 'See the refund',
  nameAccount: 'Name your account',
  state: {
    label: 'State of the refund',
    requested: 'Refund request submitted',
    rejected: 'The hotel did not approve the refund',
    account: 'Please name an account for your refund',
    refunding: 'Approved: your refund has begun',
    provider: 'Approved: your money goes back the way you paid',
    transfer: 'Approved: the hotel is transferring your money',
    failed: 'The refund has not worked yet',
    nothing: 'Canceled: by the policy nothing is given back',
    refunded: 'Refunded',
  },
  stateHint: {
    requested:
      'The hotel is considering it. The booking stands until it is approved, and we tell you by email.',
    rejected: 'The booking stands as before. If your plans change again, you can ask again.',
    account:
      'This money cannot go back the way it was paid, so the hotel must transfer it to your account.',
    refunding: 'The booking is canceled. We tell you by email when the money is on its way.',
    provider: 'Banks may take several working days.',
    transfer: 'It goes to the account you named.',
    failed: 'We know of it and are working on it. There is nothing you need to do.',
    nothing: 'The booking was canceled as you asked.',
    refunded: 'It may take your bank a few days to show it.',
  },
  fact: {
    amount: 'Refund',
    account: 'To account',
    requestedAt: 'Requested at',
    decidedAt: 'Decided at',
    decisionReason: 'From the hotel',
    paidAt: 'Refunded at',
  },
};
