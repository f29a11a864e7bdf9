import type { GuestTemplate } from '@baanpak/domain/processes/mail-templates.ts';
import { CHARGE_METHODS } from '@baanpak/domain/values/money/charge-method.ts';
import { DESK_METHODS } from '@baanpak/domain/values/money/desk-payment.ts';
import { BOOKING_CHANNELS } from '@baanpak/domain/values/money/rates.ts';
import { I18nSchema } from '@baanpak/domain/values/schema/i18n-schema.ts';
import { Nullable } from '@baanpak/domain/values/schema/nullable.ts';
import { type I18nText, LANGUAGES } from '@baanpak/domain/values/text/i18n-text.ts';
import { type Static, Type } from 'typebox';
import { withDetail } from '../answers/detail.ts';
import { BookingStatusSchema } from './booking.ts';
import { HISTORY_LANES } from './booking-history.ts';
import { CancellationPolicySchema } from './cancellation-policy.ts';

// What a hotel sends to the bank of a cardholder who disputes a charge: what was shown, agreed, paid and done. Money is
// in satang.

export const DISPUTE_PACK_FILES = ['application/pdf'];

export const DisputePackQuery = Type.Object({
  format: Type.Enum(['json', 'pdf'], { type: 'string', default: 'json' }),
  lang: Type.Optional(
    Type.Enum([...LANGUAGES], { type: 'string', description: 'Of sentences and of the PDF' }),
  ),
});

const day = () => Type.String({ format: 'date' });
const moment = () => Type.String({ format: 'date-time' });
const maybeMoment = (description: string) =>
  Nullable(Type.String({ format: 'date-time', description }));
const satang = (description: string) => Type.Integer({ description: `${description}, in satang` });
const maybeText = (description: string, example: string) =>
  Nullable(Type.String({ description, examples: [example] }));

const DisputeSchema = Type.Object({
  _id: Type.String({ description: 'Of the case of money', examples: ['dispute-dspt_test_1'] }),
  openedAt: moment(),
  endedAt: maybeMoment('Null while it is open'),
  outcome: Type.Enum(['open', 'won', 'lost', 'closed'], {
    type: 'string',
    description: '`closed`: staff closed the case themselves',
  }),
  amount: Nullable(
    satang('What is disputed; null where the charge paid for stays of other hotels, too'),
  ),
  reason: maybeText("The bank's word for it, as the payment provider tells it", 'not-received'),
});

const AgreedSchema = Type.Object({
  at: Type.String({ format: 'date-time', description: 'When the booking was made' }),
  shownAt: maybeMoment(
    'When the checkout showed the price that was booked; null where none did, as for stays that staff take',
  ),
  price: satang('What the stay cost when it was booked'),
  nightPrices: Type.Array(Type.Object({ date: day(), price: satang('Of the night') })),
  cancellationPolicy: CancellationPolicySchema,
  policyRecorded: Type.Boolean({
    description:
      'False for bookings made before policies were recorded; the default policy applies',
  }),
  rates: Nullable(
    Type.Object(
      { reward: Type.Number(), commission: Type.Number(), incentive: Type.Number() },
      { description: 'Shares that count for this booking; null where they were not recorded' },
    ),
  ),
  termsVersion: maybeText('Of the terms that the guest was shown; null: not recorded', '3f1c9a20'),
});

const PaymentSchema = Type.Object({
  at: Type.String({ format: 'date-time', description: 'When it was asked for, or taken' }),
  paidAt: maybeMoment('Null: it was not paid'),
  method: Nullable(Type.Enum([...CHARGE_METHODS, ...DESK_METHODS], { type: 'string' })),
  amount: Nullable(
    satang("Of the charge, or of this booking's hotel; null where it cannot be split"),
  ),
  status: Type.Enum(['asked', 'paid', 'failed', 'expired', 'mismatched'], { type: 'string' }),
  failure: maybeText('Why it failed, as a code', 'insufficient_fund'),
  card: Nullable(
    Type.Object(
      {
        brand: Type.String({ examples: ['Visa'] }),
        lastDigits: Type.String({ examples: ['4242'] }),
      },
      { description: 'Null where it was no card, or nothing of it was recorded' },
    ),
  ),
});

const RefundSchema = Type.Object({
  at: Type.String({ format: 'date-time', description: 'When it was asked for or decided' }),
  amount: Nullable(satang('What goes back; null: nothing was decided yet, or it was refused')),
  stage: Type.Enum(['requested', 'rejected', 'refunding', 'failed', 'refunded'], {
    type: 'string',
  }),
  changedAt: moment(),
  failure: maybeText('Why it failed, as a code', 'insufficient_fund'),
});

const MailSchema = Type.Object({
  template: Type.String({ examples: ['paid'] }),
  about: Type.String({
    description: "What it was about, in the caller's language; not the subject line that was sent",
    examples: ['Confirmation and receipt'],
  }),
  queuedAt: moment(),
  outcome: Nullable(
    Type.Enum(['sent', 'moot', 'undeliverable'], {
      type: 'string',
      description: '`moot`: there was nothing to say any more. Null: it waits',
    }),
  ),
  at: maybeMoment('When it was sent, or given up'),
});

const StaySchema = Type.Object({
  arrivedAt: maybeMoment('When staff checked the guest in; null: nobody did'),
  departedAt: maybeMoment('When staff checked the guest out; null: nobody did'),
  noShow: Type.Boolean(),
  announcedAt: maybeMoment('When the guest checked in online; null: never'),
  documents: Type.Array(
    Type.Object({
      number: Type.Integer(),
      mediaType: Type.String({ examples: ['image/webp'] }),
      sentAt: moment(),
    }),
    { description: 'That the guest sent documents ahead; never what they show' },
  ),
  documentsDeletedAt: maybeMoment('They are deleted the day after check-out'),
});

const PapersSchema = Type.Object({
  taxInvoice: maybeText('Its number; null: none was issued', 'INV-2026-000123'),
  creditNotes: Type.Array(Type.String({ examples: ['CN-2026-000007'] }), {
    description: 'By their numbers',
  }),
});

export const DisputePackSchema = Type.Object({
  booking: Type.Object({
    _id: Type.String({ format: 'uuid' }),
    bookingId: Type.String({ examples: ['BK-7Q2MX4'] }),
    status: BookingStatusSchema,
    channel: Type.Enum([...BOOKING_CHANNELS], { type: 'string' }),
    hotel: I18nSchema,
    room: I18nSchema,
    checkInDate: day(),
    checkOutDate: Type.String({ format: 'date', description: 'Exclusive' }),
    guests: Type.Integer(),
    price: satang('What the stay costs now'),
    shared: Type.Boolean({
      description:
        'Whether its charge also paid for stays of other hotels, which this answer leaves out',
    }),
  }),
  guest: Type.Object({
    reservedBy: maybeText('Null: the guest was erased', 'Anna Rakdee'),
    email: maybeText('Null where there is none', 'anna@example.com'),
    phone: maybeText('Null where there is none', '0812345678'),
  }),
  disputes: Type.Array(DisputeSchema, { minItems: 1 }),
  agreed: AgreedSchema,
  payments: Type.Array(PaymentSchema),
  refunds: Type.Array(RefundSchema),
  mails: Type.Array(MailSchema, {
    description: 'To the guest, as far as they are recorded: mails are remembered for 400 days',
  }),
  stay: StaySchema,
  papers: PapersSchema,
  timeline: Type.Array(
    Type.Object({
      at: moment(),
      lane: Type.Enum([...HISTORY_LANES], { type: 'string' }),
      type: Type.String({ examples: ['BookingPlaced'] }),
      sentence: Type.String({ examples: ['The guest booked BK-7Q2MX4.'] }),
    }),
    { description: "The booking's history, the oldest first" },
  ),
  more: Type.Boolean({ description: 'Whether the history has events older than the 2,000 newest' }),
  statement: Type.Null({ description: 'The signed statement of the booking; there is none yet' }),
  madeAt: moment(),
});
export type DisputePackJson = Static<typeof DisputePackSchema>;

export const DisputePackAnswer = withDetail({ pack: DisputePackSchema });

/** What each mail to a guest is about, not its subject line: a template without a text does not compile. */
export const MAIL_TOPICS: Readonly<Record<GuestTemplate, I18nText>> = {
  held: { th: 'ห้องพักถูกจองไว้ รอการชำระเงิน', en: 'The room is held until it is paid' },
  taken: { th: 'โรงแรมรับจองให้แล้ว', en: 'The hotel took the booking' },
  paid: { th: 'ยืนยันการจองและใบเสร็จ', en: 'Confirmation and receipt' },
  expired: { th: 'หมดเวลาชำระเงิน', en: 'The hold ended without a payment' },
  'given-up': { th: 'ผู้เข้าพักยกเลิกก่อนชำระเงิน', en: 'The guest gave the hold up' },
  canceled: { th: 'การจองถูกยกเลิก', en: 'The booking was canceled' },
  moved: { th: 'การเข้าพักถูกย้าย', en: 'The stay was moved' },
  stayed: { th: 'ขอบคุณที่เข้าพัก', en: 'Thanks for the stay' },
  found: { th: 'ลิงก์ของการจอง', en: 'The link of the booking' },
  mine: { th: 'ลิงก์ของการจองทั้งหมด', en: 'Links of all bookings' },
  'check-in-online': { th: 'เชิญเช็กอินออนไลน์', en: 'Invitation to check in online' },
  'payment-looked-into': { th: 'กำลังตรวจสอบการชำระเงิน', en: 'The payment is looked into' },
  'refund-requested': { th: 'ได้รับคำขอคืนเงิน', en: 'Request for a refund received' },
  'refund-rejected': { th: 'คำขอคืนเงินไม่ได้รับอนุมัติ', en: 'The refund was rejected' },
  'refund-approved': { th: 'อนุมัติการคืนเงิน', en: 'The refund was approved' },
  'paid-stay-canceled': { th: 'ยกเลิกการจองที่ชำระแล้ว', en: 'The paid booking was canceled' },
  'refund-needs-account': { th: 'ขอบัญชีสำหรับคืนเงิน', en: 'An account is needed for the refund' },
  'refund-paid': { th: 'คืนเงินแล้ว', en: 'The refund was paid' },
  'refund-delayed': { th: 'การคืนเงินล่าช้า', en: 'The refund takes longer' },
  'late-payment-returned': { th: 'คืนเงินที่มาช้า', en: 'A late payment goes back' },
  'payment-turned-away': {
    th: 'คืนเงินเพราะห้องไม่ว่าง',
    en: 'A payment goes back: the room was no longer free',
  },
  'payment-returned': { th: 'คืนเงินที่ตรวจสอบแล้ว', en: 'A payment that was looked into goes back' },
};
