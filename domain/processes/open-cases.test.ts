import { describe, expect, it } from 'vitest';
import { minute } from '../testing/samples.ts';
import { baht } from '../values/money/money.ts';
import { openCases } from './open-cases.ts';
import { type DomainEvent, stepsAfter } from './process.ts';

const followUpOf = (event: DomainEvent) =>
  stepsAfter(openCases, { ...event, recordedAt: minute(7), revision: 0 });

const mismatched = (paid: boolean): DomainEvent => ({
  type: 'ChargeMismatched',
  data: {
    ...{ attemptId: 'try-1', checkoutUid: 'cart', chargeId: 'chrg_1' },
    ...{ expected: baht(2000), amount: baht(1900), currency: 'THB', paid },
  },
});
const ofRefund = {
  refundId: 'anna',
  bookingIds: ['anna'],
  of: 'booking',
  amount: baht(2000),
  step: 1,
} as const;

describe('cases', () => {
  it('are opened for money of another amount that was paid', () =>
    expect(followUpOf(mismatched(true))).toEqual([
      {
        do: {
          type: 'OpenCase',
          data: {
            caseId: 'mismatched-money-try-1',
            kind: 'mismatched-money',
            ...{ checkoutUid: 'cart', bookingIds: [], ownerId: null, refundId: null },
            ...{ attemptId: 'try-1', chargeId: 'chrg_1', amount: baht(1900) },
            detail: ['another-amount'],
            openedAt: minute(7),
          },
        },
      },
    ]));

  it('are not opened where no money came', () => expect(followUpOf(mismatched(false))).toEqual([]));

  it('are opened for what the provider cannot give back, where no booking shows it', () => {
    const left = { ...ofRefund, leftAt: minute(6) };
    expect(followUpOf({ type: 'RefundLeftToHotel', data: left })).toEqual([]);
    const [opened] = followUpOf({ type: 'RefundLeftToHotel', data: { ...left, bookingIds: [] } });
    const about = { caseId: 'failed-refund-anna', detail: ['left-to-hotel'], amount: baht(2000) };
    expect(opened).toMatchObject({ do: { type: 'OpenCase', data: about } });
  });

  it('are opened for a refund that failed, and resolved when it is paid', () => {
    const data = { ...ofRefund, failureCode: 'failed_refund', failedAt: minute(6) };
    const [opened] = followUpOf({ type: 'RefundFailed', data });
    const about = { caseId: 'failed-refund-anna', refundId: 'anna', bookingIds: ['anna'] };
    const facts = { detail: ['failed_refund'], amount: baht(2000), openedAt: minute(6) };
    expect(opened).toMatchObject({ do: { type: 'OpenCase', data: { ...about, ...facts } } });

    const paid = { ...ofRefund, providerRefundId: 'rfnd_1', paidAt: minute(9) };
    expect(followUpOf({ type: 'RefundPaid', data: paid })).toEqual([resolved('refund-paid')]);
    const transferred = { ...ofRefund, by: 'nok', paidAt: minute(9) };
    expect(followUpOf({ type: 'RefundTransferred', data: transferred })).toEqual([
      resolved('refund-transferred'),
    ]);
  });
});

const resolved = (because: string) => ({
  do: {
    type: 'ResolveCase',
    data: { caseId: 'failed-refund-anna', because, resolvedAt: minute(9) },
  },
});
