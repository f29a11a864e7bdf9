import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenOver } from './when-over.ts';

const NOW = Date.parse('2026-12-24T10:00:00.000Z');
const DAY = 24 * 60 * 60_000;
const look = vi.fn();

beforeEach(() => {
  look.mockClear();
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

it.each([0, 0.02, 24, 25, 60])('looks a moment after a hold of %d days, and once', (days) => {
  whenOver(new Date(NOW + days * DAY).toISOString(), look);
  vi.advanceTimersByTime(days * DAY + 2_999);
  expect(look).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(look).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60 * DAY);
  expect(look).toHaveBeenCalledTimes(1);
});

it('looks soon after one that is over already', () => {
  whenOver(new Date(NOW - DAY).toISOString(), look);
  vi.advanceTimersByTime(3_000);
  expect(look).toHaveBeenCalledTimes(1);
});

it.each([1, 60])(
  'looks no more once it was stopped, in the first month or later: %d days',
  (days) => {
    const stop = whenOver(new Date(NOW + days * DAY).toISOString(), look);
    vi.advanceTimersByTime((days - 0.5) * DAY);
    stop();
    vi.advanceTimersByTime(60 * DAY);
    expect(look).not.toHaveBeenCalled();
  },
);
