import type { HotelCountsJson } from '@baanpak/contract/search/hotel-counts.ts';
import { localDate } from '@baanpak/domain/values/time/local-date.ts';
import { nightsHeld, pricesSet } from '@baanpak/projector/testing/sample-events.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { names, openSearchForTest, type SearchForTest } from './testing/searched-hotels.ts';

let given: SearchForTest;
beforeAll(async () => {
  given = await openSearchForTest();
});
afterAll(() => given.close());

const stay = (checkIn: string, checkOut: string) => ({
  checkIn: localDate(checkIn),
  checkOut: localDate(checkOut),
});

describe('a search for any stay in a month', () => {
  it('finds each hotel’s cheapest one, with the rooms that are free then', async () => {
    const hotel = await given.hotelIn('TH-50', 'Cheap in the middle');
    const { room, stream } = await given.roomOf(hotel, { price: 2000 });
    await given.api.given(stream, pricesSet(room, 10, 13, 1100));
    await given.roomOf(hotel, { price: 5000 });
    const { body } = await given.advanced('province=TH-50&month=2027-03&nights=2');
    expect(body).toMatchObject({ total: 1 });
    expect(body.hotels[0]).toMatchObject({
      stay: { startDate: '2027-03-10', endDate: '2027-03-12' },
      minPrice: 1100,
      rooms: [
        { _id: room.data.roomId, price: 1100, nights: 2, totalPrice: 2200 },
        { price: 5000, totalPrice: 10_000 },
      ],
    });
  });

  it('takes the first of stays that cost the same, and only free ones', async () => {
    const { room, calendar } = await given.roomOf(await given.hotelIn('TH-51', 'Busy'));
    await given.api.given(calendar, nightsHeld(room, stay('2027-03-01', '2027-03-20')));
    const { body } = await given.advanced('province=TH-51&month=2027-03&nights=3');
    expect(body.hotels[0]).toMatchObject({
      stay: { startDate: '2027-03-20', endDate: '2027-03-23' },
    });
    await given.api.given(calendar, nightsHeld(room, stay('2027-03-21', '2027-04-02')));
    expect(names(await given.advanced('province=TH-51&month=2027-03&nights=3'))).toEqual([]);
    expect(names(await given.advanced('province=TH-51&month=2027-03&nights=1'))).toEqual(['Busy']);
  });

  it('is put in order by the cheapest stays', async () => {
    for (const price of [900, 700, 800])
      await given.roomOf(await given.hotelIn('TH-52', `For ${price}`), { price });
    const found = await given.advanced('province=TH-52&month=2027-04&sort=price');
    expect(names(found)).toEqual(['For 700', 'For 800', 'For 900']);
  });

  it('counts, for its filters, hotels with any such stay', async () => {
    const details = { facilities: ['parking'] };
    const { room, calendar } = await given.roomOf(await given.hotelIn('TH-53', 'Parks', details));
    await given.api.given(calendar, nightsHeld(room, stay('2027-03-01', '2027-03-20')));
    const { body } = await given.api.get<HotelCountsJson>(
      '/search/hotels/counts?province=TH-53&month=2027-03&nights=2',
    );
    expect(body.total).toBe(1);
    expect(body.facilities).toContainEqual({ code: 'parking', hotels: 1 });
  });

  it('says of a search by dates no stay: it is the one asked for', async () => {
    await given.roomOf(await given.hotelIn('TH-54', 'Plain'));
    const { body } = await given.advanced('province=TH-54');
    expect(body.hotels[0]).not.toHaveProperty('stay');
  });

  it.each([
    ['stay-in-the-past', 422, 'month=2020-01'],
    ['stay-too-far-ahead', 422, 'month=2098-01'],
    ['invalid-request', 400, 'month=2027-13'],
    ['invalid-request', 400, 'month=2027-03&nights=31'],
  ])('is refused as %s', async (code, status, query) =>
    expect(await given.advanced(query)).toMatchObject({ status, body: { code } }),
  );
});
