import { BANKS } from '@baanpak/domain/values/money/banks.ts';
import { Type } from 'typebox';
import { code, line, text } from '../fields/fields.ts';

/** Where the money is to go. */
export const RefundAccountBody = Type.Object({
  bank: code(BANKS, 'Codes of GET /lists/banks'),
  accountNumber: Type.String({
    format: 'account-number',
    maxLength: 30,
    examples: ['123-4-56789-0'],
  }),
  accountName: line(200),
});

/** Why, and where the money is to go: needed where the quote says `accountNeeded`, else 422 `account-needed`. */
export const RequestRefundBody = Type.Object({
  ...Type.Partial(RefundAccountBody).properties,
  reason: text(1000),
  keepStay: Type.Optional(
    Type.Boolean({ description: 'Names the account alone: the stay is not called off' }),
  ),
  acceptTerms: Type.Literal(true, { description: 'The guest agrees to the refund terms' }),
});

/** What staff do about a refund; the first two need a guest who asked for it. */
export const REFUND_ACTIONS = [
  'approve-refund',
  'reject-refund',
  'confirm-refund-paid',
  'retry-refund',
] as const;
