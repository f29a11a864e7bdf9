import { LANGUAGES } from '@baanpak/domain/values/text/i18n-text.ts';
import { type Static, Type } from 'typebox';
import { AT_FIELDS, AT_QUERY } from '../answers/as-of.ts';
import { withDetail } from '../answers/detail.ts';
import { IdsQuery, PAGE_FIELDS, PAGE_QUERY } from '../answers/paging.ts';
import { uuid } from '../fields/fields.ts';
import { day, ownerId, part, sort } from '../fields/query-fields.ts';
import { CaseStatusQuery, MoneyCaseSchema } from '../money-case/money-case.ts';
import { BookReachSchema } from './book-reach.ts';
import { BookingStatusSchema, StaffBookingSchema } from './booking.ts';
import { BookingStateSchema } from './booking-state.ts';
import { OFFERED_REFUND_FIELDS } from './cancellation-policy.ts';

export const BOOKING_SORTS = [
  '_id',
  'createdAt',
  'checkInDate',
  'checkOutDate',
  'price',
  'status',
  'reservedBy',
] as const;

export const BookingListQuery = Type.Object({
  ...PAGE_QUERY,
  _id: IdsQuery,
  collection: Type.Optional(
    Type.Enum(['booking_history_static', 'cases'], {
      type: 'string',
      description:
        'Those that ended: stayed, canceled, expired or refunded; or money that staff look into',
    }),
  ),
  caseStatus: CaseStatusQuery,
  status: Type.Optional(Type.Array(BookingStatusSchema, { description: 'One or several' })),
  from: Type.Optional(day()),
  to: Type.Optional(day()),
  q: part('A part of a booking code, name, email or phone'),
  ownerId: ownerId(),
  hotelId: Type.Optional(uuid()),
  roomId: Type.Optional(uuid()),
  bookingChannel: Type.Optional(
    Type.Array(StaffBookingSchema.properties.bookingChannel, { description: 'One or several' }),
  ),
  transferReported: Type.Optional(
    Type.Boolean({ description: 'Whether the guest said that the money was sent to the hotel' }),
  ),
  disabled: Type.Boolean({ default: false, description: 'True: those that were hidden' }),
  sort: sort(BOOKING_SORTS, '-createdAt'),
  ...AT_QUERY,
});
export type BookingListRequest = Static<typeof BookingListQuery>;

export const BookingListAnswer = withDetail({
  books: Type.Optional(Type.Array(StaffBookingSchema)),
  cases: Type.Optional(
    Type.Array(MoneyCaseSchema, { description: 'Instead of `books`, for `cases`' }),
  ),
  at: Type.Optional(AT_FIELDS.at),
  ...PAGE_FIELDS,
});

export const RefundQuoteAnswer = withDetail(OFFERED_REFUND_FIELDS);

export const RoomsByDayParams = Type.Object({ date: day() });
export const RoomsByDayQuery = Type.Object({
  ownerId: ownerId(),
  hotelId: Type.Optional(uuid()),
  ...AT_QUERY,
});

const DayOfRoomSchema = Type.Object({
  ...BookReachSchema.properties,
  bookings: Type.Array(StaffBookingSchema, { description: 'Of the night that begins on that day' }),
});
export const RoomsByDayAnswer = withDetail({
  bookReaches: Type.Array(DayOfRoomSchema),
  ...AT_FIELDS,
});

/** The language of what is printed; default the booking's. */
export const PrintQuery = Type.Object({
  lang: Type.Optional(Type.Enum([...LANGUAGES], { type: 'string' })),
});
/** `number`: of one of several; without it the last. */
export const CreditNoteQuery = Type.Object({
  ...PrintQuery.properties,
  number: Type.Optional(Type.String({ maxLength: 40 })),
});
export const CreditNoteAnswer = {
  description: 'The credit note',
  content: { 'application/pdf': { schema: Type.Unsafe<Buffer>({ type: 'string' }) } },
};
export const ReceiptAnswer = {
  description: 'The receipt',
  content: { 'application/pdf': { schema: Type.Unsafe<Buffer>({ type: 'string' }) } },
};
export const OrderPapersAnswer = {
  description: 'Receipts, tax invoices and credit notes, one after another',
  content: { 'application/pdf': { schema: Type.Unsafe<Buffer>({ type: 'string' }) } },
};
export const StayCalendarAnswer = {
  description: 'The stay, as iCalendar',
  content: { 'text/calendar': { schema: Type.Unsafe<string>({ type: 'string' }) } },
};

export const BookingEventsAnswer = {
  description: 'Events for as long as the caller listens',
  content: { 'text/event-stream': { schema: BookingStateSchema } },
};
