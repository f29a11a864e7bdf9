import { I18nSchema } from '@baanpak/domain/values/schema/i18n-schema.ts';
import { Nullable } from '@baanpak/domain/values/schema/nullable.ts';
import { type Static, Type } from 'typebox';
import { withDetail } from '../answers/detail.ts';
import { PAGE_FIELDS, PAGE_QUERY } from '../answers/paging.ts';
import type { KnownBooking } from '../booking/booking.ts';
import { uuid } from '../fields/fields.ts';
import { day, ownerId, part, sort } from '../fields/query-fields.ts';
import { RefundSchema } from './refund.ts';

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/** What the id of a refund in a list looks like: its booking's, and its own, for one may be of several bookings. */
export const STAFF_REFUND_ID = `^${UUID}\\.[a-z0-9][a-z0-9_-]{2,199}$`;

/** A refund beside its booking, which is acted on: by its `_id`, and by `refundId`. Amounts in THB. */
export const StaffRefundSchema = Type.Object({
  ...Type.Omit(RefundSchema, ['id']).properties,
  _id: Type.String({ pattern: STAFF_REFUND_ID }),
  refundId: Type.String({
    description: 'Of a refund of a case: the id of the case',
    examples: ['6f1d2c3b-8a74-8c1e-9b5f-2d7e4a90c1b8'],
  }),
  booking: Type.Object({ _id: uuid(), bookingId: Type.String() }),
  ownerId: uuid(),
  hotelId: uuid(),
  hotelName: I18nSchema,
  reservedBy: Nullable(Type.String()),
  checkInDate: Type.String({ format: 'date' }),
  paymentMethod: Type.Enum(['gateway', 'direct'], { type: 'string' }),
});
export type StaffRefundJson = Static<typeof StaffRefundSchema>;

export const REFUND_SORTS = ['_id', 'changedAt', 'status'] as const;

export const RefundListQuery = Type.Object({
  ...PAGE_QUERY,
  _id: Type.Optional(Type.Array(Type.String({ pattern: STAFF_REFUND_ID }), { maxItems: 100 })),
  status: Type.Optional(Type.Array(RefundSchema.properties.status)),
  bookingId: Type.Optional(uuid("The booking's `_id`")),
  hotelId: Type.Optional(uuid()),
  q: part('A part of a booking code, name, email or phone'),
  from: Type.Optional(day()),
  to: Type.Optional(day()),
  ownerId: ownerId(),
  sort: sort(REFUND_SORTS, '-changedAt'),
});
export type RefundListRequest = Static<typeof RefundListQuery>;
export const RefundListAnswer = withDetail({
  refunds: Type.Array(StaffRefundSchema),
  ...PAGE_FIELDS,
});
export const RefundParams = Type.Object({ id: Type.String({ pattern: STAFF_REFUND_ID }) });
export const RefundAnswer = withDetail({ refund: StaffRefundSchema });

/** One of a booking's refunds as lists show it; none where the booking has no such refund. */
export function toStaffRefund(
  { bookingId, book }: KnownBooking,
  refundId: string,
): StaffRefundJson[] {
  const { ownerId, hotelId, hotelName, reservedBy, checkInDate, paymentMethod } = book;
  return book.refunds
    .filter(({ id }) => id === refundId)
    .map(({ id, ...refund }) => ({
      ...refund,
      ...{ _id: `${bookingId}.${id}`, refundId: id, ownerId, hotelId, hotelName },
      ...{ booking: { _id: bookingId, bookingId: book.bookingId } },
      ...{ reservedBy, checkInDate, paymentMethod },
    }));
}
