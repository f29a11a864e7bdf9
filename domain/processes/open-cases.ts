import { caseIdOf, openCaseOf } from '../money-case/money-case.ts';
import type { Instant } from '../values/time/instant.ts';
import type { Process, ProcessStep } from './process.ts';

/** What staff must look into becomes a case, and ends by itself where it comes right. */
export const openCases: Process = {
  name: 'open-cases',
  when: {
    ChargeMismatched: ({ data, recordedAt: openedAt }) => {
      const { paid, attemptId, checkoutUid, chargeId, amount } = data;
      if (!paid) return [];
      const detail = ['another-amount'];
      const known = { attemptId, checkoutUid, chargeId, amount, detail, openedAt };
      return [{ do: openCaseOf('mismatched-money', attemptId, known) }];
    },
    RefundFailed: ({ data: { refundId, bookingIds, amount, step, ...data } }) => {
      const { failureCode, failedAt: openedAt } = data;
      const known = { refundId, bookingIds, amount, step, detail: [failureCode], openedAt };
      return [{ do: openCaseOf('failed-refund', refundId, known) }];
    },
    // money that no booking shows: staff see it as a case alone
    RefundLeftToHotel: ({ data: { refundId, bookingIds, amount, step, leftAt: openedAt } }) => {
      if (bookingIds.length > 0) return [];
      const known = { refundId, amount, step, detail: ['left-to-hotel'], openedAt };
      return [{ do: openCaseOf('failed-refund', refundId, known) }];
    },
    RefundPaid: ({ data: { refundId, paidAt } }) => paidBack(refundId, paidAt, 'refund-paid'),
    RefundTransferred: ({ data: { refundId, paidAt } }) =>
      paidBack(refundId, paidAt, 'refund-transferred'),
  },
};

const paidBack = (refundId: string, resolvedAt: Instant, because: string): ProcessStep[] => [
  {
    do: {
      type: 'ResolveCase',
      data: { caseId: caseIdOf('failed-refund', refundId), because, resolvedAt },
    },
  },
];
