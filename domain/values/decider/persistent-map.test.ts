import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PersistentMap } from './persistent-map.ts';

const actions = fc.array(
  fc.record({
    // 'costarring' and 'liquid' have the same FNV-1a hash, and so have 'declinate' and 'macallums'
    key: fc.oneof(
      fc.constantFrom('costarring', 'liquid', 'declinate', 'macallums', ''),
      fc.string({ maxLength: 2 }),
    ),
    value: fc.option(fc.nat(), { nil: undefined }),
  }),
  { maxLength: 300 },
);

describe('PersistentMap', () => {
  it('holds what a Map would hold after the same actions, and leaves the one before as it was', () =>
    fc.assert(
      fc.property(actions, (all) => {
        const plain = new Map<string, number>();
        let map = PersistentMap.empty<number>();
        for (const { key, value } of all) {
          const before = map;
          const entries = new Map(before);
          map = value === undefined ? map.delete(key) : map.set(key, value);
          if (value === undefined) plain.delete(key);
          else plain.set(key, value);
          expect(new Map(before)).toEqual(entries);
          expect(map.get(key)).toBe(value);
          expect(map.has(key)).toBe(value !== undefined);
        }
        expect(map.size).toBe(plain.size);
        expect(new Map(PersistentMap.of(plain))).toEqual(plain);
        expect(new Map(map)).toEqual(plain);
        expect(new Set(map.keys())).toEqual(new Set(plain.keys()));
        expect([...map.values()].toSorted()).toEqual([...plain.values()].toSorted());
      }),
    ));

  it('keeps keys of one hash apart', () => {
    const both = PersistentMap.empty<number>().set('costarring', 1).set('liquid', 2);
    expect([both.get('costarring'), both.get('liquid'), both.size]).toEqual([1, 2, 2]);
    const one = both.delete('costarring');
    expect([one.get('costarring'), one.get('liquid'), one.size]).toEqual([undefined, 2, 1]);
  });

  it('is itself where nothing changes', () => {
    const map = PersistentMap.empty<number>().set('a', 1);
    expect(map.set('a', 1)).toBe(map);
    expect(map.delete('b')).toBe(map);
  });

  it('holds 100,000 entries', () => {
    let map = PersistentMap.empty<number>();
    for (let n = 0; n < 100_000; n += 1) map = map.set(`booking ${n}`, n);
    for (let n = 0; n < 100_000; n += 2) map = map.delete(`booking ${n}`);
    expect(map.size).toBe(50_000);
    expect(map.get('booking 99999')).toBe(99_999);
    expect(map.get('booking 99998')).toBeUndefined();
  });
});
