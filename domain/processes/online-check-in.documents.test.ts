import { describe, it } from 'vitest';
import { EVENTS } from '../testing/booking-samples.ts';
import { follow } from '../testing/follow.ts';
import { DAY, instant } from '../values/time/instant.ts';
import { deleteDocuments } from './online-check-in.ts';

const when = follow(deleteDocuments);
const { bookingId } = EVENTS.BookingPlaced.data;

describe('documents of a guest', () => {
  it('are looked at from the next midnight in Bangkok on', () => {
    const sentAt = instant('2027-01-05T16:59:00.000Z');
    when({ ...EVENTS.DocumentSent, data: { ...EVENTS.DocumentSent.data, sentAt } }).expect({
      at: instant('2027-01-05T17:00:00.000Z'),
      key: `documents:${bookingId}`,
      do: { type: 'DeleteDueDocuments', data: { bookingId } },
      every: DAY,
    });
  });

  it('are looked at no more once they are deleted', () =>
    when(EVENTS.DocumentsDeleted).expect({ forget: `documents:${bookingId}` }));
});
