import type { HeldStay } from '@baanpak/domain/checkout/checkout-state.ts';
import {
  type CheckoutState,
  changedState,
  type Reducer,
  type Reduction,
  type States,
} from './reducer.ts';

type CheckoutEventType = 'CheckoutHeld' | 'PaymentAwaited' | 'ChargeRequested';

/** Which stays are paid for together, and how each attempt pays. */
export const checkouts: Reducer<CheckoutEventType> = {
  subjects: ({ data }, { get }) => {
    if (!('stays' in data)) return [`checkout:${data.checkoutUid}`];
    const known = get('checkout', data.uid) ? [] : data.stays;
    return [
      `checkout:${data.uid}`,
      ...known.map(({ bookingId }) => `booking:${bookingId}` as const),
    ];
  },
  when: {
    CheckoutHeld: ({ data }, states) => paidTogether(data, states),
    PaymentAwaited: ({ data }, states) => paidTogether(data, states),
    ChargeRequested: ({ data: { checkoutUid, attemptId, method } }, states) => {
      const checkout = states.get('checkout', checkoutUid);
      if (!checkout) return {};
      const methods = { ...checkout.methods, [attemptId]: method };
      return { states: [changedState('checkout', checkoutUid, { ...checkout, methods })] };
    },
  },
};

function paidTogether(
  { uid, stays: held }: Readonly<{ uid: string; stays: readonly HeldStay[] }>,
  states: States,
): Reduction {
  const before = states.get('checkout', uid) ?? begun(held, states);
  if (!before) return {};
  const stays = held.map(({ bookingId, price }) => ({ bookingId, price }));
  return { states: [changedState('checkout', uid, { ...before, stays })] };
}

function begun(held: readonly HeldStay[], states: States): CheckoutState | undefined {
  const [booking] = held.flatMap(({ bookingId }) => states.get('booking', bookingId) ?? []);
  if (!booking) return undefined;
  const { ownerId, hotelId } = booking;
  return { ownerId, hotelId, stays: [], methods: {}, charges: {} };
}
