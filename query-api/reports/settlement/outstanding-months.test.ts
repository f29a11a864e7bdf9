import { added, type MonthOfOwner, NOTHING } from '@baanpak/domain/settlement/outstanding.ts';
import { satang } from '@baanpak/domain/values/money/money.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { carriedInto, keyOf, monthLater } from './outstanding-months.ts';

const ownerId = 'somchai';
const received = (amount: number): MonthOfOwner => ({ ...NOTHING, received: satang(amount) });
const keyed = (month: string) => keyOf({ ownerId, month });
const NEXT = { ownerId, month: '2027-02' };

it('is nothing after a month that is open, or that was paid out whole', () => {
  const recorded = new Map([[keyed('2027-01'), received(500)]]);
  expect(carriedInto(NEXT, new Map(), recorded)).toEqual(NOTHING);
  expect(carriedInto(NEXT, recorded, recorded)).toEqual(NOTHING);
});

it('is what was recorded beyond what was paid out, over the turn of the year', () => {
  const paid = new Map([
    [keyed('2027-01'), received(500)],
    [keyed('2026-12'), received(200)],
    [keyed('2026-10'), received(900)], // November is open, and has that
  ]);
  const recorded = new Map([
    [keyed('2027-01'), received(450)],
    [keyed('2026-12'), received(201)],
    [keyed('2026-10'), received(1000)],
  ]);
  expect(carriedInto(NEXT, paid, recorded)).toEqual(received(-49));
});

/** Facts of months, and months that are paid out, in any order. */
const history = fc.array(
  fc.oneof(
    fc.record({ pays: fc.integer({ min: 0, max: 5 }) }),
    fc.record({ month: fc.integer({ min: 0, max: 5 }), amount: fc.integer({ min: -99, max: 99 }) }),
  ),
  { maxLength: 60 },
);

it('pays out all there is, nothing twice, in whatever order months are closed', () =>
  fc.assert(
    fc.property(history, (steps) => {
      const [paid, recorded] = [new Map<string, MonthOfOwner>(), new Map<string, MonthOfOwner>()];
      const month = (n: number) => ({ ownerId, month: monthLater('2026-10', n) });
      const owed = (n: number) =>
        added(recorded.get(keyOf(month(n))) ?? NOTHING, carriedInto(month(n), paid, recorded));
      for (const step of steps) {
        if ('amount' in step) {
          const key = keyOf(month(step.month));
          recorded.set(key, added(recorded.get(key) ?? NOTHING, received(step.amount)));
        } else if (!paid.has(keyOf(month(step.pays))))
          paid.set(keyOf(month(step.pays)), owed(step.pays));
      }
      const open = [0, 1, 2, 3, 4, 5, 6].filter((n) => !paid.has(keyOf(month(n))));
      const total = (all: Iterable<MonthOfOwner>) =>
        [...all].reduce((a, b) => added(a, b), NOTHING);
      expect(total([...paid.values(), ...open.map(owed)])).toEqual(total(recorded.values()));
    }),
  ));
