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

  it('does not begin on one, and ends where one goes elsewhere', () => {
    const taken = { row: 0, day: day(5) };
    expect(choosingAfter(at(1), { type: 'choose', at: taken }, isFree)).toEqual({ focus: taken });
    expect(choosingAfter(at(5), { type: 'extend', to: day(6) }, isFree)).toEqual(at(5));
    const chosen = choosingAfter(at(1), { type: 'choose', at: at(1).focus }, isFree);
    expect(choosingAfter(chosen, { type: 'go', to: at(2).focus }, isFree)).toEqual(at(2));
    expect(choosingAfter(chosen, { type: 'clear' }, isFree)).toEqual(at(1));
  });
});
