import type { I18nText } from '../values/text/i18n-text.ts';

export const SITE_PAGES = ['about', 'terms', 'privacy', 'partners'] as const;
export type SitePage = (typeof SITE_PAGES)[number];

/** The site's pages of text: paragraphs with an empty line between, a line that begins with `## ` is a heading. */
export type SitePages = Readonly<Record<SitePage, I18nText>>;

/** What they say while nobody has said otherwise. */
export const DEFAULT_PAGES: SitePages = {
  about: {
    th: `บ้านพักคือเว็บไซต์จองที่พักทั่วประเทศไทย ค้นหา จอง และชำระเงินได้โดยไม่ต้องสมัครสมาชิก

## จองอย่างไร
เลือกจังหวัด วันที่ และจำนวนผู้เข้าพัก เลือกห้องแล้วกรอกข้อมูลติดต่อ ห้องจะถูกกันไว้ให้คุณ 30 นาทีระหว่างชำระเงิน

## ติดต่อเรา
มีคำถามเกี่ยวกับการจอง ติดต่อโรงแรมได้จากหน้าการจองของคุณ`,
    en: `Baanpak is where you book a place to stay anywhere in Thailand: find a room, book it and pay, without signing up.

## How booking works
Choose a province, your dates and how many you are, pick a room and tell us how to reach you. The room is held for you for 30 minutes while you pay.

## Contact
Questions about a booking? Your booking page says how to reach the hotel.`,
  },
  terms: {
    th: `## การจอง
การจองจะสมบูรณ์เมื่อยืนยันการชำระเงินแล้ว ห้องที่ยังไม่ชำระเงินภายในเวลาที่กำหนดจะถูกยกเลิกโดยอัตโนมัติ

## ราคา
ราคาเป็นเงินบาทและรวมภาษีมูลค่าเพิ่มแล้ว

## การยกเลิกและการคืนเงิน
แต่ละโรงแรมมีเงื่อนไขการยกเลิกของตนเอง ซึ่งแสดงก่อนชำระเงินและในหน้าการจอง เงินคืนเป็นไปตามเงื่อนไขนั้น

## ระหว่างเข้าพัก
โรงแรมเป็นผู้ให้บริการที่พักและรับผิดชอบการเข้าพักของคุณ`,
    en: `## Booking
A booking is complete once your payment has been verified. A room that is not paid for in time is released automatically.

## Prices
Prices are in Thai baht and include VAT.

## Cancellation and refunds
Each hotel has its own cancellation policy. You see it before you pay and on your booking page, and refunds follow it.

## Your stay
The hotel provides the accommodation and is responsible for your stay.`,
  },
  privacy: {
    th: `## ข้อมูลที่เราเก็บ
ชื่อ อีเมล โทรศัพท์ ที่อยู่ และหมายเหตุที่คุณให้ไว้เมื่อจอง เพื่อให้โรงแรมเตรียมการเข้าพักและติดต่อคุณได้

## ใครเห็นข้อมูล
โรงแรมที่คุณจอง และผู้ให้บริการชำระเงินสำหรับการชำระเงินของคุณ เราไม่ขายข้อมูล และไม่เห็นหมายเลขบัตรของคุณ

## สิทธิของคุณ
คุณขอดู รับสำเนา หรือลบข้อมูลของคุณได้ตามพระราชบัญญัติคุ้มครองข้อมูลส่วนบุคคล เอกสารภาษีต้องเก็บตามที่กฎหมายกำหนด`,
    en: `## What we keep
The name, email, phone, address and notes you give when you book, so that the hotel can prepare your stay and reach you.

## Who sees it
The hotel you book, and the payment provider for your payment. We do not sell data, and we never see your card number.

## Your rights
You may ask to see, receive or erase your data under Thailand's Personal Data Protection Act. Tax documents are kept as the law requires.`,
  },
  partners: {
    th: `มีโรงแรม รีสอร์ต หรือบ้านพัก ลงประกาศกับเราได้โดยไม่มีค่าแรกเข้า

## สิ่งที่คุณได้รับ
ระบบหลังบ้านภาษาไทยและอังกฤษ จัดการห้อง ราคา การจอง และรายงาน รับชำระด้วยบัตร พร้อมเพย์ โมบายแบงก์กิ้ง และเงินโอน

## เริ่มต้น
ส่งใบสมัครให้เรา เมื่ออนุมัติแล้วคุณจะได้รับอีเมลเพื่อตั้งรหัสผ่าน`,
    en: `Do you run a hotel, a resort or a guest house? List it with us; there is no joining fee.

## What you get
A back office in Thai and English for rooms, prices, bookings and reports, with payment by card, PromptPay, mobile banking and bank transfer.

## Getting started
Send us an application. Once it is accepted you receive a mail to set your password.`,
  },
};
