import { expect, it } from 'vitest';
import { booking } from '../../testing/samples.ts';
import { chipOf, whatHappened } from './what-happened.ts';

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

it.each([
  [{ status: 'Reserved' }, 'Reserved'],
  [{ status: 'Reserved', transferReportedAt: '2026-12-24T10:00:00.000Z' }, 'reported'],
  [{ status: 'Booked', paymentStatus: 'paid' }, 'Booked'],
  [{ status: 'Booked', checkInStatus: true }, 'checkedIn'],
  [{ status: 'Canceled', paymentStatus: 'refunding' }, 'refunding'],
  [{ status: 'Canceled', paymentStatus: 'refunded' }, 'refunded'],
  [{ status: 'Completed', paymentStatus: 'partially-refunded' }, 'Completed'],
] as const)('of %j the chip is %s', (facts, chip) => expect(chipOf(booking(facts))).toBe(chip));
