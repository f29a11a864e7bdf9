import type { Translated } from '../../shell/texts.ts';
import type { refundTh } from './texts.th.ts';

export const refundEn: Translated<typeof refundTh> = {
  title: 'Request a refund',
  loadFailed: 'Failed to load booking information.',
  failed: 'Failed to submit refund request.',
  sent: 'Refund request submitted',
  closed:
    'This booking has no payment to refund, or it is too late to request one. Please contact the hotel if you have questions.',
  toBooking: 'Back to booking',
  amount: 'Your refund if you cancel today',
  derivation: '{{received}} paid × {{percent}}% = {{amount}}',
  nothing:
    'Under the policy there is no refund. You can still ask, and the hotel will consider it.',
  policy: 'View the cancellation policy',
  ways: {
    title: 'How you will get your refund',
    toCard:
      '{{amount}} goes back to your {{brand}} card ending {{lastDigits}} once the hotel approves your request.',
    provider: '{{amount}} goes back the way you paid once the hotel approves your request.',
    transfer:
      '{{amount}} is transferred to the account you enter below once the hotel approves your request.',
    cash: 'The hotel gives {{amount}} back in cash once it approves your request.',
    'card-terminal': 'The hotel gives {{amount}} back to your card once it approves your request.',
    none: 'The hotel reviews your request and replies by email.',
    providerWhen:
      'Your bank shows it within 5 to 14 days; your booking stays active until the hotel replies by email.',
    transferWhen:
      'That usually takes a few business days; your booking stays active until the hotel replies by email.',
    cashWhen: 'Your booking stays active until the hotel replies by email.',
    'card-terminalWhen': 'Your booking stays active until the hotel replies by email.',
    noneWhen: 'Your booking stays active until then.',
  },
  account: 'Refund account',
  accountHint: 'Your refund is transferred to this account.',
  bank: 'Bank',
  chooseBank: 'Choose a bank',
  accountNumber: 'Account number',
  invalidAccountNumber: 'Invalid account number: enter 10 to 15 digits',
  accountName: 'Account name',
  reason: 'Reason for the refund',
  reasonExample: 'For example, our plans have changed',
  backTo: 'Back to',
  termsTitle: 'Refund terms',
  termsText:
    'Your refund follows the cancellation policy you agreed to when you booked. Once the hotel approves it, the booking is canceled at once and the room becomes available to others. Should the money not go back the way you paid, we ask you for an account.',
  termsTransfer:
    'Your refund follows the cancellation policy you agreed to when you booked. Once the hotel approves it, the booking is canceled at once, the room becomes available to others, and the money is transferred to the account above.',
  termsAccount:
    'The hotel will transfer your money to the account above. Please check it carefully: it cannot be changed later.',
  terms: 'I accept the refund terms',
  submit: 'Submit refund request',
  submitAccount: 'Submit account',
  confirm: {
    title: 'Request a refund of {{amount}}?',
    titleAccount: 'Have {{amount}} transferred to this account?',
    hint: 'Once the hotel approves, this booking is canceled and cannot be restored.',
    hintAccount: 'The money will be transferred to this account, which cannot be changed later.',
    back: 'Go back',
    send: 'Request the refund',
    sendAccount: 'Confirm account',
  },
  stay: {
    title: 'Your booking',
    code: 'Booking number',
    hotel: 'Hotel',
    room: 'Room',
    checkIn: 'Check-in',
    price: 'Price',
    channel: 'Booking channel',
    createdAt: 'Booked on',
    email: 'Email',
  },
  channel: { website: 'Website', phone: 'Phone', 'walk-in': 'Walk-in', admin: 'Administrator' },
  see: 'View refund',
  nameAccount: 'Enter your account',
  state: {
    label: 'Refund status',
    requested: 'Refund request submitted',
    rejected: 'The hotel declined the refund',
    account: 'Please enter an account for your refund',
    refunding: 'Approved: your refund is being processed',
    provider: 'Approved: your money is going back the way you paid',
    transfer: 'Approved: the hotel is transferring your money',
    failed: 'Your refund has not gone through yet',
    nothing: 'Canceled: no refund under the policy',
    refunded: 'Refunded',
    difference: 'The hotel is reviewing a price difference',
    credit: 'The price difference is kept as credit',
    used: 'The price difference has been used',
  },
  goesOn: {
    newDates: '{{amount}} back for your new dates',
    lowerPrice: '{{amount}} back for the lower price',
    tooMuch: '{{amount}} you paid too much goes back',
  },
  stateHint: {
    requested:
      'The hotel is reviewing it. Your booking stays active until the refund is approved. We will email you the result.',
    rejected:
      'Your booking is still active. If your plans change again, you can send another request.',
    account:
      'This money cannot go back the way you paid, so the hotel needs to transfer it to your bank account.',
    refunding: 'We will email you when the money is on its way.',
    provider: 'Your bank may take several business days.',
    transfer: 'It goes to the account you entered.',
    failed: 'We know about it and are working on it. There is nothing you need to do.',
    nothing: 'The booking was canceled as you asked.',
    refunded: 'Your bank may take a few days to show it.',
    difference:
      'Your stay now costs less than you paid. Your booking stays as it is, and we will email you when money goes back.',
    credit:
      'It counts towards anything your stay costs later. Please ask the hotel if you have questions.',
    used: 'Your booking changed again, so there is nothing left to refund.',
  },
  fact: {
    amount: 'Refund',
    account: 'To account',
    requestedAt: 'Requested on',
    decidedAt: 'Decided on',
    changedAt: 'Changed on',
    decisionReason: 'Message from the hotel',
    paidAt: 'Refunded on',
  },
};
