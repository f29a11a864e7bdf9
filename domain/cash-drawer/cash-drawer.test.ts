import { describe, expect, it } from 'vitest';
import { minute } from '../testing/samples.ts';
import { specFor } from '../testing/spec-for.ts';
import { baht, satang } from '../values/money/money.ts';
import { localDate } from '../values/time/local-date.ts';
import {
  type CashMoved,
  type CountShift,
  cashDrawer,
  cashDrawerStream,
  type ShiftCounted,
} from './cash-drawer.ts';

const given = specFor(cashDrawer);
const of = {
  ...{ hotelId: 'riverside', ownerId: 'somchai', userId: 'somsri' },
  day: localDate('2026-12-24'),
};
const moved = (movementId: string, amount: number): CashMoved => ({
  type: 'CashMoved',
  data: { ...of, movementId, amount: satang(amount), at: minute(1) },
});
const move = (movementId: string, amount: number) =>
  ({ type: 'MoveCash', data: moved(movementId, amount).data }) as const;
const count = (counted: number, more: Partial<CountShift['data']> = {}): CountShift => ({
  type: 'CountShift',
  data: {
    ...{ ...of, countId: 'c1', requestHash: 'h1', counted: satang(counted), note: null },
    ...{ at: minute(9), ...more },
  },
});
const counted = ({ data }: CountShift, expected: number): ShiftCounted => ({
  type: 'ShiftCounted',
  data: { ...data, expected: satang(expected), difference: satang(data.counted - expected) },
});

describe('the cash of a day', () => {
  it('is told once for each payment and each refund', () => {
    given([]).when(move('p1', 500)).expect(moved('p1', 500));
    given([moved('p1', 500)])
      .when(move('p1', 500))
      .expect();
    given([moved('p1', 500)])
      .when(move('r1', -200))
      .expect(moved('r1', -200));
  });

  it('is what was taken less what was given back', () =>
    given([moved('p1', 500), moved('p2', 700), moved('r1', -200)])
      .when(count(1000))
      .expect(counted(count(1000), 1000)));

  it('is nothing where nobody paid in cash', () =>
    given([])
      .when(count(0))
      .expect(counted(count(0), 0)));

  it('lies in a stream of the person, the hotel and the day', () =>
    expect(cashDrawerStream(of)).toBe('till-riverside-somsri-2026-12-24'));
});

describe('a count at the end of a shift', () => {
  it('that differs needs a note, more than was expected as well as less', () => {
    for (const wrong of [499, 501]) {
      given([moved('p1', 500)])
        .when(count(wrong))
        .refuses('note-needed');
      const told = count(wrong, { note: 'Change was short' });
      given([moved('p1', 500)])
        .when(told)
        .expect(counted(told, 500));
    }
  });

  it('is kept once however often it is sent, and is refused with another body', () => {
    const first = counted(count(500), 500);
    given([moved('p1', 500), first])
      .when(count(500))
      .expect();
    // what came since changes nothing about a count that was made
    given([moved('p1', 500), first, moved('p2', 1)])
      .when(count(500))
      .expect();
    given([moved('p1', 500), first])
      .when(count(400, { requestHash: 'h2' }))
      .refuses('idempotency-key-reused');
  });

  it('is corrected by another one, which sees what came since', () => {
    const again = count(700, { countId: 'c2' });
    given([moved('p1', 500), counted(count(500), 500), moved('p2', 200)])
      .when(again)
      .expect(counted(again, 700));
  });

  it('holds the largest sums there are', () => {
    const most = baht(1_000_000_000);
    given([moved('p1', most), moved('p2', most)])
      .when(count(2 * most))
      .expect(counted(count(2 * most), 2 * most));
  });
});
