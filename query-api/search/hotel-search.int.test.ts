import { hotelStream } from '@baanpak/domain/hotel/hotel.ts';
import { roomStream } from '@baanpak/domain/room/room.ts';
import { pricesSet, roomRegistered } from '@baanpak/projector/testing/sample-events.ts';
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

describe('GET /search/hotels', () => {
  it('finds hotels with their free rooms and what the stay costs, cheapest first', async () => {
    const hotel = await given.hotelIn('TH-20', 'Whole');
    const dear = await given.roomOf(hotel, { price: 2000 });
    const cheap = await given.roomOf(hotel, { units: 3 });
    await given.api.given(cheap.stream, pricesSet(cheap.room, 2, 9, 1501));
    const { status, body } = await given.search(`province=TH-20&${MARCH_1_3}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      total: 1,
      page: 1,
      perPage: 20,
      detail: 'Hotels with available rooms',
    });
    expect(body.hotels).toMatchObject([
      {
        _id: hotel.data.hotelId,
        minPrice: 1251,
        rooms: [
          { _id: cheap.roomId, units: 3, totalPrice: 2501, nights: 2, price: 1251 },
          { _id: dear.roomId, units: 1, totalPrice: 4000, nights: 2, price: 2000 },
        ],
      },
    ]);
    expect(body.hotels[0]).not.toHaveProperty('bankAccountNumber');
  });

  it('speaks Thai', async () =>
    expect((await given.search('', '/search/hotels', 'th')).body.detail).toBe('โรงแรมที่มีห้องว่าง'));

  it.each(['TH-21', 'th-21', 'ระยอง', 'Rayong', 'rAYONG'])(
    'takes %s for the province',
    async (province) => {
      if (province === 'TH-21') await given.roomOf(await given.hotelIn('TH-21', 'By the sea'));
      const found = await given.search(`province=${encodeURIComponent(province)}`);
      expect(names(found)).toEqual(['By the sea']);
    },
  );

  it('finds nothing in a province nobody knows, and everything without one', async () => {
    await given.roomOf(await given.hotelIn('TH-22', 'Somewhere'));
    expect((await given.search('province=Atlantis')).body).toMatchObject({ hotels: [], total: 0 });
    expect(names(await given.search('perPage=100'))).toContain('Somewhere');
    expect(names(await given.search('province=&perPage=100'))).toContain('Somewhere');
  });

  it('leaves out disabled rooms, disabled hotels and rooms without a unit', async () => {
    const hotel = await given.hotelIn('TH-23', 'Open');
    const { roomId } = await given.roomOf(hotel);
    const closed = await given.roomOf(hotel);
    await given.api.given(closed.stream, { type: 'RoomDisabled', data: { roomId: closed.roomId } });
    const unopened = roomRegistered(hotel);
    await given.api.given(roomStream(unopened.data.roomId), unopened);
    const other = await given.hotelIn('TH-23', 'Closed');
    await given.roomOf(other);
    const { hotelId } = other.data;
    await given.api.given(hotelStream(hotelId), { type: 'HotelDisabled', data: { hotelId } });
    const found = await given.search('province=TH-23');
    expect(names(found)).toEqual(['Open']);
    expect(found.body.hotels[0]?.rooms.map(({ _id }) => _id)).toEqual([roomId]);
  });

  it('finds a hotel in the province it moved to', async () => {
    const hotel = await given.hotelIn('TH-24', 'Moved');
    await given.roomOf(hotel);
    const { hotelId } = hotel.data;
    await given.api.given(hotelStream(hotelId), {
      type: 'HotelDescribed',
      data: { hotelId, changes: { provinceId: 'TH-25' } },
    });
    expect(names(await given.search('province=TH-24'))).toEqual([]);
    expect(names(await given.search('province=TH-25'))).toEqual(['Moved']);
  });
});

describe('a search is refused', () => {
  it.each([
    ['startDate=2027-03-03&endDate=2027-03-01', 'stay-too-short'],
    ['startDate=2026-12-31&endDate=2027-01-02', 'stay-in-the-past'],
    ['startDate=2028-12-30&endDate=2029-01-01', 'stay-too-far-ahead'],
  ])('against a rule: %s is %s', async (query, code) =>
    expect(await given.search(query)).toMatchObject({ status: 422, body: { code } }),
  );

  it.each([
    'startDate=1/3/2027',
    'startDate=2027-02-30',
    'guests=-1',
    'guests=two',
    'sort=cheapest',
    'page=0',
    'perPage=0',
  ])('as %s cannot be read', async (query) => expect((await given.search(query)).status).toBe(400));

  it.each(['bounds=1,2,3', 'bounds=north', 'pet=some', 'minPrice=cheap'])(
    'as %s cannot be read',
    async (query) => expect((await given.advanced(query)).status).toBe(400),
  );
});
