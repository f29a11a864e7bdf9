import { localDate } from '@baanpak/domain/values/time/local-date.ts';
import { describe, expect, it } from 'vitest';
import { choosingAfter, nightsChosen } from './choosing.ts';

const day = (n: number) => localDate(`2026-12-0${n}`);
const at = (n: number) => ({ focus: { row: 0, day: day(n) } });
/** The fifth is taken. */
const isFree = (place: { day: string }) => place.day !== day(5);

describe('choosing nights', () => {
  it('goes on up to a night that is taken, whichever way', () => {
    const right = choosingAfter(at(3), { type: 'extend', to: day(8) }, isFree);
    expect(right.chosen && nightsChosen(right.chosen)).toEqual({ from: day(3), to: day(4) });
    const left = choosingAfter(right, { type: 'extend', to: day(1) }, isFree);
    expect(left.chosen && nightsChosen(left.chosen)).toEqual({ from: day(1), to: day(3) });
    expect(left.focus.day).toBe(day(1));
  });

  it('goes from the first tap to the second in a row, and begins again with the third', () => {
    const tap = (n: number, row = 0) => ({ type: 'tap', at: { row, day: day(n) } }) as const;
    const first = choosingAfter(at(1), tap(2), isFree);
    const second = choosingAfter(first, tap(4), isFree);
    expect(second.chosen && nightsChosen(second.chosen)).toEqual({ from: day(2), to: day(4) });
    const third = choosingAfter(second, tap(3), isFree);
    expect(third.chosen && nightsChosen(third.chosen)).toEqual({ from: day(3), to: day(3) });
    const elsewhere = choosingAfter(third, tap(1, 1), isFree);
    expect(elsewhere.chosen).toEqual({ row: 1, anchor: day(1), end: day(1) });
    const back = choosingAfter(first, tap(1), isFree);
    expect(back.chosen && nightsChosen(back.chosen)).toEqual({ from: day(1), to: day(2) });
  });

  it('does not begin on one, and ends where one goes elsewhere', () => {
    const taken = { row: 0, day: day(5) };
    expect(choosingAfter(at(1), { type: 'choose', at: taken }, isFree)).toEqual({ focus: taken });
    expect(choosingAfter(at(5), { type: 'extend', to: day(6) }, isFree)).toEqual(at(5));
    const chosen = choosingAfter(at(1), { type: 'choose', at: at(1).focus }, isFree);
    expect(choosingAfter(chosen, { type: 'go', to: at(2).focus }, isFree)).toEqual(at(2));
    expect(choosingAfter(chosen, { type: 'clear' }, isFree)).toEqual(at(1));
  });
});
