import { describe, it } from 'vitest';
import { follow } from '../testing/follow.ts';
import { GUEST, HELD_UNTIL, minute, TERMS } from '../testing/samples.ts';
import { instant } from '../values/time/instant.ts';
import { completeStays } from './complete-stays.ts';

const when = follow(completeStays);

const forgotten = { forget: 'stay:anna' };
const ended = { bookingId: 'anna', endedAt: minute(30) };

describe('a stay', () => {
  it('is over at noon in Bangkok of the day after its check-out', () => {
    const due = instant('2027-03-04T05:00:00.000Z'); // TERMS check out on 3 March
    when({
      type: 'BookingPlaced',
      data: {
        bookingId: 'anna',
        terms: TERMS,
        guest: GUEST,
        heldUntil: HELD_UNTIL,
        placedAt: minute(0),
      },
    }).expect({
      at: due,
      key: 'stay:anna',
      do: { type: 'CompleteStay', data: { bookingId: 'anna', completedAt: due } },
    });
  });

  it('is over at the same time when staff took it', () => {
    const due = instant('2027-03-04T05:00:00.000Z');
    when({
      type: 'BookingTaken',
      data: { bookingId: 'anna', terms: TERMS, guest: GUEST, takenAt: minute(0) },
    }).expect({
      at: due,
      key: 'stay:anna',
      do: { type: 'CompleteStay', data: { bookingId: 'anna', completedAt: due } },
    });
  });

  it.each(['GuestDeparted', 'NoShowRecorded'] as const)('is over before that by %s', (type) =>
    when({ type, data: { bookingId: 'anna', by: 'somsri', at: minute(0) } }).expect(forgotten),
  );

  it.each(['BookingExpired', 'BookingGivenUp', 'BookingAbandoned', 'BookingCanceled'] as const)(
    'never comes after %s',
    (type) => when({ type, data: ended }).expect(forgotten),
  );

  it('is completed once', () =>
    when({
      type: 'StayCompleted',
      data: { bookingId: 'anna', completedAt: minute(9000) },
    }).expect(forgotten));
});
