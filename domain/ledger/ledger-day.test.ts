import { describe, it } from 'vitest';
import { minute } from '../testing/samples.ts';
import { specFor } from '../testing/spec-for.ts';
import { localDate } from '../values/time/local-date.ts';
import { type ChargesCompared, type LedgerDayCompared, ledgerDay } from './ledger-day.ts';

const given = specFor(ledgerDay);
const day = localDate('2027-01-01');

const record = (round: number, offset: number, charges: number, isLast: boolean) =>
  ({
    type: 'RecordComparison',
    data: { day, round, offset, charges, differences: 1, isLast, comparedAt: minute(5) },
  }) as const;
const page = (round: number, offset: number): ChargesCompared => ({
  type: 'ChargesCompared',
  data: { day, round, offset, charges: 100, differences: 1, comparedAt: minute(5) },
});
const whole = (round: number, charges: number, differences: number): LedgerDayCompared => ({
  type: 'LedgerDayCompared',
  data: { day, round, charges, differences, comparedAt: minute(5) },
});

describe('a day of charges', () => {
  it('is compared page by page', () => {
    given()
      .when(record(1, 0, 100, false))
      .expect(page(1, 0));
    given(page(1, 0))
      .when(record(1, 100, 100, false))
      .expect(page(1, 100));
    given(page(1, 0), page(1, 100))
      .when(record(1, 200, 7, true))
      .expect(whole(1, 207, 3));
  });

  it('is compared again another day', () =>
    given(page(1, 0), whole(1, 107, 2))
      .when(record(2, 0, 9, true))
      .expect(whole(2, 9, 1)));

  it('counts no page twice', () => {
    given(page(1, 0))
      .when(record(1, 0, 100, false))
      .expect();
    given(whole(1, 9, 1))
      .when(record(1, 0, 9, true))
      .expect();
  });
});
