/** What is said where a stay is given other days or another room. */
export const moveTh = {
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
  due: 'ค้างชำระหลังย้าย',
  returned: 'คืนเงินให้ผู้เข้าพัก',
};
