import { type HotelDetails, hotelStream } from '@baanpak/domain/hotel/hotel.ts';
import { type RoomDetails, roomStream } from '@baanpak/domain/room/room.ts';
import { roomCalendarStream } from '@baanpak/domain/stay/room-calendar.ts';
import { nights } from '@baanpak/domain/testing/samples.ts';
import { localDate } from '@baanpak/domain/values/local-date.ts';
import { baht } from '@baanpak/domain/values/money.ts';
import {
  calendarOpened,
  hotelRegistered,
  named,
  nightsHeld,
  pricesSet,
  roomRegistered,
} from '@baanpak/projector/testing/sample-events.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HotelJson } from '../contract/hotel.ts';
import type { PageJson } from '../contract/paging.ts';
import type { RoomOfferJson } from '../contract/room.ts';
import { openQueryApiForTest, type QueryApiForTest } from '../testing/query-api-for-tests.ts';

type Found = HotelJson & { rooms: RoomOfferJson[] };
type Answer = PageJson & { hotels: Found[]; detail: string; code: string };

let api: QueryApiForTest;

/** Every test has a province of its own. */
async function hotelIn(provinceId: string, name: string, details: Partial<HotelDetails> = {}) {
  const hotel = hotelRegistered({ ...named(name), ...details, provinceId });
  await api.given(hotelStream(hotel.data.hotelId), hotel);
  return hotel;
}

async function roomOf(
  hotel: ReturnType<typeof hotelRegistered>,
  {
    units = 1,
    price = 1000,
    ...details
  }: Partial<RoomDetails> & { units?: number; price?: number } = {},
) {
  const room = roomRegistered(hotel, { ...details, basePrice: baht(price) });
  const { roomId } = room.data;
  await api.given(roomStream(roomId), room);
  await api.given(roomCalendarStream(roomId), calendarOpened(room, units));
  return { room, roomId, stream: roomStream(roomId), calendar: roomCalendarStream(roomId) };
}

const search = (query: string, path = '/search/hotels', language = 'en') =>
  api.get<Answer>(`${path}?${query}`, { 'accept-language': language });
const advanced = (query: string) => search(query, '/search/hotels/advanced');
const MARCH_1_3 = 'startDate=2027-03-01T00:00:00&endDate=2027-03-03T00:00:00';
const names = ({ body }: Awaited<ReturnType<typeof search>>) =>
  body.hotels.map(({ hotelName }) => hotelName.en);

beforeAll(async () => {
  api = await openQueryApiForTest();
});
afterAll(() => api.close());

describe('a search', () => {
  it('finds hotels with their free rooms and what the stay costs, cheapest first', async () => {
    const hotel = await hotelIn('TH-20', 'Whole');
    const dear = await roomOf(hotel, { price: 2000 });
    const cheap = await roomOf(hotel, { units: 3 });
    await api.given(cheap.stream, pricesSet(cheap.room, 2, 9, 1501));
    const { status, body } = await search(`province=TH-20&${MARCH_1_3}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      total: 1,
      page: 1,
      perPage: 20,
      detail: 'Hotels with free rooms',
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
    expect((await search('', '/search/hotels', 'th')).body.detail).toBe('โรงแรมที่มีห้องว่าง'));

  it.each(['TH-21', 'th-21', 'ระยอง', 'Rayong', 'rAYONG'])(
    'takes %s for the province',
    async (province) => {
      if (province === 'TH-21') await roomOf(await hotelIn('TH-21', 'By the sea'));
      const found = await search(`province=${encodeURIComponent(province)}`);
      expect(names(found)).toEqual(['By the sea']);
    },
  );

  it('finds nothing in a province nobody knows, and everything without one', async () => {
    await roomOf(await hotelIn('TH-22', 'Somewhere'));
    expect((await search('province=Atlantis')).body).toMatchObject({ hotels: [], total: 0 });
    expect(names(await search('perPage=100'))).toContain('Somewhere');
    expect(names(await search('province=&perPage=100'))).toContain('Somewhere');
  });

  it('leaves out disabled rooms, disabled hotels and rooms without a unit', async () => {
    const hotel = await hotelIn('TH-23', 'Open');
    const { roomId } = await roomOf(hotel);
    const closed = await roomOf(hotel);
    await api.given(closed.stream, { type: 'RoomDisabled', data: { roomId: closed.roomId } });
    const unopened = roomRegistered(hotel);
    await api.given(roomStream(unopened.data.roomId), unopened);
    const other = await hotelIn('TH-23', 'Closed');
    await roomOf(other);
    const { hotelId } = other.data;
    await api.given(hotelStream(hotelId), { type: 'HotelDisabled', data: { hotelId } });
    const found = await search('province=TH-23');
    expect(names(found)).toEqual(['Open']);
    expect(found.body.hotels[0]?.rooms.map(({ _id }) => _id)).toEqual([roomId]);
  });

  it('finds a hotel in the province it moved to', async () => {
    const hotel = await hotelIn('TH-24', 'Moved');
    await roomOf(hotel);
    const { hotelId } = hotel.data;
    await api.given(hotelStream(hotelId), {
      type: 'HotelDescribed',
      data: { hotelId, changes: { provinceId: 'TH-25' } },
    });
    expect(names(await search('province=TH-24'))).toEqual([]);
    expect(names(await search('province=TH-25'))).toEqual(['Moved']);
  });
});

describe('a room is found', () => {
  it('unless one of its nights is taken, the day of leaving being free', async () => {
    const { room, roomId, calendar } = await roomOf(await hotelIn('TH-26', 'Held'));
    const held = nightsHeld(room, nights(3, 5));
    await api.given(calendar, held);
    const on = async (start: number, end: number) =>
      names(await search(`province=TH-26&startDate=2027-03-0${start}&endDate=2027-03-0${end}`));
    expect(await on(1, 3)).toEqual(['Held']);
    expect(await on(5, 7)).toEqual(['Held']);
    expect(await on(2, 4)).toEqual([]);
    expect(await on(4, 6)).toEqual([]);
    expect(await on(1, 9)).toEqual([]);

    const { bookingId } = held.data;
    const ofBooking = { roomId, bookingId, ...nights(3, 5) };
    await api.given(calendar, { type: 'NightsBooked', data: ofBooking });
    expect(await on(4, 6)).toEqual([]);
    const data = { ...ofBooking, because: 'expired' } as const;
    await api.given(calendar, { type: 'NightsReleased', data });
    expect(await on(4, 6)).toEqual(['Held']);
  });

  it('as long as a unit is left', async () => {
    const { room, roomId, calendar } = await roomOf(await hotelIn('TH-27', 'Two of a kind'), {
      units: 2,
    });
    const found = async () => names(await search(`province=TH-27&${MARCH_1_3}`));
    await api.given(calendar, nightsHeld(room, nights(1, 2)), nightsHeld(room, nights(2, 3)));
    expect(await found()).toEqual(['Two of a kind']);
    await api.given(calendar, nightsHeld(room, nights(2, 3)));
    expect(await found()).toEqual([]);
    await api.given(calendar, { type: 'UnitsChanged', data: { roomId, units: 3 } });
    expect(await found()).toEqual(['Two of a kind']);
  });

  it('when it is large enough for all guests', async () => {
    await roomOf(await hotelIn('TH-30', 'For four'), { maxGuests: 4 });
    const forGuests = async (guests: string) => names(await search(`province=TH-30${guests}`));
    expect(await forGuests('')).toEqual(['For four']);
    expect(await forGuests('&guests=0')).toEqual(['For four']);
    expect(await forGuests('&guests=4')).toEqual(['For four']);
    expect(await forGuests('&guests=5')).toEqual([]);
  });

  it('tonight when no dates are given', async () => {
    const { room, calendar } = await roomOf(await hotelIn('TH-31', 'Tonight'));
    const found = await search('province=TH-31');
    expect(found.body.hotels[0]?.rooms).toMatchObject([{ nights: 1, totalPrice: 1000 }]);
    const tonight = { checkIn: localDate('2027-01-01'), checkOut: localDate('2027-01-02') };
    await api.given(calendar, nightsHeld(room, tonight));
    expect(names(await search('province=TH-31'))).toEqual([]);
    const oneNight = await search('province=TH-31&startDate=2027-01-02&endDate=2027-01-02');
    expect(oneNight.body.hotels[0]?.rooms).toMatchObject([{ nights: 1 }]);
  });
});

describe('an advanced search', () => {
  it('asks whether pets and children are welcome', async () => {
    await roomOf(await hotelIn('TH-32', 'Pets'), { petsAllowed: true, kidsAllowed: false });
    await roomOf(await hotelIn('TH-32', 'Kids'), { petsAllowed: false, kidsAllowed: true });
    expect(names(await advanced('province=TH-32&pet=1'))).toEqual(['Pets']);
    expect(names(await advanced('province=TH-32&kid=2'))).toEqual(['Kids']);
    expect(names(await advanced('province=TH-32&pet=1&kid=1'))).toEqual([]);
    expect(names(await advanced('province=TH-32&pet=0&kid=0'))).toHaveLength(2);
  });

  it('asks for facilities and views, all of them', async () => {
    const has = { facilities: ['wifi', 'bathroom'], sideViews: ['sea', 'pool'] };
    await roomOf(await hotelIn('TH-33', 'Well kept', has));
    const found = async (query: string) => names(await advanced(`province=TH-33&${query}`));
    expect(await found('facilities=wifi,bathroom&sideViews=sea')).toEqual(['Well kept']);
    expect(await found('facilities=wifi&facilities=bathroom')).toEqual(['Well kept']);
    expect(await found('facilities=wifi,parking')).toEqual([]);
    expect(await found('sideViews=temple')).toEqual([]);
  });

  it('asks for the price of an average night, and leaves the other rooms out', async () => {
    const hotel = await hotelIn('TH-34', 'Three prices');
    for (const price of [500, 900, 1500]) await roomOf(hotel, { price });
    const prices = async (query: string) => {
      const { body } = await advanced(`province=TH-34&${MARCH_1_3}&${query}`);
      return body.hotels.flatMap(({ rooms }) => rooms.map(({ price }) => price));
    };
    expect(await prices('minPrice=501')).toEqual([900, 1500]);
    expect(await prices('maxPrice=900')).toEqual([500, 900]);
    expect(await prices('minPrice=600&maxPrice=1000')).toEqual([900]);
    expect(await prices('minPrice=2000')).toEqual([]);
  });

  it('asks for what lies on a map', async () => {
    const locPlaces = { lat: 12.9, lng: 100.9, googleMapsLink: null };
    await roomOf(await hotelIn('TH-35', 'On the map', { locPlaces }));
    await roomOf(await hotelIn('TH-35', 'Nowhere'));
    expect(names(await advanced('province=TH-35&bounds=12,100,13,101'))).toEqual(['On the map']);
    expect(names(await advanced('province=TH-35&bounds=13,100,14,101'))).toEqual([]);
  });
});

describe('what is found', () => {
  it('has the name asked for, in either language, in any case', async () => {
    const hotelName = { th: 'บ้านริมน้ำ', en: 'River House' };
    await roomOf(await hotelIn('TH-36', '', { hotelName }));
    const found = async (q: string) =>
      names(await search(`province=TH-36&q=${encodeURIComponent(q)}`));
    expect(await found('er hou')).toEqual(['River House']);
    expect(await found('ริมน้ำ')).toEqual(['River House']);
    expect(await found('%')).toEqual([]);
    expect(await found('lake')).toEqual([]);
  });

  it('comes in the order asked for', async () => {
    const one = await hotelIn('TH-37', '', { hotelName: { th: 'เกาะ', en: 'Bay' } });
    await roomOf(one, { price: 900 });
    const two = await hotelIn('TH-37', '', { hotelName: { th: 'ขวัญ', en: 'apple' } });
    await roomOf(two, { price: 700 });
    await roomOf(two, { price: 5000 });
    const sorted = async (sort: string, language = 'en') =>
      names(await search(`province=TH-37&sort=${sort}`, '/search/hotels', language));
    expect(await sorted('price')).toEqual(['apple', 'Bay']);
    expect(await sorted('-price')).toEqual(['Bay', 'apple']);
    expect(await sorted('name')).toEqual(['apple', 'Bay']);
    expect(await sorted('name', 'th')).toEqual(['Bay', 'apple']);
    expect(await sorted('recommended')).toEqual(['apple', 'Bay']);
    expect(await sorted('rating')).toEqual(['apple', 'Bay']);
  });

  it('comes in pages', async () => {
    for (const name of ['a', 'b', 'c']) await roomOf(await hotelIn('TH-38', name));
    const page = async (n: number) => search(`province=TH-38&sort=name&perPage=2&page=${n}`);
    expect(names(await page(1))).toEqual(['a', 'b']);
    expect(names(await page(2))).toEqual(['c']);
    expect((await page(3)).body).toMatchObject({ hotels: [], total: 3, page: 3, perPage: 2 });
    expect((await search('province=TH-38&perPage=101')).body.perPage).toBe(100);
  });
});

describe('a search is refused', () => {
  it.each([
    ['startDate=2027-03-03&endDate=2027-03-01', 'stay-too-short'],
    ['startDate=2026-12-31&endDate=2027-01-02', 'stay-in-the-past'],
    ['startDate=2028-12-30&endDate=2029-01-01', 'stay-too-far-ahead'],
  ])('against a rule: %s is %s', async (query, code) =>
    expect(await search(query)).toMatchObject({ status: 422, body: { code } }),
  );

  it.each([
    'startDate=1/3/2027',
    'startDate=2027-02-30',
    'guests=-1',
    'guests=two',
    'sort=cheapest',
    'page=0',
    'perPage=0',
  ])('as %s cannot be read', async (query) => expect((await search(query)).status).toBe(400));

  it.each(['bounds=1,2,3', 'bounds=north', 'pet=some', 'minPrice=cheap'])(
    'as %s cannot be read',
    async (query) => expect((await advanced(query)).status).toBe(400),
  );
});
