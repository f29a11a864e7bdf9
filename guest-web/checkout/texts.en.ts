import type { Translated } from '../i18n/dictionary.ts';
import type { checkoutTh } from './texts.th.ts';

export const checkoutEn: Translated<typeof checkoutTh> = {
  title: 'Your details',
  contact: 'Who books',
  contactHint: 'We send the details of your booking there.',
  addressTitle: 'Address (optional)',
  address: 'Address',
  province: 'Province',
  country: 'Country',
  postalCode: 'Postal code',
  taxInvoice: {
    wanted: 'I need a full tax invoice',
    hint: 'Made out to a person or company once it is paid. Not every hotel issues them.',
    name: 'Name of the taxpayer',
    taxId: 'Tax id (13 digits)',
    invalidTaxId: 'Invalid tax id',
    branch: 'Branch code (companies only)',
    branchHint: 'Five digits; a head office is 00000',
    invalidBranch: 'A branch code has 5 digits',
    address: 'Address on the tax invoice',
  },
  method: {
    title: 'Payment method',
    card: 'Credit or debit card',
    promptpay: 'PromptPay',
    bank: 'Banking app',
    transfer: 'Transfer to the hotel',
    hint: {
      card: 'Visa, Mastercard or JCB. Confirmed at once.',
      promptpay: 'Scan a QR code with any banking app.',
      bank: 'K PLUS, SCB EASY, KMA, Bualuang mBanking, Krungthai NEXT',
      transfer:
        'Transfer to the hotel’s account and tell us within {{hold}}. The hotel checks it within {{transfer}}. If we hear nothing in time, the booking is canceled.',
    },
    closed: {
      tooMuch: 'Takes at most ฿150,000 at once',
      tooLittle: 'Takes ฿20 or more',
      severalHotels: 'Your cart has rooms of several hotels, so one transfer cannot pay for all.',
    },
    tooMuch:
      '{{amount}} is more than ฿150,000, which cannot be paid online at once. Please transfer it to the hotel.',
    tooLittle:
      '{{amount}} is less than ฿20, which cannot be paid online. Please transfer it to the hotel.',
    noWay:
      '{{amount}} cannot be paid online at once, and one transfer cannot pay several hotels. Please book one hotel at a time.',
  },
  hold: 'When you confirm, we hold the room for you for {{hold}} to pay. If it is not paid in time, the booking is canceled automatically.',
  privacy: {
    title: 'How we use your data',
    text: 'We use your name, email, phone and address for this booking only and pass them to the hotel you stay at. You can see, correct or erase them at any time; tax documents we must keep by law. Card data goes straight to the payment provider and never through our systems.',
  },
  terms: 'I accept the terms of booking and have read how my data is used',
  termsTitle: 'Terms of booking',
  termsText:
    'The price is the total of the stay with VAT included. The booking is complete once it is paid in full. After that you can request a refund from the booking’s page, by the hotel’s policy.',
  book: 'Confirm booking',
  failed: 'Booking failed, please try again',
};
