import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instant } from './instant.ts';
import {
  addDays,
  bangkokDay,
  bangkokTime,
  isLocalDate,
  type LocalDate,
  localDate,
  nightsBetween,
  nightsOf,
  overlap,
  startOfDay,
} from './local-date.ts';

const stay = (checkIn: string, checkOut: string) => ({
  checkIn: localDate(checkIn),
  checkOut: localDate(checkOut),
});
const anyDay = fc
  .integer({ min: 0, max: 40_000 })
  .map((n): LocalDate => addDays(localDate('2000-01-01'), n));

describe('a local date', () => {
  it.each(['2028-02-29', '2000-02-29', '2026-12-31', '0001-01-01'])('may be %s', (text) =>
    expect(isLocalDate(text)).toBe(true),
  );

  it.each([
    '2026-02-29',
    '2100-02-29',
    '2026-02-30',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-1-1',
    '26-01-01',
    '2026/01/01',
    '01-01-2026',
    ' 2026-01-01',
    '2026-01-01\n',
    '๒๐๒๖-๐๑-๐๑',
    'today',
    '',
  ])('is never %j', (text) => {
    expect(isLocalDate(text)).toBe(false);
    expect(() => localDate(text)).toThrow(RangeError);
  });

  it('may be sent with the midnight it begins at', () =>
    expect(localDate('2026-11-21T00:00:00')).toBe('2026-11-21'));

  it.each([
    '2026-11-21T00:00:00Z',
    '2026-11-21T00:00:00.000',
    '2026-11-21T12:00:00',
    '2026-02-30T00:00:00',
    'T00:00:00',
    '2026-11-21T00:00:00T00:00:00',
  ])('is not read from %j', (text) => expect(() => localDate(text)).toThrow(RangeError));
});

describe('counting days', () => {
  it.each([
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-02-28', 1, '2027-03-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2027-01-01', -1, '2026-12-31'],
    ['2026-11-21', 0, '2026-11-21'],
  ])('from %s by %i leads to %s', (from, days, to) => {
    expect(addDays(localDate(from), days)).toBe(to);
    expect(nightsBetween(localDate(from), localDate(to))).toBe(days);
  });

  it('there and back again leads to the same day', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -800, max: 800 }), (day, days) => {
        const other = addDays(day, days);
        expect(isLocalDate(other)).toBe(true);
        expect(addDays(other, -days)).toBe(day);
        expect(nightsBetween(day, other)).toBe(days);
        expect(day < other).toBe(days > 0);
      }),
    );
  });
});

describe('the nights of a stay', () => {
  it('are named by the day they begin, check-out not among them', () =>
    expect(nightsOf(stay('2028-02-28', '2028-03-01'))).toEqual(['2028-02-28', '2028-02-29']));

  it('are none when it ends the day it begins, or before', () => {
    expect(nightsOf(stay('2026-11-21', '2026-11-21'))).toEqual([]);
    expect(nightsOf(stay('2026-11-21', '2026-11-20'))).toEqual([]);
  });

  it('are shared by stays that overlap, and only by them', () => {
    const someStay = fc
      .tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 1, max: 4 }))
      .map(([from, nights]) => ({
        checkIn: addDays(localDate('2026-12-27'), from),
        checkOut: addDays(localDate('2026-12-27'), from + nights),
      }));
    fc.assert(
      fc.property(someStay, someStay, (a, b) => {
        const shared = nightsOf(a).some((night) => nightsOf(b).includes(night));
        expect(overlap(a, b)).toBe(shared);
        expect(overlap(b, a)).toBe(shared);
      }),
    );
  });
});

describe('a day in Bangkok', () => {
  it.each([
    ['2026-11-20T16:59:59.999Z', '2026-11-20'],
    ['2026-11-20T17:00:00.000Z', '2026-11-21'],
    ['2026-11-21T00:00:00.000Z', '2026-11-21'],
    ['2026-12-31T17:00:00.000Z', '2027-01-01'],
    ['2028-02-28T17:00:00.000Z', '2028-02-29'],
  ])('at %s is %s', (moment, day) => expect(bangkokDay(instant(moment))).toBe(day));

  it('has a time of day that its clocks show', () => {
    expect(bangkokTime(instant('2026-11-20T17:05:00.000Z'))).toBe('00:05');
    expect(bangkokTime(instant('2026-11-21T16:59:59.999Z'))).toBe('23:59');
  });

  it('begins seven hours before it does in UTC', () =>
    expect(startOfDay(localDate('2026-11-21'))).toBe('2026-11-20T17:00:00.000Z'));

  it('is the day of its first moment, and of no moment before', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const start = startOfDay(day);
        expect(bangkokDay(start)).toBe(day);
        expect(bangkokDay(instant(Date.parse(start) - 1))).toBe(addDays(day, -1));
      }),
    );
  });
});
