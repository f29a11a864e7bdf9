import { eventLabelsTh } from '@baanpak/contract/history/th.ts';
import { historyTh } from './history.th.ts';

/** Texts that the first pages do without: they come with the pages that have them. */
export const laterTh = {
  move: {
    name: 'เปลี่ยนวันที่เข้าพักหรือย้ายห้อง',
    move: 'ย้ายการเข้าพัก',
    done: 'ย้ายการเข้าพักแล้ว',
    reprice: 'คิดราคาใหม่ตามราคาปัจจุบัน',
    noNights: 'วันเช็คเอาต์ต้องอยู่หลังวันเช็คอิน',
    unitWanted: 'เข้าพักห้องหมายเลข {{unit}} หากห้องว่าง',
    notToUnit: 'ย้ายการเข้าพักแล้ว แต่จัดให้อยู่ห้องหมายเลข {{unit}} ไม่ได้: {{why}}',
    nothingNew: 'เลือกวันหรือห้องใหม่ แล้วดูราคาก่อนย้าย',
    working: 'กำลังคำนวณราคา…',
    kept: '{{before}} คงเดิม',
    becomes: 'จาก {{before}} เป็น {{after}}',
    due: 'ยอดค้างชำระ',
    refund: 'คืนเงินให้ผู้เข้าพัก',
    waits: 'เงิน {{amount}} ยังไม่คืนตอนนี้ ต้องรอผู้มีสิทธิ์คืนเงินอนุมัติ ส่วนการเปลี่ยนแปลงมีผลทันที',
    keepPrice: 'คงราคา {{price}} ไว้',
    reasonDue: 'ราคานี้เคยลดลงแล้ว หากจะคงไว้ต้องระบุเหตุผล',
  },
  event: eventLabelsTh,
  history: historyTh,
  booking: {
    staffsNote: 'หมายเหตุ',
    paidByCard: 'บัตร {{brand}} ลงท้าย {{lastDigits}}',
    paidAtDesk: {
      cash: 'เงินสดที่โรงแรม',
      transfer: 'โอนเข้าบัญชีโรงแรม',
      'card-terminal': 'บัตรที่โรงแรม',
    },
    completedInHouse: 'การเข้าพักนี้สิ้นสุดโดยอัตโนมัติ เพราะยังไม่มีใครเช็คเอาต์ให้ผู้เข้าพัก',
    unknown: 'ไม่พบการจองนี้',
    unknownWhy: 'ลิงก์อาจไม่ถูกต้อง หรือเป็นการจองของโรงแรมอื่น',
  },
  bill: { giveBackAtCheckOut: 'ต้องคืนเงินผู้เข้าพัก {{amount}}' },
  command: {
    'lift-block': {
      name: 'ยกเลิกการปิดห้อง',
      hint: 'ห้องนี้จะเปิดขายอีกครั้งในคืนเหล่านี้',
      done: 'เปิดขายห้องแล้ว',
    },
    'approve-difference': {
      name: 'คืนส่วนต่างราคา',
      hint: 'ราคาการเข้าพักลดลงหลังจาก {{guest}} ชำระเงินแล้ว เงินจำนวนนี้จะคืนให้ ส่วนที่เหลือเก็บเป็นเครดิต และการจองยังอยู่ตามเดิม',
      done: 'อนุมัติคืนส่วนต่างราคาแล้ว',
    },
    'reject-difference': {
      name: 'เก็บส่วนต่างเป็นเครดิต',
      hint: 'ไม่คืนเงิน ส่วนต่างจะเก็บเป็นเครดิตของการเข้าพักของ {{guest}}',
      done: 'เก็บส่วนต่างเป็นเครดิตแล้ว',
    },
  },
};
