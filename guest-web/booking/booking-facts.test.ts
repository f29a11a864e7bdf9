import { expect, it } from 'vitest';
import { alertOf } from './booking-facts.ts';

it.each([
  ['Reserved', 'pending', false, undefined],
  ['Reserved', 'failed', false, 'failed'],
  ['Booked', 'paid', false, undefined],
  ['Booked', 'paid', true, 'checkedIn'],
  ['Completed', 'paid', true, 'completed'],
  ['Expired', 'failed', false, 'canceled'],
  ['Canceled', 'refunded', false, 'canceled'],
] as const)('of %s, %s, checked in %s, tells %s', (status, paymentStatus, checkInStatus, alert) =>
  expect(alertOf({ status, paymentStatus, checkInStatus })).toBe(alert),
);
