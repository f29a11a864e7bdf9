import { satang } from '../values/money/money.ts';
import type { Process } from './process.ts';

/** Puts cash that somebody takes at the desk, or gives back, into their cash drawer. */
export const recordCash: Process = {
  name: 'keep-tills', // as the log names it
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
