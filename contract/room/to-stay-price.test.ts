import { addUp, mean, satang, toBaht } from '@baanpak/domain/values/money/money.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toStayPrice } from './to-stay-price.ts';

describe('the price of a stay', () => {
  it('is the exact sum beside the average night, in baht', () =>
    expect(toStayPrice(satang(250_000), 2)).toEqual({
      price: 1250,
      nights: 2,
      totalPrice: 2500,
    }));

  it('rounds the average half up to the satang and then to baht', () => {
    expect(toStayPrice(satang(100_001), 2).price).toBe(500); // 500.005 is 500.01
    expect(toStayPrice(satang(99_999), 2).price).toBe(500); // 499.995 is 500.00
    expect(toStayPrice(satang(100_099), 2).price).toBe(501); // 500.495 is 500.50
  });

  it('averages as a quote does', () =>
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 99_999_999 }).map(satang), {
          minLength: 1,
          maxLength: 30,
        }),
        (nights) => {
          expect(toStayPrice(addUp(nights), nights.length).price).toBe(toBaht(mean(nights)));
        },
      ),
    ));
});
