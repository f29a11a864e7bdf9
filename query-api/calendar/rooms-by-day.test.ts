import { baht } from '@baanpak/domain/values/money/money.ts';
import { addDays } from '@baanpak/domain/values/time/local-date.ts';
import { describe, expect, it } from 'vitest';
import { HOTEL, knownRoom, nightsText, ROOM, TODAY } from '../availability/testing/known-rooms.ts';
import { toBookReach } from './rooms-by-day.ts';

/** A calendar from today on; the first number is the night before. */
function calendar(taken: readonly number[], { units = 1, closed = false, from = TODAY } = {}) {
  const { known, room } = knownRoom({
    units,
    disabled: closed,
    basePrice: baht(1000),
    nights: nightsText(addDays(from, -1), taken),
  });
  return toBookReach(known, room, { from, to: addDays(from, taken.length - 1) }, TODAY);
}
const statuses = (...given: Parameters<typeof calendar>) =>
  calendar(...given).days.map(({ status }) => status);

describe("a day in a room's calendar", () => {
  it('is available when this night and the one before are free', () =>
    expect(statuses([0, 0])).toEqual(['available']));

  it('is for arriving only when the night before is taken and this one free', () =>
    expect(statuses([1, 0])).toEqual(['checkInOnly']));

  it('is for leaving only when this night is taken and the one before free', () =>
    expect(statuses([0, 1])).toEqual(['checkOutOnly']));

  it('is full when both are taken', () => expect(statuses([1, 1])).toEqual(['full']));

  it('lets one stay of two nights be left and another begin around it', () =>
    expect(statuses([0, 0, 1, 1, 0, 0])).toEqual([
      'available',
      'checkOutOnly',
      'full',
      'checkInOnly',
      'available',
    ]));

  it('counts units: a night is taken when the last one is', () => {
    expect(statuses([1, 1, 2, 2, 1], { units: 2 })).toEqual([
      'available',
      'checkOutOnly',
      'full',
      'checkInOnly',
    ]);
    expect(calendar([0, 0, 1, 2], { units: 2 }).days.map((day) => day.unitsLeft)).toEqual([
      2, 1, 0,
    ]);
  });

  it('is past before today, and free of the past from today on', () =>
    expect(statuses([0, 0, 1, 0], { from: addDays(TODAY, -2) })).toEqual([
      'past',
      'past',
      'checkInOnly',
    ]));

  it('is full, the past too, where the room or its hotel is closed', () => {
    const days = calendar([0, 0, 0], { closed: true, from: addDays(TODAY, -1) }).days;
    expect(days.map(({ status }) => status)).toEqual(['full', 'full']);
    expect(days.map(({ unitsLeft }) => unitsLeft)).toEqual([0, 0]);
  });

  it('is full in a room without units', () =>
    expect(statuses([0, 0], { units: 0 })).toEqual(['full']));

  it('has its date, its price in baht, and no rules of stay', () =>
    expect(calendar([0, 0])).toEqual({
      roomId: ROOM.roomId,
      hotelId: HOTEL.hotelId,
      from: '2027-03-01',
      to: '2027-03-02',
      days: [
        {
          date: '2027-03-01',
          status: 'available',
          price: 1000,
          unitsLeft: 1,
          minStay: null,
          maxStay: null,
          closedToArrival: false,
          closedToDeparture: false,
        },
      ],
    }));
});
