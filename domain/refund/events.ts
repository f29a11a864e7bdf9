import type { EventEntries } from '../values/decider/event-entry.ts';
import type { RefundEvent } from './refund.ts';

type OfBookings = Readonly<{ data: Readonly<{ bookingIds: readonly string[] }> }>;
const itsBookings = ({ data }: OfBookings) => ({ booking: data.bookingIds });

/** Names the refund alone: `RefundStarted` of the same stream says whose it is. */
const namesNothing = () => ({});

/** What is known of each event of a refund. */
export const REFUND_EVENTS = {
  RefundStarted: {
    concerns: ({ data }) => ({ booking: data.bookingIds, checkout: data.checkoutUid }),
  },
  RefundAttempted: { concerns: namesNothing },
  RefundAwaited: { concerns: namesNothing },
  RefundPaid: { concerns: itsBookings },
  RefundFailed: { concerns: itsBookings },
  RefundLeftToHotel: { concerns: itsBookings },
  RefundRetried: { concerns: itsBookings },
  RefundReduced: { concerns: itsBookings },
  RefundTransferred: { concerns: itsBookings },
} as const satisfies EventEntries<RefundEvent>;
