import { guestSentencesEn } from '@baanpak/contract/problems/guest-sentences.en.ts';
import { refundEn } from '../../features/refund/texts.en.ts';
import { bookingEn } from '../../pages/booking/texts.en.ts';
import { checkoutEn } from '../../pages/checkout/texts.en.ts';
import { checkoutOmiseEn } from '../../pages/checkout-omise/texts.en.ts';
import { checkoutServicesEn } from '../../pages/checkout-services/texts.en.ts';
import { findBookingEn } from '../../pages/find-booking/texts.en.ts';
import { myBookingsEn } from '../../pages/my-bookings/texts.en.ts';
import { orderEn } from '../../pages/order/texts.en.ts';
import { partnersEn } from '../../pages/partners/texts.en.ts';
import { paymentReturnEn } from '../../pages/payment-return/texts.en.ts';
import { reviewEn } from '../../pages/review/texts.en.ts';
import { successfulPaymentEn } from '../../pages/successful-payment/texts.en.ts';
import type { ProblemText } from '../../shell/api/problem.ts';
import type { Translated } from '../../shell/texts.ts';
import { callProblemsEn } from './en.ts';
import type { thBooking } from './th-booking.ts';

const fieldsEn: Translated<(typeof thBooking)['fields']> = {
  errorSummary_one: 'Please correct {{count}} field',
  errorSummary_other: 'Please correct {{count}} fields',
  contact: {
    invalidEmail: 'Invalid email',
    name: 'Full name',
    email: 'Email',
    phone: 'Phone',
    invalidPhone: 'Please enter a phone number of 6 to 20 digits',
  },
  picture: {
    choose: 'Choose a picture',
    other: 'Change picture',
    remove: 'Remove',
    wrongType: 'Pictures must be JPEG, PNG, WebP or AVIF',
    tooLarge: 'This picture is larger than 10 MB. Please choose another one',
    file: {
      choose: 'Choose a file',
      other: 'Change file',
      wrongType: 'Files must be JPEG, PNG, WebP, AVIF or PDF',
      tooLarge: 'This file is larger than 10 MB. Please choose another one',
    },
  },
};

const problemsEn: ProblemText = {
  ...guestSentencesEn,
  // the API's sentence is for anyone who wrote the call
  'foreign-return-uri':
    'Payments cannot be made at this address. Please open the site at its usual one',
  ...callProblemsEn,
};

export const enBooking: Translated<typeof thBooking> = {
  checkoutServices: checkoutServicesEn,
  checkout: checkoutEn,
  checkoutOmise: checkoutOmiseEn,
  successfulPayment: successfulPaymentEn,
  paymentReturn: paymentReturnEn,
  booking: bookingEn,
  refund: refundEn,
  findBooking: findBookingEn,
  myBookings: myBookingsEn,
  order: orderEn,
  partners: partnersEn,
  review: reviewEn,
  fields: fieldsEn,
  problems: problemsEn,
};
