export const cancellationTh = {
  title: 'เงื่อนไขการยกเลิก',
  until: 'ยกเลิกภายใน {{day}}',
  after: 'หลังจากนั้น',
  whole: 'คืนเต็มจำนวน',
  part: 'คืนเงิน {{percent}}%',
  none: 'ไม่คืนเงิน',
  passed: 'ต้องยกเลิกภายใน {{day}} ซึ่งผ่านไปแล้ว',
  never: 'ชำระแล้วไม่คืนเงิน',
};
