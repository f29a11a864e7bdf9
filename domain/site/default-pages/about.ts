import type { I18nText } from '../../values/text/i18n-text.ts';

export const ABOUT: I18nText = {
  th: `บ้านพักคือเว็บไซต์จองที่พักทั่วประเทศไทย ค้นหา จอง และชำระเงินได้โดยไม่ต้องสมัครสมาชิก ที่พักทุกแห่งดูแลโดยเจ้าของตัวจริง และราคาที่เห็นคือราคาที่จ่าย

## จองอย่างไร
1. เลือกจังหวัด วันที่ และจำนวนผู้เข้าพัก แล้วเลือกห้องที่ชอบ
2. กรอกข้อมูลติดต่อ เราจะกันห้องไว้ให้คุณ 30 นาทีระหว่างชำระเงิน
3. ชำระด้วยบัตร พร้อมเพย์ แอปธนาคาร หรือโอนให้โรงแรมโดยตรง แล้วรับการยืนยันทางอีเมล

## หลังการจอง
ลิงก์ในอีเมลคือหน้าการจองของคุณ ใช้ดูสถานะ ดาวน์โหลดใบเสร็จ และขอยกเลิกได้ หากหาลิงก์ไม่พบ ใช้หน้า [ค้นหาการจองของฉัน](/booking/find)

## ติดต่อ
หน้าการจองมีช่องทางติดต่อโรงแรมโดยตรง อ่านเพิ่มเติมได้ที่ [ข้อกำหนดการใช้บริการ](/terms) และ [นโยบายความเป็นส่วนตัว](/privacy)`,
  en: `Baanpak is where you book a place to stay anywhere in Thailand: find a room, book it and pay, without signing up. Every place is run by the people who own it, and the price you see is the price you pay.

## How booking works
1. Choose a province, your dates and how many you are, and pick a room.
2. Tell us how to reach you. The room is held for you for 30 minutes while you pay.
3. Pay by card, PromptPay, banking app or a transfer to the hotel, and receive the confirmation by mail.

## After booking
The link in that mail is your booking page: see how things stand, download the receipt, or ask to cancel. If you lost it, use [Find my booking](/en/booking/find).

## Contact
Your booking page says how to reach the hotel. See also our [terms](/en/terms) and the [privacy notice](/en/privacy).`,
};
