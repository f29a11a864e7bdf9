/** @module-tag long */
import { expect, it } from 'vitest';
import { playStories } from '../testing/shown-prices.ts';

it('100,000 stays are booked and charged as they were shown last', () => {
  const { bookings, changed, wrong, seed } = playStories(4_200);
  console.info(`seed ${seed}: ${bookings} stays booked, ${changed} times a guest was asked again`);
  expect(wrong).toBeNull();
  expect(bookings).toBeGreaterThanOrEqual(100_000);
}, 180_000);
