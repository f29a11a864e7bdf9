import type { Translated } from '../../shell/texts.ts';
import type { checkoutTh } from './texts.th.ts';

export const checkoutEn: Translated<typeof checkoutTh> = {
  title: 'Your details',
  contact: 'Contact details',
  contactHint: 'We will send your booking details here.',
  addressTitle: 'Address (optional)',
  address: 'Address',
  province: 'Province',
  country: 'Country',
  postalCode: 'Postal code',
  taxInvoice: {
    wanted: 'I need a full tax invoice',
    hint: 'Issued to a person or company once the booking is paid. Not every hotel issues them.',
    name: 'Taxpayer name',
    taxId: 'Tax ID (13 digits)',
    invalidTaxId: 'Invalid tax ID',
    branch: 'Branch code (companies only)',
    branchHint: 'Five digits. Enter 00000 for the head office',
    invalidBranch: 'A branch code has 5 digits',
    address: 'Address on the tax invoice',
    lang: 'Language of the tax invoice',
  },
  method: {
    title: 'Payment method',
    card: 'Credit or debit card',
    promptpay: 'PromptPay',
    bank: 'Banking app',
    transfer: 'Bank transfer to the hotel',
    hint: {
      card: 'Visa, Mastercard or JCB. Confirmed instantly.',
      promptpay: 'Scan a QR code with any banking app.',
      bank: 'K PLUS, SCB EASY, KMA, Bualuang mBanking, Krungthai NEXT',
      transfer:
        'Transfer to the hotel’s account and report it within {{hold}}. The hotel checks it within {{transfer}}. If you do not report it in time, the booking is canceled.',
    },
    closed: {
      tooMuch: 'Up to ฿150,000 per payment',
      tooLittle: 'From ฿20 per payment',
      severalHotels:
        'Your rooms are at different hotels, so one transfer cannot cover all of them.',
    },
    tooMuch:
      '{{amount}} is over the ฿150,000 limit for one online payment. Please pay by transfer to the hotel.',
    tooLittle:
      '{{amount}} is below the ฿20 minimum for online payment. Please pay by transfer to the hotel.',
    noWay:
      '{{amount}} cannot be paid in one online payment, and one transfer cannot cover several hotels. Please book one hotel at a time.',
  },
  hold: 'Once you confirm, you have {{hold}} to pay while we hold the room for you. If it is not paid in time, the booking is canceled automatically.',
  privacy: {
    title: 'How we use your data',
    text: 'We use your name, email, phone and address for this booking only and share them with the hotel you are staying at. You can ask to see, correct or delete them at any time, except for tax documents, which we must keep by law. Card details go straight to the payment provider and never pass through our systems.',
  },
  terms: 'I accept the booking terms and have read how my data is used',
  termsTitle: 'Booking terms',
  termsText:
    'The price is the total for your stay. Your booking is complete once it is paid in full. After that, you can request a refund on your booking page under the hotel’s policy.',
  book: 'Hold the room and go to payment',
  changed: {
    price: 'The price has changed',
    amounts: 'It was {{was}} and is {{now}} now.',
    terms: 'The cancellation terms have changed',
    again: 'Nothing has been booked or charged. Please check, and accept the terms again.',
  },
  failed: 'Booking failed, please try again',
  failedShort: 'Booking failed.',
};
