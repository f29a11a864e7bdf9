import { describe, expect, it } from 'vitest';
import { i18nText } from '../text/i18n-text.ts';
import {
  assertInOrder,
  DEFAULT_CANCELLATION_POLICY,
  isInHundredths,
  isSamePolicy,
  policyOf,
} from './cancellation-policy.ts';

const policy = (...tiers: readonly (readonly [daysBefore: number, share: number])[]) =>
  tiers.map(([daysBefore, share]) => ({ name: i18nText('Tier'), daysBefore, share }));
const refused = expect.objectContaining({ code: 'tiers-out-of-order' });

describe('a cancellation policy', () => {
  it('is the default where nothing was agreed on', () => {
    expect(policyOf({})).toBe(DEFAULT_CANCELLATION_POLICY);
    expect(policyOf({ cancellationPolicy: [] })).toEqual([]);
    expect(() => assertInOrder(DEFAULT_CANCELLATION_POLICY)).not.toThrow();
  });

  it('goes from the most days to the fewest, each once', () => {
    expect(() => assertInOrder(policy([30, 1], [7, 0.5], [0, 0]))).not.toThrow();
    expect(() => assertInOrder(policy([7, 1], [30, 0.5]))).toThrow(refused);
    expect(() => assertInOrder(policy([7, 1], [7, 0.5]))).toThrow(refused);
  });

  it('never gives more back later', () => {
    expect(() => assertInOrder(policy([30, 0.5], [7, 0.5]))).not.toThrow();
    expect(() => assertInOrder(policy([30, 0.5], [7, 0.51]))).toThrow(refused);
  });

  it('is the same where it gives the same back, in the same words', () => {
    expect(isSamePolicy(policy([7, 1], [1, 0.5]), policy([7, 1], [1, 0.5]))).toBe(true);
    for (const other of [[], policy([7, 1]), policy([7, 1], [1, 0.4]), policy([7, 1], [2, 0.5])])
      expect(isSamePolicy(policy([7, 1], [1, 0.5]), other)).toBe(false);
    const [tier] = policy([7, 1]);
    const said = { name: { th: 'อื่น', en: 'Tier' }, daysBefore: 7, share: 1 };
    expect(tier && isSamePolicy([tier], [said])).toBe(false);
  });

  it('has shares of whole percent', () => {
    const whole = Array.from({ length: 101 }, (_, percent) => percent / 100);
    expect(whole.filter((share) => !isInHundredths(share))).toEqual([]);
    expect([0.005, 0.333, 1 / 3].filter(isInHundredths)).toEqual([]);
  });
});
