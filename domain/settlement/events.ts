import type { EventEntries } from '../values/decider/event-entry.ts';
import type { SettlementClosed } from './settlement.ts';

/** What is known of the event of a month's settlement with an owner. */
export const SETTLEMENT_EVENTS = {
  SettlementClosed: { concerns: ({ data }) => ({ owner: data.ownerId, hotel: data.hotelId }) },
} as const satisfies EventEntries<SettlementClosed>;
