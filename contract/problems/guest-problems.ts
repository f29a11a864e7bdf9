import type { GuestRefusal } from '@baanpak/domain/values/decider/refusal.ts';
import { guestSentencesEn } from './guest-sentences.en.ts';
import { guestSentencesTh } from './guest-sentences.th.ts';
import type { Problem } from './problem.ts';

const sentence = (code: GuestRefusal) => ({
  th: guestSentencesTh[code],
  en: guestSentencesEn[code],
});

/** Status and title of every reason guests meet, with its sentence; a new code does not compile without. */
export const GUEST_PROBLEMS: Readonly<Record<GuestRefusal, Problem>> = {
  'account-needed': {
    status: 422,
    title: { th: 'ต้องระบุบัญชีรับเงินคืน', en: 'Account needed' },
    detail: sentence('account-needed'),
  },
  'amount-out-of-range': {
    status: 422,
    title: { th: 'ยอดเงินอยู่นอกช่วงที่ชำระได้', en: 'Amount out of range' },
    detail: sentence('amount-out-of-range'),
  },
  'booking-already-paid': {
    status: 409,
    title: { th: 'ชำระเงินแล้ว', en: 'Booking already paid' },
    detail: sentence('booking-already-paid'),
  },
  busy: {
    status: 503,
    title: { th: 'ระบบไม่ว่างชั่วคราว', en: 'Busy' },
    detail: sentence('busy'),
    retryAfter: 1,
  },
  'checkout-already-used': {
    status: 409,
    title: { th: 'รายการนี้ใช้จองไปแล้ว', en: 'Checkout already used' },
    detail: sentence('checkout-already-used'),
  },
  'duplicate-in-cart': {
    status: 422,
    title: { th: 'มีในตะกร้าแล้ว', en: 'Already in your cart' },
    detail: sentence('duplicate-in-cart'),
  },
  'foreign-return-uri': {
    status: 422,
    title: { th: 'ที่อยู่สำหรับกลับไม่ใช่ของเว็บไซต์นี้', en: 'Return address elsewhere' },
    detail: sentence('foreign-return-uri'),
  },
  'idempotency-key-reused': {
    status: 422,
    title: { th: 'ใช้ Idempotency-Key ซ้ำ', en: 'Idempotency key reused' },
    detail: sentence('idempotency-key-reused'),
  },
  invoiced: {
    status: 409,
    title: { th: 'ออกใบกำกับภาษีแล้ว', en: 'Tax invoice issued' },
    detail: sentence('invoiced'),
  },
  'no-online-check-in': {
    status: 422,
    title: { th: 'ไม่มีเช็คอินออนไลน์', en: 'No online check-in' },
    detail: sentence('no-online-check-in'),
  },
  'no-tax-invoice': {
    status: 422,
    title: { th: 'ออกใบกำกับภาษีไม่ได้', en: 'No tax invoice' },
    detail: sentence('no-tax-invoice'),
  },
  'not-found': {
    status: 404,
    title: { th: 'ไม่พบข้อมูล', en: 'Not found' },
    detail: sentence('not-found'),
  },
  'not-paid': {
    status: 409,
    title: { th: 'ยังไม่ได้ชำระเงิน', en: 'Not paid' },
    detail: sentence('not-paid'),
  },
  'not-payable': {
    status: 409,
    title: { th: 'ชำระเงินไม่ได้', en: 'Not payable' },
    detail: sentence('not-payable'),
  },
  'not-stayed': {
    status: 409,
    title: { th: 'ยังไม่ได้เข้าพัก', en: 'Not stayed' },
    detail: sentence('not-stayed'),
  },
  'one-hotel-only': {
    status: 422,
    title: { th: 'โอนตรงได้ครั้งละหนึ่งโรงแรม', en: 'One hotel only' },
    detail: sentence('one-hotel-only'),
  },
  'payment-in-progress': {
    status: 409,
    title: { th: 'กำลังดำเนินการชำระเงิน', en: 'Payment in progress' },
    detail: sentence('payment-in-progress'),
  },
  'payment-refused': {
    status: 422,
    title: { th: 'ชำระเงินไม่สำเร็จ', en: 'Payment refused' },
    detail: sentence('payment-refused'),
  },
  'payment-unknown': {
    status: 503,
    title: { th: 'ยังไม่ทราบผลการชำระเงิน', en: 'Payment result unknown' },
    detail: sentence('payment-unknown'),
    retryAfter: 10,
  },
  'price-changed': {
    status: 409,
    title: { th: 'ราคาเปลี่ยนไป', en: 'Price changed' },
    detail: sentence('price-changed'),
  },
  'refund-in-progress': {
    status: 409,
    title: { th: 'มีคำขอคืนเงินแล้ว', en: 'Refund in progress' },
    detail: sentence('refund-in-progress'),
  },
  'reservation-lapsed': {
    status: 409,
    title: { th: 'การจองไม่สำเร็จ', en: 'Reservation lapsed' },
    detail: sentence('reservation-lapsed'),
  },
  'review-closed': {
    status: 409,
    title: { th: 'หมดเวลารีวิวแล้ว', en: 'Review closed' },
    detail: sentence('review-closed'),
  },
  'room-already-booked': {
    status: 409,
    title: { th: 'ห้องนี้ถูกจองแล้ว', en: 'Room already booked' },
    detail: sentence('room-already-booked'),
  },
  'stale-version': {
    status: 409,
    title: { th: 'ข้อมูลถูกแก้ไขแล้ว', en: 'Stale version' },
    detail: sentence('stale-version'),
  },
  'stay-in-the-past': {
    status: 422,
    title: { th: 'วันที่ผ่านไปแล้ว', en: 'Stay in the past' },
    detail: sentence('stay-in-the-past'),
  },
  'stay-not-in-checkout': {
    status: 422,
    title: { th: 'ไม่ตรงกับรายการที่เลือก', en: 'Stay not in this checkout' },
    detail: sentence('stay-not-in-checkout'),
  },
  'stay-rule': {
    status: 422,
    title: { th: 'ไม่ตรงตามเงื่อนไขการเข้าพัก', en: 'Against a rule of stay' },
    detail: sentence('stay-rule'),
  },
  'stay-too-far-ahead': {
    status: 422,
    title: { th: 'วันที่ไกลเกินไป', en: 'Stay too far ahead' },
    detail: sentence('stay-too-far-ahead'),
  },
  'stay-too-short': {
    status: 422,
    title: { th: 'จำนวนคืนน้อยเกินไป', en: 'Stay too short' },
    detail: sentence('stay-too-short'),
  },
  'terms-changed': {
    status: 409,
    title: { th: 'เงื่อนไขการยกเลิกเปลี่ยนไป', en: 'Cancellation terms changed' },
    detail: sentence('terms-changed'),
  },
  'too-many-documents': {
    status: 422,
    title: { th: 'ส่งเอกสารครบจำนวนแล้ว', en: 'Too many documents' },
    detail: sentence('too-many-documents'),
  },
  'too-many-guests': {
    status: 422,
    title: { th: 'จำนวนผู้เข้าพักเกินกำหนด', en: 'Too many guests' },
    detail: sentence('too-many-guests'),
  },
  'too-many-holds': {
    status: 429,
    title: { th: 'มีการจองที่ยังไม่ชำระมากเกินไป', en: 'Too many unpaid bookings' },
    detail: sentence('too-many-holds'),
    retryAfter: 300,
  },
  'too-many-slips': {
    status: 422,
    title: { th: 'ส่งสลิปครบจำนวนแล้ว', en: 'Too many slips' },
    detail: sentence('too-many-slips'),
  },
  'too-many-stays': {
    status: 422,
    title: { th: 'จองได้ครั้งละไม่เกิน 5 รายการ', en: 'Too many stays' },
    detail: sentence('too-many-stays'),
  },
  'wrong-status': {
    status: 409,
    title: { th: 'สถานะไม่อนุญาต', en: 'Not in this status' },
    detail: sentence('wrong-status'),
  },
};
