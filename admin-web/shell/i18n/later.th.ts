import { eventLabelsTh } from '@baanpak/contract/history/th.ts';
import { asOfTh } from './as-of.th.ts';
import { historyTh } from './history.th.ts';
import { pricesTh } from './prices.th.ts';
import { radiusTh } from './radius.th.ts';
import { reportTh } from './report.th.ts';

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
  asOf: asOfTh,
  history: historyTh,
  radius: radiusTh,
  report: reportTh,
  ...pricesTh,
  site: {
    provider: 'ผู้ให้บริการ',
    footer: 'ส่วนท้ายของเว็บไซต์',
    pages: 'หน้าข้อความ',
    formatHint:
      'เว้นบรรทัดเพื่อจบย่อหน้า ขึ้นต้นด้วย ## เป็นหัวข้อ - หรือ 1. เป็นรายการ **คำ** เป็นตัวหนา [คำ](ที่อยู่) เป็นลิงก์',
    preview: 'ตัวอย่าง',
    home: 'หน้าแรก',
    banner: 'ภาพหน้าแรก',
    bannerHint: 'แนวนอน กว้างอย่างน้อย 1600 พิกเซล บันทึกทันที',
    rooms: 'ห้องในหน้าแรก',
    roomsHint: 'ไม่เกิน 12 ห้อง ตามลำดับนี้ ที่เหลือเติมตามคะแนน',
    addRoom: 'ค้นหาห้องที่จะเพิ่ม',
    noRooms: 'ยังไม่ได้เลือก',
    up: 'เลื่อน {{name}} ขึ้น',
    down: 'เลื่อน {{name}} ลง',
    drop: 'นำ {{name}} ออก',
    rates: 'อัตรา',
    registration: 'ใบกำกับภาษีค่าคอมมิชชัน',
    registrationHint: 'ข้อมูลผู้ให้บริการที่พิมพ์ในใบกำกับภาษี หากไม่มีเลขประจำตัวผู้เสียภาษีจะไม่ออกให้ ผู้จองไม่เห็น',
    ratesHint: 'ใช้กับการจองตั้งแต่นี้ไป ผู้จองไม่เห็น',
    rewardRate: 'คะแนนต่อ 100 บาท',
    commissionRate: 'ค่าคอมมิชชันของเว็บไซต์ (%)',
    incentiveRate: 'ค่าตอบแทนผู้ขาย (%)',
  },
  partner: {
    search: 'ชื่อโรงแรม ชื่อผู้สมัคร อีเมล โทรศัพท์',
    hotel: 'โรงแรม',
    applicant: 'ผู้สมัคร',
    reach: 'ช่องทางติดต่อ',
    message: 'ข้อความ',
    appliedAt: 'วันที่สมัคร',
    accept: 'อนุมัติ',
    decline: 'ปฏิเสธ',
    state: { open: 'รอพิจารณา', accepted: 'อนุมัติแล้ว', declined: 'ปฏิเสธแล้ว' },
    done: { accept: 'อนุมัติแล้ว ระบบส่งลิงก์ให้เจ้าของทางอีเมล', decline: 'ปฏิเสธแล้ว' },
  },
  events: {
    time: 'เวลา',
    what: 'เหตุการณ์',
    who: 'ผู้กระทำ',
    from: 'ตั้งแต่',
    to: 'ถึง',
    most: 'แสดงไม่เกิน 10,000 รายการ ดูรายการเก่ากว่าได้โดยเลือกวันที่ในช่องถึง',
  },
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
