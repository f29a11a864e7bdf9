import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { day, nights, overrideEvent, ROOM_REGISTERED } from '../testing/samples.ts';
import { baht, type Satang, satang } from '../values/money/money.ts';
import { quote } from './quote.ts';
import { room } from './room.ts';
import type { PricePeriod } from './room-state.ts';

const BASE = ROOM_REGISTERED.data.details.basePrice;

const period = (from: number, to: number, price: Satang): PricePeriod => ({
  from: day(from),
  to: day(to),
  price,
});

/** The room as its events leave it, each price set after the one before. */
function roomWith(...periods: readonly PricePeriod[]) {
  const state = periods
    .map((data) => overrideEvent({ prices: [data] }))
    .reduce(room.evolve, room.evolve(room.initialState, ROOM_REGISTERED));
  if (state.status === 'unknown') throw new Error('The room was registered');
  return state;
}

describe('a quote', () => {
  it('takes the base price where no other is set', () =>
    expect(quote(roomWith(), nights(1, 3))).toEqual({
      nightPrices: [
        { date: day(1), price: BASE },
        { date: day(2), price: BASE },
      ],
      total: baht(2000),
      average: BASE,
    }));

  it('takes a set price from its first day up to, but not including, its end', () =>
    expect(quote(roomWith(period(2, 4, baht(1500))), nights(1, 5)).nightPrices).toEqual([
      { date: day(1), price: BASE },
      { date: day(2), price: baht(1500) },
      { date: day(3), price: baht(1500) },
      { date: day(4), price: BASE },
    ]));

  it('takes the price that was set last', () =>
    expect(
      quote(roomWith(period(1, 9, baht(1500)), period(3, 5, baht(900))), nights(2, 4)).nightPrices,
    ).toEqual([
      { date: day(2), price: baht(1500) },
      { date: day(3), price: baht(900) },
    ]));

  it('adds up exactly and rounds the average night half up to the satang', () =>
    expect(quote(roomWith(period(1, 2, satang(100_001))), nights(1, 3))).toMatchObject({
      total: 200_001,
      average: 100_001,
    }));

  it('is empty for a stay without a night', () =>
    expect(quote(roomWith(), nights(3, 3))).toEqual({ nightPrices: [], total: 0, average: 0 }));
});

describe('any quote', () => {
  const someDay = fc.integer({ min: 1, max: 20 });
  const length = fc.integer({ min: 1, max: 8 });
  const price = fc.integer({ min: 0, max: 9_999_999 }).map(satang);

  it('agrees with a calendar in which each price is written over the nights it covers', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(someDay, length, price), { maxLength: 8 }),
        someDay,
        length,
        (periods, checkIn, stayed) => {
          const calendar = new Map<number, Satang>();
          for (const [from, days, amount] of periods)
            for (let n = from; n < from + days; n++) calendar.set(n, amount);
          const expected = Array.from({ length: stayed }, (_, n) => ({
            date: day(checkIn + n),
            price: calendar.get(checkIn + n) ?? BASE,
          }));

          const given = roomWith(...periods.map(([from, days, p]) => period(from, from + days, p)));
          const { nightPrices, total } = quote(given, nights(checkIn, checkIn + stayed));

          expect(nightPrices).toEqual(expected);
          expect(total).toBe(expected.reduce((sum, night) => sum + night.price, 0));
        },
      ),
    );
  });
});
