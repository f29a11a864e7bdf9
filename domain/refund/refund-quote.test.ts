import { describe, expect, it } from 'vitest';
import { day, nights } from '../testing/samples.ts';
import type { CancellationPolicy } from '../values/money/cancellation-policy.ts';
import { baht, satang } from '../values/money/money.ts';
import { shareOf } from '../values/money/share-of.ts';
import { i18nText } from '../values/text/i18n-text.ts';
import { refundQuote } from './refund-quote.ts';

const POLICY: CancellationPolicy = [
  { name: i18nText('Early'), daysBefore: 14, share: 1 },
  { name: i18nText('Half'), daysBefore: 3, share: 0.5 },
  { name: i18nText('Late'), daysBefore: 0, share: 0.07 },
];
const paid = {
  status: 'Booked',
  received: baht(2000),
  arrival: null,
  terms: { ...nights(20, 22), cancellationPolicy: POLICY },
};

describe('a refund quote', () => {
  it.each([
    [1, 2000, 1, 'Early'],
    [6, 2000, 1, 'Early'],
    [7, 1000, 0.5, 'Half'],
    [17, 1000, 0.5, 'Half'],
    [18, 140, 0.07, 'Late'],
    [20, 140, 0.07, 'Late'],
    [21, 0, 0, 'No refund'],
  ])('on day %i before arrival on day 20 is %i baht', (today, amount, share, rule) =>
    expect(refundQuote(paid, day(today))).toMatchObject({
      amount: baht(amount),
      share,
      rule: { en: rule },
    }),
  );

  it('by default is all of it until the day before arrival, and nothing from then on', () => {
    const agreedBefore = { ...paid, terms: nights(20, 22) };
    expect(refundQuote(agreedBefore, day(19))).toMatchObject({ amount: baht(2000), share: 1 });
    expect(refundQuote(agreedBefore, day(20))).toMatchObject({ amount: 0, share: 0 });
  });

  it('is nothing where the hotel gives nothing back', () =>
    expect(shareOf([], baht(2000), 365)).toMatchObject({ amount: 0, share: 0 }));

  it('rounds half a baht up, but never above what was received', () => {
    const quote = (received: number) => shareOf(POLICY, satang(received), 3).amount;
    expect([300, 500, 101, 99].map(quote)).toEqual([200, 300, 100, 0]);
  });

  it.each([
    ['not paid', { received: satang(0) }],
    ['held', { status: 'Reserved' }],
    ['stayed', { status: 'Completed' }],
    ['canceled', { status: 'Canceled' }],
    ['of a guest who is there', { arrival: { by: 'somsri' } }],
  ])('is not for what is %s', (_, changes) =>
    expect(refundQuote({ ...paid, ...changes }, day(1))).toBeNull(),
  );

  it('is not for a stay that is over', () => {
    expect(refundQuote(paid, day(21))).not.toBeNull();
    expect(refundQuote(paid, day(22))).toBeNull();
  });
});
