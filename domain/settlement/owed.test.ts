import fc from 'fast-check';
import { expect, it } from 'vitest';
import { baht, satang } from '../values/money/money.ts';
import { outstandingFor } from './outstanding.ts';

const MONTH = {
  received: baht(10_000),
  refunded: baht(2_000),
  fee: baht(365),
  feeVat: baht(25.55),
  commission: baht(1_000),
};

it('pays the owner what is held, less the commission with its VAT, of which tax is withheld', () =>
  expect(outstandingFor(MONTH)).toEqual({
    ...MONTH,
    ...{ commissionVat: baht(70), withholding: baht(30), owed: baht(6_569.45) },
  }));

it('turns round where all of it is taken back', () =>
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), (commission) => {
      const none = { received: satang(0), refunded: satang(0), fee: satang(0), feeVat: satang(0) };
      const earned = outstandingFor({ ...none, commission: satang(commission) });
      const returned = outstandingFor({ ...none, commission: satang(-commission) });
      expect(earned.owed + returned.owed).toBe(0);
    }),
  ));
