import type { RouteTable } from '@baanpak/contract/routes/routes.ts';
import type { I18nText } from '@baanpak/domain/values/text/i18n-text.ts';
import type { Position } from '@baanpak/infrastructure/event-store/port.ts';
import { positionToken } from '@baanpak/infrastructure/http/position-token.ts';
import type { HandlerOf, HandlersOf, OwnersOf } from '@baanpak/infrastructure/http/serve-routes.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Store } from '../ports.ts';

/** What answers a route of the table. */
export type Handler<Key extends keyof RouteTable> = HandlerOf<RouteTable[Key]>;

/** All that this API serves. */
export type Handlers = HandlersOf<RouteTable, 'POST' | 'PUT' | 'DELETE'>;

/** Whose the things are that its routes name. */
export type Owners = OwnersOf<RouteTable, 'POST' | 'PUT' | 'DELETE'>;

/** Marks a write's answer with how far the log has to be read to see it. */
export const sendWithPosition = (reply: FastifyReply, { storeId }: Store, position: Position) =>
  reply.header('x-position', positionToken({ storeId, position }));

/** The same for what a POST made, now or when it came before with its key. */
export function sendMade(
  reply: FastifyReply,
  ports: Store,
  { isReplay, position }: Readonly<{ isReplay: boolean; position: Position }>,
) {
  if (isReplay) void reply.header('idempotent-replayed', 'true');
  return sendWithPosition(reply, ports, position).code(201);
}

/** `detail` in the caller's language. */
export const detailFor = ({ language }: FastifyRequest, text: I18nText) => ({
  detail: text[language],
});

/** What a success says, in the caller's language. */
export const DETAILS = {
  checkoutOpened: { th: 'สร้างรายการชำระเงินแล้ว', en: 'Checkout created' },
  checkoutDiscarded: { th: 'ลบรายการชำระเงินแล้ว', en: 'Checkout deleted' },
  booked: {
    th: 'จองห้องให้แล้ว กรุณาชำระเงินภายในเวลาที่กำหนด',
    en: 'Your room is held. Please pay before the time is up',
  },
  bookingTaken: { th: 'บันทึกการจองแล้ว', en: 'Booking saved' },
  roomBlocked: { th: 'ปิดห้องพักในวันที่เลือกแล้ว', en: 'Room blocked' },
  movePreviewed: {
    th: 'ผลของการย้ายตามที่แสดง ยังไม่มีอะไรเปลี่ยนแปลง',
    en: 'This is what the move would change. Nothing has changed yet',
  },
  datesPreviewed: {
    th: 'ผลของการเปลี่ยนวันตามที่แสดง ยังไม่มีอะไรเปลี่ยนแปลง',
    en: 'This is what the new dates would change. Nothing has changed yet',
  },
  datesChanged: { th: 'เปลี่ยนวันเข้าพักแล้ว', en: 'Dates changed' },
  bookingChanged: { th: 'บันทึกการเปลี่ยนแปลงแล้ว', en: 'Booking updated' },
  shiftCounted: { th: 'บันทึกยอดเงินสดที่นับได้แล้ว', en: 'Cash count recorded' },
  bookingCanceled: { th: 'ยกเลิกการจองแล้ว', en: 'Booking canceled' },
  linkMailed: {
    th: 'หากหมายเลขการจองและอีเมลตรงกัน เราจะส่งลิงก์ไปทางอีเมล',
    en: 'If the booking number and the email match, we will email you the link',
  },
  linksMailed: {
    th: 'หากมีการจองด้วยอีเมลนี้ เราจะส่งลิงก์ไปทางอีเมล',
    en: 'If there are bookings with this email, we will email you the links',
  },
  arrivalAnnounced: {
    th: 'ส่งข้อมูลการเข้าพักให้โรงแรมแล้ว',
    en: 'Your arrival details have been sent to the hotel',
  },
  documentSent: { th: 'ส่งเอกสารให้โรงแรมแล้ว', en: 'Your document has been sent to the hotel' },
  givenUp: { th: 'ยกเลิกการจองแล้ว', en: 'Booking canceled' },
  paymentMethodChanged: { th: 'เปลี่ยนวิธีชำระเงินแล้ว', en: 'Payment method changed' },
  refundAccountNamed: { th: 'บันทึกบัญชีรับเงินคืนแล้ว', en: 'Refund account saved' },
  refundRequested: { th: 'ส่งคำขอคืนเงินแล้ว', en: 'Refund request submitted' },
  transferReported: {
    th: 'รับแจ้งการโอนแล้ว เรากันห้องไว้ให้ระหว่างที่โรงแรมตรวจสอบ',
    en: 'Thank you. Your room is held while the hotel checks your transfer',
  },
  reviewWritten: { th: 'ขอบคุณสำหรับรีวิว', en: 'Thank you for your review' },
  reviewReported: {
    th: 'รับแจ้งแล้ว เราจะตรวจสอบรีวิวนี้',
    en: 'Thank you. We will look into this review',
  },
  reviewChanged: { th: 'บันทึกแล้ว', en: 'Review updated' },
  charged: { th: 'ส่งคำขอชำระเงินแล้ว', en: 'Payment requested' },
  chargeFetched: { th: 'ตรวจสอบสถานะการชำระเงินแล้ว', en: 'Payment status checked' },
  signedIn: { th: 'เข้าสู่ระบบแล้ว', en: 'Signed in' },
  preferencesKept: { th: 'บันทึกมุมมองของคุณแล้ว', en: 'Your views are saved' },
  signedOut: { th: 'ออกจากระบบแล้ว', en: 'Signed out' },
  signedOutEverywhere: { th: 'ออกจากระบบทุกอุปกรณ์แล้ว', en: 'Signed out on every device' },
  resetMailed: {
    th: 'หากมีบัญชีนี้ เราจะส่งลิงก์ตั้งรหัสผ่านไปทางอีเมล',
    en: 'If the account exists, we will email a link to set a new password',
  },
  passwordReset: { th: 'ตั้งรหัสผ่านใหม่แล้ว', en: 'Your new password is set' },
  secondFactorBegun: {
    th: 'สแกนรหัส QR ด้วยแอปยืนยันตัวตน แล้วกรอกรหัสที่แสดง',
    en: 'Scan the code with an authenticator app and enter what it shows',
  },
  secondFactorOn: { th: 'เปิดการยืนยันตัวตนขั้นที่สองแล้ว', en: 'The second factor is on' },
  secondFactorOff: { th: 'ปิดการยืนยันตัวตนขั้นที่สองแล้ว', en: 'The second factor is off' },
  secondFactorProven: { th: 'ยืนยันตัวตนแล้ว', en: 'Identity confirmed' },
  recoveryCodesRenewed: {
    th: 'สร้างรหัสกู้คืนชุดใหม่แล้ว รหัสชุดเดิมใช้ไม่ได้อีก',
    en: 'These are your new recovery codes. The old ones no longer work',
  },
  userCreated: { th: 'สร้างผู้ใช้แล้ว', en: 'User created' },
  userChanged: { th: 'บันทึกข้อมูลผู้ใช้แล้ว', en: 'User saved' },
  userRemoved: { th: 'ลบผู้ใช้แล้ว', en: 'User deleted' },
  partnerApplied: {
    th: 'ได้รับใบสมัครแล้ว เราจะติดต่อกลับทางอีเมล',
    en: 'Thank you. We have received your application and will reply by email',
  },
  partnerDecided: { th: 'บันทึกผลใบสมัครแล้ว', en: 'Application decision saved' },
  siteChanged: { th: 'บันทึกข้อมูลเว็บไซต์แล้ว', en: 'Site saved' },
  hotelCreated: { th: 'เพิ่มโรงแรมแล้ว', en: 'Hotel created' },
  hotelChanged: { th: 'บันทึกข้อมูลโรงแรมแล้ว', en: 'Hotel saved' },
  hotelRemoved: { th: 'ลบโรงแรมแล้ว', en: 'Hotel deleted' },
  roomCreated: { th: 'เพิ่มห้องพักแล้ว', en: 'Room created' },
  roomChanged: { th: 'บันทึกข้อมูลห้องพักแล้ว', en: 'Room saved' },
  roomRemoved: { th: 'ลบห้องพักแล้ว', en: 'Room deleted' },
  pictureSet: { th: 'บันทึกรูปภาพแล้ว', en: 'Picture saved' },
  picturesAdded: { th: 'เพิ่มรูปในแกลเลอรีแล้ว', en: 'Pictures added to the gallery' },
  pricesAsTheyWouldBe: {
    th: 'ราคาและเงื่อนไขหากบันทึก',
    en: 'Prices and rules if saved',
  },
  pricesSet: { th: 'บันทึกราคาและเงื่อนไขแล้ว', en: 'Prices and rules saved' },
  caseSettled: { th: 'บันทึกผลการตรวจสอบแล้ว', en: 'Case settled' },
  settlementClosed: { th: 'บันทึกการโอนเงินแล้ว', en: 'Payout recorded' },
  webhookSeen: { th: 'รับทราบแล้ว', en: 'Noted' },
} as const satisfies Readonly<Record<string, I18nText>>;
