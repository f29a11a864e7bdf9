import type { Process } from './process.ts';

/**
 * Money that does not, or no longer, pay for a stay goes back. What came after a hold's end may still
 * get its nights; whoever gave up, was canceled or had paid before gets it back at once.
 */
export const giveBack: Process = {
  name: 'give-back',
  when: {
    PaymentCameLate: ({ data: { uid, attemptId, because }, recordedAt }) => [
      because === 'expired'
        ? {
            // a timer, which one runner alone carries out: two must not take the same nights by halves
            at: recordedAt,
            key: `late:${attemptId}`,
            do: { type: 'SettleLatePayment', data: { uid, attemptId } },
          }
        : { do: { type: 'ReturnLatePayment', data: { uid, attemptId } } },
    ],
    LatePaymentReturned: ({
      data: { uid: checkoutUid, attemptId: refundId, bookingIds, chargeId, amount },
      recordedAt: startedAt,
    }) => {
      const owed = { refundId, of: 'late', bookingIds, checkoutUid, chargeId, amount } as const;
      return [{ do: { type: 'StartRefund', data: { ...owed, startedAt } } }];
    },
    RefundApproved: ({ data }) => {
      const { bookingId, roomId, checkoutUid, chargeId, amount, at: startedAt } = data;
      const release = { roomId, bookingId, because: 'canceled' } as const;
      const about = { refundId: bookingId, bookingIds: [bookingId], checkoutUid, chargeId };
      const owed = { ...about, of: 'booking', amount, startedAt } as const;
      return [
        { do: { type: 'ReleaseNights', data: release } },
        ...(amount > 0 ? [{ do: { type: 'StartRefund', data: owed } } as const] : []),
      ];
    },
  },
};
