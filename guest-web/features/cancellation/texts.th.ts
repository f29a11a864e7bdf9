export const cancellationTh = {
  title: 'เงื่อนไขการยกเลิก',
  until: 'ยกเลิกภายใน {{day}}',
  after: 'หลังจากนั้น',
  whole: 'คืนเงินเต็มจำนวน',
  part: 'คืนเงิน {{percent}}%',
  none: 'ไม่คืนเงิน',
  passed: 'ยกเลิกภายใน {{day}} (เลยกำหนดแล้ว)',
  never: 'ชำระเงินแล้วขอคืนไม่ได้',
};
