import type { Decider } from '../values/decider/decider.ts';
import type { Message } from '../values/decider/message.ts';
import { Refusal } from '../values/decider/refusal.ts';
import type { Instant } from '../values/time/instant.ts';
import { bangkokDay, type LocalDate } from '../values/time/local-date.ts';
import type { SettledAmounts } from './outstanding.ts';

// One stream an owner and month: each month is closed once, and none waits for another (docs/adr/0060-books.md).
export const settlementStream = ({ ownerId, month }: OfSettlement) =>
  `settlement-${ownerId}-${month}`;

/** `month` is Bangkok's, `YYYY-MM`. */
type OfSettlement = Readonly<{ ownerId: string; month: string }>;

/** The transfer; `reference` is the bank's, `by` a user's id. */
type Payout = Readonly<{
  ownerId: string;
  month: string;
  paidAt: Instant;
  reference: string;
  by: string;
  closedAt: Instant;
}>;

/** What was said to be owed, as of a Bangkok day; `hotelId`: in whose name the commission is invoiced. */
export type Statement = Readonly<{
  day: LocalDate;
  amounts: SettledAmounts;
  hotelId: string | null;
}>;

/** What a statement said was paid out. */
export type CloseSettlement = Message<'CloseSettlement', Payout & { statement: Statement }>;
/**
 * What its month comes to beyond the amounts is owed with the next month that is open. Events of an earlier version say no
 * amounts: theirs are what was recorded before them.
 */
export type SettlementClosed = Message<
  'SettlementClosed',
  Payout & Partial<Omit<Statement, 'day'>>
>;

/** Null while the month is open. */
export type Settlement = SettlementClosed['data'] | null;

/** What the marketplace owes an owner for a month, until it is paid out. */
export const settlement: Decider<Settlement, CloseSettlement, SettlementClosed> = {
  initialState: null,
  refusals: { CloseSettlement: ['month-not-over', 'settlement-closed'] },
  decide: closeSettlement,
  evolve: (_, { data }) => data,
};

/** Refuses `month-not-over`, and `settlement-closed` where another payout closed it. */
function closeSettlement(
  closed: Settlement,
  { data: { statement, ...data } }: CloseSettlement,
): SettlementClosed[] {
  if (closed?.paidAt === data.paidAt && closed.reference === data.reference) return []; // sent twice
  if (closed) throw new Refusal('settlement-closed', 'The month was settled already');
  const isOver = (day: LocalDate) => data.month < day.slice(0, data.month.length);
  if (!isOver(bangkokDay(data.closedAt)))
    throw new Refusal('month-not-over', 'The month is not over in Bangkok');
  if (!isOver(statement.day))
    throw new Refusal('month-not-over', 'The statement is of before the end of the month');
  const { amounts, hotelId } = statement;
  return [{ type: 'SettlementClosed', data: { ...data, amounts, hotelId } }];
}
