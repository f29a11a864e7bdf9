import { MOST_TIERS } from '@baanpak/domain/values/money/cancellation-policy.ts';
import { I18nSchema } from '@baanpak/domain/values/schema/i18n-schema.ts';
import { type TSchema, Type } from 'typebox';

/** Who cancels at least `daysBefore` days before arrival gets `share` of the price back. */
export const policySchema = <Name extends TSchema>(name: Name) =>
  Type.Array(
    Type.Object({
      name,
      daysBefore: Type.Integer({ minimum: 0, maximum: 730 }),
      share: Type.Number({ minimum: 0, maximum: 1, description: 'In hundredths: 0.5 is half' }),
    }),
    {
      maxItems: MOST_TIERS,
      description:
        'What a canceled booking gives back, from the most days before arrival to the fewest; after the last nothing',
    },
  );

export const CancellationPolicySchema = policySchema(I18nSchema);

export const REFUND_QUOTE_FIELDS = {
  amount: Type.Integer({ description: 'THB that would be given back if it were canceled now' }),
  share: Type.Number({ description: 'Of what was received: 0.5 is half' }),
  rule: I18nSchema,
};
export const RefundQuoteSchema = Type.Object(REFUND_QUOTE_FIELDS);

/** The same of a stay that can be called off now, with how its money would come back. */
export const OFFERED_REFUND_FIELDS = {
  ...REFUND_QUOTE_FIELDS,
  accountNeeded: Type.Boolean({ description: 'Asking for it names an account' }),
  way: Type.Enum(['provider', 'transfer', 'cash', 'card-terminal', 'none'], {
    type: 'string',
    description:
      'The payment provider, a transfer to the account, or the desk; none where nothing comes back',
  }),
};
export const OfferedRefundSchema = Type.Object(OFFERED_REFUND_FIELDS);
