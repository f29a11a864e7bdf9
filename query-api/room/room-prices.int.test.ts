import { randomUUID } from 'node:crypto';
import { hotelStream } from '@baanpak/domain/hotel/hotel.ts';
import { roomStream } from '@baanpak/domain/room/room.ts';
import {
  hotelRegistered,
  pricesSet,
  roomRegistered,
} from '@baanpak/projector/testing/sample-events.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openQueryApiForTest, type QueryApiForTest } from '../testing/query-api-for-tests.ts';

type Answer = { data: { date: string; price: number }[]; detail: string; code: string };

const hotel = hotelRegistered();
const room = roomRegistered(hotel);
const { roomId } = room.data;
const { hotelId } = hotel.data;
let api: QueryApiForTest;
beforeAll(async () => {
  api = await openQueryApiForTest();
  await api.given(hotelStream(hotelId), hotel);
  await api.given(
    roomStream(roomId),
    room,
    pricesSet(room, 2, 5, 1500),
    pricesSet(room, 3, 4, 900),
  );
});
afterAll(() => api.close());

const ask = (query: string, id = roomId, language = 'en') =>
  api.get<Answer>(`/outreach/price-daily/${id}${query}`, { 'accept-language': language });

describe('GET /outreach/price-daily/{roomId}', () => {
  it('is the price set last for the night, else its base price', async () => {
    const { body } = await ask('?from=2027-03-01&to=2027-03-06');
    expect(body).toEqual({
      data: [
        { date: '2027-03-01', price: 1000 },
        { date: '2027-03-02', price: 1500 },
        { date: '2027-03-03', price: 900 },
        { date: '2027-03-04', price: 1500 },
        { date: '2027-03-05', price: 1000 },
      ],
      detail: 'The price of each night',
    });
  });

  it('is given for a year from today when nobody says which nights', async () => {
    const { data, detail } = (await ask('', roomId, 'th')).body;
    expect(data).toHaveLength(365);
    expect(data[0]?.date).toBe('2027-01-01');
    expect(detail).toBe('ราคาห้องพักรายวัน');
  });

  it('is refused for nights that cannot be, rooms nobody knows, and with its hotel closed', async () => {
    expect((await ask('?from=2027-03-02&to=2027-03-02')).body.code).toBe('stay-too-short');
    expect((await ask('?to=2029-01-01')).body.code).toBe('stay-too-far-ahead');
    expect((await ask('?from=March')).status).toBe(400);
    expect((await ask('', randomUUID())).status).toBe(404);
    await api.given(hotelStream(hotelId), { type: 'HotelDisabled', data: { hotelId } });
    expect((await ask('')).status).toBe(404);
    await api.given(hotelStream(hotelId), { type: 'HotelEnabled', data: { hotelId } });
  });
});
