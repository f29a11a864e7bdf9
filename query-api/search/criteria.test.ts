import type { HotelSearchQuery } from '@baanpak/contract/search/hotel-search.ts';
import { nights } from '@baanpak/domain/testing/samples.ts';
import { describe, expect, it } from 'vitest';
import { criteriaOf } from './criteria.ts';

const STAY = nights(1, 3);
const BASIC: HotelSearchQuery = { guests: 0, sort: 'recommended', page: 1, perPage: 20 };
const read = (query: Partial<HotelSearchQuery>) =>
  criteriaOf({ ...BASIC, ...query }, [STAY], 'TH-20', null, 'th');

describe('what a search asks for', () => {
  it('is the dates and the province, and no more than was said', () =>
    expect(read({})).toEqual({
      stays: [STAY],
      isFlexible: false,
      provinceId: 'TH-20',
      guests: 0,
      pets: false,
      kids: false,
      name: null,
      facilities: [],
      sideViews: [],
      lowest: null,
      highest: null,
      bounds: null,
      sort: 'recommended',
      language: 'th',
    }));

  it('takes codes one by one or with commas between', () =>
    expect(read({ facilities: ['wifi,parking', 'bathroom', ''] }).facilities).toEqual([
      'wifi',
      'parking',
      'bathroom',
    ]));

  it('asks for pets and children when there are any', () =>
    expect(read({ pet: 1, kid: 2 })).toMatchObject({ pets: true, kids: true }));

  it('reads prices in baht and a map by its edges', () =>
    expect(read({ minPrice: 500, maxPrice: 900, bounds: '12.5,100,13,101.25' })).toMatchObject({
      lowest: 50_000,
      highest: 90_000,
      bounds: { south: 12.5, west: 100, north: 13, east: 101.25 },
    }));
});
