export const successfulPaymentTh = {
  title: 'ชำระเงินสำเร็จ',
};
