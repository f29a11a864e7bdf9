import { type Given, rowsAfter } from './reduce-events.ts';

/** What follows from the money of a stay is tested by itself (stay-money.test.ts). */
const ofStays = (events: readonly Given[]) =>
  rowsAfter(events).facts.filter(({ kind }) => kind !== 'commission' && kind !== 'kept');

/** Facts as kind, date, units, satang and VAT. */
export const factsAfter = (...events: readonly Given[]) =>
  ofStays(events).map(({ kind, date, units, satang, vat }) =>
    [kind, date, units, satang, vat].join(' '),
  );
/** What facts of each kind add up to, where that is not nothing. */
export function sumsAfter(...events: readonly Given[]) {
  const sums = new Map<string, number>();
  for (const row of ofStays(events))
    for (const measure of ['units', 'satang', 'vat']) {
      const key = [row.kind, row.date, row.room_id, measure].join(' ');
      sums.set(key, (sums.get(key) ?? 0) + Number(Reflect.get(row, measure)));
    }
  return Object.fromEntries([...sums].filter(([, sum]) => sum !== 0));
}
