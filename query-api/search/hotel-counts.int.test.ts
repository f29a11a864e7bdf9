import type { HotelCountsJson } from '@baanpak/contract/search/hotel-counts.ts';
import { localDate } from '@baanpak/domain/values/time/local-date.ts';
import { nightsHeld } from '@baanpak/projector/testing/sample-events.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MARCH_1_3, openSearchForTest, type SearchForTest } from './testing/searched-hotels.ts';

let given: SearchForTest;
beforeAll(async () => {
  given = await openSearchForTest();
});
afterAll(() => given.close());

const MARCH_2_4 = { checkIn: localDate('2027-03-02'), checkOut: localDate('2027-03-04') };

async function countsOf(query: string) {
  const { body } = await given.api.get<HotelCountsJson>(`/search/hotels/counts?${query}`);
  return {
    ...body,
    facilities: nonZero(body.facilities),
    sideViews: nonZero(body.sideViews),
    prices: body.prices.map(({ hotels }) => hotels),
  };
}

const nonZero = (counts: HotelCountsJson['facilities']) =>
  Object.fromEntries(
    counts.filter(({ hotels }) => hotels > 0).map(({ code, hotels }) => [code, hotels]),
  );

describe('GET /search/hotels/counts', () => {
  it('says how many hotels with each facility and view are found', async () => {
    const pool = { facilities: ['wifi', 'swimming-pool'], sideViews: ['sea'] };
    await given.roomOf(await given.hotelIn('TH-40', 'Pool', pool));
    await given.roomOf(await given.hotelIn('TH-40', 'Wifi', { facilities: ['wifi'] }));
    await given.hotelIn('TH-40', 'Without a room', pool);
    expect(await countsOf(`province=TH-40&${MARCH_1_3}`)).toMatchObject({
      total: 2,
      facilities: { wifi: 2, 'swimming-pool': 1 },
      sideViews: { sea: 1 },
    });
    expect(await countsOf('province=TH-40&facilities=swimming-pool')).toMatchObject({
      total: 1,
      facilities: { wifi: 1, 'swimming-pool': 1 },
    });
  });

  it('counts only hotels with a room free for the stay', async () => {
    const has = { facilities: ['wifi'] };
    await given.roomOf(await given.hotelIn('TH-41', 'Free', has));
    const { room, calendar } = await given.roomOf(await given.hotelIn('TH-41', 'Full', has));
    await given.api.given(calendar, nightsHeld(room, MARCH_2_4));
    expect(await countsOf(`province=TH-41&${MARCH_1_3}`)).toMatchObject({
      total: 1,
      facilities: { wifi: 1 },
    });
  });

  it('counts a hotel with pets where the very room that fits takes them', async () => {
    const hotel = await given.hotelIn('TH-42', 'Large room without pets');
    await given.roomOf(hotel, { maxGuests: 4, petsAllowed: false, kidsAllowed: true });
    await given.roomOf(hotel, { maxGuests: 2, petsAllowed: true, kidsAllowed: false });
    expect(await countsOf('province=TH-42')).toMatchObject({ pet: 1, kid: 1 });
    expect(await countsOf('province=TH-42&guests=4')).toMatchObject({ pet: 0, kid: 1 });
    expect(await countsOf('province=TH-42&pet=1')).toMatchObject({ total: 1, pet: 1, kid: 0 });
  });

  it('counts prices in place of those that are asked for', async () => {
    const hotel = await given.hotelIn('TH-43', 'Two prices');
    for (const price of [900, 3_000]) await given.roomOf(hotel, { price });
    await given.roomOf(await given.hotelIn('TH-43', 'Dear'), { price: 9_000 });
    const all = [1, 0, 1, 0, 1];
    expect(await countsOf('province=TH-43')).toMatchObject({ total: 2, prices: all });
    expect(await countsOf('province=TH-43&maxPrice=1000')).toMatchObject({ total: 1, prices: all });
  });

  it('agrees with the search for each filter', async () => {
    const { body } = await given.api.get<HotelCountsJson>('/search/hotels/counts');
    for (const { code, hotels } of body.facilities) {
      const { body: found } = await given.advanced(`facilities=${code}&perPage=100`);
      expect([code, found.total]).toEqual([code, hotels]);
    }
    for (const { minPrice, maxPrice, hotels } of body.prices) {
      const range = [minPrice && `minPrice=${minPrice}`, maxPrice && `maxPrice=${maxPrice}`];
      const { body: found } = await given.advanced(range.filter(Boolean).join('&'));
      expect([minPrice, found.total]).toEqual([minPrice, hotels]);
    }
    expect((await given.advanced('pet=1')).body.total).toBe(body.pet);
    expect((await given.advanced('kid=1')).body.total).toBe(body.kid);
  });

  it('counts nothing in a province nobody knows', async () =>
    expect(await countsOf('province=Atlantis')).toMatchObject({
      ...{ total: 0, facilities: {}, pet: 0, kid: 0, prices: [0, 0, 0, 0, 0] },
    }));
});
