import { allocate, satang } from '@baanpak/domain/values/money/money.ts';
import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import { bangkokDay } from '@baanpak/domain/values/time/local-date.ts';
import type { Fact } from '../fact.ts';
import { type MoneyPart, partsOfSum, subjectsOfSum } from './parts.ts';
import { changedState, type Reducer, type Reduction, type States } from './reducer.ts';
import type { CheckoutState } from './states.ts';

type MoneyInType =
  | ('PaymentAttempted' | 'ChargePaid' | 'ChargeMismatched')
  | ('PaymentCameLate' | 'TransferConfirmed' | 'LatePaymentReturned');

/**
 * Money that came, in time or late, of the right amount or another: whatever the provider has and whatever a
 * hotel was transferred. What does not stay goes back by a refund of its own (money-back.ts).
 */
export const moneyIn: Reducer<MoneyInType> = {
  subjects: ({ data }, states) =>
    subjectsOfSum(
      'uid' in data ? data.uid : data.checkoutUid,
      states,
      'bookingIds' in data ? data.bookingIds : [],
    ),
  when: {
    PaymentAttempted: ({ data: { uid, attemptId, amount }, recordedAt }, states) =>
      withCheckout(uid, states, (checkout) => {
        const about = { ref: attemptId, method: checkout.methods[attemptId] ?? null, units: 1 };
        return { facts: each('attempt', partsOfSum(states, checkout, amount), recordedAt, about) };
      }),
    ChargePaid: ({ data }, states) => charged(data, states),
    ChargeMismatched: ({ data, recordedAt }, states) => {
      const { paid, currency, fee = 0, feeVat = 0, paidAt = recordedAt } = data;
      return paid && currency === 'THB' ? charged({ ...data, fee, feeVat, paidAt }, states) : {};
    },
    PaymentCameLate: ({ data }, states) => {
      const { uid, attemptId, chargeId, amount, paidAt, because } = data;
      if (because === 'paid-before') return {};
      return withCheckout(uid, states, (checkout) => {
        const about = { ref: chargeId, method: checkout.methods[attemptId] ?? null, units: 1 };
        return { facts: each('paid-late', partsOfSum(states, checkout, amount), paidAt, about) };
      });
    },
    TransferConfirmed: ({ data }, states) => {
      const { uid, amount, paidAt, transferId = uid, late = false } = data;
      return transferred(states, { uid, amount, at: paidAt, ref: transferId, late });
    },
    // money that the provider has was told of before; a transfer is told of by this alone
    LatePaymentReturned: ({ data, recordedAt: at }, states) => {
      const { uid, attemptId: ref, amount, bookingIds, chargeId, retaken } = data;
      if (chargeId !== null) return {};
      return transferred(states, { uid, amount, at, ref, bookingIds, late: retaken !== undefined });
    },
  },
};

function withCheckout(
  uid: string,
  states: States,
  folded: (checkout: CheckoutState) => Reduction,
): Reduction {
  const checkout = states.get('checkout', uid);
  return checkout ? folded(checkout) : {};
}

type About = Pick<Fact, 'ref' | 'method' | 'units'>;

/** A fact for each part. */
export const each = (
  kind: Fact['kind'],
  parts: readonly MoneyPart[],
  at: Instant,
  about: About & Pick<Fact, 'party'>,
): Fact[] => parts.map((part) => ({ kind, ...part, date: bangkokDay(at), at, ...about }));

type Charged = Readonly<{
  checkoutUid: string;
  attemptId: string;
  chargeId: string;
  amount: number;
  fee: number;
  feeVat: number;
  paidAt: Instant;
}>;

function charged({ checkoutUid, paidAt: at, ...charge }: Charged, states: States): Reduction {
  return withCheckout(checkoutUid, states, (checkout) => {
    const { attemptId, chargeId } = charge;
    const method = checkout.methods[attemptId] ?? null;
    const parts = partsOfSum(states, checkout, charge.amount);
    const about = { ref: chargeId, method };
    const charges = { ...checkout.charges, [chargeId]: attemptId };
    return {
      states: [changedState('checkout', checkoutUid, { ...checkout, charges })],
      facts: [
        ...each('received', parts, at, about),
        ...each('fee', feesOf(parts, charge.fee), at, about),
        ...each('fee-vat', feesOf(parts, charge.feeVat), at, about),
      ],
    };
  });
}

/** Parted as what it was taken of. */
function feesOf(parts: readonly MoneyPart[], sum: number): readonly MoneyPart[] {
  const weights = parts.map((part) => part.satang);
  const shares = sum === 0 ? [] : allocate(satang(sum), weights);
  return shares.flatMap((share, n): MoneyPart[] => {
    const part = parts[n];
    return part ? [{ ...part, satang: share, vat: 0 }] : [];
  });
}

type Transfer = Readonly<{
  uid: string;
  amount: number;
  at: Instant;
  ref: string;
  /** After the hold's end. */
  late: boolean;
  bookingIds?: readonly string[];
}>;

function transferred(
  states: States,
  { uid, amount, at, ref, late, bookingIds }: Transfer,
): Reduction {
  return withCheckout(uid, states, (checkout) => {
    const parts = partsOfSum(states, checkout, amount, bookingIds);
    const about = { ref, method: 'transfer' };
    const lateOnes = late ? each('paid-late', parts, at, { ...about, units: 1 }) : [];
    return { facts: [...each('received', parts, at, about), ...lateOnes] };
  });
}
