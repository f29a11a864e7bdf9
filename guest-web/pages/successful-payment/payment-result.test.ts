import { expect, it } from 'vitest';
import { outcomeOf } from './payment-result.ts';

it.each([
  ['Booked', 'paid', 'paid'],
  ['Completed', 'paid', 'paid'],
  ['Reserved', 'pending', 'pending'],
  ['Reserved', 'failed', 'failed'],
  ['Reserved', 'mismatched', 'mismatched'],
  ['Expired', 'failed', 'canceled'],
  ['Canceled', 'pending', 'canceled'],
] as const)('a booking that is %s and %s was %s', (status, paymentStatus, outcome) =>
  expect(outcomeOf({ status, paymentStatus })).toBe(outcome),
);
