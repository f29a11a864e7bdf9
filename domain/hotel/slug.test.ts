import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slugOf } from './slug.ts';

describe('a slug', () => {
  it.each([
    ['Riverside Hotel & Spa', 'riverside-hotel-spa'],
    ["Somchai's House", 'somchais-house'],
    ['  Café Élan  ', 'cafe-elan'],
    ['บ้านริมน้ำ', 'hotel'],
    ['บ้าน 99', '99'],
  ])('of %s is %s', (name, slug) => expect(slugOf(name)).toBe(slug));

  it('tells hotels of one name apart by number', () =>
    expect([slugOf('Riverside', 2), slugOf('Riverside', 3)]).toEqual([
      'riverside-2',
      'riverside-3',
    ]));

  it('stands in an address as it is, whatever the name', () =>
    fc.assert(
      fc.property(fc.string(), (name) => {
        expect(slugOf(name)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(slugOf(name).length).toBeLessThanOrEqual(80);
      }),
    ));
});
