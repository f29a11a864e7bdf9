import type { Satang } from '@baanpak/domain/values/money/money.ts';
import { I18nSchema } from '@baanpak/domain/values/schema/i18n-schema.ts';
import { Nullable } from '@baanpak/domain/values/schema/nullable.ts';
import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import type { LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import { type Static, Type } from 'typebox';
import { OpenChargeSchema, PaidBySchema } from '../payment/paid-by.ts';
import { RefundSchema } from '../refund/refund.ts';
import { RoomSchema } from '../room/room.ts';
import { CreditNoteSchema, TaxInvoiceBuyerSchema } from '../tax-invoice/tax-invoice.ts';
import { BILL } from './bill.ts';
import { CancellationPolicySchema, OfferedRefundSchema } from './cancellation-policy.ts';
import { ArrivalSchema, SentDocumentsSchema } from './online-check-in.ts';

const day = (description?: string) =>
  Type.String({ format: 'date', ...(description !== undefined && { description }) });
const moment = () => Type.String({ format: 'date-time' });

export const BookingStatusSchema = Type.Enum(
  ['Reserved', 'Booked', 'Unavailable', 'Expired', 'Canceled', 'Completed'],
  { type: 'string' },
);

export const PaymentStatusSchema = Type.Enum(
  [
    'pending',
    'paid',
    'failed',
    'mismatched',
    'refund-requested',
    'refunding',
    'refund-failed',
    'partially-refunded',
    'refunded',
    'refund-rejected',
  ],
  { type: 'string' },
);

/** Another booking of the same order, under the id that opens it to its guest. */
export const SiblingSchema = Type.Object({
  _id: Type.String({
    format: 'uuid',
    description: "The guest's",
    examples: ['0b0f4d55-9a0e-8f8e-8a39-64a1f0d7c2e3'],
  }),
  bookingId: Type.String({ examples: ['BK-7Q2MX4'] }),
  hotelName: I18nSchema,
  hotelNameSlug: Type.String({ examples: ['riverside'] }),
  roomId: Type.String({ format: 'uuid' }),
  room: I18nSchema,
  checkInDate: day(),
  checkOutDate: day('Exclusive: the day the guest leaves'),
  price: Type.Integer({ description: "THB, the stay's total", examples: [2000] }),
  status: BookingStatusSchema,
});
export type SiblingJson = Static<typeof SiblingSchema>;

/** A booking as its guest reads it, under the guest's id; amounts in THB. */
export const BookingSchema = Type.Object({
  _id: Type.String({
    format: 'uuid',
    description: "The guest's: anyone who has it acts as the guest",
  }),
  bookingId: Type.String({ description: 'The short code people say; it opens nothing' }),
  checkoutId: Type.String({ format: 'uuid', description: 'Of all that is paid for together' }),
  status: BookingStatusSchema,
  paymentStatus: PaymentStatusSchema,
  holdExpiresAt: Nullable(moment()),

  ownerId: Type.String({ format: 'uuid' }),
  hotelId: Type.String({ format: 'uuid' }),
  hotelName: I18nSchema,
  hotelNameSlug: Type.String(),
  roomId: Type.String({ format: 'uuid' }),
  roomObj: RoomSchema,

  units: Type.Optional(Type.Integer({ description: 'How many a block takes; blocks only' })),

  checkInDate: day(),
  checkOutDate: day('Exclusive: the day the guest leaves'),
  nights: Type.Integer(),
  currency: Type.Literal('THB'),
  price: Type.Integer({ description: "The stay's total" }),
  orderTotal: Type.Integer({
    description: 'What one charge takes: for all that is paid for together',
    examples: [2000],
  }),
  siblings: Type.Array(SiblingSchema, {
    description: 'The other bookings of its order, which are paid for together with it',
  }),
  nightPrices: Type.Array(Type.Object({ date: day(), price: Type.Integer() })),
  feeCharge: Type.Integer({ description: "The provider's fee with its VAT" }),
  totalReceived: Type.Integer({ description: 'Paid minus refunded' }),
  amountDue: BILL.amountDue,
  paymentMethod: Type.Enum(['gateway', 'direct'], { type: 'string' }),
  paidBy: PaidBySchema,
  openCharge: Type.Optional(OpenChargeSchema),
  bank: Type.Optional(Nullable(Type.String({ description: 'Of the hotel; direct bookings only' }))),
  bankAccountNumber: Type.Optional(Nullable(Type.String())),
  bankAccountName: Type.Optional(Nullable(Type.String())),
  promptPayQr: Type.Optional(
    Nullable(Type.String({ description: 'What a QR of the exact amount says (EMVCo)' })),
  ),
  transferReportedAt: Nullable(
    Type.String({ format: 'date-time', description: 'When the guest said the money was sent' }),
  ),
  hasTransferSlip: Type.Boolean({ description: 'Staff may look at GET /bookings/{id}/slip' }),
  bookingChannel: Type.Enum(['website', 'phone', 'walk-in', 'admin'], { type: 'string' }),
  methodCheckIn: Type.Enum(['Online', 'At Hotel'], { type: 'string' }),
  lang: Type.Enum(['th', 'en'], { type: 'string' }),

  reservedBy: Nullable(Type.String()),
  email: Nullable(Type.String()),
  phone: Nullable(Type.String()),
  guests: Type.Integer(),
  children: Type.Integer(),
  pets: Type.Integer(),
  breakfast: Type.Boolean(),
  note: Nullable(Type.String()),
  address: Nullable(Type.String()),
  province: Nullable(Type.String()),
  country: Nullable(Type.String()),
  postalCode: Nullable(Type.String()),

  taxInvoice: Nullable(TaxInvoiceBuyerSchema),
  taxInvoiceNumber: Nullable(
    Type.String({ description: "Of the stay's tax invoice, once it is paid" }),
  ),
  creditNotes: Type.Array(CreditNoteSchema, {
    description: 'What takes some of its tax invoice back: one for each refund that was paid',
  }),

  arrival: Nullable(ArrivalSchema),
  documents: SentDocumentsSchema,
  checkInStatus: Type.Boolean(),
  checkInDateStatus: Nullable(moment()),
  checkInBy: Nullable(Type.String()),
  checkOutStatus: Type.Boolean(),
  checkOutDateStatus: Nullable(moment()),
  checkOutBy: Nullable(Type.String()),

  cancellationPolicy: Nullable(CancellationPolicySchema),
  refundQuote: Type.Optional(OfferedRefundSchema),
  refunds: Type.Array(RefundSchema),
  refund: Type.Optional(
    RefundSchema, // the one of them that waits for a decision, or else the last
  ),
  disabled: Type.Boolean(),
  createdAt: moment(),
  version: Type.Integer(),
});
export type BookingJson = Static<typeof BookingSchema>;

/**
 * A booking as staff read it, under the id of theirs that it is known by. What opens anything to a guest,
 * the guest's id and the checkout's, is not in it, nor what its guest booked and pays for beside it and where.
 */
export const StaffBookingSchema = Type.Object({
  ...Type.Omit(BookingSchema, ['checkoutId', 'orderTotal', 'openCharge', 'siblings']).properties,
  _id: Type.String({ format: 'uuid', description: "The staff's: it opens nothing to a guest" }),
  noShow: Type.Boolean({ description: 'The guest was waited for, and did not come' }),
  staffNote: Nullable(Type.String({ description: 'For staff alone; visitors do not see it' })),
  disabled: Type.Boolean({ description: 'Hidden from lists, unless they ask for such' }),
  unit: Nullable(
    Type.String({
      description:
        'The unit it has, by its name or else its place; decided by staff or, so far, by the house. Several of a block, and where the guest changes rooms',
    }),
  ),
  ...BILL,
});
export type StaffBookingJson = Static<typeof StaffBookingSchema>;

/** All of a booking but ids that open anything to its guest: who reads it decides on them. */
export type BookingContent = Omit<BookingJson, '_id' | 'siblings'>;

/** What is known of a booking, with the id that names it inside and to staff. */
export type KnownBooking = Readonly<{
  bookingId: string;
  book: BookingContent;
  /** What staff alone are told. */
  staff: Pick<StaffBookingJson, 'noShow' | 'staffNote' | 'disabled' | 'unit' | keyof typeof BILL>;
  /** What papers list, in THB; what the desk took is in `staff`. */
  money: Readonly<{
    /** In satang: what a night costs after a change of dates may be no whole THB. */
    nights: readonly Readonly<{ date: LocalDate; price: Satang }>[];
    /** All that came through its checkout, whatever was given back of it. */
    throughCheckout: number;
    returned: readonly Readonly<{
      refundId: string;
      amount: number;
      at: Instant;
      because: ReturnReason;
    }>[];
  }>;
}>;

/** Why money was given back: the stay was called off, its nights or price changed, or the desk took more than is due. */
export type ReturnReason = 'canceled' | 'changed' | 'overpaid';
