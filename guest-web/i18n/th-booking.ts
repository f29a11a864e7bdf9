import { bookingTh } from '../booking/texts.th.ts';
import { checkoutTh } from '../checkout/texts.th.ts';
import { checkoutOmiseTh } from '../checkout-omise/texts.th.ts';
import { checkoutServicesTh } from '../checkout-services/texts.th.ts';
import { findBookingTh } from '../find-booking/texts.th.ts';
import { myBookingsTh } from '../my-bookings/texts.th.ts';
import { orderTh } from '../order/texts.th.ts';
import { partnersTh } from '../partners/texts.th.ts';
import { paymentReturnTh } from '../payment-return/texts.th.ts';
import { refundTh } from '../refund/texts.th.ts';
import { reviewTh } from '../review/texts.th.ts';
import { successfulPaymentTh } from '../successful-payment/texts.th.ts';
import { fieldsTh } from './fields.th.ts';
import { problemsTh } from './problems.th.ts';

/** What only the pages say that one fills in, most of them to book: loaded with the first of them. */
export const thBooking = {
  checkoutServices: checkoutServicesTh,
  checkout: checkoutTh,
  checkoutOmise: checkoutOmiseTh,
  successfulPayment: successfulPaymentTh,
  paymentReturn: paymentReturnTh,
  booking: bookingTh,
  refund: refundTh,
  findBooking: findBookingTh,
  myBookings: myBookingsTh,
  order: orderTh,
  partners: partnersTh,
  review: reviewTh,
  fields: fieldsTh,
  problems: problemsTh,
};
