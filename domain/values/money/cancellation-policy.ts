import { Refusal } from '../decider/refusal.ts';
import type { I18nText } from '../text/i18n-text.ts';

/** Who cancels at least `daysBefore` days before arrival gets `share` (0 to 1) of the price back. */
export type CancellationTier = Readonly<{ name: I18nText; daysBefore: number; share: number }>;

/** From the most days to the fewest; after the last tier nothing is given back, and without one never. */
export type CancellationPolicy = readonly CancellationTier[];

/** Of hotels that say nothing, and of what was agreed before they could. */
export const DEFAULT_CANCELLATION_POLICY: CancellationPolicy = [
  {
    name: { th: 'ยกเลิกฟรีก่อนวันเข้าพัก', en: 'Free cancellation until the day before arrival' },
    daysBefore: 1,
    share: 1,
  },
];

export const MOST_TIERS = 10;

/** What somebody agreed on, or the default. */
export const policyOf = ({
  cancellationPolicy = DEFAULT_CANCELLATION_POLICY,
}: Readonly<{ cancellationPolicy?: CancellationPolicy }>): CancellationPolicy => cancellationPolicy;

/** Both give the same back at any time, and say it in the same words. */
export const isSamePolicy = (a: CancellationPolicy, b: CancellationPolicy): boolean =>
  a.length === b.length &&
  a.every((tier, n) => {
    const other = b[n];
    return (
      tier.daysBefore === other?.daysBefore &&
      tier.share === other.share &&
      tier.name.th === other.name.th &&
      tier.name.en === other.name.en
    );
  });

/** Refuses with `tiers-out-of-order` unless days fall from tier to tier, and shares do not rise. */
export function assertInOrder(policy: CancellationPolicy): void {
  policy.forEach(({ daysBefore, share }, n) => {
    const before = policy[n - 1];
    if (before && (daysBefore >= before.daysBefore || share > before.share))
      throw new Refusal('tiers-out-of-order', `Tier ${n} does not follow the one before it`);
  });
}

/** A share can be said in whole percent. */
export const isInHundredths = (share: number): boolean => Math.round(share * 100) / 100 === share;
