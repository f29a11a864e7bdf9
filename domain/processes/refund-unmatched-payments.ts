import type { Retaken } from '../checkout/checkout-state.ts';
import { after } from '../values/time/instant.ts';
import type { Process, ProcessStep } from './process.ts';

/** How long who began to settle late money may take before another carries it on. */
const GRACE = 10_000;

const timer = (uid: string) => `settlement:${uid}`;

/**
 * Money that does not, or no longer, pay for a stay goes back. What came after a hold's end may still
 * get its nights; anyone who gave up, was canceled or had paid before gets it back at once.
 */
export const refundUnmatchedPayments: Process = {
  name: 'give-back', // as the log names it
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
    LateSettlementBegun: ({ data: { uid, settlement }, recordedAt }) => [
      {
        at: after(recordedAt, GRACE),
        key: timer(uid),
        do: { type: 'FinishLateSettlement', data: { uid, settlement } },
      },
    ],
    LatePaymentAccepted: ({ data }) => [{ forget: timer(data.uid) }],
    TransferConfirmed: ({ data }) => [{ forget: timer(data.uid) }],
    LatePaymentReturned: ({ data, recordedAt: startedAt }) => {
      const { uid: checkoutUid, attemptId: refundId, bookingIds, chargeId, amount } = data;
      const owed = { refundId, of: 'late', bookingIds, checkoutUid, chargeId, amount } as const;
      return [
        { do: { type: 'StartRefund', data: { ...owed, startedAt } } },
        ...(data.retaken ? [...letGo(data.retaken), { forget: timer(checkoutUid) }] : []),
      ];
    },
    PaymentTurnedAway: ({ data, recordedAt: startedAt }) => {
      const { bookingId, roomId, checkoutUid, chargeId, amount } = data;
      const about = { refundId: bookingId, bookingIds: [bookingId], checkoutUid, chargeId };
      const owed = { ...about, of: 'late', amount, startedAt } as const;
      return [
        { do: { type: 'StartRefund', data: owed } },
        { do: { type: 'ReleaseNights', data: { roomId, bookingId, because: 'refused' } } },
      ];
    },
    DeskMoneyOwedBack: ({ data: { bookingId, ...owed }, recordedAt: startedAt }) => {
      const about = { of: 'desk', bookingIds: [bookingId], chargeId: null, startedAt } as const;
      return [{ do: { type: 'StartRefund', data: { ...owed, ...about } } }];
    },
    DeskMoneyOwedChanged: ({ data: { refundId, amount }, recordedAt: at }) => [
      { do: { type: 'ReduceRefund', data: { refundId, amount, at } } },
    ],
    DifferenceApproved: ({ data: { bookingId, by: _, reason: __, at: startedAt, ...owed } }) => {
      const about = { of: 'booking', bookingIds: [bookingId], startedAt } as const;
      return owed.amount > 0 ? [{ do: { type: 'StartRefund', data: { ...owed, ...about } } }] : [];
    },
    RefundApproved: ({ data }) => {
      const { bookingId, roomId, checkoutUid, chargeId, amount, at: startedAt } = data;
      const release = { roomId, bookingId, because: 'canceled' } as const;
      const refundId = data.refundId ?? bookingId;
      const about = { refundId, bookingIds: [bookingId], checkoutUid, chargeId };
      const owed = { ...about, of: 'booking', amount, startedAt } as const;
      if (data.of === 'desk') {
        // its money is told of beside it; that nobody pays any more is for the checkout to say
        const ending = { uid: checkoutUid, now: startedAt, reason: null, isFinal: true } as const;
        return [
          { do: { type: 'ReleaseNights', data: release } },
          { do: { type: 'CancelCheckout', data: { ...ending, calledOff: true } } },
        ];
      }
      return [
        { do: { type: 'ReleaseNights', data: release } },
        ...(amount > 0 ? [{ do: { type: 'StartRefund', data: owed } } as const] : []),
      ];
    },
  },
};

/** Of what was taken for that late settlement alone: by now the nights may be obtained by a later one. */
const letGo = ({ settlement, stays }: Retaken): ProcessStep[] =>
  stays.map(({ roomId, bookingId }) => ({
    do: { type: 'ReleaseNights', data: { roomId, bookingId, because: 'refused', settlement } },
  }));
