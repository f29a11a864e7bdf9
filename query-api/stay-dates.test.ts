import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { localDate } from '@baanpak/domain/values/time/local-date.ts';
import { describe, expect, it } from 'vitest';
import { daysAsked, stayAsked, staysInMonth } from './stay-dates.ts';

const TODAY = localDate('2027-01-01');

const refusal = (ask: () => unknown): string => {
  try {
    ask();
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
  return 'nothing';
};

describe('the stay asked for', () => {
  it.each([
    ['nothing', undefined, undefined, '2027-01-01', '2027-01-02'],
    ['a start', '2027-03-01', undefined, '2027-03-01', '2027-03-02'],
    ['an end', undefined, '2027-01-04', '2027-01-01', '2027-01-04'],
    ['both', '2027-03-01', '2027-03-04', '2027-03-01', '2027-03-04'],
    ['the same day twice', '2027-03-01', '2027-03-01', '2027-03-01', '2027-03-02'],
    ['midnights', '2027-03-01T00:00:00', '2027-03-02T00:00:00', '2027-03-01', '2027-03-02'],
    ['the last night one can book', '2028-12-30', undefined, '2028-12-30', '2028-12-31'],
  ])('is read from %s', (_, start, end, checkIn, checkOut) =>
    expect(stayAsked(start, end, TODAY)).toEqual({ checkIn, checkOut }),
  );

  it.each([
    ['stay-too-short', '2027-03-02', '2027-03-01'],
    ['stay-too-short', undefined, '2026-12-31'],
    ['stay-in-the-past', '2026-12-31', '2027-01-02'],
    ['stay-too-far-ahead', '2028-12-30', '2029-01-01'],
    ['stay-too-far-ahead', '2028-12-31', '2028-12-31'],
    ['stay-too-far-ahead', '9999-12-31', undefined],
    ['stay-too-far-ahead', '9999-12-31', '9999-12-31'],
  ])('is refused as %s', (code, start, end) =>
    expect(refusal(() => stayAsked(start, end, TODAY))).toBe(code),
  );
});

describe('the days asked for', () => {
  it.each([
    ['nothing', undefined, undefined, '2027-01-01', '2028-01-01'],
    ['a start', '2027-03-01', undefined, '2027-03-01', '2028-02-29'],
    ['a start long ago', '2026-03-01', undefined, '2026-03-01', '2028-01-01'],
    ['a start near the end of it all', '2028-12-01', undefined, '2028-12-01', '2028-12-31'],
    ['an end', undefined, '2027-01-02', '2027-01-01', '2027-01-02'],
    ['both', '2026-12-01', '2027-02-01', '2026-12-01', '2027-02-01'],
  ])('are read from %s', (_, from, to, first, end) =>
    expect(daysAsked({ ...(from && { from }), ...(to && { to }) }, TODAY)).toEqual({
      from: first,
      to: end,
    }),
  );

  it.each([
    ['stay-too-short', '2027-03-01', '2027-03-01'],
    ['stay-too-far-ahead', '2027-03-01', '2029-01-01'],
    ['stay-too-far-ahead', '2029-01-01', '2029-01-02'],
    ['stay-in-the-past', '2024-12-31', '2027-01-02'],
    ['stay-too-far-ahead', '9999-12-31', '10000-01-01'],
  ])('are refused as %s', (code, from, to) =>
    expect(refusal(() => daysAsked({ from, to }, TODAY))).toBe(code),
  );
});

describe('the stays that begin in a month', () => {
  const TODAY_IN_JANUARY = localDate('2027-01-29');

  it('are as long as asked for, one a day', () => {
    const stays = staysInMonth('2027-02', 3, TODAY_IN_JANUARY);
    expect(stays).toHaveLength(28);
    expect(stays[0]).toEqual({ checkIn: '2027-02-01', checkOut: '2027-02-04' });
    expect(stays.at(-1)).toEqual({ checkIn: '2027-02-28', checkOut: '2027-03-03' });
  });

  it('begin today at the earliest', () =>
    expect(staysInMonth('2027-01', 1, TODAY_IN_JANUARY).map(({ checkIn }) => checkIn)).toEqual([
      ...['2027-01-29', '2027-01-30', '2027-01-31'],
    ]));

  it('end where one can no longer book', () => {
    const stays = staysInMonth('2029-01', 2, TODAY_IN_JANUARY);
    expect(stays.at(-1)).toEqual({ checkIn: '2029-01-26', checkOut: '2029-01-28' });
  });

  it.each([
    ['stay-in-the-past', '2026-12', 1],
    ['stay-too-far-ahead', '2029-02', 1],
    ['stay-too-far-ahead', '2029-01', 29],
  ])('are refused as %s', (code, month, nights) =>
    expect(refusal(() => staysInMonth(month, nights, TODAY_IN_JANUARY))).toBe(code),
  );
});
