/** What is said of the units of rooms. */
export const unitsTh = {
  one: 'ห้องหมายเลข',
  assign: 'เปลี่ยนห้อง',
  assignHint: 'ราคาคงเดิม ผู้เข้าพักที่ระบบจัดห้องให้จะย้ายไปห้องอื่นที่ว่าง',
  assigned: 'เปลี่ยนห้องแล้ว',
};
