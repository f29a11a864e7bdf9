import type { StandsOn } from '@baanpak/domain/stay/what-stands-on.ts';
import type { I18nText } from '@baanpak/domain/values/text/i18n-text.ts';

/** What `too-late-to-undo` says of a booking: what stands on the deed that was to be taken back. */
export const UNDO_SENTENCES: Readonly<Record<StandsOn, I18nText>> = {
  arrival: {
    th: 'ย้อนกลับไม่ได้ เพราะผู้เข้าพักเช็คอินแล้ว',
    en: 'This can no longer be undone: the guest has since checked in',
  },
  departure: {
    th: 'ย้อนกลับไม่ได้ เพราะผู้เข้าพักเช็คเอาต์แล้ว ให้ย้อนการเช็คเอาต์ก่อน',
    en: 'This can no longer be undone: the guest has since checked out. Undo the check-out first',
  },
  'no-show': {
    th: 'ย้อนกลับไม่ได้ เพราะบันทึกว่าผู้เข้าพักไม่มา ให้ย้อนรายการนั้นก่อน',
    en: 'This can no longer be undone: a no-show has since been recorded. Undo that first',
  },
  move: {
    th: 'ย้อนกลับไม่ได้ เพราะการเข้าพักนี้ถูกย้ายแล้ว ให้ย้อนการย้ายก่อน',
    en: 'This can no longer be undone: the stay has since been moved. Undo the move first',
  },
  cancellation: {
    th: 'ย้อนกลับไม่ได้ เพราะการจองถูกยกเลิกแล้ว',
    en: 'This can no longer be undone: the booking has since been canceled',
  },
  block: {
    th: 'ย้อนกลับไม่ได้ เพราะห้องถูกปิดอยู่',
    en: 'This can no longer be undone: the room is blocked',
  },
  'block-lifted': {
    th: 'ย้อนกลับไม่ได้ เพราะเลิกปิดห้องนี้แล้ว',
    en: 'This can no longer be undone: the block has since been lifted',
  },
  money: {
    th: 'ย้อนกลับไม่ได้ เพราะได้รับเงินของการจองนี้แล้ว และเงินกำลังจะคืนให้ผู้เข้าพัก',
    en: 'This cannot be undone: money was received for this booking and is going back to the guest',
  },
  'stay-over': {
    th: 'ย้อนกลับไม่ได้ เพราะการเข้าพักนี้สิ้นสุดแล้ว',
    en: 'This can no longer be undone: the stay is over',
  },
  'hold-over': {
    th: 'ย้อนกลับไม่ได้ เพราะหมดเวลาชำระเงินของการจองนี้แล้ว',
    en: 'This can no longer be undone: the time to pay for this booking has run out',
  },
  'nights-sold': {
    th: 'ย้อนกลับไม่ได้ เพราะห้องของคืนเหล่านั้นมีผู้อื่นจองไปแล้ว',
    en: 'This can no longer be undone: the nights have since been sold to someone else',
  },
  'no-deed': {
    th: 'รายการนี้ย้อนกลับไม่ได้',
    en: 'This cannot be undone',
  },
};
