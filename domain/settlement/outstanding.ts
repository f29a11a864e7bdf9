import { type Satang, satang, share } from '../values/money/money.ts';

const VAT_ON_SERVICES = 0.07;
/** What who pays for a service keeps for the Revenue Department. */
const WITHHOLDING = 0.03;

/** What came of an owner's stays in a month, in satang: the provider's money, its costs, and the commission earned. */
export type MonthOfOwner = Readonly<{
  received: Satang;
  refunded: Satang;
  fee: Satang;
  feeVat: Satang;
  commission: Satang;
}>;

/** The same with what follows from it; in satang, and above 0 also where it reduces what is owed. */
export type SettledAmounts = MonthOfOwner &
  Readonly<{ commissionVat: Satang; withholding: Satang; owed: Satang }>;

/**
 * What the marketplace owes the owner: what it holds of the stays, less the commission with its VAT, of which the
 * owner withholds tax. Below 0 where the owner owes. Shares are rounded half up, once a month.
 */
export function outstandingFor(month: MonthOfOwner): SettledAmounts {
  const { received, refunded, fee, feeVat, commission } = month;
  const commissionVat = signedShare(commission, VAT_ON_SERVICES);
  const withholding = signedShare(commission, WITHHOLDING);
  const held = received - refunded - fee - feeVat;
  const owed = satang(held - commission - commissionVat + withholding);
  return { ...month, commissionVat, withholding, owed };
}

/** What is given back is rounded as it was when it was taken. */
const signedShare = (amount: Satang, rate: number): Satang =>
  amount < 0 ? satang(-share(satang(-amount), rate)) : share(amount, rate);

const PARTS = ['received', 'refunded', 'fee', 'feeVat', 'commission'] as const;

export const NOTHING: MonthOfOwner = {
  ...{ received: satang(0), refunded: satang(0) },
  ...{ fee: satang(0), feeVat: satang(0), commission: satang(0) },
};

/** Part by part, `times` -1 takes the other off. */
export function added(one: MonthOfOwner, other: MonthOfOwner, times: 1 | -1 = 1): MonthOfOwner {
  const sum = { ...NOTHING };
  for (const part of PARTS) sum[part] = satang(one[part] + times * other[part]);
  return sum;
}

export const isNothing = (month: MonthOfOwner): boolean => PARTS.every((part) => month[part] === 0);
