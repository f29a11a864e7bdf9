import fc from 'fast-check';
import { expect, it } from 'vitest';
import { after, DAY, instant, MINUTE } from './instant.ts';

it('an instant is UTC text with milliseconds, whatever it was read from', () => {
  const text = '2026-11-21T01:00:00.000Z';
  expect(instant('2026-11-21T08:00:00+07:00')).toBe(text);
  expect(instant(new Date(text))).toBe(text);
  expect(instant(Date.parse(text))).toBe(text);
  expect(() => instant('soon')).toThrow(RangeError);
});

it('a time later counts in milliseconds', () => {
  const start = instant('2028-02-28T23:59:00.000Z');
  expect(after(start, MINUTE)).toBe('2028-02-29T00:00:00.000Z');
  expect(after(start, DAY)).toBe('2028-02-29T23:59:00.000Z');
  expect(after(start, -1)).toBe('2028-02-28T23:58:59.999Z');
});

it('instants sort as text', () => {
  const time = fc.integer({ min: 0, max: Date.parse('2100-01-01') });
  fc.assert(
    fc.property(time, time, (a, b) => {
      expect(instant(a) < instant(b)).toBe(a < b);
    }),
  );
});
