import { Nullable } from '@baanpak/domain/values/schema/nullable.ts';
import { type Static, Type } from 'typebox';
import { RefundQuoteSchema } from '../booking/cancellation-policy.ts';

const moment = () => Nullable(Type.String({ format: 'date-time' }));

/** Money of a booking that was asked for or is on its way back; amounts in THB. */
export const RefundSchema = Type.Object({
  id: Type.String({ description: 'Staff name it by `refundId` where several are open' }),
  kind: Type.Optional(
    Type.Literal('difference', {
      description:
        'What a lower price made too much, and officers may not pay: deciding on it leaves the stay alone',
    }),
  ),
  of: Nullable(
    Type.Enum(['booking', 'late', 'case', 'desk'], {
      type: 'string',
      description:
        'Which money: of the stay, what came too late or twice, of a case, or of the desk; null before any moves',
    }),
  ),
  status: Type.Enum(['requested', 'rejected', 'refunding', 'failed', 'refunded'], {
    type: 'string',
  }),
  amount: Type.Integer({
    description: 'What is, or was, given back; before a decision the quote, or what is too much',
  }),
  quote: Nullable(RefundQuoteSchema),
  way: Nullable(
    Type.Enum(['provider', 'transfer'], {
      type: 'string',
      description: 'The payment provider, or a transfer by the hotel; null until it is known',
    }),
  ),
  needsAccount: Type.Boolean({ description: 'To be transferred, and nobody said where to' }),
  bank: Nullable(Type.String({ description: "The guest's; only for who may see it" })),
  accountNumber: Nullable(Type.String()),
  accountName: Nullable(Type.String()),
  reason: Nullable(Type.String({ description: 'What the guest said' })),
  requestedAt: moment(),
  decidedAt: moment(),
  by: Nullable(Type.String({ description: 'Who decided on it' })),
  decisionReason: Nullable(Type.String({ description: 'What the hotel said' })),
  failureCode: Nullable(Type.String({ description: "The provider's word for why it failed" })),
  paidAt: moment(),
});
export type RefundJson = Static<typeof RefundSchema>;
