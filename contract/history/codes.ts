import type { I18nText, Language } from '@baanpak/domain/values/text/i18n-text.ts';

// What sentences call things that events name by codes alone.

/** What happens by itself, by the names of processes and programs. */
const SYSTEM_NAMES: Readonly<Record<string, I18nText>> = {
  'complete-stays': { th: 'ปิดการเข้าพัก', en: 'completing stays' },
  'confirm-when-paid': { th: 'ยืนยันเมื่อชำระเงิน', en: 'confirming payments' },
  'count-reviews': { th: 'นับคะแนนรีวิว', en: 'counting reviews' },
  'expire-unpaid': { th: 'ยกเลิกการจองที่ไม่ชำระ', en: 'ending unpaid holds' },
  'follow-applications': { th: 'ติดตามใบสมัครพาร์ตเนอร์', en: 'following applications' },
  'follow-refunds': { th: 'ติดตามการคืนเงิน', en: 'following refunds' },
  'free-abandoned-nights': { th: 'ปล่อยคืนที่ถูกทิ้งไว้', en: 'freeing abandoned nights' },
  'issue-tax-invoices': { th: 'ออกใบกำกับภาษี', en: 'issuing tax invoices' },
  'issue-credit-notes': { th: 'ออกใบลดหนี้', en: 'issuing credit notes' },
  'issue-commission-invoices': { th: 'ออกใบแจ้งค่าคอมมิชชัน', en: 'issuing commission invoices' },
  'keep-ledger': { th: 'เทียบยอดกับผู้ให้บริการ', en: 'comparing with the provider' },
  'list-admins': { th: 'ทำรายชื่อผู้ดูแล', en: 'listing administrators' },
  'move-stays': { th: 'ย้ายการเข้าพัก', en: 'moving stays' },
  notify: { th: 'แจ้งข่าว', en: 'notifying people' },
  'invite-to-check-in': { th: 'เชิญเช็คอินออนไลน์', en: 'inviting to check in' },
  'delete-documents': { th: 'ลบเอกสารผู้เข้าพัก', en: 'deleting documents' },
  'open-cases': { th: 'เปิดรายการตรวจสอบเงิน', en: 'opening cases of money' },
  'pay-another-way': { th: 'เปลี่ยนวิธีชำระเงิน', en: 'changing the way to pay' },
  'keep-tills': { th: 'บันทึกลิ้นชักเงินสด', en: 'keeping cash drawers' },
  'give-back': { th: 'คืนเงินที่ไม่มีการจอง', en: 'giving unmatched payments back' },
  'release-unused-names': { th: 'ปล่อยชื่อที่ไม่ได้ใช้', en: 'releasing unused names' },
  'settle-cases': { th: 'จัดการรายการตรวจสอบเงิน', en: 'settling cases of money' },
  'settle-units': { th: 'จัดห้องพัก', en: 'choosing units' },
  'keep-blocks': { th: 'ดูแลการปิดห้อง', en: 'keeping blocks' },
  'undo-cancellations': { th: 'คืนการจองที่ยกเลิก', en: 'taking cancellations back' },
  'watch-charges': { th: 'ติดตามผลการชำระเงิน', en: 'watching payments' },
  mailer: { th: 'ส่งอีเมล', en: 'sending mail' },
  server: { th: 'เซิร์ฟเวอร์', en: 'server' },
};

/** Why a case of money was closed by itself. */
const RESOLVED: Readonly<Record<string, I18nText>> = {
  agrees: { th: 'ยอดตรงกับผู้ให้บริการแล้ว', en: 'the provider says the same now' },
  'refund-paid': { th: 'คืนเงินสำเร็จแล้ว', en: 'the refund was paid' },
  'refund-transferred': { th: 'โอนเงินคืนแล้ว', en: 'the refund was transferred' },
  'dispute-won': { th: 'ข้อโต้แย้งสิ้นสุดโดยไม่เสียเงิน', en: 'the dispute was won' },
  'dispute-lost': { th: 'ข้อโต้แย้งสิ้นสุดโดยเสียเงิน', en: 'the dispute was lost' },
};

/** Why a payment failed, by the provider's words and ours. */
const FAILED: Readonly<Record<string, I18nText>> = {
  insufficient_fund: { th: 'เงินในบัญชีไม่พอ', en: 'there was not enough money' },
  insufficient_balance: { th: 'เงินในบัญชีไม่พอ', en: 'there was not enough money' },
  stolen_or_lost_card: { th: 'บัตรถูกแจ้งหายหรือถูกขโมย', en: 'the card is reported lost or stolen' },
  failed_processing: { th: 'ธนาคารทำรายการไม่สำเร็จ', en: 'the bank could not process it' },
  failed_fraud_check: { th: 'ไม่ผ่านการตรวจสอบการทุจริต', en: 'it failed the check for fraud' },
  payment_rejected: { th: 'ธนาคารปฏิเสธการชำระเงิน', en: 'the bank rejected it' },
  payment_cancelled: { th: 'ผู้ชำระยกเลิกเอง', en: 'the payer canceled it' },
  payment_expired: { th: 'หมดเวลาชำระเงิน', en: 'its time was over' },
  expired: { th: 'หมดเวลาชำระเงิน', en: 'its time was over' },
  reversed: { th: 'รายการถูกยกเลิกที่ผู้ให้บริการ', en: 'it was reversed at the provider' },
  failed: { th: 'ชำระเงินไม่สำเร็จ', en: 'the payment did not succeed' },
  timeout: { th: 'ธนาคารไม่ตอบภายในเวลา', en: 'the bank did not answer in time' },
  invalid_card: { th: 'ข้อมูลบัตรไม่ถูกต้อง', en: 'the card is not valid' },
  invalid_security_code: { th: 'รหัสหลังบัตรไม่ถูกต้อง', en: 'the security code is wrong' },
  brand_not_supported: { th: 'ไม่รับบัตรชนิดนี้', en: 'this kind of card is not taken' },
};

const inWords = (
  texts: Readonly<Record<string, I18nText>>,
  code: string,
  language: Language,
): string => new Map(Object.entries(texts)).get(code)?.[language] ?? code;

// The codes of events in a language; one that nobody foresaw stands for itself.

export const systemName = (name: string, language: Language): string =>
  inWords(SYSTEM_NAMES, name, language);

export const resolvedText = (because: string, language: Language): string =>
  inWords(RESOLVED, because, language);

export const paymentFailureText = (code: string, language: Language): string =>
  inWords(FAILED, code, language);
