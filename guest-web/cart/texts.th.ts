export const cartTh = {
  title: 'ตะกร้า',
  titleWith_other: 'ตะกร้า มี {{count}} รายการ',
  empty: 'ยังไม่มีห้องพักในตะกร้า เลือกห้องที่ถูกใจแล้วเก็บไว้ที่นี่ได้เลย',
  map: 'ดูแผนที่',
  remove: 'นำออก',
  removeRoom: 'นำออก: {{room}}',
  total: 'ยอดรวม',
  continue: 'ดำเนินการต่อ',
};
