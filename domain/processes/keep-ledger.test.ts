import { describe, expect, it } from 'vitest';
import { minute } from '../testing/samples.ts';
import { baht } from '../values/money/money.ts';
import { DAY, HOUR, type Instant, after as later, MINUTE } from '../values/time/instant.ts';
import { addDays, localDate, startOfDay } from '../values/time/local-date.ts';
import { keepLedger } from './keep-ledger.ts';
import { type DomainEvent, type ProcessStep, stepsAfter } from './process.ts';

const day = localDate('2027-01-01');
const followed = (event: DomainEvent, recordedAt = minute(0)) =>
  stepsAfter(keepLedger, { ...event, recordedAt, revision: 0 });
const timers = (steps: readonly ProcessStep[]) =>
  steps.flatMap((step) => ('at' in step ? [{ at: step.at, key: step.key, todo: step.do }] : []));
const compared = (round: number, comparedAt: Instant) =>
  timers(
    followed({
      type: 'LedgerDayCompared',
      data: { day, round, charges: 9, differences: 0, comparedAt },
    }),
  );
const requested: DomainEvent = {
  type: 'ChargeRequested',
  data: {
    ...{ attemptId: 'try-1', checkoutUid: 'cart', method: 'card', amount: baht(2000) },
    ...{ currency: 'THB', requestedAt: minute(0), expiresAt: minute(30) },
  },
};

describe('the ledger', () => {
  const [first] = timers(followed(requested));
  const firstLook = first?.at ?? minute(0);

  it('looks at the charges of a day once it is over, each day at another time', () => {
    expect(first).toMatchObject({ key: 'ledger:2027-01-01', todo: { data: { day } } });
    const over = startOfDay(addDays(day, 1));
    expect(firstLook >= later(over, HOUR)).toBe(true);
    expect(firstLook < later(over, DAY + HOUR)).toBe(true);
    const [next] = timers(followed(requested, later(minute(0), DAY)));
    expect(Date.parse(next?.at ?? '') - Date.parse(firstLook)).toBe(DAY + DAY / 120);
  });

  it('goes on with the next page at once', () => {
    const data = { day, round: 1, offset: 0, charges: 100, differences: 0, comparedAt: minute(1) };
    expect(timers(followed({ type: 'ChargesCompared', data }, minute(2)))).toMatchObject([
      { at: minute(2), key: 'ledger:2027-01-01', todo: { type: 'CompareDay', data: { day } } },
    ]);
  });

  it('looks again every day, and at the next day too', () => {
    expect(compared(1, firstLook)).toMatchObject([
      { key: 'ledger:2027-01-02', todo: { data: { day: '2027-01-02' } } },
      { key: 'ledger:2027-01-01', at: later(firstLook, DAY) },
    ]);
    expect(compared(2, later(firstLook, DAY + 5 * MINUTE))).toMatchObject([
      { key: 'ledger:2027-01-01', at: later(firstLook, 2 * DAY) },
    ]);
  });

  it('does not make up for days that were missed, and ends after 120', () => {
    expect(compared(2, later(firstLook, 9 * DAY + HOUR))).toMatchObject([
      { at: later(firstLook, 10 * DAY) },
    ]);
    expect(compared(100, later(firstLook, 119 * DAY))).toHaveLength(1);
    expect(compared(101, later(firstLook, 120 * DAY))).toEqual([]);
  });

  it('looks at a checkout ten minutes after its money last moved', () => {
    const data = {
      uid: 'cart',
      attemptId: 'try-1',
      bookingIds: [],
      chargeId: 'c',
      amount: baht(9),
    };
    expect(timers(followed({ type: 'LatePaymentReturned', data }))).toEqual([
      {
        at: minute(10),
        key: 'ledger:of:cart',
        todo: { type: 'CompareCheckout', data: { uid: 'cart' } },
      },
    ]);
  });
});
