import { block, ended, ofBooking, placed } from '@baanpak/domain/testing/booking-samples.ts';
import { day, minute, TERMS } from '@baanpak/domain/testing/samples.ts';
import { describe, expect, it } from 'vitest';
import { factsAfter, sumsAfter } from '../testing/facts-of-stays.ts';
import { type Given, rowsAfter } from '../testing/reduce-events.ts';

const { roomId, price } = TERMS;
const began: Given = { type: 'BookingPlaced', data: placed };
const canceled: Given = { type: 'BookingCanceled', data: ended };
const reinstated = (status: 'Reserved' | 'Unavailable'): Given => ({
  type: 'BookingReinstated',
  data: { ...ofBooking, undo: 1, at: minute(60), status, checkOut: TERMS.checkOut },
});

describe('a hold', () => {
  it.each([
    ['BookingExpired', 1],
    ['BookingGivenUp', 1],
    ['BookingCanceled', 1],
    ['BookingAbandoned', 0],
  ] as const)('that ended with %s counts %i times, on the day it was placed', (type, times) =>
    expect(factsAfter(began, { type, data: ended })).toEqual(
      Array.from({ length: times }, () => 'hold 2027-01-01 1 200000 0'),
    ),
  );

  it('that stands again after its cancellation did not end', () =>
    expect(sumsAfter(began, canceled, reinstated('Reserved'))).toEqual({}));

  it('ends when its money is turned away', () => {
    const refused = { ...ofBooking, roomId, checkoutUid: 'c', chargeId: 'chrg', amount: price };
    expect(
      factsAfter(began, {
        type: 'PaymentTurnedAway',
        data: { ...refused, turnedAwayAt: minute(5), status: 'Canceled' },
      }),
    ).toEqual(['hold 2027-01-01 1 200000 0']);
  });
});

describe('a block', () => {
  const blocked: Given = { type: 'BlockPlaced', data: block };
  const lifted = (at: number): Given => ({
    type: 'BlockLifted',
    data: { ...ofBooking, roomId, liftedAt: minute(at) },
  });
  const onSecondNight = (Date.parse(day(2)) - Date.parse(minute(0))) / 60_000;

  it('takes its units of each night', () =>
    expect(factsAfter(blocked)).toEqual(['blocked 2027-03-01 2 0 0', 'blocked 2027-03-02 2 0 0']));

  it('gives back the nights to come once it is lifted: those before were blocked', () => {
    expect(sumsAfter(blocked, lifted(30))).toEqual({});
    expect(sumsAfter(blocked, lifted(onSecondNight))).toEqual({
      [`blocked 2027-03-01 ${roomId} units`]: 2,
    });
  });

  it('is as before once that was undone', () =>
    expect(sumsAfter(blocked, lifted(onSecondNight), reinstated('Unavailable'))).toEqual(
      sumsAfter(blocked),
    ));

  it('is nobody’s stay: nothing is said of it', () =>
    expect(rowsAfter([blocked]).details).toEqual([]));
});
