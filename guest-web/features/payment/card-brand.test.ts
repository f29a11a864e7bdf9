import { describe, expect, it } from 'vitest';
import { cardBrandNamed, cardBrandOf } from './card-brand.ts';

describe('the brand of a card', () => {
  it.each([
    ['4', 'Visa'],
    ['4242 4242 4242 4242', 'Visa'],
    ['51', 'Mastercard'],
    ['5555 5555 5555 4444', 'Mastercard'],
    ['2221 00', 'Mastercard'],
    ['2720 99', 'Mastercard'],
    ['3530 1113 3330 0000', 'JCB'],
    ['3589', 'JCB'],
    ['62', 'UnionPay'],
    ['8171', 'UnionPay'],
  ])('of %s is %s', (number, brand) => expect(cardBrandOf(number)).toBe(brand));

  it.each(['', '5', '2', '2220', '2721', '35', '3527', '359', '37', '6011'])(
    'of %s is not known',
    (number) => expect(cardBrandOf(number)).toBeUndefined(),
  );

  it('is known by what an administrator calls it', () => {
    expect(cardBrandNamed('VISA')).toBe('Visa');
    expect(cardBrandNamed('Master Card')).toBe('Mastercard');
    expect(cardBrandNamed('Union Pay')).toBe('UnionPay');
    expect(cardBrandNamed('Amex')).toBeUndefined();
  });
});
