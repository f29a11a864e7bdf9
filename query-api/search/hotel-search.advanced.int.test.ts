import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  MARCH_1_3,
  names,
  openSearchForTest,
  type SearchForTest,
} from './testing/searched-hotels.ts';

let given: SearchForTest;
beforeAll(async () => {
  given = await openSearchForTest();
});
afterAll(() => given.close());

describe('GET /search/hotels/advanced', () => {
  it('asks whether pets and children are welcome', async () => {
    await given.roomOf(await given.hotelIn('TH-32', 'Pets'), {
      petsAllowed: true,
      kidsAllowed: false,
    });
    await given.roomOf(await given.hotelIn('TH-32', 'Kids'), {
      petsAllowed: false,
      kidsAllowed: true,
    });
    expect(names(await given.advanced('province=TH-32&pet=1'))).toEqual(['Pets']);
    expect(names(await given.advanced('province=TH-32&kid=2'))).toEqual(['Kids']);
    expect(names(await given.advanced('province=TH-32&pet=1&kid=1'))).toEqual([]);
    expect(names(await given.advanced('province=TH-32&pet=0&kid=0'))).toHaveLength(2);
  });

  it('asks for facilities and views, all of them', async () => {
    const has = { facilities: ['wifi', 'bathroom'], sideViews: ['sea', 'pool'] };
    await given.roomOf(await given.hotelIn('TH-33', 'Well kept', has));
    const found = async (query: string) => names(await given.advanced(`province=TH-33&${query}`));
    expect(await found('facilities=wifi,bathroom&sideViews=sea')).toEqual(['Well kept']);
    expect(await found('facilities=wifi&facilities=bathroom')).toEqual(['Well kept']);
    expect(await found('facilities=wifi,parking')).toEqual([]);
    expect(await found('sideViews=temple')).toEqual([]);
  });

  it('asks for the price of an average night, and leaves the other rooms out', async () => {
    const hotel = await given.hotelIn('TH-34', 'Three prices');
    for (const price of [500, 900, 1500]) await given.roomOf(hotel, { price });
    const prices = async (query: string) => {
      const { body } = await given.advanced(`province=TH-34&${MARCH_1_3}&${query}`);
      return body.hotels.flatMap(({ rooms }) => rooms.map(({ price }) => price));
    };
    expect(await prices('minPrice=501')).toEqual([900, 1500]);
    expect(await prices('maxPrice=900')).toEqual([500, 900]);
    expect(await prices('minPrice=600&maxPrice=1000')).toEqual([900]);
    expect(await prices('minPrice=2000')).toEqual([]);
  });

  it('asks for what lies on a map', async () => {
    const locPlaces = { lat: 12.9, lng: 100.9, googleMapsLink: null };
    await given.roomOf(await given.hotelIn('TH-35', 'On the map', { locPlaces }));
    await given.roomOf(await given.hotelIn('TH-35', 'Nowhere'));
    expect(names(await given.advanced('province=TH-35&bounds=12,100,13,101'))).toEqual([
      'On the map',
    ]);
    expect(names(await given.advanced('province=TH-35&bounds=13,100,14,101'))).toEqual([]);
  });

  it('asks for what lies on a map across the 180th meridian', async () => {
    const locPlaces = { lat: -17, lng: 179.5, googleMapsLink: null };
    await given.roomOf(await given.hotelIn('TH-39', 'Far east', { locPlaces }));
    expect(names(await given.advanced('province=TH-39&bounds=-18,179,-16,-179'))).toEqual([
      'Far east',
    ]);
    expect(names(await given.advanced('province=TH-39&bounds=-18,-179,-16,179'))).toEqual([]);
  });

  it.each([
    ['bounds', 'bounds=13,100,12,101'],
    ['bounds', 'bounds=-91,100,12,101'],
    ['bounds', 'bounds=12,100,13,181'],
    ['facilities', 'facilities=wifi,jacuzzi'],
    ['sideViews', 'sideViews=volcano'],
  ])('names %s where nobody can read %s', async (path, query) =>
    expect(await given.advanced(query)).toMatchObject({
      status: 400,
      body: { code: 'invalid-request', errors: [{ path }] },
    }),
  );
});
