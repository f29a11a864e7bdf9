export const hotelTh = {
  title: 'โรงแรม',
};
