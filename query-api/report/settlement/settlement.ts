import { type Satang, satang, share } from '@baanpak/domain/values/money/money.ts';

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

export type Settlement = MonthOfOwner &
  Readonly<{ commissionVat: Satang; withholding: Satang; owed: Satang }>;

/**
 * What the marketplace owes the owner: what it holds of the stays, less the commission with its VAT, of which the
 * owner withholds tax. Below 0 where the owner owes. Shares are rounded half up, once a month.
 */
export function settle(month: MonthOfOwner): Settlement {
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
