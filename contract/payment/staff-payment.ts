import { CHARGE_METHODS } from '@baanpak/domain/values/money/charge-method.ts';
import { Nullable } from '@baanpak/domain/values/schema/nullable.ts';
import { type Static, Type } from 'typebox';
import { withDetail } from '../answers/detail.ts';
import { IdsQuery, PAGE_FIELDS, PAGE_QUERY } from '../answers/paging.ts';
import { uuid } from '../fields/fields.ts';
import { day, ownerId, part, sort } from '../fields/query-fields.ts';

const status = () =>
  Type.Enum(['requested', 'pending', 'paid', 'failed', 'expired', 'mismatched'], {
    type: 'string',
  });

/** An attempt to pay at the provider, as staff read it: what opens it to the guest is not in it. */
export const StaffPaymentSchema = Type.Object({
  _id: uuid(),
  method: Type.Enum([...CHARGE_METHODS], { type: 'string' }),
  amount: Type.Integer({
    description: 'THB; where other owners’ stays were paid with it, for the bookings named',
  }),
  status: status(),
  failureCode: Nullable(Type.String({ description: 'The provider’s word for why it failed' })),
  requestedAt: Type.String({ format: 'date-time' }),
  late: Type.Boolean({ description: 'It came when nothing was to be paid any more' }),
  bookings: Type.Array(Type.Object({ _id: uuid(), bookingId: Type.String() })),
});
export type StaffPaymentJson = Static<typeof StaffPaymentSchema>;

export const PAYMENT_SORTS = ['_id', 'requestedAt', 'amount', 'status', 'method'] as const;
export type PaymentSort = (typeof PAYMENT_SORTS)[number];

export const PaymentListQuery = Type.Object({
  ...PAGE_QUERY,
  _id: IdsQuery,
  status: Type.Optional(Type.Array(status())),
  late: Type.Optional(Type.Boolean()),
  bookingId: Type.Optional(uuid("A booking's `_id`")),
  q: part('A part of a booking code, name, email or phone'),
  from: Type.Optional(day()),
  to: Type.Optional(day()),
  ownerId: ownerId(),
  sort: sort(PAYMENT_SORTS, '-requestedAt'),
});
export type PaymentListRequest = Static<typeof PaymentListQuery>;
export const PaymentListAnswer = withDetail({
  payments: Type.Array(StaffPaymentSchema),
  ...PAGE_FIELDS,
});
export const PaymentAnswer = withDetail({ payment: StaffPaymentSchema });
