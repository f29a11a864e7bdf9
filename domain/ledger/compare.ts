import { addUp, type Satang, satang } from '../values/money/money.ts';

// The ledger closes when, of every charge, what the provider still has is what we say it is for
// (docs/adr/0027-money-cases-and-the-ledger.md).

/** What the provider says of one charge: what was paid with it (nothing, until it was), and went back. */
export type ChargeAtProvider = Readonly<{ chargeId: string; paid: Satang; refunded: Satang }>;

/** What we say the money of one charge is for. */
export type ChargeKept = Readonly<{
  chargeId: string;
  attemptId: string;
  /** Pays for stays. */
  stays: Satang;
  /** Is to go back, or was transferred by the hotel: the provider has it. */
  refunds: Satang;
  /** Of these, what the provider is just asked for and may have given back before it says so. */
  underWay: Satang;
  /** Staff look into it, or have decided to leave it. */
  cases: Satang;
}>;

/** `amount`: how much more the provider has than we say; less than nothing where it has less. */
export type Difference = Readonly<{
  chargeId: string;
  attemptId: string;
  amount: Satang;
  because: 'not-at-provider' | 'refunded-at-provider' | 'kept-by-provider';
}>;

/**
 * Where provider and checkout disagree, a charge at a time. `charges` has all charges of the checkout, or
 * those of a day with `kept` of the same charges.
 */
export function compare(
  kept: readonly ChargeKept[],
  charges: readonly ChargeAtProvider[],
): readonly Difference[] {
  const byId = new Map(charges.map((charge) => [charge.chargeId, charge]));
  return kept.flatMap((ours) => {
    const theirs = byId.get(ours.chargeId);
    const held = heldAt(theirs);
    const amount = satang(held - addUp([ours.stays, ours.refunds, ours.cases]));
    if (amount === 0 || (amount < 0 && -amount <= ours.underWay)) return [];
    const { chargeId, attemptId } = ours;
    return [{ chargeId, attemptId, amount, because: reasonFor(amount, theirs) }];
  });
}

/** What the provider still has of a charge. */
const heldAt = (charge: ChargeAtProvider | undefined): Satang =>
  satang(charge ? charge.paid - charge.refunded : 0);

function reasonFor(amount: Satang, theirs: ChargeAtProvider | undefined): Difference['because'] {
  if (amount > 0) return 'kept-by-provider';
  return theirs && theirs.refunded > 0 ? 'refunded-at-provider' : 'not-at-provider';
}
