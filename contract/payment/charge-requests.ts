import { CHARGE_METHODS } from '@baanpak/domain/values/money/charge-method.ts';
import { type Static, Type } from 'typebox';
import { withDetail } from '../answers/detail.ts';
import { uuid } from '../fields/fields.ts';
import { ChargeSchema } from './charge.ts';
import { OpenChargeSchema } from './paid-by.ts';

/** One of `checkoutId` and `bookingId`; `token` for a card. */
export const CreateChargeBody = Type.Object({
  checkoutId: Type.Optional(uuid()),
  bookingId: Type.Optional(uuid("A booking's `_id`; it stands for its whole checkout")),
  method: Type.Enum([...CHARGE_METHODS], { type: 'string' }),
  token: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
  returnUri: Type.String({ format: 'uri', maxLength: 2000 }),
  expectedAmount: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 5_000_000_000,
      description:
        'THB, what is charged as the payer was shown; where it differs nothing is charged',
      examples: [2000],
    }),
  ),
});
export type CreateChargeRequest = Static<typeof CreateChargeBody>;

const ProviderObject = Type.Unsafe<object>({
  type: 'object',
  additionalProperties: true,
  description: "The provider's own object; amounts in satang",
});

export const CreateChargeAnswer = withDetail({
  charge_id: Type.String(),
  charge: ProviderObject,
  card: Type.Union([ProviderObject, Type.Null()]),
  source: Type.Union([ProviderObject, Type.Null()]),
});

/** What 409 `payment-in-progress` names: with it a screen goes on where the guest left. */
export const ChargeInProgress = Type.Object({
  charge: Type.Optional(
    Type.Object(OpenChargeSchema.properties, {
      description:
        'The charge that the provider does not end; left out where it is a reported transfer',
    }),
  ),
});
export type ChargeInProgress = Static<typeof ChargeInProgress>;

/** What 409 `price-changed` names. */
export const NewAmount = Type.Object({
  amount: Type.Optional(Type.Integer({ description: 'THB, what one charge takes' })),
});

export const RefreshChargeParams = Type.Object({
  charge_id: Type.String({ minLength: 1, maxLength: 100 }),
});
export const ChargeAnswer = withDetail(ChargeSchema.properties);
