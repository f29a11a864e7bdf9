import type { Translated } from '../../shell/texts.ts';
import type { checkoutOmiseTh } from './texts.th.ts';

export const checkoutOmiseEn: Translated<typeof checkoutOmiseTh> = {
  title: 'Payment',
  holdFor: 'We’re holding your room for',
  holdLabel: 'Time left to pay',
  lapsed: 'Your time to pay has run out',
  lapsedHint:
    'Your booking was canceled and the room was released. If it is still available, you can book it again.',
  again: 'Back to rooms',
  ways: 'Choose how to pay',
  way: {
    card: 'Credit or debit card',
    promptpay: 'PromptPay',
    bank: 'Banking app',
    transfer: 'Bank transfer',
  },
  card: {
    number: 'Card number',
    name: 'Name on card',
    expiry: 'Expiry date (MM/YY)',
    expiryHint: 'For example, 08/29',
    code: 'Security code (CVC)',
    invalidNumber: 'Invalid card number',
    invalidExpiry: 'Invalid expiry date',
    invalidCode: '3 or 4 digits',
    safe: 'Your card details are encrypted and go straight to the payment provider, never through our systems.',
    demo: 'Demo: use card 4242 4242 4242 4242, any future date and any code. No money is taken.',
  },
  pay: 'Pay {{amount}}',
  promptpay: {
    hint: 'Create a QR code and scan it with any banking app. The amount is filled in for you.',
    make: 'Create PromptPay QR',
    alt: 'PromptPay QR for {{amount}}',
    scan: 'Scan with your banking app to pay',
    waiting: 'Waiting for your payment. This page updates automatically once it arrives.',
    check: 'I have paid, check now',
    left: 'This QR code expires in',
    save: 'Save the QR code',
    received: 'Your payment has arrived. We are confirming the booking.',
    expired: 'This QR code has expired',
    expiredHint:
      'Please do not scan the old one. You can create a new one while your room is held.',
    makeNew: 'Create a new QR code',
    other: 'Choose another method',
    demo: 'Demo: open the simulated banking app',
  },
  bank: {
    hint: 'Choose your bank’s app. You approve the payment there, then come back here.',
    app: {
      mobile_banking_kbank: 'K PLUS',
      mobile_banking_scb: 'SCB EASY',
      mobile_banking_bay: 'KMA',
      mobile_banking_bbl: 'Bualuang mBanking',
      mobile_banking_ktb: 'Krungthai NEXT',
    },
    of: {
      mobile_banking_kbank: 'Kasikornbank',
      mobile_banking_scb: 'Siam Commercial Bank',
      mobile_banking_bay: 'Krungsri',
      mobile_banking_bbl: 'Bangkok Bank',
      mobile_banking_ktb: 'Krungthai Bank',
    },
  },
  closed: {
    tooMuch:
      '{{amount}} is over the ฿150,000 limit for one online payment. Please pay by transfer to the hotel.',
    tooLittle:
      '{{amount}} is below the ฿20 minimum for online payment. Please pay by transfer to the hotel.',
    severalHotels:
      'Your rooms are at different hotels, so one transfer cannot cover all of them. Please choose another method.',
  },
  transfer: {
    hint: 'Transfer the total to the hotel’s own account. The hotel confirms your booking once the money has arrived.',
    deadline:
      'Transfer it and report the transfer while your room is held. The hotel then checks it within {{transfer}}. If you do not report it in time, the booking is canceled.',
    choose: 'Bank transfer to the hotel',
  },
  atBank: {
    waiting: 'Waiting for your bank to respond',
    goOn: 'Continue at your bank',
  },
  failed: 'Payment failed',
  tryAgain:
    'You have not been charged and your room is still held. Try another card or another method.',
  failures: {
    insufficient_fund: 'This card has insufficient funds or has reached its limit.',
    invalid_security_code: 'The security code is incorrect.',
    payment_rejected: 'The bank that issued the card declined this payment.',
    stolen_or_lost_card: 'This card has been reported lost or stolen.',
    failed_processing: 'The bank could not process this payment. Please try again.',
    failed_fraud_check: 'The bank declined this payment for security reasons.',
    payment_cancelled: 'You canceled the payment.',
    payment_expired: 'The payment was not made in time.',
    invalid_card: 'The card details are incorrect. Please check them.',
    used_token: 'These card details have already been used. Please enter them again.',
    brand_not_supported: 'We do not accept this type of card. Please use Visa, Mastercard or JCB.',
    network_error: 'We could not reach the payment provider. Please try again.',
    other: 'The bank did not accept this payment. Please try another card or another method.',
  },
  checkAgain: 'Check again',
  mismatched: 'We are checking your payment',
  mismatchedHint:
    'The amount we received is not the amount due. We are checking it. Please do not pay again.',
  toBooking: 'View booking',
};
