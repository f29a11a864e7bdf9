import type { CallProblemText } from '../../shell/problem-text.ts';

export const callProblemsTh: CallProblemText = {
  'invalid-request': 'ข้อมูลบางส่วนไม่ครบหรือไม่ถูกต้อง กรุณาตรวจสอบอีกครั้ง',
  'too-many-requests': 'ส่งคำขอถี่เกินไป กรุณารอสักครู่แล้วลองอีกครั้ง',
  'store-away': 'ระบบขัดข้องชั่วคราว กรุณาลองอีกครั้งในอีกสักครู่',
  internal: 'เกิดข้อผิดพลาดในระบบ กรุณาลองอีกครั้ง',
  offline: 'เชื่อมต่อไม่ได้ กรุณาตรวจสอบอินเทอร์เน็ตแล้วลองอีกครั้ง',
};
