import { guestSentencesTh } from '@baanpak/contract/problems/guest-sentences.th.ts';
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
import type { ProblemText } from '../../shell/api/problem.ts';
import { callProblemsTh } from './th.ts';

/** What fields and forms say that several screens share; no page that one may begin on has one. */
const fieldsTh = {
  errorSummary_other: 'กรุณาแก้ไขข้อมูล {{count}} ช่อง',
  contact: {
    invalidEmail: 'อีเมลไม่ถูกต้อง',
    name: 'ชื่อ-นามสกุล',
    email: 'อีเมล',
    phone: 'เบอร์โทรศัพท์',
    invalidPhone: 'กรุณาระบุเบอร์โทรศัพท์ที่มีตัวเลข 6 ถึง 20 หลัก',
  },
  picture: {
    choose: 'เลือกรูป',
    other: 'เปลี่ยนรูป',
    remove: 'นำออก',
    wrongType: 'รองรับเฉพาะรูป JPEG, PNG, WebP หรือ AVIF',
    tooLarge: 'รูปใหญ่เกิน 10 MB กรุณาเลือกรูปอื่น',
    file: {
      choose: 'เลือกไฟล์',
      other: 'เปลี่ยนไฟล์',
      wrongType: 'รองรับเฉพาะไฟล์ JPEG, PNG, WebP, AVIF หรือ PDF',
      tooLarge: 'ไฟล์ใหญ่เกิน 10 MB กรุณาเลือกไฟล์อื่น',
    },
  },
};

const problemsTh: ProblemText = {
  ...guestSentencesTh,
  // the API's sentence is for anyone who wrote the call
  'foreign-return-uri': 'ชำระเงินผ่านที่อยู่เว็บนี้ไม่ได้ กรุณาเปิดเว็บไซต์ด้วยที่อยู่ปกติ',
  ...callProblemsTh,
};

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
