export const resultsTh = {
  title: 'ผลการค้นหา',
};
