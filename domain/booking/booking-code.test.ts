import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookingCode, type RoundFunction, readBookingCode } from './booking-code.ts';

/** Stands for the keyed hash: any function of half and round must do. */
const scramble: RoundFunction = (half, round) => ((half + 1) * 40_503 + round * 9_973) % 65_536;

it('a booking code is six letters and digits that are not mistaken on the phone', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 2n ** 30n - 1n }), (number) => {
      expect(bookingCode(number, scramble)).toMatch(/^BK-[2-9A-HJ-NP-Z]{6}$/);
    }),
  );
});

it('two bookings never share a code, whatever scrambles them', () => {
  const number = fc.bigInt({ min: 0n, max: 2n ** 30n - 1n });
  fc.assert(
    fc.property(
      fc.uniqueArray(number, { minLength: 2, maxLength: 50 }),
      fc.func(fc.nat()),
      (numbers, any) => {
        const codes = numbers.map((n) => bookingCode(n, any));
        expect(new Set(codes).size).toBe(numbers.length);
      },
    ),
  );
});

it('neighbours do not look alike', () => {
  const codes = Array.from({ length: 1000 }, (_, n) => bookingCode(BigInt(n), scramble));
  expect(new Set(codes).size).toBe(1000);
  const alike = codes.filter((code, n) => code.slice(0, 6) === codes[n + 1]?.slice(0, 6));
  expect(alike.length).toBeLessThan(20);
});

it('the same number has the same code again', () =>
  expect(bookingCode(7n, scramble)).toBe(bookingCode(7n, scramble)));

describe('a code that somebody wrote down', () => {
  it.each(['BK-7Q2MX4', 'bk-7q2mx4', '7Q2MX4', ' bk 7q2 mx4 '])('is read from %j', (text) =>
    expect(readBookingCode(text)).toBe('BK-7Q2MX4'),
  );

  it('may begin with BK itself', () => {
    expect(readBookingCode('BKQ2MX')).toBe('BK-BKQ2MX');
    expect(readBookingCode('BK-BKQ2MX')).toBe('BK-BKQ2MX');
  });

  it.each(['', 'BK-', 'BK-7Q2MX', 'BK-7Q2MX44', 'BK-0O1I22', '../../x', 'สวัสดี'])(
    'is none in %j',
    (text) => expect(readBookingCode(text)).toBeNull(),
  );
});
