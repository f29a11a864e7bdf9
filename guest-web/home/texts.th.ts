export const homeTh = {
  headline: 'พักให้เต็มอิ่ม ทั่วไทย',
  promise: 'บ้าน โรงแรม และวิวที่อยากตื่นมาเจอ จองตรงกับเจ้าของ ยืนยันทันที',
  selectedRooms: 'ห้องพักแนะนำ',
  selectedRoomsHint: 'คัดมาให้แล้ว ทั้งริมทะเล กลางเขา และในเมือง',
  previous: 'ก่อนหน้า',
  next: 'ถัดไป',
  extraBeds_other: 'เสริมได้ {{count}} ที่นอน',
  from: 'เริ่มต้น',
  aNight: 'ต่อคืน',
  reserve: 'จองเลย',
  provinces: 'อยากไปจังหวัดไหน',
};
