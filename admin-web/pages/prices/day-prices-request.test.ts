import { describe, expect, it } from 'vitest';
import { type DayPricesFields, EMPTY, problemInFields, requestOf } from './day-prices-request.ts';

const fields = (given: Partial<DayPricesFields>): DayPricesFields => ({ ...EMPTY, ...given });

describe('what a form says of days', () => {
  it.each([
    [{}, 'nothing'],
    [{ weekdays: [], price: 'base' }, 'weekdays'],
    [{ price: 'amount', amount: '' }, 'amount'],
    [{ price: 'amount', amount: '0' }, 'amount'],
    [{ price: 'amount', amount: '1000001' }, 'amount'],
    [{ price: 'amount', amount: '99.5' }, 'amount'],
    [{ price: 'amount', amount: '1000000' }, undefined],
    [{ price: 'byBaht', amount: '0' }, 'byBaht'],
    [{ price: 'byBaht', amount: '-200' }, undefined],
    [{ price: 'byPercent', amount: '-100' }, 'byPercent'],
    [{ price: 'byPercent', amount: '7.3' }, 'byPercent'],
    [{ price: 'byPercent', amount: '-7.5' }, undefined],
    [{ minStay: '3', maxStay: '2' }, 'stays'],
    [{ minStay: '3', maxStay: 'none' }, undefined],
    [{ closed: 'no' }, undefined],
  ] as const)('%o is refused for %s', (given, problem) =>
    expect(problemInFields(fields(given))).toBe(problem),
  );

  it.each([
    [{ price: 'amount', amount: '1500' }, { price: 1500 }],
    [{ price: 'base' }, { price: null }],
    [{ price: 'byBaht', amount: '-200' }, { change: { amount: -200 } }],
    [{ price: 'byPercent', amount: '12.5' }, { change: { percent: 12.5 } }],
    [
      { minStay: '2', maxStay: 'none', closedToArrival: 'yes', closed: 'no' },
      { minStay: 2, maxStay: null, closedToArrival: true, closed: false },
    ],
  ] as const)('%o is sent as %o', (given, sent) => expect(requestOf(fields(given))).toEqual(sent));
});
