import type { EventEntries } from '../values/decider/event-entry.ts';
import type { LedgerDayEvent } from './ledger-day.ts';

/** A day of the site's ledger is nobody's in particular. */
const concernsNone = () => ({});

/** What is known of each event of a ledger day. */
export const LEDGER_DAY_EVENTS = {
  ChargesCompared: { concerns: concernsNone },
  LedgerDayCompared: { concerns: concernsNone },
} as const satisfies EventEntries<LedgerDayEvent>;
