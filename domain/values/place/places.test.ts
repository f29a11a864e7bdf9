import { describe, expect, it } from 'vitest';
import { findPlace, PLACES } from './places.ts';
import { findProvince, nameKey, PROVINCES } from './provinces.ts';

describe('towns, islands and beaches', () => {
  it('are some 150, each in a province there is, and named once', () => {
    expect(PLACES.length).toBeGreaterThanOrEqual(150);
    const provinces = new Set<string>(PROVINCES.map(({ _id }) => _id));
    expect(PLACES.filter(({ provinceId }) => !provinces.has(provinceId))).toEqual([]);
    const names = PLACES.flatMap(({ name }) => [nameKey(name.th), nameKey(name.en)]);
    expect(names.filter((name, n) => names.indexOf(name) !== n)).toEqual([]);
  });

  it('are none that is a province by its own name', () =>
    expect(PLACES.filter(({ name }) => findProvince(name.en) ?? findProvince(name.th))).toEqual(
      [],
    ));

  it.each([
    ['พัทยา', 'TH-20'],
    ['PATTAYA', 'TH-20'],
    ['huahin', 'TH-77'],
    ['Koh Lipe', 'TH-91'],
    ['เกาะเต่า', 'TH-84'],
  ])('%s lies in %s', (name, province) => expect(findPlace(name)?.provinceId).toBe(province));

  it('leave a name nobody knows alone', () => expect(findPlace('Atlantis')).toBeUndefined());
});
