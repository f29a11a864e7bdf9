import type { I18nText } from '../../values/text/i18n-text.ts';

export const PRIVACY: I18nText = {
  th: `ประกาศนี้อธิบายว่าเราใช้ข้อมูลส่วนบุคคลของคุณอย่างไร ตามพระราชบัญญัติคุ้มครองข้อมูลส่วนบุคคล พ.ศ. 2562 (PDPA) ผู้ให้บริการเว็บไซต์นี้เป็นผู้ควบคุมข้อมูลร่วมกับโรงแรมที่คุณจอง

## ข้อมูลที่เราเก็บ
- ชื่อ อีเมล เบอร์โทรศัพท์ และที่อยู่ที่คุณให้ไว้เมื่อจอง
- รายละเอียดการเข้าพัก หมายเหตุถึงโรงแรม และข้อมูลสำหรับใบกำกับภาษี
- ประวัติการชำระเงิน หลักฐานการโอน และบัญชีธนาคารสำหรับรับเงินคืน
- ข้อมูลผู้สมัครลงประกาศที่พัก ได้แก่ ชื่อโรงแรม ชื่อ อีเมล และเบอร์โทรศัพท์

เราไม่เห็นและไม่เก็บหมายเลขบัตรของคุณ ผู้ให้บริการชำระเงินเป็นผู้รับข้อมูลนั้นโดยตรง

## เราใช้ข้อมูลเพื่ออะไร
- ดำเนินการจอง การชำระเงิน และการคืนเงิน ตามสัญญากับคุณ
- ส่งอีเมลเกี่ยวกับการจอง
- ออกใบเสร็จและเอกสารภาษี ตามที่กฎหมายกำหนด
- ป้องกันการฉ้อโกงและรักษาความปลอดภัยของระบบ อันเป็นประโยชน์โดยชอบด้วยกฎหมาย

## ใครเห็นข้อมูล
โรงแรมที่คุณจอง ผู้ให้บริการชำระเงิน และหน่วยงานรัฐเมื่อกฎหมายกำหนด เราไม่ขายข้อมูลและไม่ใช้เพื่อโฆษณา

## เก็บนานเท่าใด
เก็บข้อมูลการจองเท่าที่จำเป็นต่อการให้บริการและข้อโต้แย้ง เอกสารทางบัญชีและภาษีเก็บตามระยะเวลาที่กฎหมายกำหนด ข้อมูลส่วนบุคคลถูกเข้ารหัส และเมื่อลบจะทำลายกุญแจจนอ่านไม่ได้อีก

## คุกกี้
เราใช้คุกกี้ที่จำเป็นเท่านั้น คือภาษาที่เลือกและสถานะการใช้งานของคุณ ไม่มีคุกกี้ติดตามหรือโฆษณา

## สิทธิของคุณ
คุณมีสิทธิขอเข้าถึง ขอสำเนา แก้ไข ลบ ระงับ คัดค้าน และโอนย้ายข้อมูล ติดต่อผ่านโรงแรมในหน้าการจองของคุณหรือผู้ให้บริการเว็บไซต์นี้ และร้องเรียนต่อสำนักงานคณะกรรมการคุ้มครองข้อมูลส่วนบุคคลได้`,
  en: `This notice explains how we use your personal data, as Thailand's Personal Data Protection Act B.E. 2562 (PDPA) requires. The provider of this site and the hotel you book are its controllers.

## What we keep
- The name, email, phone number and address you give when you book
- Your stay, notes to the hotel, and details for a tax invoice
- What was paid and how, proof of a transfer, and the bank account for a refund
- Of hotels that apply to be listed: the hotel's name, and a name, email and phone number

We never see or keep your card number: the payment provider receives it directly.

## What we use it for
- To carry out your booking, payment and refund, as we agreed with you
- To send you mail about your booking
- To issue receipts and tax documents, as the law requires
- To prevent fraud and keep the service secure, which is our legitimate interest

## Who sees it
The hotel you book, the payment provider, and authorities where the law requires it. We do not sell data or use it for advertising.

## How long we keep it
Bookings are kept as long as the service and any dispute need them; accounting and tax records as long as the law requires. Personal data is encrypted. When it is erased, its key is destroyed and nobody can read it again.

## Cookies
We use only what is necessary: your language and where you are in your booking. There are no tracking or advertising cookies.

## Your rights
You may ask to see, copy, correct, erase, restrict, object to or move your data. Contact the hotel from your booking page or the provider of this site. You may also complain to Thailand's Personal Data Protection Committee.`,
};
