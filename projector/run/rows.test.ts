import { minute } from '@baanpak/domain/testing/samples.ts';
import { baht } from '@baanpak/domain/values/money/money.ts';
import { localDate } from '@baanpak/domain/values/time/local-date.ts';
import { describe, expect, it } from 'vitest';
import { add, merge, put, set } from '../row-changes.ts';
import type { Change } from './rows.ts';
import { mergeChanges } from './rows.ts';

const room = { room_id: 'garden' };
const night = { room_id: 'garden', night: localDate('2027-03-01') };
const days = { from_night: night.night, to_night: localDate('2027-03-02'), weekdays: 127 };
const paint = {
  seq: 1,
  part: 0,
  actor: 'malee',
  painted_at: minute(0),
  place: '1.1',
  undoes: false,
};
const period = { ...paint, ...days };
const priced = (price: number) => put('price_periods', { ...room, ...period, price: baht(price) });
const units = (count: number) => put('room_units', { ...room, units: count });

const fold = (...changes: readonly Change[]) => Object.fromEntries(mergeChanges(changes));
const bare = { set: {}, add: {}, merge: {} };

describe("a batch's changes", () => {
  it('are kept apart by table and by key', () =>
    expect(fold(units(2), put('room_units', { room_id: 'attic', units: 1 }), priced(900))).toEqual({
      room_units: [
        { key: room, put: { ...room, units: 2 }, ...bare },
        { key: { room_id: 'attic' }, put: { room_id: 'attic', units: 1 }, ...bare },
      ],
      price_periods: [
        { key: { ...room, seq: 1, part: 0 }, put: { ...room, ...period, price: 90_000 }, ...bare },
      ],
    }));

  it('are as good as nothing before the row is written whole', () =>
    expect(fold(set('room_units', room, { units: 9 }), units(2))).toEqual({
      room_units: [{ key: room, put: { ...room, units: 2 }, ...bare }],
    }));

  it('are part of a row that was written whole before', () => {
    const hotel = { hotel_id: 'h' };
    const changes = [
      { table: 'hotels', key: hotel, put: { ...hotel, disabled: false, details: { a: 1, b: 1 } } },
      set('hotels', hotel, { disabled: true }),
      merge('hotels', hotel, 'details', { b: 2, c: 2 }),
    ] as const;
    expect(fold(...changes)).toEqual({
      hotels: [
        {
          key: hotel,
          put: { ...hotel, disabled: true, details: { a: 1, b: 2, c: 2 } },
          ...bare,
        },
      ],
    });
    const taken = put('room_nights', { ...night, taken: 1 });
    expect(fold(taken, add('room_nights', night, { taken: 2 }))).toEqual({
      room_nights: [{ key: night, put: { ...night, taken: 3 }, ...bare }],
    });
  });

  it('of the same column: the later wins', () =>
    expect(
      fold(
        set('hotels', { hotel_id: 'h' }, { disabled: true, version: 1 }),
        set('hotels', { hotel_id: 'h' }, { disabled: false }),
        merge('hotels', { hotel_id: 'h' }, 'details', { taxId: '1' }),
        merge('hotels', { hotel_id: 'h' }, 'details', { taxId: '2', branch: '0' }),
      ),
    ).toEqual({
      hotels: [
        {
          key: { hotel_id: 'h' },
          set: { disabled: false, version: 1 },
          add: {},
          merge: { details: { taxId: '2', branch: '0' } },
        },
      ],
    }));

  it('that count add up', () =>
    expect(
      fold(
        add('room_nights', night, { taken: 1 }),
        add('room_nights', night, { taken: 1 }),
        add('room_nights', night, { taken: -1 }),
      ),
    ).toEqual({ room_nights: [{ key: night, ...bare, add: { taken: 1 } }] }));
});
