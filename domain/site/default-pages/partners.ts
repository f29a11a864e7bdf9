import type { I18nText } from '../../values/text/i18n-text.ts';

export const PARTNERS: I18nText = {
  th: `มีโรงแรม รีสอร์ต หรือบ้านพัก ลงประกาศกับเราได้โดยไม่มีค่าแรกเข้า

## สิ่งที่คุณได้รับ
- ระบบหลังบ้านภาษาไทยและอังกฤษ จัดการห้อง ราคา การจอง และรายงาน ได้ทั้งบนมือถือและคอมพิวเตอร์
- รับชำระด้วยบัตร พร้อมเพย์ แอปธนาคาร และเงินโอน
- ห้องเดียวไม่ถูกจองซ้ำ และห้องที่ไม่ชำระเงินกลับมาขายเองใน 30 นาที

## เริ่มต้นอย่างไร
1. ส่งใบสมัครด้านล่าง
2. เราติดต่อกลับเพื่อทำความรู้จักที่พักของคุณ
3. เมื่ออนุมัติแล้ว คุณจะได้รับอีเมลเพื่อตั้งรหัสผ่านและเริ่มเพิ่มห้องได้ทันที`,
  en: `Do you run a hotel, a resort or a guest house? List it with us; there is no joining fee.

## What you get
- A back office in Thai and English for rooms, prices, bookings and reports, on a phone as well as a computer
- Payment by card, PromptPay, banking app and bank transfer
- No room sold twice, and rooms that are not paid for go back on sale by themselves after 30 minutes

## Getting started
1. Send the application below.
2. We get in touch to learn about your place.
3. Once you are accepted, you receive a mail to set your password, and may add your rooms at once.`,
};
