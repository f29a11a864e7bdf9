import type { UndoBlocker } from '@baanpak/domain/booking/undo.ts';
import type { I18nText } from '@baanpak/domain/values/text/i18n-text.ts';

/** What `too-late-to-undo` says of a booking: what stands on the deed that was to be taken back. */
export const UNDO_SENTENCES: Readonly<Record<UndoBlocker, I18nText>> = {
  arrival: {
    th: 'เลิกทำไม่ได้ เพราะผู้เข้าพักเช็คอินแล้ว',
    en: 'This can no longer be undone: the guest has since checked in',
  },
  departure: {
    th: 'เลิกทำไม่ได้ เพราะผู้เข้าพักเช็คเอาต์แล้ว ให้เลิกทำเช็คเอาต์ก่อน',
    en: 'This can no longer be undone: the guest has since checked out. Undo the check-out first',
  },
  'no-show': {
    th: 'เลิกทำไม่ได้ เพราะบันทึกว่าผู้เข้าพักไม่มา ให้เลิกทำรายการนั้นก่อน',
    en: 'This can no longer be undone: a no-show has since been recorded. Undo that first',
  },
  move: {
    th: 'เลิกทำไม่ได้ เพราะการเข้าพักนี้ถูกย้ายแล้ว ให้เลิกทำการย้ายก่อน',
    en: 'This can no longer be undone: the stay has since been moved. Undo the move first',
  },
  cancellation: {
    th: 'เลิกทำไม่ได้ เพราะการจองถูกยกเลิกแล้ว',
    en: 'This can no longer be undone: the booking has since been canceled',
  },
  block: {
    th: 'เลิกทำไม่ได้ เพราะห้องถูกปิดอยู่',
    en: 'This can no longer be undone: the room is blocked',
  },
  'block-lifted': {
    th: 'เลิกทำไม่ได้ เพราะเลิกปิดห้องนี้แล้ว',
    en: 'This can no longer be undone: the block has since been lifted',
  },
  money: {
    th: 'เลิกทำไม่ได้ เพราะได้รับเงินของการจองนี้แล้ว และเงินกำลังจะคืนให้ผู้เข้าพัก',
    en: 'This cannot be undone: money was received for this booking and is going back to the guest',
  },
  'stay-over': {
    th: 'เลิกทำไม่ได้ เพราะการเข้าพักนี้สิ้นสุดแล้ว',
    en: 'This can no longer be undone: the stay is over',
  },
  'hold-over': {
    th: 'เลิกทำไม่ได้ เพราะหมดเวลาชำระเงินของการจองนี้แล้ว',
    en: 'This can no longer be undone: the time to pay for this booking has run out',
  },
  'nights-sold': {
    th: 'เลิกทำไม่ได้ เพราะห้องของคืนเหล่านั้นมีผู้อื่นจองไปแล้ว',
    en: 'This can no longer be undone: the nights have since been sold to someone else',
  },
  'no-deed': {
    th: 'รายการนี้เลิกทำไม่ได้',
    en: 'This cannot be undone',
  },
};
