import { quote } from '@baanpak/domain/room/quote.ts';
import { areBroken, rulesOn as rulesSaid } from '@baanpak/domain/room/stay-rules.ts';
import { localDate, nightsBetween, nightsOf } from '@baanpak/domain/values/time/local-date.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  breaksRules,
  isFree,
  nightAt,
  placeOf,
  priceOn,
  rulesOn,
  spanOf,
  takenOn,
  totalOf,
} from './nights.ts';
import { roomsInBoth, stays, TODAY } from './testing/known-rooms.ts';

describe('a night of a room that is known', () => {
  it('has its place, and that place the night, also before the first', () => {
    expect([placeOf(localDate('2026-01-01')), placeOf(localDate('2025-12-30'))]).toEqual([0, -2]);
    expect(nightAt(placeOf(TODAY))).toBe(TODAY);
  });

  it('costs what the domain quotes', () =>
    fc.assert(
      fc.property(roomsInBoth, stays, ({ known, said }, stay) => {
        const { total, nightPrices } = quote(said, stay);
        expect(totalOf(known, spanOf(stay))).toBe(total);
        expect(nightsOf(stay).map((night) => priceOn(known, placeOf(night)))).toEqual(
          nightPrices.map(({ price }) => price),
        );
      }),
    ));

  it('has the rules that the domain finds, and forbids the same stays', () =>
    fc.assert(
      fc.property(roomsInBoth, stays, ({ known, said: { rules } }, stay) => {
        expect(rulesOn(known, placeOf(stay.checkIn))).toEqual(rulesSaid(rules, stay.checkIn));
        expect(breaksRules(known, spanOf(stay))).toBe(areBroken(rules, stay));
      }),
    ));

  it('is free while a unit is left, also past all that was ever taken', () =>
    fc.assert(
      fc.property(roomsInBoth, stays, ({ known, taken, firstDay }, stay) => {
        const counts = nightsOf(stay).map(
          (night) => taken[nightsBetween(TODAY, night) - firstDay] ?? 0,
        );
        expect(nightsOf(stay).map((night) => takenOn(known, placeOf(night)))).toEqual(counts);
        const isLeft = counts.every((count) => count < known.units);
        expect(isFree(known, spanOf(stay))).toBe(isLeft);
      }),
    ));
});
