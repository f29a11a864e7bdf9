import { expect, it } from 'vitest';
import { whatHappened } from './what-happened.ts';

it.each([
  ['Reserved', 'pending', false, undefined],
  ['Reserved', 'failed', false, 'failed: failed'],
  ['Reserved', 'mismatched', false, 'mismatched: mismatched'],
  ['Booked', 'paid', false, undefined],
  ['Booked', 'refund-requested', false, undefined],
  ['Booked', 'paid', true, 'checkedIn: checkedIn'],
  ['Completed', 'paid', true, 'completed: completed'],
  ['Expired', 'failed', false, 'canceled: expired'],
  ['Expired', 'refunding', false, 'canceled: late'],
  ['Canceled', 'pending', false, 'canceled: canceled'],
  ['Canceled', 'refunded', false, 'canceled: refunded'],
] as const)('of %s, %s, checked in %s, tells %s', (status, paymentStatus, checkInStatus, told) => {
  const happened = whatHappened({ status, paymentStatus, checkInStatus });
  expect(happened && `${happened.alert}: ${happened.hint}`).toBe(told);
});
