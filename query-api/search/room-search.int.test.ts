import { randomUUID } from 'node:crypto';
import type { RoomOfferJson } from '@baanpak/contract/room/room.ts';
import { hotelStream } from '@baanpak/domain/hotel/hotel.ts';
import { quote } from '@baanpak/domain/room/quote.ts';
import { room, roomStream } from '@baanpak/domain/room/room.ts';
import type { DaysPainted, RoomEvent } from '@baanpak/domain/room/room-state.ts';
import { day, nights } from '@baanpak/domain/testing/samples.ts';
import { type Satang, satang, toBaht } from '@baanpak/domain/values/money/money.ts';
import { hotelRegistered, roomRegistered } from '@baanpak/projector/testing/sample-events.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openQueryApiForTest, type QueryApiForTest } from '../testing/query-api-for-tests.ts';

type Answer = { room: RoomOfferJson; detail: string; code: string };

let api: QueryApiForTest;
const hotel = hotelRegistered();
beforeAll(async () => {
  api = await openQueryApiForTest();
  await api.given(hotelStream(hotel.data.hotelId), hotel);
});
afterAll(() => api.close());

const ask = (roomId: string, query = '', language = 'en') =>
  api.get<Answer>(`/search/rooms/${roomId}${query}`, { 'accept-language': language });

async function roomGiven(...more: readonly RoomEvent[]) {
  const registered = roomRegistered(hotel);
  await api.given(roomStream(registered.data.roomId), registered, ...more);
  return registered;
}

describe('GET /search/rooms/{id}', () => {
  it('says what the stay costs in it', async () => {
    const { data } = await roomGiven();
    const { body } = await ask(data.roomId, '?startDate=2027-03-01&endDate=2027-03-04');
    expect(body.room).toMatchObject({
      _id: data.roomId,
      units: 0,
      price: 1000,
      nights: 3,
      totalPrice: 3000,
    });
    expect(body.detail).toBe('The room and its price');
    expect((await ask(data.roomId, '', 'th')).body.detail).toBe('ห้องพักและราคา');
  });

  it('is shown as disabled when it is', async () => {
    const { data } = await roomGiven();
    const { roomId } = data;
    await api.given(roomStream(roomId), { type: 'RoomDisabled', data: { roomId } });
    expect((await ask(roomId)).body.room).toMatchObject({ disabled: true });
  });

  it('is gone with its hotel', async () => {
    const closed = hotelRegistered();
    const { hotelId } = closed.data;
    const registered = roomRegistered(closed);
    await api.given(hotelStream(hotelId), closed, { type: 'HotelDisabled', data: { hotelId } });
    await api.given(roomStream(registered.data.roomId), registered);
    expect(await ask(registered.data.roomId)).toMatchObject({
      status: 404,
      body: { code: 'not-found' },
    });
  });

  it('is refused when nobody knows it, when its id is none, and for dates that cannot be', async () => {
    const { data } = await roomGiven();
    expect((await ask(randomUUID())).status).toBe(404);
    expect((await ask('garden')).status).toBe(400);
    expect((await ask(data.roomId, '?startDate=2026-12-31')).body.code).toBe('stay-in-the-past');
  });
});

describe('the total of any stay in any room', () => {
  const someDay = fc.integer({ min: 1, max: 20 });
  const length = fc.integer({ min: 1, max: 8 });
  const price = fc.integer({ min: 0, max: 9_999_999 }).map(satang);

  it('is what the domain quotes', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(someDay, length, price), { maxLength: 6 }),
        fc.array(fc.tuple(someDay, length), { minLength: 1, maxLength: 4 }),
        async (periods, stays) => {
          const registered = roomRegistered(hotel);
          const { roomId } = registered.data;
          const set = periods.map(([from, days, amount]) =>
            priceEvent(roomId, from, from + days, amount),
          );
          await api.given(roomStream(roomId), registered, ...set);
          const state = [registered, ...set].reduce(room.evolve, room.initialState);
          if (state.status === 'unknown') throw new Error('The room was registered');
          for (const [checkIn, stayed] of stays) {
            const stay = nights(checkIn, checkIn + stayed);
            const query = `?startDate=${stay.checkIn}&endDate=${stay.checkOut}`;
            const { total, average } = quote(state, stay);
            expect((await ask(roomId, query)).body.room).toMatchObject({
              totalPrice: toBaht(total),
              price: toBaht(average),
            });
          }
        },
      ),
      { numRuns: 25 },
    ));
});

const priceEvent = (roomId: string, from: number, to: number, price: Satang): DaysPainted => ({
  type: 'DaysPainted',
  data: { roomId, prices: [{ from: day(from), to: day(to), price }], rules: [] },
});
