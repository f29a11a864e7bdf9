import { describe, expect, it } from 'vitest';
import { formatDay, formatMoment } from './dates.ts';

describe('a day in words', () => {
  it('has the Buddhist year in Thai, once', () => {
    expect(formatDay('2026-11-21', 'th')).toBe('21 พ.ย. 2569');
    expect(formatDay('2026-11-21', 'th', 'month')).toBe('พฤศจิกายน 2569');
  });

  it('has the common year in English', () =>
    expect(formatDay('2026-11-21', 'en')).toBe('21 Nov 2026'));

  it('is short with its weekday', () => {
    expect(formatDay('2026-11-21', 'th', 'short')).toBe('ส. 21 พ.ย.');
    expect(formatDay('2026-11-22', 'en', 'short')).toBe('Sun 22 Nov');
  });
});

describe('a moment in words', () => {
  it('is told by the clocks of Bangkok', () =>
    expect(formatMoment('2026-11-20T18:30:00.000Z', 'en')).toBe('21 Nov 2026, 01:30'));
});
