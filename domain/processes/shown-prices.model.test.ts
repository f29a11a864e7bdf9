import { expect, it } from 'vitest';
import { playStories } from '../testing/shown-prices.ts';

it('stays are booked and charged as they were shown last, whatever the owner changes', () => {
  const { bookings, changed, wrong } = playStories(150);
  expect(wrong).toBeNull();
  expect(bookings).toBeGreaterThan(2_000);
  expect(changed).toBeGreaterThan(50);
});
