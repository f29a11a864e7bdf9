export const bookingTh = {
  title: 'การจองของคุณ',
};
