import { describe, expect, it } from 'vitest';
import { specFor } from '../testing/spec-for.ts';
import { baht } from '../values/money/money.ts';
import { instant } from '../values/time/instant.ts';
import { localDate } from '../values/time/local-date.ts';
import { NOTHING, outstandingFor } from './outstanding.ts';
import {
  type CloseSettlement,
  type SettlementClosed,
  settlement,
  settlementStream,
} from './settlement.ts';

const given = specFor(settlement);
const STATEMENT = {
  day: localDate('2027-01-05'),
  amounts: outstandingFor({ ...NOTHING, received: baht(5_000), commission: baht(500) }),
  hotelId: 'riverside',
};
const close = (more: Partial<CloseSettlement['data']> = {}): CloseSettlement => ({
  type: 'CloseSettlement',
  data: {
    ...{ ownerId: 'somchai', month: '2026-12', by: 'admin', reference: 'KBANK 4711' },
    ...{ paidAt: instant('2027-01-05T03:00:00Z'), closedAt: instant('2027-01-05T04:00:00Z') },
    statement: STATEMENT,
    ...more,
  },
});
const closed = ({ data: { statement, ...data } }: CloseSettlement): SettlementClosed => ({
  type: 'SettlementClosed',
  data: { ...data, amounts: statement.amounts, hotelId: statement.hotelId },
});

describe('the settlement of a month', () => {
  it('is closed by a payout of what a statement said', () =>
    given([]).when(close()).expect(closed(close())));

  it('is not closed by what a statement said before the month was over', () => {
    const onDay = (day: string) => close({ statement: { ...STATEMENT, day: localDate(day) } });
    given([]).when(onDay('2026-12-31')).refuses('month-not-over');
    given([])
      .when(onDay('2027-01-01'))
      .expect(closed(onDay('2027-01-01')));
  });

  it('is closed once the month is over in Bangkok, and no moment before', () => {
    const last = close({ closedAt: instant('2026-12-31T16:59:59Z') });
    const first = close({ closedAt: instant('2026-12-31T17:00:00Z') });
    given([]).when(last).refuses('month-not-over');
    given([]).when(first).expect(closed(first));
    given([])
      .when(close({ month: '2027-02' }))
      .refuses('month-not-over');
  });

  it('is closed once however often the same payout is told, and by no other', () => {
    const told = [closed(close())];
    given(told)
      .when(close({ closedAt: instant('2027-01-06T04:00:00Z'), by: 'another' }))
      .expect();
    given(told)
      .when(close({ reference: 'KBANK 4712' }))
      .refuses('settlement-closed');
    const nothing = { ...STATEMENT, amounts: outstandingFor(NOTHING) };
    given(told)
      .when(close({ statement: nothing }))
      .expect(); // the same payout
    given(told)
      .when(close({ paidAt: instant('2027-01-06T03:00:00Z') }))
      .refuses('settlement-closed');
  });

  it('lies in a stream of the owner and the month', () =>
    expect(settlementStream(close().data)).toBe('settlement-somchai-2026-12'));
});
