import type { CaseSettled } from '../money-case/money-case.ts';
import type { Process, ProcessStep } from './process.ts';

/** Does what staff decided on a case. */
export const settleCases: Process = {
  name: 'settle-cases',
  when: {
    CaseSettled: (event) => {
      switch (event.data.action) {
        case 'return':
          return giveBack(event);
        case 'book':
          // a timer, for the provider is asked for the charge once more
          return [
            {
              at: event.recordedAt,
              key: `book:${event.data.caseId}`,
              do: { type: 'BookMoney', data: { caseId: event.data.caseId } },
            },
          ];
        case 'close':
          return [];
      }
    },
  },
};

/** Where a refund is at issue it is tried again; else the case's money is a refund of its own. */
function giveBack({ data }: CaseSettled): ProcessStep[] {
  const { caseId, kind, refundId, bookingIds, checkoutUid, chargeId, amount } = data;
  const { by, settledAt } = data;
  if (kind === 'failed-refund' && refundId !== null)
    return [{ do: { type: 'RetryRefund', data: { refundId, by, at: settledAt } } }];
  const about = { refundId: caseId, of: 'case', bookingIds, chargeId } as const;
  const owed = { ...about, checkoutUid: checkoutUid ?? '', amount, startedAt: settledAt };
  return [{ do: { type: 'StartRefund', data: owed } }];
}
