import { addDays, localDate, nightsOf } from '@baanpak/domain/values/time/local-date.ts';
import { expect, it } from 'vitest';
import { isLongWeekend, weekday } from './long-weekends.ts';

const longNights = (from: string, days: number) =>
  nightsOf({ checkIn: localDate(from), checkOut: addDays(localDate(from), days) }).filter(
    isLongWeekend,
  );

it('names the days of the week', () => {
  expect(weekday(localDate('2026-11-21'))).toBe(6);
  expect(weekday(localDate('2026-11-22'))).toBe(0);
});

it('lets a holiday on a Friday begin the weekend on Thursday night', () =>
  expect(longNights('2026-10-19', 7)).toEqual(['2026-10-22', '2026-10-23', '2026-10-24']));

it('gives Monday off for a holiday on Saturday, so that Sunday night counts', () =>
  expect(longNights('2026-11-30', 10)).toEqual(['2026-12-04', '2026-12-05', '2026-12-06']));

it('joins a Friday and a Monday to one long weekend', () =>
  expect(longNights('2026-04-27', 9)).toEqual([
    '2026-04-30',
    '2026-05-01',
    '2026-05-02',
    '2026-05-03',
  ]));

it('leaves a holiday in the middle of the week alone', () =>
  expect(longNights('2026-08-10', 5)).toEqual([]));
