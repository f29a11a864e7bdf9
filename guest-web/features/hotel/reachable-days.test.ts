import type { DayJson, DayStatus } from '@baanpak/contract/booking/book-reach.ts';
import { addDays, localDate } from '@baanpak/domain/values/time/local-date.ts';
import { describe, expect, it } from 'vitest';
import { byDate, canCheckIn, reachableCheckOuts } from './reachable-days.ts';

const FIRST = localDate('2026-12-01');
const day = (n: number) => addDays(FIRST, n - 1);

const dayOf = (n: number, status: DayStatus, rules: Partial<DayJson> = {}): DayJson => ({
  date: day(n),
  status,
  price: 1000,
  unitsLeft: 1,
  minStay: null,
  maxStay: null,
  closedToArrival: false,
  closedToDeparture: false,
  ...rules,
});

/** From the first of December on: a free, i check-in only, o check-out only, f full. */
const STATUS: Readonly<Record<string, DayStatus>> = {
  a: 'available',
  i: 'checkInOnly',
  o: 'checkOutOnly',
  f: 'full',
};
const calendar = (letters: string, rules: Readonly<Record<number, Partial<DayJson>>> = {}) =>
  byDate([...letters].map((letter, n) => dayOf(n + 1, STATUS[letter] ?? 'full', rules[n + 1])));

const reach = (...from: Parameters<typeof reachableCheckOuts>) => [...reachableCheckOuts(...from)];

describe('a day on which a stay may begin', () => {
  it('has a free night', () => {
    expect(canCheckIn(dayOf(1, 'available'))).toBe(true);
    expect(canCheckIn(dayOf(1, 'checkInOnly'))).toBe(true);
    expect(canCheckIn(dayOf(1, 'checkOutOnly'))).toBe(false);
    expect(canCheckIn(dayOf(1, 'full'))).toBe(false);
    expect(canCheckIn(dayOf(1, 'past'))).toBe(false);
  });

  it('is not closed to arrivals', () =>
    expect(canCheckIn(dayOf(1, 'available', { closedToArrival: true }))).toBe(false));

  it('is in the calendar', () => expect(canCheckIn(undefined)).toBe(false));
});

describe('the days on which a stay may end', () => {
  it('go up to the day on which somebody else arrives, and no further', () =>
    expect(reach(calendar('aaoffiaa'), day(1))).toEqual([day(2), day(3)]));

  it('begin the day after the arrival', () =>
    expect(reach(calendar('iof'), day(1))).toEqual([day(2)]));

  it('are none where a stay may not begin', () =>
    expect(reach(calendar('foia'), day(1))).toEqual([]));

  it('keep to the shortest and the longest stay', () =>
    expect(reach(calendar('aaaaaa', { 1: { minStay: 2, maxStay: 3 } }), day(1))).toEqual([
      day(3),
      day(4),
    ]));

  it('leave out days closed to departures', () =>
    expect(reach(calendar('aaaa', { 2: { closedToDeparture: true } }), day(1))).toEqual([
      day(3),
      day(4),
    ]));
});
