import { describe, expect, it } from 'vitest';
import { expiryOf, grouped, isCardNumber } from './card-token.ts';

const NOW = new Date('2026-11-21T00:00:00Z');

describe('a card', () => {
  it.each(['4242 4242 4242 4242', '5555555555554444', '3530-1113-3330-0000'])(
    'has a number such as %s',
    (text) => expect(isCardNumber(text)).toBe(true),
  );
  it.each(['4242 4242 4242 4241', '4242', '', 'no number'])('has no number %j', (text) =>
    expect(isCardNumber(text)).toBe(false),
  );

  it.each([
    ['11/26', { month: 11, year: 2026 }],
    ['1/30', { month: 1, year: 2030 }],
    [' 0830 ', { month: 8, year: 2030 }],
  ])('expires at %j', (text, expiry) => expect(expiryOf(text, NOW)).toEqual(expiry));
  it.each(['10/26', '13/30', '00/30', '2030', '', '8'])('does not expire at %j', (text) =>
    expect(expiryOf(text, NOW)).toBeUndefined(),
  );

  it('shows its number in groups of four', () =>
    expect(grouped('42424242 4242x42')).toBe('4242 4242 4242 42'));
});
