/** Of the dashboard, which is a first view. */
export const outlookTh = {
  title: 'อัตราเข้าพักและรายได้',
  last: '30 วันที่ผ่านมา',
  next: '30 วันข้างหน้า',
  occupancy: 'อัตราเข้าพัก {{share}}',
  revenue: 'รายได้ค่าห้อง {{amount}}',
  ofDay: '{{day}}: อัตราเข้าพัก {{share}} รายได้ {{amount}}',
  drawn: { occupancy: 'อัตราเข้าพัก', revenue: 'รายได้' },
};
