import { each } from './money-in.ts';
import { partsOfSum, subjectsOfSum } from './parts.ts';
import {
  changedState,
  type LoggedEvent,
  type Reducer,
  type Reduction,
  type States,
} from './reducer.ts';

type MoneyBackType = 'RefundStarted' | 'RefundPaid' | 'RefundTransferred';

/**
 * Money that went back, by the provider or by the hotel's own hand, parted as it was received. That it is owed
 * is no fact: until it is paid it is the guest's, and deferred.
 */
export const moneyBack: Reducer<MoneyBackType> = {
  subjects: ({ type, data }, states) => {
    if (type === 'RefundStarted') return [];
    const refund = states.get('refund', data.refundId);
    return [
      `refund:${data.refundId}`,
      ...(refund ? subjectsOfSum(refund.checkoutUid, states, refund.bookingIds) : []),
    ];
  },
  when: {
    RefundStarted: ({ data: { refundId, checkoutUid, chargeId, bookingIds } }) => ({
      states: [changedState('refund', refundId, { checkoutUid, chargeId, bookingIds })],
    }),
    RefundPaid: (event, states) => paidBack(event, states, {}),
    RefundTransferred: (event, states) => {
      const { method = 'transfer', by: party } = event.data;
      return paidBack(event, states, { method, party });
    },
  },
};

/** Without a method of its own it went back the way it came. */
function paidBack(
  { data: { refundId, amount, paidAt: at } }: LoggedEvent<'RefundPaid' | 'RefundTransferred'>,
  states: States,
  by: Readonly<{ method?: string; party?: string }>,
): Reduction {
  const refund = states.get('refund', refundId);
  if (!refund) return {};
  const { checkoutUid, chargeId, bookingIds } = refund;
  const checkout = states.get('checkout', checkoutUid); // none where a taken stay awaited no payment yet
  if (!checkout && chargeId !== null) return {}; // nor was that charge received for anybody
  const attemptId = chargeId === null ? undefined : checkout?.charges[chargeId];
  const method = attemptId === undefined ? null : (checkout?.methods[attemptId] ?? null);
  const parts = partsOfSum(states, checkout, amount, bookingIds);
  return { facts: each('refunded', parts, at, { ref: refundId, method, ...by }) };
}
