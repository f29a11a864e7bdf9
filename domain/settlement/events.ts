import type { EventEntries } from '../values/decider/event-entry.ts';
import type { SettlementClosed } from './settlement.ts';

/** What is known of the event of a month's settlement with an owner. */
export const SETTLEMENT_EVENTS = {
  // the hotel that it names gives the commission's invoice its name, and has no part in it
  SettlementClosed: { concerns: ({ data }) => ({ owner: data.ownerId }) },
} as const satisfies EventEntries<SettlementClosed>;
