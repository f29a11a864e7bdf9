import { cancellationTh } from '../../features/cancellation/texts.th.ts';
import { cartTh } from '../../features/cart/texts.th.ts';
import { heldTh } from '../../features/held/texts.th.ts';
import { reviewsTh } from '../../features/reviews/texts.th.ts';
import { searchTh } from '../../features/search/texts.th.ts';
import type { CallProblemText } from '../../shell/api/problem.ts';

/** What stands around every page. */
const shellTh = {
  name: 'บ้านพัก',
  title: 'บ้านพัก · จองที่พักทั่วไทย',
  description: 'จองโรงแรมและที่พักทั่วไทย เลือกวัน เลือกห้อง ชำระเงินปลอดภัย ยืนยันทันที',
  skip: 'ข้ามไปยังเนื้อหา',
  language: 'ภาษา',
  close: 'ปิด',
  loading: 'กำลังโหลด',
  required: 'จำเป็นต้องกรอก',
  retry: 'ลองอีกครั้ง',
  offline: 'คุณออฟไลน์อยู่ ข้อมูลในหน้านี้อาจไม่เป็นปัจจุบัน',
  offlineTap: 'คุณออฟไลน์อยู่ ข้อมูลที่กรอกไว้ยังอยู่ครบ กรุณาลองอีกครั้งเมื่อเชื่อมต่ออินเทอร์เน็ตได้',
  copy: { do: 'คัดลอก', done: 'คัดลอกแล้ว', what: 'คัดลอก {{name}}' },
  nights_other: '{{count}} คืน',
  guests_other: '{{count}} คน',
  calendar: { nav: 'เลื่อนเดือน', previous: 'เดือนก่อนหน้า', next: 'เดือนถัดไป' },
  lightbox: { previous: 'รูปก่อนหน้า', next: 'รูปถัดไป' },
  stepper: { less: 'ลด', more: 'เพิ่ม' },
  error: {
    notFound: 'ไม่พบหน้านี้',
    unknownMiddleware: 'ไม่รู้จักมิดเดิลแวร์',
    notFoundHint: 'ลิงก์อาจเปลี่ยนไปหรือที่พักนี้ปิดให้จองแล้ว',
    message: 'เกิดข้อผิดพลาด',
    hint: 'ขออภัยในความไม่สะดวก กรุณาลองอีกครั้งในอีกสักครู่',
    home: 'กลับหน้าแรก',
  },
  footer: {
    promise: 'ที่พักคัดสรรจากเจ้าของตัวจริงทั่วไทย จองตรง ราคาชัดเจน',
    more: 'ช่วยเหลือและข้อมูล',
    findBooking: 'ค้นหาการจองของฉัน',
    myBookings: 'การจองของฉัน',
    aboutUs: 'เกี่ยวกับเรา',
    listing: 'ลงประกาศที่พัก',
    terms: 'ข้อกำหนดการใช้บริการ',
    privacy: 'นโยบายความเป็นส่วนตัว',
    follow: 'ติดตามเรา',
    cards: 'บัตรที่รับชำระ',
    by: 'ให้บริการโดย {{company}}',
    version: 'เวอร์ชัน {{version}}',
  },
};

export const callProblemsTh: CallProblemText = {
  'invalid-request': 'ข้อมูลบางส่วนไม่ครบหรือไม่ถูกต้อง กรุณาตรวจสอบอีกครั้ง',
  'too-many-requests': 'ส่งคำขอถี่เกินไป กรุณารอสักครู่แล้วลองอีกครั้ง',
  'store-away': 'ระบบขัดข้องชั่วคราว กรุณาลองอีกครั้งในอีกสักครู่',
  internal: 'เกิดข้อผิดพลาดในระบบ กรุณาลองอีกครั้ง',
  offline: 'เชื่อมต่อไม่ได้ กรุณาตรวจสอบอินเทอร์เน็ตแล้วลองอีกครั้ง',
};

/** The texts most pages say, by screen; the home page, results and the hotel page have their own, the others' are in th-booking.ts. */
export const th = {
  shell: shellTh,
  problems: callProblemsTh,
  search: searchTh,
  cart: cartTh,
  cancellation: cancellationTh,
  held: heldTh,
  reviews: reviewsTh,
};
