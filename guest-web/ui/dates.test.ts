import { describe, expect, it } from 'vitest';
import { formatDay, formatMoment } from './dates.ts';

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

describe('a line', () => {
  const piecesOf = (date: string) => date.split(' ').map(spaced);

  it.each(['th', 'en'] as const)('does not end within a date in %s', (language) => {
    for (const style of ['medium', 'short'] as const)
      expect(piecesOf(formatDay('2026-12-24', language, style))).toHaveLength(1);
  });

  it('ends before the date after a long weekday, and before a time', () => {
    expect(piecesOf(formatDay('2026-12-24', 'th', 'long'))).toEqual([
      'วันพฤหัสบดีที่',
      '24 ธันวาคม 2569',
    ]);
    expect(piecesOf(formatDay('2026-12-24', 'en', 'long'))).toEqual([
      'Thursday,',
      '24 December 2026',
    ]);
    expect(piecesOf(formatMoment('2026-11-20T18:30:00.000Z', 'en'))).toEqual([
      '21 Nov 2026,',
      '01:30',
    ]);
  });
});

describe('a moment in words', () => {
  it('is told by the clocks of Bangkok', () =>
    expect(spaced(formatMoment('2026-11-20T18:30:00.000Z', 'en'))).toBe('21 Nov 2026, 01:30'));
});
