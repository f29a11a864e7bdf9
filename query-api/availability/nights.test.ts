import { quote } from '@baanpak/domain/room/quote.ts';
import { areBroken as areBrokenIn, rulesOn as rulesIn } from '@baanpak/domain/room/stay-rules.ts';
import { localDate, nightsBetween, nightsOf } from '@baanpak/domain/values/time/local-date.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nightAt, placeOf, spanOf } from './by-day.ts';
import { isSet } from './night-bits.ts';
import { areBroken, isFree, priceOn, rulesOn, totalOf } from './nights.ts';
import { roomsInBoth, stays, TODAY } from './testing/known-rooms.ts';

describe('a night of a room that is known', () => {
  it('has its place, and that place the night, also before the first', () => {
    expect([placeOf(localDate('2026-01-01')), placeOf(localDate('2025-12-30'))]).toEqual([0, -2]);
    expect(nightAt(placeOf(TODAY))).toBe(TODAY);
  });

  it('costs what the domain quotes', () =>
    fc.assert(
      fc.property(roomsInBoth, stays, ({ room: { basePrice, prices }, roomState }, stay) => {
        const { total, nightPrices } = quote(roomState, stay);
        expect(totalOf(basePrice, prices, spanOf(stay))).toBe(total);
        expect(nightsOf(stay).map((night) => priceOn(basePrice, prices, placeOf(night)))).toEqual(
          nightPrices.map(({ price }) => price),
        );
      }),
    ));

  it('has the rules that the domain finds, and forbids the same stays', () =>
    fc.assert(
      fc.property(roomsInBoth, stays, ({ room, roomState: { rules } }, stay) => {
        expect(rulesOn(room.rules, placeOf(stay.checkIn))).toEqual(rulesIn(rules, stay.checkIn));
        expect(areBroken(room.rules, spanOf(stay))).toBe(areBrokenIn(rules, stay));
      }),
    ));

  it('is free while a unit is left, also past all that was ever taken', () =>
    fc.assert(
      fc.property(roomsInBoth, stays, ({ known, room, taken, firstDay }, stay) => {
        const { nights } = known.rooms;
        const span = spanOf(stay);
        const counts = nightsOf(stay).map(
          (night) => taken[nightsBetween(TODAY, night) - firstDay] ?? 0,
        );
        expect(nightsOf(stay).map((night) => nights.takenOn(0, placeOf(night)))).toEqual(counts);
        const isLeft = counts.every((count) => count < room.units);
        expect(isFree(known, room, span)).toBe(isLeft);
        const isOffered = isLeft && !room.disabled;
        expect(isSet(nights.freeOn(span.first, span.nights), 0)).toBe(isOffered);
        expect(nights.isFreeOn(span.first, span.nights)(0)).toBe(isOffered);
      }),
    ));
});
