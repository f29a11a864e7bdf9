import { DESK_METHODS } from '@baanpak/domain/values/money/desk-payment.ts';
import { Nullable } from '@baanpak/domain/values/schema/nullable.ts';
import { Type } from 'typebox';

/** What staff read of a stay's bill beside the price of its nights; amounts in THB. */
export const BILL = {
  charges: Type.Array(
    Type.Object({
      id: Type.String({ format: 'uuid' }),
      text: Nullable(
        Type.String({ description: 'Null once its guest was erased', examples: ['เตียงเสริม'] }),
      ),
      amount: Type.Integer(),
      at: Type.String({ format: 'date-time' }),
      by: Type.String({ description: 'Who added it' }),
    }),
    { description: 'Extras on the stay' },
  ),
  payments: Type.Array(
    Type.Object({
      id: Type.String({ format: 'uuid' }),
      method: Type.Enum([...DESK_METHODS], { type: 'string' }),
      amount: Type.Integer(),
      reference: Nullable(Type.String()),
      at: Type.String({ format: 'date-time' }),
      by: Type.String({ description: 'Who took it' }),
    }),
    { description: 'Money taken at the desk' },
  ),
  amountDue: Type.Integer({
    description:
      'Price and charges less what was received; below 0 while something is to be given back',
  }),
};
