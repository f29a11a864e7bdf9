export const checkoutTh = {
  title: 'ข้อมูลผู้เข้าพัก',
};
