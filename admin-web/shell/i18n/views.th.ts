export const viewsTh = {
  views: {
    title: 'มุมมอง',
    save: 'บันทึกมุมมองนี้',
    manage: 'จัดการมุมมอง',
    name: 'ชื่อ',
    replaces: 'แทนที่มุมมองชื่อนี้',
    keep: 'บันทึก',
    default: 'เปิดเป็นอันแรก',
    remove: 'ลบมุมมอง {{name}}',
  },
};
