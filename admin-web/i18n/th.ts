import { raTh } from './ra.th.ts';
import { forI18next } from './ra-texts.ts';

/** What the pages of staff say. */
export const th = {
  name: 'บ้านพัก',
  language: 'ภาษา',
  loading: 'กำลังโหลด',
  offline: 'ติดต่อเซิร์ฟเวอร์ไม่ได้ กรุณาตรวจสอบอินเทอร์เน็ตแล้วลองอีกครั้ง',
  required: 'จำเป็นต้องกรอก',
  notFound: 'ไม่พบหน้านี้',
  toDashboard: 'ไปแดชบอร์ด',
  roles: {
    admin: 'ผู้ดูแลระบบ',
    owner: 'เจ้าของโรงแรม',
    officer: 'เจ้าหน้าที่',
    visitor: 'ผู้เข้าชม',
    auditor: 'ผู้ตรวจสอบ',
  },
  owner: { choose: 'เลือกเจ้าของ' },
  login: {
    title: 'เข้าสู่ระบบ',
    hint: 'สำหรับเจ้าของโรงแรมและพนักงาน',
    username: 'ชื่อผู้ใช้',
    password: 'รหัสผ่าน',
    signIn: 'เข้าสู่ระบบ',
    failed: 'เข้าสู่ระบบไม่สำเร็จ กรุณาลองอีกครั้ง',
  },
  drawer: {
    dashboard: 'แดชบอร์ด',
    bookManage: 'จัดการการจอง',
    bookHistory: 'ประวัติการจอง',
    reports: 'รายงาน',
    roomManage: 'จัดการห้องพัก',
    hotelManage: 'จัดการโรงแรม',
    userManage: 'จัดการผู้ใช้',
    refunds: 'การคืนเงิน',
    payments: 'การชำระเงิน',
    cases: 'เงินที่ต้องตรวจสอบ',
    events: 'บันทึกเหตุการณ์',
    partners: 'โรงแรมที่สมัคร',
    site: 'หน้าเว็บ',
    logout: 'ออกจากระบบ',
  },
  reports: {
    daily: 'รายวัน',
    class: 'ตามประเภทห้อง',
    expiry: 'การจองที่หมดเวลา',
    reward: 'คะแนนสะสม',
    received: 'เงินที่ได้รับ',
    actual: 'รายได้จริง',
    incentive: 'ค่าตอบแทนผู้ขาย',
    accrued: 'รายได้ค้างรับ',
    sale: 'ยอดขาย',
  },
  coming: {
    title: 'กำลังจัดทำ',
    text: 'หน้านี้ยังไม่เปิดใช้งาน จะเปิดให้ใช้ในรุ่นถัดไป',
  },
  dashboard: { title: 'โรงแรมของฉัน' },
};

export const ra = forI18next({ ...raTh });
