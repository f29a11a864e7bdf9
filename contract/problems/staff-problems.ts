import type { StaffRefusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { Problem } from './problem.ts';

/** Status and words of the reasons only staff meet; a new code does not compile without. */
export const STAFF_PROBLEMS: Readonly<Record<StaffRefusal, Problem>> = {
  'already-answered': {
    status: 409,
    title: { th: 'ตอบรีวิวนี้แล้ว', en: 'Review answered' },
    detail: {
      th: 'โรงแรมตอบรีวิวนี้ไปแล้ว ตอบได้เพียงครั้งเดียว',
      en: 'The hotel has already replied to this review. Only one reply is allowed',
    },
  },
  'bill-full': {
    status: 422,
    title: { th: 'บิลเต็มแล้ว', en: 'Bill full' },
    detail: {
      th: 'บิลของการจองหนึ่งมีรายการเพิ่มและรายการรับเงินได้ไม่เกินอย่างละ 200 รายการ',
      en: 'A bill can have at most 200 extras and 200 payments',
    },
  },
  'gallery-full': {
    status: 422,
    title: { th: 'แกลเลอรีเต็มแล้ว', en: 'Gallery full' },
    detail: {
      th: 'แกลเลอรีมีรูปได้ไม่เกิน 30 รูป กรุณาลบบางรูปก่อน',
      en: 'A gallery can have at most 30 pictures. Please remove some first',
    },
  },
  'last-admin': {
    status: 409,
    title: { th: 'ผู้ดูแลระบบคนสุดท้าย', en: 'Last administrator' },
    detail: {
      th: 'ต้องมีผู้ดูแลระบบที่ใช้งานได้อย่างน้อยหนึ่งคน',
      en: 'There must always be one administrator who can sign in',
    },
  },
  'live-bookings': {
    status: 409,
    title: { th: 'ยังมีการจองที่ยังไม่เข้าพัก', en: 'Stays to come' },
    detail: {
      th: 'ยังมีผู้เข้าพักที่จองไว้ จึงลบไม่ได้ ปิดการขายไว้ก่อนได้',
      en: 'There are stays to come here, so this cannot be removed. You can take it off sale instead',
    },
  },
  'month-not-over': {
    status: 409,
    title: { th: 'เดือนนั้นยังไม่สิ้นสุด', en: 'Month not over' },
    detail: {
      th: 'ปิดยอดได้เมื่อสิ้นเดือนนั้นแล้ว',
      en: 'A month can be closed only once it is over',
    },
  },
  'name-taken': {
    status: 409,
    title: { th: 'ชื่อนี้ถูกใช้แล้ว', en: 'Name taken' },
    detail: {
      th: 'ชื่อนี้มีผู้ใช้แล้ว กรุณาเลือกชื่ออื่น',
      en: 'This name is already taken. Please choose another one',
    },
  },
  'no-dispute': {
    status: 404,
    title: { th: 'ไม่มีข้อโต้แย้ง', en: 'No dispute' },
    detail: {
      th: 'ไม่เคยมีผู้ถือบัตรโต้แย้งการชำระเงินของการจองนี้',
      en: 'No cardholder has disputed a payment of this booking',
    },
  },
  'not-a-panorama': {
    status: 422,
    title: { th: 'ไม่ใช่ภาพพาโนรามา 360 องศา', en: 'Not a panorama' },
    detail: {
      th: 'ภาพ 360 องศาต้องกว้างเป็นสองเท่าของความสูง',
      en: 'A panorama of 360 degrees must be twice as wide as it is high',
    },
  },
  'own-account': {
    status: 409,
    title: { th: 'บัญชีของคุณเอง', en: 'Your own account' },
    detail: {
      th: 'ปิดใช้งานหรือลบบัญชีของตนเองไม่ได้',
      en: 'You cannot disable or delete your own account',
    },
  },
  'paid-online': {
    status: 409,
    title: { th: 'ชำระเงินออนไลน์', en: 'Paid online' },
    detail: {
      th: 'การจองนี้ชำระเงินออนไลน์ ระบบจะยืนยันการชำระเงินให้เอง',
      en: 'This booking is paid online. Its payment is confirmed automatically',
    },
  },
  'password-mismatch': {
    status: 422,
    title: { th: 'รหัสผ่านไม่ตรงกัน', en: 'Passwords do not match' },
    detail: {
      th: 'รหัสผ่านและการยืนยันรหัสผ่านไม่ตรงกัน',
      en: 'The two passwords do not match',
    },
    field: 'confirmPassword',
  },
  'price-out-of-range': {
    status: 422,
    title: { th: 'ราคาต่อคืนไม่อยู่ในช่วงที่กำหนด', en: 'Price out of range' },
    detail: {
      th: 'ราคาต่อคืนต้องอยู่ระหว่าง 1 ถึง 1,000,000 บาท',
      en: 'The price per night must be from 1 to 1,000,000 baht',
    },
  },
  'name-the-refund': {
    status: 409,
    title: { th: 'โปรดระบุรายการคืนเงิน', en: 'Name the refund' },
    detail: {
      th: 'การจองนี้มีรายการคืนเงินที่ยังไม่เสร็จหลายรายการ กรุณาระบุรายการที่ต้องการ (refundId)',
      en: 'This booking has several open refunds. Please say which one you mean (refundId)',
    },
  },
  'note-needed': {
    status: 422,
    title: { th: 'ต้องมีหมายเหตุ', en: 'Note needed' },
    detail: {
      th: 'เงินสดที่นับได้ไม่ตรงกับยอดในระบบ กรุณาเขียนหมายเหตุ',
      en: 'The cash counted is not the amount expected. Please add a note saying why',
    },
    field: 'note',
  },
  'refund-too-large': {
    status: 422,
    title: { th: 'ยอดคืนเงินมากเกินไป', en: 'Refund too large' },
    detail: {
      th: 'ยอดคืนเงินต้องไม่เกินยอดที่ได้รับชำระ',
      en: 'A refund cannot be more than what was paid',
    },
  },
  'reset-link-over': {
    status: 422,
    title: { th: 'ลิงก์ใช้ไม่ได้แล้ว', en: 'Link no longer valid' },
    detail: {
      th: 'ลิงก์นี้ถูกใช้ไปแล้วหรือหมดอายุ กรุณาขอลิงก์ใหม่',
      en: 'This link has been used or has expired. Please ask for a new one',
    },
  },
  'second-factor-needed': {
    status: 403,
    title: { th: 'ต้องยืนยันตัวตนขั้นที่สอง', en: 'Second factor needed' },
    detail: {
      th: 'กรุณายืนยันด้วยรหัสจากแอปยืนยันตัวตนก่อนทำรายการเรื่องเงิน',
      en: 'Please confirm it is you with a code from your authenticator app before you decide on money',
    },
  },
  'second-factor-off': {
    status: 409,
    title: { th: 'ยังไม่ได้เปิดการยืนยันขั้นที่สอง', en: 'Second factor off' },
    detail: {
      th: 'บัญชีนี้ไม่ได้เปิดใช้การยืนยันตัวตนขั้นที่สอง',
      en: 'The second factor is turned off for this account',
    },
  },
  'second-factor-on': {
    status: 409,
    title: { th: 'เปิดการยืนยันขั้นที่สองแล้ว', en: 'Second factor on' },
    detail: {
      th: 'บัญชีนี้เปิดใช้การยืนยันตัวตนขั้นที่สองอยู่แล้ว',
      en: 'The second factor is already turned on for this account',
    },
  },
  'settlement-closed': {
    status: 409,
    title: { th: 'ปิดยอดเดือนนั้นแล้ว', en: 'Month closed' },
    detail: {
      th: 'เดือนนั้นบันทึกการโอนเงินและปิดยอดไปแล้ว',
      en: 'The payout for this month has already been recorded',
    },
  },
  'tiers-out-of-order': {
    status: 422,
    title: { th: 'ลำดับขั้นไม่ถูกต้อง', en: 'Tiers out of order' },
    detail: {
      th: 'เรียงขั้นจากจำนวนวันมากไปน้อย แต่ละจำนวนวันมีได้ครั้งเดียว และขั้นหลังต้องไม่คืนเงินมากกว่าขั้นก่อน',
      en: 'Tiers go from the most days to the fewest, each number of days once, and no tier may refund more than the one before',
    },
  },
  'too-early': {
    status: 409,
    title: { th: 'ยังไม่ถึงเวลา', en: 'Too early' },
    detail: { th: 'ยังไม่ถึงวันเช็คอิน', en: 'The check-in date has not come yet' },
  },
  'too-late-to-undo': {
    status: 409,
    title: { th: 'เลิกทำไม่ได้แล้ว', en: 'Too late to undo' },
    detail: {
      th: 'มีการเปลี่ยนแปลงหลังจากนั้น จึงเลิกทำไม่ได้แล้ว',
      en: 'Something has changed since, so this can no longer be undone',
    },
  },
  'unfit-unit-names': {
    status: 422,
    title: { th: 'ชื่อห้องใช้ไม่ได้', en: 'Unit names not allowed' },
    detail: {
      th: 'ชื่อห้องต้องไม่ซ้ำกัน และมีได้ไม่เกินจำนวนห้อง',
      en: 'Unit names must be different, and there cannot be more names than units',
    },
  },
  'units-below-sold': {
    status: 409,
    title: { th: 'จำนวนห้องน้อยกว่าที่จองแล้ว', en: 'Fewer units than sold' },
    detail: {
      th: 'ลดจำนวนห้องให้น้อยกว่าที่มีการจองแล้วไม่ได้',
      en: 'There cannot be fewer units than are already booked',
    },
  },
  'unknown-unit': {
    status: 422,
    title: { th: 'ไม่มีห้องชื่อนี้', en: 'No such unit' },
    detail: {
      th: 'ห้องพักนี้ไม่มีห้องที่ใช้ชื่อนี้',
      en: 'No unit of this room has that name',
    },
  },
  'weak-password': {
    status: 422,
    title: { th: 'รหัสผ่านเดาง่าย', en: 'Weak password' },
    detail: {
      th: 'รหัสผ่านนี้เดาง่าย กรุณาตั้งรหัสผ่านที่คนทั่วไปไม่ใช้กัน ไม่ใช่อักขระเดียวซ้ำ ๆ และไม่มีชื่อผู้ใช้อยู่ในนั้น',
      en: 'This password is easy to guess. Please choose one that few people use, that is not one character repeated and that does not contain the username',
    },
    field: 'password',
  },
  'wrong-code': {
    status: 422,
    title: { th: 'รหัสไม่ถูกต้อง', en: 'Wrong code' },
    detail: {
      th: 'รหัสไม่ถูกต้อง หมดอายุ หรือถูกใช้ไปแล้ว กรุณาใช้รหัสถัดไป',
      en: 'The code is wrong, has expired or has been used. Please enter the next one',
    },
    field: 'code',
  },
  'wrong-password': {
    status: 422,
    title: { th: 'รหัสผ่านปัจจุบันไม่ถูกต้อง', en: 'Wrong current password' },
    detail: {
      th: 'รหัสผ่านปัจจุบันไม่ถูกต้อง กรุณาลองอีกครั้ง',
      en: 'This is not your current password. Please try again',
    },
    field: 'currentPassword',
  },
};
