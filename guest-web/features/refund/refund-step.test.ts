import { expect, it } from 'vitest';
import type { BookingJson } from '../../shell/api/bookings.ts';
import { refundStep } from './refund-step.ts';

const quote = {
  ...{ amount: 500, share: 0.5, rule: { th: '', en: '' } },
  ...{ accountNeeded: false, way: 'provider' as const },
};
const refund = (status: string, needsAccount = false) =>
  ({ status, needsAccount }) as NonNullable<BookingJson['refund']>;

it.each([
  ['of a stay ahead is asked for', { refundQuote: quote }, 'ask'],
  ['is asked for again after a no', { refundQuote: quote, refund: refund('rejected') }, 'ask'],
  [
    'of a price difference leaves the stay alone',
    { refundQuote: quote, refund: { ...refund('requested'), kind: 'difference' as const } },
    'ask',
  ],
  ['is waited for', { refundQuote: quote, refund: refund('requested') }, 'state'],
  ['without an account asks for one', { refund: refund('refunding', true) }, 'account'],
  ['that was paid is told of', { refund: refund('refunded') }, 'state'],
  ['that was refused too late is told of', { refund: refund('rejected') }, 'state'],
  ['of nothing is none', {}, 'closed'],
  [
    'of the stay is asked for beside other money',
    { refundQuote: quote, refund: refund('refunded') },
    'ask',
  ],
  [
    'of other money asks for its account first',
    { refundQuote: quote, refund: refund('refunding', true) },
    'account',
  ],
] as const)('a refund %s', (_, book, step) => {
  const refunds = 'refund' in book ? [book.refund] : [];
  expect(refundStep({ ...book, refunds })).toBe(step);
});
