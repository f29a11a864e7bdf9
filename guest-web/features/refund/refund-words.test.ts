import { expect, it } from 'vitest';
import { headOf, masked, wordsOf } from './refund-words.ts';

it.each([
  ['requested', null, false, 500, 'requested'],
  ['rejected', null, false, 500, 'rejected'],
  ['refunding', null, false, 500, 'refunding'],
  ['refunding', 'provider', false, 500, 'provider'],
  ['refunding', 'transfer', false, 500, 'transfer'],
  ['refunding', 'transfer', true, 500, 'account'],
  ['failed', 'provider', true, 500, 'account'],
  ['failed', 'provider', false, 500, 'failed'],
  ['refunded', 'transfer', false, 500, 'refunded'],
  ['refunded', null, false, 0, 'nothing'],
] as const)(
  'a refund that is %s by %s, waiting for an account %s, of %i is told as %s',
  (status, way, needsAccount, amount, words) =>
    expect(wordsOf({ status, way, needsAccount, amount })).toBe(words),
);

it.each([
  ['requested', null, 500, 'difference'],
  ['rejected', null, 500, 'credit'],
  ['refunding', null, 500, 'provider'],
  ['refunding', 'transfer', 500, 'transfer'],
  ['refunded', null, 0, 'used'],
  ['refunded', 'provider', 500, 'refunded'],
] as const)(
  'a price difference that is %s by %s, of %i is told as %s',
  (status, way, amount, words) =>
    expect(wordsOf({ status, way, needsAccount: false, amount, kind: 'difference' })).toBe(words),
);

it.each([
  ['Booked', 'booking', undefined, 'refunded', 'provider', 'newDates'],
  ['Completed', 'booking', undefined, 'refunding', 'transfer', 'newDates'],
  ['Booked', 'booking', undefined, 'refunding', null, 'newDates'],
  ['Booked', 'booking', 'difference', 'refunding', null, null],
  ['Booked', 'booking', 'difference', 'refunded', 'provider', 'lowerPrice'],
  ['Booked', 'late', undefined, 'refunded', 'provider', 'tooMuch'],
  ['Canceled', 'booking', undefined, 'refunded', 'provider', null],
  ['Booked', null, undefined, 'requested', null, null],
] as const)(
  'money of a stay that is %s, of %s, %s, %s by %s, is headed %s',
  (stay, of, kind, status, way, head) =>
    expect(
      headOf({ of, status, way, needsAccount: false, amount: 500, ...(kind && { kind }) }, stay),
    ).toBe(head),
);

it('repeats no more than the last four digits', () =>
  expect(masked('123-4-56789-0')).toBe('••• 7890'));
