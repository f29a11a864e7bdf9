import { satang } from '../values/money/money.ts';
import type { Process } from './process.ts';

/** Who takes cash at the desk, or gives some back, has it in their till. */
export const recordCash: Process = {
  name: 'keep-tills',
  when: {
    DeskPaymentRecorded: ({
      data: { bookingId, paymentId: movementId, method, by, amount, at },
    }) =>
      method === 'cash'
        ? [{ do: { type: 'NoteCash', data: { bookingId, movementId, by, amount, at } } }]
        : [],
    RefundTransferred: ({
      data: { bookingIds, refundId: movementId, method, by, paidAt, ...data },
    }) => {
      const [bookingId] = bookingIds;
      if (method !== 'cash' || bookingId === undefined) return [];
      const amount = satang(-data.amount);
      return [
        { do: { type: 'NoteCash', data: { bookingId, movementId, by, amount, at: paidAt } } },
      ];
    },
  },
};
