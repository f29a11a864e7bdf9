import type { GuestRefusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { Problem } from './problem.ts';

/** Status and words of every reason guests meet; a new code does not compile without. */
export const GUEST_PROBLEMS: Readonly<Record<GuestRefusal, Problem>> = {
  'amount-out-of-range': {
    status: 422,
    title: { th: 'ยอดเงินอยู่นอกช่วงที่ชำระได้', en: 'Amount out of range' },
    detail: {
      th: 'ช่องทางนี้รับชำระครั้งละ 20 ถึง 150,000 บาท',
      en: 'This method takes payments from 20 to 150,000 baht',
    },
  },
  'booking-already-paid': {
    status: 409,
    title: { th: 'ชำระเงินแล้ว', en: 'Booking already paid' },
    detail: {
      th: 'การจองนี้ชำระเงินแล้ว หากต้องการยกเลิก กรุณาขอคืนเงิน',
      en: 'This booking is already paid. To cancel it, please request a refund',
    },
  },
  busy: {
    status: 503,
    title: { th: 'ระบบไม่ว่างชั่วคราว', en: 'Busy' },
    detail: {
      th: 'ขณะนี้มีผู้ใช้งานจำนวนมาก กรุณาลองอีกครั้งในอีกสักครู่',
      en: 'We are busy right now. Please try again in a moment',
    },
    retryAfter: 1,
  },
  'checkout-already-used': {
    status: 409,
    title: { th: 'รายการนี้ใช้จองไปแล้ว', en: 'Checkout already used' },
    detail: {
      th: 'รายการชำระเงินนี้ใช้จองไปแล้ว กรุณาเริ่มรายการใหม่',
      en: 'This checkout was already used for a booking. Please start a new one',
    },
  },
  'duplicate-in-cart': {
    status: 422,
    title: { th: 'มีในตะกร้าแล้ว', en: 'Already in your cart' },
    detail: {
      th: 'การจองนี้มีอยู่ในตะกร้าของคุณแล้ว',
      en: 'This booking already exists in your cart',
    },
  },
  'foreign-return-uri': {
    status: 422,
    title: { th: 'ที่อยู่สำหรับกลับไม่ใช่ของเว็บไซต์นี้', en: 'Return address elsewhere' },
    detail: {
      th: 'returnUri ต้องเป็นหน้าของเว็บไซต์นี้หรือเว็บไซต์ที่อนุญาตไว้เท่านั้น',
      en: 'returnUri must be a page of this site, or of one that is allowed to call it',
    },
  },
  'idempotency-key-reused': {
    status: 422,
    title: { th: 'ใช้ Idempotency-Key ซ้ำ', en: 'Idempotency key reused' },
    detail: {
      th: 'Idempotency-Key นี้เคยใช้กับคำขออื่นแล้ว กรุณาใช้ค่าใหม่',
      en: 'This Idempotency-Key was used with another request. Please use a new one',
    },
  },
  'no-online-check-in': {
    status: 422,
    title: { th: 'ไม่มีเช็คอินออนไลน์', en: 'No online check-in' },
    detail: {
      th: 'ที่พักนี้ไม่มีเช็คอินออนไลน์ กรุณาเลือกเช็คอินที่โรงแรม',
      en: 'This hotel has no online check-in. Please choose to check in at the hotel',
    },
  },
  'no-tax-invoice': {
    status: 422,
    title: { th: 'ออกใบกำกับภาษีไม่ได้', en: 'No tax invoice' },
    detail: {
      th: 'โรงแรมนี้ออกใบกำกับภาษีไม่ได้ กรุณาจองโดยไม่ขอใบกำกับภาษี หรือเลือกโรงแรมอื่น',
      en: 'This hotel cannot issue tax invoices. Please book without one, or choose another hotel',
    },
  },
  'not-found': {
    status: 404,
    title: { th: 'ไม่พบข้อมูล', en: 'Not found' },
    detail: { th: 'ไม่พบสิ่งที่คุณกำลังค้นหา', en: 'We could not find what you asked for' },
  },
  'not-paid': {
    status: 409,
    title: { th: 'ยังไม่ได้ชำระเงิน', en: 'Not paid' },
    detail: {
      th: 'การจองนี้ยังไม่ได้ชำระเงิน จึงยังไม่มีใบเสร็จรับเงิน',
      en: 'This booking is not paid, so there is no receipt yet',
    },
  },
  'not-payable': {
    status: 409,
    title: { th: 'ชำระเงินไม่ได้', en: 'Not payable' },
    detail: {
      th: 'การจองนี้หมดเวลา ชำระแล้ว หรือถูกยกเลิก จึงชำระเงินไม่ได้',
      en: 'This booking has expired, is already paid or was canceled, so it cannot be paid',
    },
  },
  'one-hotel-only': {
    status: 422,
    title: { th: 'โอนตรงได้ครั้งละหนึ่งโรงแรม', en: 'One hotel only' },
    detail: {
      th: 'การโอนเงินให้โรงแรมโดยตรงทำได้ครั้งละหนึ่งโรงแรมเท่านั้น',
      en: 'A direct transfer can pay for the stays of one hotel only',
    },
  },
  'payment-in-progress': {
    status: 409,
    title: { th: 'กำลังดำเนินการชำระเงิน', en: 'Payment in progress' },
    detail: {
      th: 'กำลังตรวจสอบการชำระเงินของการจองนี้ กรุณารอสักครู่',
      en: 'A payment for this booking is in progress. Please wait for its result',
    },
  },
  'payment-refused': {
    status: 422,
    title: { th: 'ชำระเงินไม่สำเร็จ', en: 'Payment refused' },
    detail: {
      th: 'ผู้ให้บริการรับชำระเงินไม่รับรายการนี้ กรุณาลองบัตรหรือวิธีอื่น',
      en: 'The payment provider did not take this. Please try another card or method',
    },
  },
  'payment-unknown': {
    status: 503,
    title: { th: 'ยังไม่ทราบผลการชำระเงิน', en: 'Payment result unknown' },
    detail: {
      th: 'ยังไม่ทราบผลการชำระเงิน เรากำลังตรวจสอบ กรุณาอย่าชำระซ้ำ',
      en: 'We do not know the result of this payment yet and are checking. Please do not pay again',
    },
    retryAfter: 10,
  },
  'refund-in-progress': {
    status: 409,
    title: { th: 'มีคำขอคืนเงินแล้ว', en: 'Refund in progress' },
    detail: {
      th: 'มีคำขอคืนเงินสำหรับการจองนี้อยู่แล้ว',
      en: 'A refund of this booking was asked for before',
    },
  },
  'reservation-lapsed': {
    status: 409,
    title: { th: 'การจองไม่สำเร็จ', en: 'Reservation lapsed' },
    detail: {
      th: 'การจองใช้เวลานานเกินไปและถูกยกเลิกแล้ว กรุณาจองใหม่อีกครั้ง',
      en: 'This reservation took too long and was taken back. Please book again',
    },
  },
  'room-already-booked': {
    status: 409,
    title: { th: 'ห้องนี้ถูกจองแล้ว', en: 'Room already booked' },
    detail: {
      th: 'ห้องนี้ถูกจองแล้ว กรุณาเลือกห้องอื่น',
      en: 'Booking exist: This room is already booked, please select another room',
    },
  },
  'stay-in-the-past': {
    status: 422,
    title: { th: 'วันที่ผ่านไปแล้ว', en: 'Stay in the past' },
    detail: {
      th: 'วันเข้าพักผ่านไปแล้ว กรุณาเลือกวันใหม่',
      en: 'This stay begins in the past. Please choose other dates',
    },
  },
  'stay-not-in-checkout': {
    status: 422,
    title: { th: 'ไม่ตรงกับรายการที่เลือก', en: 'Stay not in this checkout' },
    detail: {
      th: 'ห้องหรือวันที่เข้าพักไม่ตรงกับรายการที่เลือกไว้',
      en: 'This room or these dates are not part of the checkout',
    },
  },
  'stay-rule': {
    status: 422,
    title: { th: 'ไม่ตรงตามเงื่อนไขการเข้าพัก', en: 'Against a rule of stay' },
    detail: {
      th: 'ห้องนี้มีเงื่อนไขวันเข้าพักหรือจำนวนคืน กรุณาเลือกวันอื่น',
      en: 'This room has rules for these dates or this many nights. Please choose other dates',
    },
  },
  'stay-too-far-ahead': {
    status: 422,
    title: { th: 'วันที่ไกลเกินไป', en: 'Stay too far ahead' },
    detail: {
      th: 'ยังไม่เปิดให้จองวันดังกล่าว กรุณาเลือกวันที่ใกล้กว่านี้',
      en: 'These dates cannot be booked yet. Please choose earlier ones',
    },
  },
  'stay-too-short': {
    status: 422,
    title: { th: 'จำนวนคืนน้อยเกินไป', en: 'Stay too short' },
    detail: {
      th: 'วันเช็คเอาต์ต้องอยู่หลังวันเช็คอินอย่างน้อยหนึ่งคืน',
      en: 'Check-out must be at least one night after check-in',
    },
  },
  'too-many-guests': {
    status: 422,
    title: { th: 'จำนวนผู้เข้าพักเกินกำหนด', en: 'Too many guests' },
    detail: {
      th: 'ห้องนี้รับผู้เข้าพัก เด็ก หรือสัตว์เลี้ยงตามจำนวนที่เลือกไม่ได้ กรุณาปรับจำนวนหรือเลือกห้องอื่น',
      en: 'This room does not take that many guests, children or pets. Please change how many, or choose another room',
    },
  },
  'too-many-holds': {
    status: 429,
    title: { th: 'มีการจองที่ยังไม่ชำระมากเกินไป', en: 'Too many unpaid bookings' },
    detail: {
      th: 'คุณมีการจองที่ยังไม่ชำระเงินหลายรายการ กรุณาชำระหรือยกเลิกก่อนจองเพิ่ม',
      en: 'You have too many unpaid bookings. Please pay or give up one before booking more',
    },
    retryAfter: 300,
  },
  'too-many-slips': {
    status: 422,
    title: { th: 'ส่งสลิปครบจำนวนแล้ว', en: 'Too many slips' },
    detail: {
      th: 'ส่งสลิปสำหรับการจองนี้ครบ 5 ครั้งแล้ว หากต้องการแก้ไข กรุณาติดต่อโรงแรม',
      en: 'Five slips were sent for this booking already. Please contact the hotel',
    },
  },
  'wrong-status': {
    status: 409,
    title: { th: 'สถานะไม่อนุญาต', en: 'Not in this status' },
    detail: {
      th: 'สถานะปัจจุบันไม่อนุญาตให้ทำรายการนี้',
      en: 'The present status does not allow this',
    },
  },
};
