export const homeTh = {
  title: 'หน้าแรก',
};
