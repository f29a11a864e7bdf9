import { Nullable } from '@baanpak/domain/values/schema/nullable.ts';
import { type Static, Type } from 'typebox';
import { withDetail } from '../answers/detail.ts';
import { uuid } from '../fields/fields.ts';
import { at } from '../report/report-queries.ts';
import { moment, month } from './settlement-requests.ts';

const money = (examples: number[]) => Type.Number({ examples });

/** What an owner is owed for a month, in THB to the satang; what is taken off is below 0, so that it adds up. */
export const StatementSchema = Type.Object({
  ownerId: uuid(),
  owner: Nullable(Type.String({ examples: ['Nok'] })),
  month: month(),
  received: money([10_000]),
  refunded: money([-2_000]),
  fee: money([-365]),
  feeVat: money([-25.55]),
  commission: money([-1_000]),
  commissionVat: money([-70]),
  withholding: money([30]),
  owed: money([6_569.45]),
  status: Type.Enum(['open', 'closed'], { type: 'string' }),
  paidAt: Nullable(moment()),
  reference: Nullable(Type.String({ examples: ['KBANK 20270105-4711'] })),
  hotelIds: Type.Array(uuid(), {
    description: 'Hotels the commission is of, those with most of it first',
  }),
  at: Type.String({
    examples: ['MTIzNC4xMjM0LjRmMjc'],
    description: 'Asks for the same statement again, or closes the month by it',
  }),
  today: Type.String({ format: 'date', description: 'The Bangkok day that it stands as of' }),
});
export type StatementJson = Readonly<Static<typeof StatementSchema>>;

export const StatementQuery = Type.Object({
  at: at('As of then: an instant, an `x-position`, or the `at` of an answer'),
});
export const StatementAnswer = withDetail({ statement: StatementSchema });
