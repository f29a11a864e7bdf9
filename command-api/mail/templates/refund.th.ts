import { bahtText } from '@baanpak/documents/words.ts';
import type { RefundTemplate } from '@baanpak/domain/processes/mail-templates.ts';
import {
  firstBooking,
  linkOf,
  type MailFacts,
  type MailText,
  refundLinkOf,
  refundOf,
} from '../mail-facts.ts';

const see = (facts: MailFacts) => ({
  label: 'ดูการจอง',
  href: linkOf(facts, 'th'),
});
const amount = (facts: MailFacts) => [['ยอดเงินคืน', bahtText(refundOf(facts))]] as const;

/** What becomes of money that goes back, to the guest in Thai. */
export const REFUND_MAILS_TH: Readonly<Record<RefundTemplate, MailText>> = {
  'refund-requested': (facts) => ({
    subject: `ได้รับคำขอคืนเงิน ${firstBooking(facts).bookingId} แล้ว`,
    heading: 'เราได้รับคำขอคืนเงินของคุณแล้ว',
    paragraphs: ['โรงแรมจะพิจารณาคำขอ และเราจะแจ้งผลให้คุณทราบทางอีเมล'],
    facts: [['ยอดเงินคืนตามเงื่อนไข', bahtText(refundOf(facts))]],
    action: see(facts),
  }),
  'refund-rejected': (facts) => {
    const reason = firstBooking(facts).refund?.decisionReason;
    return {
      subject: `คำขอคืนเงิน ${firstBooking(facts).bookingId} ไม่ได้รับการอนุมัติ`,
      heading: 'คำขอคืนเงินไม่ได้รับการอนุมัติ',
      paragraphs: ['โรงแรมไม่อนุมัติคำขอคืนเงิน การจองของคุณยังคงอยู่และเข้าพักได้ตามเดิม'],
      facts: reason ? [['เหตุผลของโรงแรม', reason]] : [],
      action: see(facts),
    };
  },
  'refund-approved': (facts) => ({
    subject: `อนุมัติคืนเงิน ${firstBooking(facts).bookingId} แล้ว`,
    heading: 'คำขอคืนเงินได้รับการอนุมัติ',
    paragraphs: [
      'การจองถูกยกเลิกแล้ว',
      refundOf(facts) > 0
        ? 'เรากำลังดำเนินการคืนเงิน และจะแจ้งให้ทราบเมื่อคืนเงินเรียบร้อย'
        : 'ตามเงื่อนไขการยกเลิกที่ตกลงไว้ ไม่มียอดเงินคืน',
    ],
    facts: amount(facts),
    action: see(facts),
  }),
  'paid-stay-canceled': (facts) => {
    const { bookingId, hotelName, refund } = firstBooking(facts);
    return {
      subject: `โรงแรมยกเลิกการจอง ${bookingId} และจะคืนเงินเต็มจำนวน`,
      heading: 'โรงแรมยกเลิกการจองของคุณ',
      paragraphs: [`ขออภัยในความไม่สะดวก ${hotelName.th} ได้ยกเลิกการจองนี้ คุณจะได้รับเงินคืนเต็มจำนวน`],
      facts: [
        ...amount(facts),
        ...(refund?.decisionReason ? [['เหตุผลของโรงแรม', refund.decisionReason] as const] : []),
      ],
      action: see(facts),
    };
  },
  'refund-needs-account': (facts) => ({
    subject: `กรุณาแจ้งบัญชีรับเงินคืน ${firstBooking(facts).bookingId}`,
    heading: 'เราต้องการเลขที่บัญชีของคุณ',
    paragraphs: ['เงินจำนวนนี้คืนผ่านช่องทางเดิมไม่ได้ โรงแรมจะโอนเข้าบัญชีธนาคารของคุณ กรุณาแจ้งบัญชีรับเงิน'],
    facts: amount(facts),
    action: {
      label: 'แจ้งบัญชีรับเงิน',
      href: refundLinkOf(facts, 'th'),
    },
  }),
  'refund-paid': (facts) => ({
    subject: `เงินคืน ${bahtText(refundOf(facts))} กำลังกลับไปหาคุณ (${firstBooking(facts).bookingId})`,
    heading: 'เงินคืนกำลังกลับไปหาคุณ',
    paragraphs: [
      firstBooking(facts).refund?.way === 'transfer'
        ? 'โรงแรมโอนเงินคืนเข้าบัญชีของคุณแล้ว'
        : 'เงินถูกคืนไปยังช่องทางที่คุณชำระ อาจใช้เวลาสองสามวันทำการจึงจะเห็นยอด',
    ],
    facts: amount(facts),
    action: see(facts),
  }),
  'late-payment-returned': (facts) => ({
    subject: `เราจะคืนเงินที่ชำระล่าช้า ${firstBooking(facts).bookingId}`,
    heading: 'เราจะคืนเงินที่ชำระมา',
    paragraphs: [
      'เงินของคุณมาถึงหลังจากที่การจองสิ้นสุดหรือชำระแล้ว เราจึงยืนยันการจองด้วยเงินจำนวนนี้ไม่ได้ และกำลังดำเนินการคืนให้',
    ],
    facts: amount(facts),
    action: see(facts),
  }),
  'refund-delayed': (facts) => ({
    subject: `การคืนเงิน ${firstBooking(facts).bookingId} ใช้เวลานานกว่าที่คาด`,
    heading: 'การคืนเงินใช้เวลานานกว่าที่คาด',
    paragraphs: [
      'ผู้ให้บริการรับชำระเงินยังคืนเงินให้คุณไม่สำเร็จ เราแจ้งโรงแรมแล้ว โรงแรมจะดำเนินการอีกครั้งหรือโอนเงินให้คุณ',
      'เราจะแจ้งให้ทราบเมื่อคืนเงินเรียบร้อย คุณไม่ต้องทำอะไร',
    ],
    facts: amount(facts),
    action: see(facts),
  }),
  'payment-turned-away': (facts) => ({
    subject: `เราจะคืนเงินที่ชำระสำหรับ ${firstBooking(facts).bookingId}`,
    heading: 'เราจะคืนเงินที่ชำระมา',
    paragraphs: [
      'ขออภัยในความไม่สะดวก เมื่อเราได้รับเงินของคุณ ห้องนี้ไม่ว่างแล้ว จึงยืนยันการจองไม่ได้',
      'คุณจะได้รับเงินที่ชำระสำหรับห้องนี้คืนทั้งหมด และเราจะแจ้งให้ทราบเมื่อคืนเงินเรียบร้อย',
    ],
    facts: amount(facts),
    action: see(facts),
  }),
  'payment-returned': (facts) => ({
    subject: `โรงแรมคืนเงินที่ชำระสำหรับ ${firstBooking(facts).bookingId}`,
    heading: 'เราจะคืนเงินที่ชำระมา',
    paragraphs: [
      'โรงแรมตรวจสอบเงินของคุณที่ไม่ตรงกับการจองแล้ว และจะคืนเงินให้ เงินจำนวนนี้ไม่ได้ยืนยันการจอง เราจะแจ้งให้ทราบเมื่อคืนเงินเรียบร้อย',
    ],
    facts: amount(facts),
    action: see(facts),
  }),
};
