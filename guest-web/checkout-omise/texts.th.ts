export const checkoutOmiseTh = {
  title: 'ชำระเงิน',
};
