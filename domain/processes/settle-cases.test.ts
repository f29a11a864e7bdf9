import { describe, expect, it } from 'vitest';
import { type CaseSettled, openCaseOf } from '../money-case/money-case.ts';
import { minute } from '../testing/samples.ts';
import { baht } from '../values/money/money.ts';
import { stepsAfter } from './process.ts';
import { settleCases } from './settle-cases.ts';

const facts = { attemptId: 'try-1', chargeId: 'chrg_1', checkoutUid: 'cart', bookingIds: ['anna'] };
const settled = (
  action: CaseSettled['data']['action'],
  { data }: ReturnType<typeof openCaseOf>,
) => {
  const { openedAt: _, ...about } = data;
  const decided = { action, reason: null, subject: 'anna', by: 'nok', settledAt: minute(9) };
  const event = { type: 'CaseSettled', data: { ...about, ...decided } } as const;
  return stepsAfter(settleCases, { ...event, recordedAt: minute(10), revision: 0 });
};
const money = openCaseOf('mismatched-money', 'try-1', {
  ...{ ...facts, amount: baht(40), openedAt: minute(1) },
});

describe('a case that staff settled', () => {
  it('has its money go back as a refund of its own', () =>
    expect(settled('return', money)).toEqual([
      {
        do: {
          type: 'StartRefund',
          data: {
            ...{ refundId: 'mismatched-money-try-1', of: 'case', amount: baht(40) },
            ...{ bookingIds: ['anna'], checkoutUid: 'cart', chargeId: 'chrg_1' },
            startedAt: minute(9),
          },
        },
      },
    ]));

  it('has a refund that failed tried again', () => {
    const failed = { refundId: 'anna', amount: baht(40), openedAt: minute(1) };
    expect(settled('return', openCaseOf('failed-refund', 'anna', failed))).toEqual([
      { do: { type: 'RetryRefund', data: { refundId: 'anna', by: 'nok', at: minute(9) } } },
    ]);
  });

  it('has its money booked by a timer, for the provider may be away', () =>
    expect(settled('book', money)).toEqual([
      {
        at: minute(10),
        key: 'book:mismatched-money-try-1',
        do: { type: 'BookMoney', data: { caseId: 'mismatched-money-try-1' } },
      },
    ]));

  it('is left alone when it was closed', () => expect(settled('close', money)).toEqual([]));
});
