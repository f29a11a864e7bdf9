import { DESK_METHODS } from '@baanpak/domain/values/money/desk-payment.ts';
import { I18nSchema } from '@baanpak/domain/values/schema/i18n-schema.ts';
import { Nullable } from '@baanpak/domain/values/schema/nullable.ts';
import { type Static, Type } from 'typebox';
import { withDetail } from '../answers/detail.ts';
import { PAGE_FIELDS, PAGE_QUERY } from '../answers/paging.ts';
import { count, localDay, text, uuid } from '../fields/fields.ts';
import { day, ownerId } from '../fields/query-fields.ts';

/** The largest sum that is counted at once, in THB. */
const MOST = 1_000_000_000;

const shownDay = () => Type.String({ examples: ['2026-12-24'] });

const sums = (description: string) =>
  Type.Object(
    {
      cash: Type.Integer(),
      transfer: Type.Integer(),
      'card-terminal': Type.Integer(),
    },
    { description },
  );

const SUMS = {
  taken: sums('Taken at the desk, by method, in THB'),
  returned: sums('Given back by hand, by method, in THB'),
};

/** A count of the cash that somebody has in hand of a day; amounts in THB. */
export const ShiftCountSchema = Type.Object({
  _id: uuid(),
  hotelId: uuid(),
  day: shownDay(),
  by: Type.String({ description: 'Who counted their own cash' }),
  counted: Type.Integer(),
  expected: Type.Integer({
    description: 'What they had taken in cash on that day, less what they had given back, by then',
  }),
  difference: Type.Integer({ description: '`counted` less `expected`' }),
  note: Nullable(Type.String()),
  at: Type.String({ format: 'date-time' }),
});
export type ShiftCountJson = Static<typeof ShiftCountSchema>;

/** What one person took and gave back at a hotel on a day, and how they counted it. */
export const DeskDaySchema = Type.Object({
  hotelId: uuid(),
  hotelName: I18nSchema,
  by: Type.String({ description: 'Whose it is' }),
  name: Nullable(Type.String({ description: 'Null of a user who is no more' })),
  ...SUMS,
  expected: Type.Integer({ description: 'The cash they should have in hand' }),
  counts: Type.Array(ShiftCountSchema, { description: 'The last first; it corrects the others' }),
});
export type DeskDayJson = Static<typeof DeskDaySchema>;

/** A payment or a refund at the desk. */
export const DeskMovementSchema = Type.Object({
  id: Type.String(),
  kind: Type.Enum(['payment', 'refund'], { type: 'string' }),
  method: Type.Enum([...DESK_METHODS], { type: 'string' }),
  amount: Type.Integer({ description: 'THB' }),
  at: Type.String({ format: 'date-time' }),
  by: Type.String(),
  hotelId: uuid(),
  booking: Type.Object({ _id: uuid(), bookingId: Type.String() }),
});
export type DeskMovementJson = Static<typeof DeskMovementSchema>;

export const DeskMoneyQuery = Type.Object({
  ...PAGE_QUERY,
  day: Type.Optional({ ...day(), description: 'In Bangkok; default today' }),
  ownerId: ownerId(),
  hotelId: Type.Optional(uuid()),
  by: Type.Optional(uuid("A user's `_id`; officers see their own alone")),
});
export const DeskMoneyAnswer = withDetail({
  day: shownDay(),
  people: Type.Array(DeskDaySchema),
  movements: Type.Array(DeskMovementSchema, { description: 'The last first' }),
  ...SUMS,
  ...PAGE_FIELDS,
});

export type DeskMoneyJson = Static<typeof DeskMoneyAnswer>;

export const CountShiftBody = Type.Object({
  hotelId: uuid(),
  day: { ...localDay(), description: 'In Bangkok; none to come' },
  counted: count(0, MOST),
  note: Type.Optional(Nullable(text(500))),
});
export const ShiftCountAnswer = withDetail({ count: ShiftCountSchema });
