import { describe, expect, it } from 'vitest';
import { clock, markOf, secondsUntil } from './seconds-left.ts';

it.each([
  [0, '0:00'],
  [65, '1:05'],
  [1800, '30:00'],
  [5345, '1:29:05'],
])('shows %d seconds as %s', (seconds, shown) => expect(clock(seconds)).toBe(shown));

describe('what is left of a hold', () => {
  const hold = { since: '2026-12-24T10:00:00.400Z', until: '2026-12-24T10:30:00.400Z' };
  const leftAt = (now: string) => secondsUntil(hold, Date.parse(now));

  it('is never more than all of it, though the clock is a guess', () => {
    expect(leftAt('2026-12-24T10:00:00.400Z')).toBe(1800);
    expect(leftAt('2026-12-24T09:59:59.700Z')).toBe(1800);
    expect(leftAt('2026-12-24T05:00:00.000Z')).toBe(1800);
  });

  it('counts a second as left only while all of it is', () => {
    expect(leftAt('2026-12-24T10:00:00.401Z')).toBe(1799);
    expect(leftAt('2026-12-24T10:29:59.400Z')).toBe(1);
    expect(leftAt('2026-12-24T10:29:59.401Z')).toBe(0);
  });

  it('is nothing once it is over', () => expect(leftAt('2026-12-25T10:00:00.000Z')).toBe(0));
});

it.each([
  [601, undefined],
  [600, 10],
  [301, 10],
  [300, 5],
  [60, 1],
  [0, 1],
])('with %d seconds left has passed the mark of %s minutes', (left, mark) =>
  expect(markOf(left)).toBe(mark),
);
