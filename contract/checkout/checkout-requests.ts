import { type Static, Type } from 'typebox';
import { withDetail } from '../answers/detail.ts';
import { count, localDay, optionalText, uuid } from '../fields/fields.ts';
import { CheckoutSchema } from './checkout.ts';

/** Of a cart item only these are read; the total only to tell the guest that it changed. */
const CartItemSchema = Type.Object({
  roomId: uuid(),
  dateRange: Type.Object({ start: localDay(), end: localDay() }),
  guests: Type.Optional(count(0, 100)),
  children: Type.Optional(count(0, 100)),
  pets: Type.Optional(count(0, 100)),
  breakfast: Type.Optional(Type.Boolean()),
  note: optionalText(2000),
  totalPrice: Type.Optional(
    Type.Number({ minimum: -Number.MAX_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER }),
  ),
});
export type CartItem = Static<typeof CartItemSchema>;

export const OpenCheckoutBody = Type.Object({
  checkouts: Type.Array(CartItemSchema, {
    minItems: 1,
    maxItems: 100,
    description: 'More than 5 are refused',
  }),
});

export const CheckoutAnswer = withDetail({ data: CheckoutSchema });
export const CheckoutParams = Type.Object({ uid: uuid() });
export const DetailAnswer = withDetail({});
