import fc from 'fast-check';
import { expect, it } from 'vitest';
import { assertInOrder, type CancellationPolicy } from '../values/money/cancellation-policy.ts';
import { satang } from '../values/money/money.ts';
import { shareOf } from '../values/money/share-of.ts';
import { i18nText } from '../values/text/i18n-text.ts';

const days = fc.integer({ min: -10, max: 800 });
const received = fc.integer({ min: 0, max: 100_000_000 }).map(satang);
/** Any that a hotel may have. */
const policy: fc.Arbitrary<CancellationPolicy> = fc
  .uniqueArray(fc.integer({ min: 0, max: 730 }), { maxLength: 10 })
  .chain((daysBefore) =>
    fc
      .array(fc.integer({ min: 0, max: 100 }), {
        minLength: daysBefore.length,
        maxLength: daysBefore.length,
      })
      .map((percents) => {
        const falling = (a: number, b: number) => b - a;
        const shares = percents.toSorted(falling);
        return daysBefore.toSorted(falling).map((many, n) => ({
          name: i18nText(`Tier ${n}`),
          daysBefore: many,
          share: (shares[n] ?? 0) / 100,
        }));
      }),
  );

it('lets a hotel have each of these policies', () =>
  fc.assert(
    fc.property(policy, (tiers) => {
      expect(() => assertInOrder(tiers)).not.toThrow();
    }),
  ));

it('never gives more back to who cancels later', () =>
  fc.assert(
    fc.property(policy, received, days, days, (tiers, paid, one, other) => {
      const early = shareOf(tiers, paid, Math.max(one, other));
      const late = shareOf(tiers, paid, Math.min(one, other));
      expect(late.share).toBeLessThanOrEqual(early.share);
      expect(late.amount).toBeLessThanOrEqual(early.amount);
    }),
  ));

it('gives back whole baht, within half a baht of the share, and never more than was received', () =>
  fc.assert(
    fc.property(policy, received, days, (tiers, paid, many) => {
      const { amount, share } = shareOf(tiers, paid, many);
      expect(amount % 100).toBe(0);
      expect(amount).toBeGreaterThanOrEqual(0);
      expect(amount).toBeLessThanOrEqual(paid);
      const isWhole = paid % 100 === 0;
      expect(Math.abs(amount - paid * share)).toBeLessThanOrEqual(isWhole ? 50.001 : 100);
    }),
  ));
