export const cancellationTh = {
  title: 'เงื่อนไขการยกเลิก',
  until: 'ยกเลิกภายใน {{day}}',
  after: 'หลังจากนั้น',
  whole: 'คืนเต็มจำนวน',
  part: 'คืนเงิน {{percent}}%',
  none: 'ไม่คืนเงิน',
  never: 'ชำระแล้วไม่คืนเงิน หากเข้าพัก {{day}}',
};
