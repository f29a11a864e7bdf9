import { placed } from '@baanpak/domain/testing/booking-samples.ts';
import { describe, expect, it } from 'vitest';
import { type Given, rowsAfter } from '../testing/reduce-events.ts';

const failed = (failureCode: string): Given => ({
  type: 'PaymentFailed',
  data: { uid: 'cart', attemptId: 'try', bookingIds: ['anna'], failureCode },
});

describe('a payment that failed', () => {
  it('is said of each booking it was for, and the last one counts', () => {
    const { details, facts } = rowsAfter([
      { type: 'BookingPlaced', data: placed },
      failed('insufficient_fund'),
      failed('stolen_or_lost_card'),
    ]);
    expect(details.map(({ detail }) => detail)).toEqual([
      expect.objectContaining({ lastFailure: null }),
      expect.objectContaining({ lastFailure: 'insufficient_fund' }),
      expect.objectContaining({ lastFailure: 'stolen_or_lost_card' }),
    ]);
    expect(facts).toEqual([]);
  });

  it('of a booking that is not known says nothing', () =>
    expect(rowsAfter([failed('insufficient_fund')]).details).toEqual([]));
});
