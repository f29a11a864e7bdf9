import { describe, expect, it } from 'vitest';
import { formatDay, shortWeekday } from './dates.ts';
import { formatLongDay, formatWeekday } from './long-day.ts';
import { formatMoment, formatTime } from './moments.ts';

const spaced = (date: string) => date.replaceAll('\u00A0', ' ');

describe('a day in words', () => {
  it('has the Buddhist year in Thai, once', () => {
    expect(spaced(formatDay('2026-11-21', 'th'))).toBe('21 พ.ย. 2569');
    expect(formatDay('2026-11-21', 'th', 'month')).toBe('พฤศจิกายน 2569');
  });

  it('has the common year in English', () =>
    expect(spaced(formatDay('2026-11-21', 'en'))).toBe('21 Nov 2026'));

  it('is short with its weekday', () => {
    expect(spaced(formatDay('2026-11-21', 'th', 'short'))).toBe('ส. 21 พ.ย.');
    expect(spaced(formatDay('2026-11-22', 'en', 'short'))).toBe('Sun 22 Nov');
  });
});

describe('the names of months and days', () => {
  const LOCALES = { th: 'th-TH', en: 'en-GB' } as const;
  const intl = (language: 'th' | 'en', options: Intl.DateTimeFormatOptions, day: string) =>
    new Intl.DateTimeFormat(LOCALES[language], { ...options, timeZone: 'UTC' }).format(
      Date.parse(day),
    );
  const YEAR = Array.from({ length: 12 }, (_, n) => `2026-${String(n + 1).padStart(2, '0')}-05`);
  const WEEK = Array.from({ length: 7 }, (_, n) => `2026-11-${22 + n}`);

  it.each(['th', 'en'] as const)('are those of Intl in %s', (language) => {
    const month = { month: 'long', year: 'numeric' } as const;
    expect(YEAR.map((day) => formatDay(day, language, 'month'))).toEqual(
      YEAR.map((day) => intl(language, month, day)),
    );
    expect(WEEK.map((day) => formatWeekday(day, language))).toEqual(
      WEEK.map((day) => intl(language, { weekday: 'long' }, day)),
    );
  });

  it('are short, of September and weekdays as they stand here', () => {
    const medium = { day: 'numeric', month: 'short', year: 'numeric' } as const;
    expect(YEAR.map((day) => spaced(formatDay(day, 'th')))).toEqual(
      YEAR.map((day) => intl('th', medium, day)),
    );
    expect(YEAR.map((day) => spaced(formatDay(day, 'en')).slice(2, -5))).toEqual(
      ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'].concat([
        'Jul',
        'Aug',
        'Sept',
        'Oct',
        'Nov',
        'Dec',
      ]),
    );
    expect(WEEK.map((day) => shortWeekday(day, 'th')).join(' ')).toBe('อา. จ. อ. พ. พฤ. ศ. ส.');
    expect(WEEK.map((day) => shortWeekday(day, 'en')).join(' ')).toBe(
      'Sun Mon Tue Wed Thu Fri Sat',
    );
  });
});

describe('a line', () => {
  const piecesOf = (date: string) => date.split(' ').map(spaced);

  it.each(['th', 'en'] as const)('does not end within a date in %s', (language) => {
    for (const style of ['medium', 'short'] as const)
      expect(piecesOf(formatDay('2026-12-24', language, style))).toHaveLength(1);
  });

  it('ends before the date after a long weekday, and before a time', () => {
    expect(piecesOf(formatLongDay('2026-12-24', 'th'))).toEqual(['วันพฤหัสบดีที่', '24 ธันวาคม 2569']);
    expect(piecesOf(formatLongDay('2026-12-24', 'en'))).toEqual(['Thursday,', '24 December 2026']);
    expect(piecesOf(formatMoment('2026-11-20T18:30:00.000Z', 'en'))).toEqual([
      '21 Nov 2026,',
      '01:30',
    ]);
  });
});

describe('a moment in words', () => {
  it('is told by the clocks of Bangkok', () =>
    expect(spaced(formatMoment('2026-11-20T18:30:00.000Z', 'en'))).toBe('21 Nov 2026, 01:30'));

  it('has no comma in Thai', () =>
    expect(spaced(formatMoment('2026-11-20T18:30:00.000Z', 'th'))).toBe('21 พ.ย. 2569 01:30'));

  it('has a time of day', () => expect(formatTime('2026-11-20T17:05:00.000Z')).toBe('00:05'));
});
