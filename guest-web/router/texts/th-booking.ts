import { refundTh } from '../../features/refund/texts.th.ts';
import { bookingTh } from '../../pages/booking/texts.th.ts';
import { checkoutTh } from '../../pages/checkout/texts.th.ts';
import { checkoutOmiseTh } from '../../pages/checkout-omise/texts.th.ts';
import { checkoutServicesTh } from '../../pages/checkout-services/texts.th.ts';
import { findBookingTh } from '../../pages/find-booking/texts.th.ts';
import { myBookingsTh } from '../../pages/my-bookings/texts.th.ts';
import { orderTh } from '../../pages/order/texts.th.ts';
import { partnersTh } from '../../pages/partners/texts.th.ts';
import { paymentReturnTh } from '../../pages/payment-return/texts.th.ts';
import { reviewTh } from '../../pages/review/texts.th.ts';
import { successfulPaymentTh } from '../../pages/successful-payment/texts.th.ts';
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
