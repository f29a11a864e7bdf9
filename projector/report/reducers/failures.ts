import { change } from './booking-changes.ts';
import { becomes } from './booking-facts.ts';
import type { Reducer } from './reducer.ts';

/** Why the last attempt to pay for a booking came to nothing, in the provider's words. */
export const failures: Reducer<'PaymentFailed'> = {
  subjects: ({ data }) => data.bookingIds.map((bookingId) => `booking:${bookingId}` as const),
  when: {
    PaymentFailed({ data: { bookingIds, failureCode: lastFailure }, recordedAt }, states) {
      const folded = bookingIds.map((bookingId) =>
        change(states, bookingId, (before) =>
          becomes(bookingId, before, { ...before, lastFailure }, recordedAt),
        ),
      );
      return {
        states: folded.flatMap((each) => each.states ?? []),
        details: folded.flatMap((each) => each.details ?? []),
      };
    },
  },
};
