import type { I18nText } from '@baanpak/domain/values/text/i18n-text.ts';

/** What a success says, in the caller's language. */
export const DETAILS = {
  checkoutOpened: { th: 'สร้างรายการชำระเงินแล้ว', en: 'Checkout created' },
  checkoutDiscarded: { th: 'ลบรายการชำระเงินแล้ว', en: 'Checkout deleted' },
  booked: {
    th: 'จองห้องให้แล้ว กรุณาชำระเงินภายในเวลาที่กำหนด',
    en: 'Your room is held. Please pay before the time is up',
  },
  bookingTaken: { th: 'บันทึกการจองแล้ว', en: 'Booking saved' },
  roomBlocked: { th: 'ปิดห้องพักในวันที่เลือกแล้ว', en: 'The room is blocked' },
  bookingChanged: { th: 'บันทึกการเปลี่ยนแปลงแล้ว', en: 'Booking changed' },
  bookingCanceled: { th: 'ยกเลิกการจองแล้ว', en: 'Booking canceled' },
  linkMailed: {
    th: 'หากรหัสการจองและอีเมลตรงกัน เราจะส่งลิงก์ไปทางอีเมล',
    en: 'If the code and the address belong together, we mail you the link',
  },
  givenUp: { th: 'ยกเลิกการจองแล้ว', en: 'The booking was given up' },
  paymentMethodChanged: { th: 'เปลี่ยนวิธีชำระเงินแล้ว', en: 'The payment method was changed' },
  refundRequested: { th: 'ส่งคำขอคืนเงินแล้ว', en: 'Refund request submitted' },
  transferReported: {
    th: 'รับแจ้งการโอนแล้ว เราเก็บห้องไว้ให้ระหว่างที่โรงแรมตรวจสอบ',
    en: 'Thank you. The room stays yours while the hotel looks for your transfer',
  },
  charged: { th: 'ส่งคำขอชำระเงินแล้ว', en: 'The payment was requested' },
  chargeFetched: { th: 'ตรวจสอบสถานะการชำระเงินแล้ว', en: 'The payment was looked up' },
  signedIn: { th: 'เข้าสู่ระบบแล้ว', en: 'Signed in' },
  userCreated: { th: 'สร้างผู้ใช้แล้ว', en: 'User created' },
  userChanged: { th: 'บันทึกข้อมูลผู้ใช้แล้ว', en: 'User saved' },
  userRemoved: { th: 'ลบผู้ใช้แล้ว', en: 'User deleted' },
  siteChanged: { th: 'บันทึกข้อมูลเว็บไซต์แล้ว', en: 'Site saved' },
  hotelCreated: { th: 'เพิ่มโรงแรมแล้ว', en: 'Hotel created' },
  hotelChanged: { th: 'บันทึกข้อมูลโรงแรมแล้ว', en: 'Hotel saved' },
  hotelRemoved: { th: 'ลบโรงแรมแล้ว', en: 'Hotel deleted' },
  roomCreated: { th: 'เพิ่มห้องพักแล้ว', en: 'Room created' },
  roomChanged: { th: 'บันทึกข้อมูลห้องพักแล้ว', en: 'Room saved' },
  roomRemoved: { th: 'ลบห้องพักแล้ว', en: 'Room deleted' },
  pictureSet: { th: 'บันทึกรูปภาพแล้ว', en: 'Picture saved' },
  picturesAdded: { th: 'เพิ่มรูปในแกลเลอรีแล้ว', en: 'Pictures added to the gallery' },
  pricesSet: { th: 'บันทึกราคาและเงื่อนไขแล้ว', en: 'Prices and rules saved' },
  caseSettled: { th: 'บันทึกผลการตรวจสอบแล้ว', en: 'Case settled' },
  webhookSeen: { th: 'รับทราบแล้ว', en: 'Noted' },
} as const satisfies Readonly<Record<string, I18nText>>;
