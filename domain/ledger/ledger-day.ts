import type { Decider } from '../values/decider/decider.ts';
import type { Message } from '../values/decider/message.ts';
import type { Instant } from '../values/time/instant.ts';
import type { LocalDate } from '../values/time/local-date.ts';

// One stream per day of charges: how far its comparison is, so that a crash goes on where it was.
export const ledgerDayStream = (day: LocalDate) => `ledgerDay-${day}`;

/** A page of the provider's charges was compared, the one that begins with the `offset`-th. */
export type RecordComparison = Message<
  'RecordComparison',
  {
    day: LocalDate;
    round: number;
    offset: number;
    charges: number;
    differences: number;
    isLast: boolean;
    comparedAt: Instant;
  }
>;

type Compared = Readonly<{
  day: LocalDate;
  /** The day is compared again and again: the how-manieth time this is, from 1. */
  round: number;
  charges: number;
  differences: number;
  comparedAt: Instant;
}>;
/** One page of several, and more to come. */
export type ChargesCompared = Message<'ChargesCompared', Compared & { offset: number }>;
/** All charges of the day, in this round. */
export type LedgerDayCompared = Message<'LedgerDayCompared', Compared>;
export type LedgerDayEvent = ChargesCompared | LedgerDayCompared;

/** Rounds that are over, and of the one under way how many charges and differences there were. */
export type LedgerDay = Readonly<{ rounds: number; offset: number; differences: number }>;

/** The charges of one day, compared page by page. */
export const ledgerDay: Decider<LedgerDay, RecordComparison, LedgerDayEvent> = {
  initialState: { rounds: 0, offset: 0, differences: 0 },
  refusals: { RecordComparison: [] },
  decide({ rounds, offset, differences }, { data: { isLast, offset: from, ...page } }) {
    if (page.round !== rounds + 1 || from !== offset) return []; // another has recorded it
    if (!isLast) return [{ type: 'ChargesCompared', data: { ...page, offset: from } }];
    const whole = {
      charges: offset + page.charges,
      differences: differences + page.differences,
    };
    return [{ type: 'LedgerDayCompared', data: { ...page, ...whole } }];
  },
  evolve({ rounds, offset, differences }, { type, data }) {
    if (type === 'LedgerDayCompared') return { rounds: data.round, offset: 0, differences: 0 };
    return {
      rounds,
      offset: offset + data.charges,
      differences: differences + data.differences,
    };
  },
};
