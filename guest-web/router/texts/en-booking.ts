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
