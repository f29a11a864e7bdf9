import type { I18nText } from '@baanpak/domain/values/text/i18n-text.ts';

/** What staff can do about what an event led to: what `_id` names, and what the act is called. */
type Compensation = Readonly<{
  of: 'booking' | 'room' | 'hotel' | 'user' | 'case' | 'site';
  sentence: I18nText;
}>;

/** Every act by its code. `of` is the kind of thing that it is done to. */
export const COMPENSATIONS = {
  'set-prices': {
    of: 'room',
    sentence: { th: 'ตั้งราคาของคืนเหล่านี้ใหม่', en: 'Set the price of these nights again' },
  },
  'undo-prices': {
    of: 'room',
    sentence: {
      th: 'เลิกทำการตั้งราคาครั้งนี้ ราคาและเงื่อนไขของวันเหล่านั้นจะกลับเป็นเหมือนเดิม',
      en: 'Undo this change of prices, so that its days are as before',
    },
  },
  'set-base-price': {
    of: 'room',
    sentence: { th: 'แก้ไขราคาเริ่มต้นของห้อง', en: 'Change the base price of the room' },
  },
  'set-stay-rules': {
    of: 'room',
    sentence: { th: 'ตั้งเงื่อนไขการเข้าพักของวันเหล่านี้ใหม่', en: 'Set the stay rules of these days again' },
  },
  'set-policy': {
    of: 'hotel',
    sentence: {
      th: 'แก้ไขเงื่อนไขการยกเลิกของโรงแรม',
      en: 'Change the cancellation policy of the hotel',
    },
  },
  reprice: {
    of: 'booking',
    sentence: { th: 'คิดราคาการจองใหม่ตามราคาปัจจุบัน', en: 'Reprice the booking at current prices' },
  },
  'refund-difference': {
    of: 'booking',
    sentence: {
      th: 'พิจารณาคืนส่วนต่างที่รออยู่',
      en: 'Decide on the refund of the price difference',
    },
  },
  'decide-refund': {
    of: 'booking',
    sentence: { th: 'พิจารณาคำขอคืนเงินที่รออยู่', en: 'Decide on the waiting refund' },
  },
  'retry-refund': {
    of: 'booking',
    sentence: { th: 'ลองคืนเงินอีกครั้ง', en: 'Try the refund again' },
  },
  'cancel-with-refund': {
    of: 'booking',
    sentence: { th: 'ยกเลิกการจองและคืนเงิน', en: 'Cancel the booking and refund it' },
  },
  cancel: {
    of: 'booking',
    sentence: { th: 'ยกเลิกการจองที่ยังไม่ได้ชำระ', en: 'Cancel the unpaid booking' },
  },
  undo: {
    of: 'booking',
    sentence: { th: 'เลิกทำรายการนี้', en: 'Undo this action' },
  },
  'lift-block': {
    of: 'booking',
    sentence: { th: 'ยกเลิกการปิดห้อง', en: 'Lift the block' },
  },
  'open-room': {
    of: 'room',
    sentence: { th: 'เปิดขายห้องนี้อีกครั้ง', en: 'Put the room on sale again' },
  },
  'close-room': {
    of: 'room',
    sentence: { th: 'ปิดการขายห้องนี้', en: 'Take the room off sale' },
  },
  'change-room': {
    of: 'room',
    sentence: { th: 'แก้ไขรายละเอียดห้อง', en: 'Change the details of the room' },
  },
  'open-hotel': {
    of: 'hotel',
    sentence: { th: 'เปิดขายโรงแรมนี้อีกครั้ง', en: 'Put the hotel on sale again' },
  },
  'close-hotel': {
    of: 'hotel',
    sentence: { th: 'ปิดการขายโรงแรมนี้', en: 'Take the hotel off sale' },
  },
  'change-hotel': {
    of: 'hotel',
    sentence: { th: 'แก้ไขรายละเอียดโรงแรม', en: 'Change the details of the hotel' },
  },
  'enable-user': {
    of: 'user',
    sentence: { th: 'เปิดใช้บัญชีผู้ใช้นี้อีกครั้ง', en: 'Enable the user again' },
  },
  'disable-user': {
    of: 'user',
    sentence: { th: 'ปิดการใช้บัญชีผู้ใช้นี้', en: 'Disable the user' },
  },
  'change-user': {
    of: 'user',
    sentence: { th: 'แก้ไขบทบาทหรือรายละเอียดของผู้ใช้', en: "Change the user's role or details" },
  },
  'settle-case': {
    of: 'case',
    sentence: { th: 'จัดการในหน้าเงินที่ต้องตรวจสอบ', en: 'Settle it under Money to check' },
  },
  'change-site': {
    of: 'site',
    sentence: { th: 'แก้ไขข้อมูลของเว็บไซต์', en: 'Change the details of the site' },
  },
} as const satisfies Readonly<Record<string, Compensation>>;

export type CompensationCode = keyof typeof COMPENSATIONS;
