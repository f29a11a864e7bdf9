import type { Decider } from '../values/decider/decider.ts';
import type { Message } from '../values/decider/message.ts';
import { Refusal } from '../values/decider/refusal.ts';
import type { Instant } from '../values/time/instant.ts';
import { bangkokDay } from '../values/time/local-date.ts';

// One stream an owner and month: each month is closed once, and none waits for another (docs/adr/0060-books.md).
export const settlementStream = ({ ownerId, month }: OfSettlement) =>
  `settlement-${ownerId}-${month}`;

/** `month` is Bangkok's, `YYYY-MM`. */
type OfSettlement = Readonly<{ ownerId: string; month: string }>;

/** What was owed was paid out; `reference` is the bank's, `by` a user's id. */
export type CloseSettlement = Message<
  'CloseSettlement',
  {
    ownerId: string;
    month: string;
    paidAt: Instant;
    reference: string;
    by: string;
    closedAt: Instant;
  }
>;
/** Whatever is recorded after it of its month is owed with the next month that is open. */
export type SettlementClosed = Message<'SettlementClosed', CloseSettlement['data']>;

/** Null while the month is open. */
export type Settlement = SettlementClosed['data'] | null;

/** What the marketplace owes an owner for a month, until it is paid out. */
export const settlement: Decider<Settlement, CloseSettlement, SettlementClosed> = {
  initialState: null,
  decide: closeSettlement,
  evolve: (_, { data }) => data,
};

/** Refuses `month-not-over`, and `settlement-closed` where another payout closed it. */
function closeSettlement(closed: Settlement, { data }: CloseSettlement): SettlementClosed[] {
  if (closed?.paidAt === data.paidAt && closed.reference === data.reference) return []; // sent twice
  if (closed) throw new Refusal('settlement-closed', 'The month was settled already');
  if (data.month >= bangkokDay(data.closedAt).slice(0, data.month.length))
    throw new Refusal('month-not-over', 'The month is not over in Bangkok');
  return [{ type: 'SettlementClosed', data }];
}
