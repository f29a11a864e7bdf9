import type { I18nText } from '../../values/text/i18n-text.ts';

export const TERMS: I18nText = {
  th: `ข้อกำหนดนี้ใช้กับการจองทุกครั้งผ่านเว็บไซต์นี้ การจองถือว่าคุณได้อ่านและยอมรับแล้ว

## บทบาทของเรา
เราเป็นตัวกลางรับจองและรับชำระเงินแทนโรงแรม สัญญาการเข้าพักเกิดขึ้นระหว่างคุณกับโรงแรม โรงแรมเป็นผู้ให้บริการที่พัก และรับผิดชอบต่อข้อมูล ห้อง และการเข้าพัก

## การจองและการกันห้อง
- เมื่อกดยืนยัน เราจะกันห้องไว้ 30 นาทีเพื่อรอชำระเงิน หากไม่ได้รับชำระในเวลา การจองจะหมดอายุโดยอัตโนมัติและไม่มีค่าใช้จ่าย
- หากโอนให้โรงแรมโดยตรง ต้องแจ้งโอนก่อนหมดเวลากันห้อง จากนั้นห้องจะถูกเก็บไว้จนกว่าโรงแรมจะตรวจสอบตามเวลาที่แจ้งไว้
- การจองสมบูรณ์เมื่อได้รับชำระครบ และคุณจะได้รับอีเมลยืนยัน

## ราคาและภาษี
ราคาเป็นเงินบาทและรวมภาษีมูลค่าเพิ่มแล้ว ค่าใช้จ่ายเพิ่มเติมระหว่างเข้าพักชำระกับโรงแรม หากต้องการใบกำกับภาษีเต็มรูปแบบ กรุณาระบุขณะจอง

## การยกเลิกและการคืนเงิน
- ก่อนชำระเงิน ยกเลิกได้โดยไม่มีค่าใช้จ่าย
- หลังชำระเงิน ยอดคืนเป็นไปตามเงื่อนไขของโรงแรม ซึ่งแสดงก่อนชำระและในหน้าการจอง
- ขอยกเลิกได้จากหน้าการจอง ระบบจะแสดงยอดที่จะได้คืนก่อนส่งคำขอ และโรงแรมเป็นผู้พิจารณา
- เงินที่ชำระด้วยบัตรคืนเข้าบัตรเดิม วิธีอื่นอาจคืนเข้าบัญชีธนาคารที่คุณแจ้ง ระยะเวลาขึ้นกับธนาคาร
- หากโรงแรมยกเลิกการจองที่ชำระแล้ว หรือชำระเข้ามาหลังหมดเวลาและห้องไม่ว่างแล้ว เราคืนเงินเต็มจำนวน

## การเข้าพัก
กรุณาแสดงบัตรประชาชนหรือหนังสือเดินทางเมื่อเช็คอิน ปฏิบัติตามกฎของโรงแรมและจำนวนผู้เข้าพักที่จองไว้ ความเสียหายที่เกิดจากผู้เข้าพักเป็นความรับผิดของผู้เข้าพัก

## ข้อจำกัดความรับผิด
เราไม่รับผิดต่อเหตุสุดวิสัยหรือการกระทำของโรงแรม ทั้งนี้ไม่กระทบสิทธิของผู้บริโภคตามกฎหมาย

## กฎหมายที่ใช้บังคับ
ข้อกำหนดนี้อยู่ภายใต้กฎหมายไทย การเปลี่ยนแปลงมีผลกับการจองหลังวันที่ประกาศเท่านั้น เราใช้ข้อมูลของคุณตาม [นโยบายความเป็นส่วนตัว](/privacy)`,
  en: `These terms apply to every booking made on this site. By booking you confirm that you have read and accepted them.

## What we do
We take bookings and payments on behalf of hotels. The contract for your stay is between you and the hotel, which provides the accommodation and is responsible for what it says of it, for the room and for the stay.

## Booking and holding a room
- Once you confirm, the room is held for 30 minutes while you pay. If no payment arrives in time, the booking expires by itself and costs nothing.
- If you transfer to the hotel directly, report the transfer before the hold ends. The room then stays yours until the hotel has looked at it, within the time you were told.
- A booking is complete once it is paid in full; you then receive a confirmation by mail.

## Prices and taxes
Prices are in Thai baht and include VAT. Extras during your stay are paid at the hotel. If you need a full tax invoice, say so when you book.

## Cancellation and refunds
- Until you have paid, you may cancel at no cost.
- After that, what you get back follows the hotel's cancellation policy, which you see before you pay and on your booking page.
- You ask to cancel on your booking page. It shows what you would get back before you send the request, and the hotel decides on it.
- Card payments are returned to the card. Other payments may be returned to a bank account that you name. How long that takes depends on the banks.
- If the hotel cancels a booking that is paid, or your payment arrives after the hold ended and the room is gone, you get everything back.

## Your stay
Please show an identity card or passport when you check in, follow the house rules and do not exceed the number of guests you booked for. Guests are liable for damage they cause.

## Liability
We are not liable for force majeure or for what a hotel does. Your rights as a consumer under the law are not affected.

## Governing law
These terms are governed by the laws of Thailand. Changes apply only to bookings made after they are published. We use your data as our [privacy notice](/en/privacy) says.`,
};
