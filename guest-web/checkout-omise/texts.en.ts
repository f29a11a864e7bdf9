import type { Translated } from '../i18n/dictionary.ts';
import type { checkoutOmiseTh } from './texts.th.ts';

export const checkoutOmiseEn: Translated<typeof checkoutOmiseTh> = {
  title: 'Payment',
  holdFor: 'We hold your room for another',
  holdLabel: 'Time left to pay',
  lapsed: 'The time to pay has run out',
  lapsedHint:
    'The booking was canceled and others can book the room again. If it is still free, so can you.',
  again: 'Back to the rooms',
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
    expiryHint: 'Such as 08/29',
    code: 'Security code (CVC)',
    invalidNumber: 'Invalid card number',
    invalidExpiry: 'Invalid expiry date',
    invalidCode: '3 or 4 digits',
    safe: 'Card data is encrypted and goes straight to the payment provider, never through our systems.',
    demo: 'Demo: use card 4242 4242 4242 4242, any future date and any code. No money is taken.',
  },
  pay: 'Pay {{amount}}',
  promptpay: {
    hint: 'Make a QR code and scan it with any banking app; the amount is filled in.',
    make: 'Make PromptPay QR',
    alt: 'PromptPay QR for {{amount}}',
    scan: 'Scan with your banking app to pay',
    waiting: 'Waiting for your payment. This page goes on by itself when it arrives.',
    check: 'I have paid, check now',
    left: 'This QR code is good for another',
    save: 'Save the QR code',
    received: 'Your payment has arrived. We are confirming the booking.',
    expired: 'This QR code has expired',
    expiredHint:
      'Please do not scan the old one. You can make a new one while the room is held for you.',
    makeNew: 'Make a new QR code',
    other: 'Choose another way',
    demo: 'Demo: open the page that plays the banking app',
  },
  bank: {
    hint: 'Choose your bank’s app. You approve the payment there and come back here.',
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
      '{{amount}} is more than ฿150,000, which cannot be paid online at once. Please transfer it to the hotel.',
    tooLittle:
      '{{amount}} is less than ฿20, which cannot be paid online. Please transfer it to the hotel.',
    severalHotels:
      'These rooms are of several hotels, so one transfer cannot pay for all. Please choose another way.',
  },
  transfer: {
    hint: 'Transfer the total to the hotel’s own account. The hotel confirms your booking when the money is there.',
    deadline:
      'Transfer it and tell us before the time for your room is up; the hotel then checks it within {{transfer}}. If we hear nothing in time, the booking is canceled.',
    choose: 'Transfer to the hotel',
  },
  atBank: {
    waiting: 'Waiting for your bank’s answer',
    goOn: 'Go on at the bank',
  },
  failed: 'Payment failed',
  tryAgain: 'Nothing was charged and the room is still yours. Try another card or another way.',
  failures: {
    insufficient_fund: 'There is not enough money on this card, or its limit is reached.',
    invalid_security_code: 'The security code is not right.',
    payment_rejected: 'The bank that issued the card did not approve this payment.',
    stolen_or_lost_card: 'This card was reported as lost or stolen.',
    failed_processing: 'The bank could not process this payment. Please try again.',
    failed_fraud_check: 'The bank did not approve this payment for safety.',
    payment_cancelled: 'You canceled the payment.',
    payment_expired: 'It was not paid in time.',
    invalid_card: 'The card’s data is not right. Please check it.',
    used_token: 'This card’s data was used already. Please enter it again.',
    brand_not_supported: 'We do not take this kind of card. Please use Visa, Mastercard or JCB.',
    network_error: 'The payment provider cannot be reached. Please try again.',
    other: 'The bank did not take this payment. Please try another card or another way.',
  },
  checkAgain: 'Check again',
  mismatched: 'We are checking your payment',
  mismatchedHint:
    'What arrived is not what was to be paid. We are checking it; please do not pay again.',
  toBooking: 'See the booking',
};
