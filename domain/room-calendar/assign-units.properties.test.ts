import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { day } from '../testing/samples.ts';
import { nightsOf, overlap } from '../values/time/local-date.ts';
import { assignUnits, type StayToAssign, unitLabels } from './assign-units.ts';

type Room = Readonly<{ labels: string[]; stays: StayToAssign[] }>;

const anyStay = fc.record({
  id: fc.uuid(),
  first: fc.integer({ min: 1, max: 20 }),
  nights: fc.integer({ min: 1, max: 6 }),
  units: fc.constantFrom(1, 1, 1, 2),
  place: fc.option(fc.integer({ min: 0, max: 3 }), { nil: null, freq: 2 }),
  firm: fc.boolean(),
});

/** Of stays that come one after the other, those for which a unit is free on each night; firm ones never collide. */
const anyRoom = fc
  .tuple(fc.integer({ min: 1, max: 4 }), fc.array(anyStay, { maxLength: 30 }))
  .map(([units, asked]): Room => {
    const labels = unitLabels(units, ['101', '102']);
    const stays: StayToAssign[] = [];
    for (const { id, first, nights, place, ...one } of asked) {
      const [checkIn, checkOut] = [day(first), day(first + nights)];
      const stay = {
        ...one,
        id,
        checkIn,
        checkOut,
        unit: place === null ? null : (labels[place] ?? null),
      };
      const isSold = nightsOf(stay).every((night) => sold([...stays, stay], night) <= units);
      const collides = stays.some(
        (other) => other.firm && stay.firm && other.unit === stay.unit && overlap(other, stay),
      );
      if (isSold) stays.push(collides ? { ...stay, unit: null } : stay);
    }
    return { labels, stays };
  });

const sold = (stays: readonly StayToAssign[], night: string): number =>
  stays.reduce(
    (sum, { checkIn, checkOut, units }) => sum + (checkIn <= night && night < checkOut ? units : 0),
    0,
  );

const lanesOn = (assigned: ReturnType<typeof assignUnits>, id: string, night: string): number[] =>
  (assigned.get(id) ?? [])
    .filter(({ checkIn, checkOut }) => checkIn <= night && night < checkOut)
    .map(({ lane }) => lane);

describe('of every room that was sold by units', () => {
  const ofEvery = (check: (room: Room, assigned: ReturnType<typeof assignUnits>) => void) =>
    fc.assert(
      fc.property(anyRoom, (room) => {
        check(room, assignUnits(room.stays, room.labels));
      }),
      { numRuns: 500 },
    );

  it('each night of a stay lies on as many units as it takes, and no unit is taken twice', () =>
    ofEvery(({ labels, stays }, assigned) => {
      for (let n = 1; n <= 26; n += 1) {
        const night = day(n);
        const lanes = stays.flatMap((stay) => {
          const on = lanesOn(assigned, stay.id, night);
          expect(on).toHaveLength(stay.checkIn <= night && night < stay.checkOut ? stay.units : 0);
          return on;
        });
        expect(new Set(lanes).size).toBe(lanes.length);
        for (const lane of lanes) expect(lane).toBeLessThan(labels.length);
      }
    }));

  it('what is firm stays where it is', () =>
    ofEvery(({ labels, stays }, assigned) => {
      for (const stay of stays.filter(({ firm, unit }) => firm && unit !== null))
        for (const night of nightsOf(stay))
          expect(lanesOn(assigned, stay.id, night).map((lane) => labels[lane])).toContain(
            stay.unit,
          );
    }));

  it('the order of the stays does not matter', () =>
    ofEvery(({ labels, stays }, assigned) =>
      expect(Object.fromEntries(assignUnits(stays.toReversed(), labels))).toEqual(
        Object.fromEntries(assigned),
      ),
    ));

  it('no stay changes rooms where nothing is firm', () =>
    ofEvery(({ labels, stays }) => {
      const free = stays.map((stay) => ({ ...stay, firm: false }));
      for (const [id, parts] of assignUnits(free, labels))
        expect(parts).toHaveLength(free.find((stay) => stay.id === id)?.units ?? 0);
    }));
});
