import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { baht, type Satang, satang } from '../values/money/money.ts';
import { type ChargeAtProvider, type ChargeKept, compare } from './compare.ts';

const NOTHING = satang(0);
const kept = (what: Partial<ChargeKept>): ChargeKept => ({
  ...{ chargeId: 'chrg_1', attemptId: 'try-1' },
  ...{ stays: NOTHING, refunds: NOTHING, underWay: NOTHING, cases: NOTHING },
  ...what,
});
const atProvider = (paid: Satang, refunded: Satang = NOTHING): ChargeAtProvider => ({
  ...{ chargeId: 'chrg_1', paid, refunded },
});

describe('a charge', () => {
  it('agrees when it pays for stays', () =>
    expect(compare([kept({ stays: baht(2000) })], [atProvider(baht(2000))])).toEqual([]));

  it('was paid, and is for nothing', () =>
    expect(compare([kept({})], [atProvider(baht(2000))])).toEqual([
      {
        ...{ chargeId: 'chrg_1', attemptId: 'try-1' },
        ...{ amount: baht(2000), because: 'kept-by-provider' },
      },
    ]));

  it('was given back at the provider by hand', () =>
    expect(
      compare([kept({ stays: baht(2000) })], [atProvider(baht(2000), baht(500))]),
    ).toMatchObject([{ amount: baht(-500), because: 'refunded-at-provider' }]));

  it.each([
    ['unpaid', [atProvider(NOTHING)]],
    ['not there', []],
  ])('is %s, and pays here', (_, there) =>
    expect(compare([kept({ stays: baht(2000) })], there)).toMatchObject([
      { amount: baht(-2000), because: 'not-at-provider' },
    ]),
  );

  it('agrees while the provider is asked to give it back, whether or not it did', () => {
    const asked = kept({ stays: baht(1500), refunds: baht(500), underWay: baht(500) });
    for (const refunded of [NOTHING, baht(500)])
      expect(compare([asked], [atProvider(baht(2000), refunded)])).toEqual([]);
    expect(compare([asked], [atProvider(baht(2000), baht(501))])).toHaveLength(1);
  });
});

const amount = fc.nat({ max: 15_000_000 }).map(satang);
const charge = fc.record({
  ...{ stays: amount, owed: amount, transferred: amount, cases: amount, refunded: amount },
});
type Drawn = { stays: Satang; owed: Satang; transferred: Satang; cases: Satang; refunded: Satang };

const ours = ({ stays, owed, transferred, cases }: Drawn, n: number): ChargeKept =>
  kept({ chargeId: `chrg_${n}`, stays, cases, refunds: satang(owed + transferred) });
const theirs = (of: Drawn, n: number, more = 0): ChargeAtProvider => {
  const { stays, owed, transferred, cases, refunded } = of;
  const paid = satang(stays + owed + transferred + cases + refunded + more);
  return { chargeId: `chrg_${n}`, paid, refunded };
};

describe('the ledger', () => {
  it('closes whenever every satang at the provider is for one thing', () =>
    fc.assert(
      fc.property(fc.array(charge), (charges) => {
        const there = charges.map((of, n) => theirs(of, n));
        expect(compare(charges.map(ours), there)).toEqual([]);
      }),
    ));

  it('says of every charge exactly how much is too much or too little', () =>
    fc.assert(
      fc.property(fc.array(fc.tuple(charge, fc.integer({ min: -9, max: 9 }))), (charges) => {
        const found = compare(
          charges.map(([of], n) => ours(of, n)),
          charges.map(([of, more], n) => theirs(of, n, more)),
        );
        const wrong = charges.flatMap(([, more], n) =>
          more === 0 ? [] : [[`chrg_${n}`, more] as const],
        );
        expect(found.map(({ chargeId, amount: by }) => [chargeId, by])).toEqual(wrong);
      }),
    ));
});
