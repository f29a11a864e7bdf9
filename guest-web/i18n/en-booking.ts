import { bookingEn } from '../booking/texts.en.ts';
import { checkoutEn } from '../checkout/texts.en.ts';
import { checkoutOmiseEn } from '../checkout-omise/texts.en.ts';
import { checkoutServicesEn } from '../checkout-services/texts.en.ts';
import { findBookingEn } from '../find-booking/texts.en.ts';
import { myBookingsEn } from '../my-bookings/texts.en.ts';
import { orderEn } from '../order/texts.en.ts';
import { partnersEn } from '../partners/texts.en.ts';
import { paymentReturnEn } from '../payment-return/texts.en.ts';
import { refundEn } from '../refund/texts.en.ts';
import { reviewEn } from '../review/texts.en.ts';
import { successfulPaymentEn } from '../successful-payment/texts.en.ts';
import { fieldsEn } from './fields.en.ts';
import type { BookingDictionary } from './i18n.ts';
import { problemsEn } from './problems.en.ts';

export const enBooking: BookingDictionary = {
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
