/** What fields and forms say that several screens share; no page that one may begin on has one. */
export const fieldsTh = {
  errorSummary_other: 'กรุณาแก้ไขข้อมูล {{count}} ช่อง',
  contact: {
    invalidEmail: 'อีเมลไม่ถูกต้อง',
    name: 'ชื่อ-นามสกุล',
    email: 'อีเมล',
    phone: 'เบอร์โทรศัพท์',
    invalidPhone: 'กรุณาระบุเบอร์โทรศัพท์ที่มีตัวเลข 6 ถึง 20 หลัก',
  },
  picture: {
    choose: 'เลือกรูป',
    other: 'เปลี่ยนรูป',
    remove: 'นำออก',
    wrongType: 'รองรับเฉพาะรูป JPEG, PNG, WebP หรือ AVIF',
    tooLarge: 'รูปใหญ่เกิน 10 MB กรุณาเลือกรูปอื่น',
    file: {
      choose: 'เลือกไฟล์',
      other: 'เปลี่ยนไฟล์',
      wrongType: 'รองรับเฉพาะไฟล์ JPEG, PNG, WebP, AVIF หรือ PDF',
      tooLarge: 'ไฟล์ใหญ่เกิน 10 MB กรุณาเลือกไฟล์อื่น',
    },
  },
};
