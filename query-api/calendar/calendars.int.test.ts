import { randomUUID } from 'node:crypto';
import type { BookReachJson } from '@baanpak/contract/booking/book-reach.ts';
import { hotelStream } from '@baanpak/domain/hotel/hotel.ts';
import { roomStream } from '@baanpak/domain/room/room.ts';
import { roomCalendarStream } from '@baanpak/domain/room-calendar/room-calendar.ts';
import { nights } from '@baanpak/domain/testing/samples.ts';
import {
  calendarOpened,
  hotelRegistered,
  nightsHeld,
  pricesSet,
  roomRegistered,
} from '@baanpak/projector/testing/sample-events.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openQueryApiForTest, type QueryApiForTest } from '../testing/query-api-for-tests.ts';

type OfRoom = { bookReach: BookReachJson; detail: string; code: string };
type OfHotel = { bookReaches: BookReachJson[]; detail: string };
type Exists = { exists: boolean; detail: string; code: string };

let api: QueryApiForTest;
beforeAll(async () => {
  api = await openQueryApiForTest();
});
afterAll(() => api.close());

async function roomGiven(units = 1, hotel = hotelRegistered()) {
  const room = roomRegistered(hotel);
  const { roomId, hotelId } = room.data;
  await api.given(hotelStream(hotelId), hotel);
  await api.given(roomStream(roomId), room);
  await api.given(roomCalendarStream(roomId), calendarOpened(room, units));
  const hold = (from: number, to: number) =>
    api.given(roomCalendarStream(roomId), nightsHeld(room, nights(from, to)));
  const disableRoom = () =>
    api.given(roomStream(roomId), { type: 'RoomDisabled', data: { roomId } });
  const disableHotel = () =>
    api.given(hotelStream(hotelId), { type: 'HotelDisabled', data: { hotelId } });
  return { hotel, room, roomId, hotelId, hold, disableRoom, disableHotel };
}

const MARCH_1_6 = '?from=2027-03-01&to=2027-03-06';
const ask = (roomId: string, query = MARCH_1_6, language = 'en') =>
  api.get<OfRoom>(`/outreach/bookings/room/${roomId}${query}`, { 'accept-language': language });
const statuses = async (roomId: string, query?: string) =>
  (await ask(roomId, query)).body.bookReach.days.map(({ status }) => status);

describe('GET /outreach/bookings/room/{roomId}', () => {
  it('says where a stay may begin and end', async () => {
    const { roomId, hotelId, hold } = await roomGiven();
    await hold(2, 4);
    const { bookReach, detail } = (await ask(roomId)).body;
    expect(bookReach).toMatchObject({ roomId, hotelId, from: '2027-03-01', to: '2027-03-06' });
    expect(bookReach.days.map(({ date, status, unitsLeft }) => [date, status, unitsLeft])).toEqual([
      ['2027-03-01', 'available', 1],
      ['2027-03-02', 'checkOutOnly', 0],
      ['2027-03-03', 'full', 0],
      ['2027-03-04', 'checkInOnly', 1],
      ['2027-03-05', 'available', 1],
    ]);
    expect(detail).toBe("The room's calendar");
    expect((await ask(roomId, MARCH_1_6, 'th')).body.detail).toBe('ปฏิทินห้องพัก');
  });

  it('has another etag once a night is taken, and the same for who asks again', async () => {
    const { roomId, hotelId, hold } = await roomGiven();
    for (const path of [`room/${roomId}`, `rooms/${hotelId}`]) {
      const url = `/outreach/bookings/${path}${MARCH_1_6}`;
      const { headers } = await api.get<OfRoom>(url);
      const again = { 'accept-language': 'en', 'if-none-match': String(headers.etag) };
      expect(await api.status(url, again)).toBe(304);
      await hold(2, 3);
      expect(await api.status(url, again)).toBe(200);
    }
  });

  it('is of the same room however its id is written, and of none that was removed', async () => {
    const { roomId } = await roomGiven();
    expect((await ask(roomId.toUpperCase())).body.bookReach.roomId).toBe(roomId);
    await api.given(roomStream(roomId), { type: 'RoomRemoved', data: { roomId } });
    expect((await ask(roomId)).status).toBe(404);
  });

  it('knows of the night before its first day', async () => {
    const { roomId, hold } = await roomGiven();
    await hold(2, 4);
    expect(await statuses(roomId, '?from=2027-03-04&to=2027-03-05')).toEqual(['checkInOnly']);
  });

  it('counts the units that are left', async () => {
    const { roomId, hold } = await roomGiven(2);
    await hold(1, 3);
    await hold(2, 4);
    const { days } = (await ask(roomId)).body.bookReach;
    expect(days.map(({ status, unitsLeft }) => [status, unitsLeft])).toEqual([
      ['available', 1],
      ['checkOutOnly', 0],
      ['checkInOnly', 1],
      ['available', 2],
      ['available', 2],
    ]);
  });

  it('has the price of each night', async () => {
    const { room, roomId } = await roomGiven();
    await api.given(roomStream(roomId), pricesSet(room, 2, 4, 1500));
    const { days } = (await ask(roomId)).body.bookReach;
    expect(days.map(({ price }) => price)).toEqual([1000, 1500, 1500, 1000, 1000]);
  });

  it('goes a year ahead from today when nobody says how far', async () => {
    const { roomId } = await roomGiven();
    const { bookReach } = (await ask(roomId, '')).body;
    expect(bookReach).toMatchObject({ from: '2027-01-01', to: '2028-01-01' });
    expect(bookReach.days).toHaveLength(365);
  });

  it('shows past days as past', async () => {
    const { roomId } = await roomGiven();
    expect(await statuses(roomId, '?from=2026-12-30&to=2027-01-02')).toEqual([
      'past',
      'past',
      'available',
    ]);
  });

  it('is full on every day of a disabled room, and of any room of a disabled hotel', async () => {
    const one = await roomGiven();
    await one.disableRoom();
    expect(await statuses(one.roomId, '?from=2026-12-31&to=2027-01-02')).toEqual(['full', 'full']);
    const other = await roomGiven();
    await other.disableHotel();
    expect(await statuses(other.roomId)).toEqual(['full', 'full', 'full', 'full', 'full']);
  });

  it('is refused for a room nobody knows and for days that cannot be', async () => {
    const { roomId } = await roomGiven();
    expect((await ask(randomUUID())).status).toBe(404);
    expect((await ask('garden')).status).toBe(400);
    expect((await ask(roomId, '?from=tomorrow')).status).toBe(400);
    expect((await ask(roomId, '?from=2027-03-02&to=2027-03-01')).body.code).toBe('stay-too-short');
    expect((await ask(roomId, '?to=2029-01-01')).body.code).toBe('stay-too-far-ahead');
    expect((await ask(roomId, '?from=2024-01-01')).body.code).toBe('stay-in-the-past');
  });
});

describe('GET /outreach/bookings/rooms/{hotelId}', () => {
  const askHotel = (hotelId: string, language = 'en') =>
    api.get<OfHotel>(`/outreach/bookings/rooms/${hotelId}${MARCH_1_6}`, {
      'accept-language': language,
    });

  it('gives none of a hotel that has no room yet', async () => {
    const hotel = hotelRegistered();
    const { hotelId } = hotel.data;
    await api.given(hotelStream(hotelId), hotel);
    const { status, body } = await api.get<OfHotel>(`/outreach/bookings/rooms/${hotelId}`);
    expect([status, body.bookReaches]).toEqual([200, []]);
  });

  it('are there for every room, disabled ones too', async () => {
    const { hotel, roomId, hotelId, disableRoom } = await roomGiven();
    const second = roomRegistered(hotel);
    const otherId = second.data.roomId;
    await api.given(roomStream(otherId), second);
    await api.given(roomCalendarStream(otherId), calendarOpened(second));
    await disableRoom();
    const { body } = await askHotel(hotelId);
    const byRoom = new Map(body.bookReaches.map((reach) => [reach.roomId, reach.days[0]?.status]));
    expect(Object.fromEntries(byRoom)).toEqual({ [roomId]: 'full', [otherId]: 'available' });
    expect(body.detail).toBe("The calendars of the hotel's rooms");
    expect((await askHotel(hotelId, 'th')).body.detail).toBe('ปฏิทินห้องพักของโรงแรม');
  });

  it('are refused for a hotel that is closed or that nobody knows', async () => {
    const { hotelId, disableHotel } = await roomGiven();
    expect((await askHotel(randomUUID())).status).toBe(404);
    await disableHotel();
    expect((await askHotel(hotelId)).status).toBe(404);
  });
});

describe('GET /outreach/bookings/is-exists/{roomId}', () => {
  const exists = (roomId: string, start: string, end: string, language = 'en') =>
    api.get<Exists>(
      `/outreach/bookings/is-exists/${roomId}?check_in_date=${start}&check_out_date=${end}`,
      { 'accept-language': language },
    );

  it('depends on every one of its nights', async () => {
    const { roomId, hold } = await roomGiven();
    await hold(2, 4);
    const on = async (start: number, end: number) =>
      (await exists(roomId, `2027-03-0${start}`, `2027-03-0${end}T00:00:00`)).body.exists;
    expect(await on(1, 2)).toBe(false);
    expect(await on(4, 6)).toBe(false);
    expect(await on(1, 3)).toBe(true);
    expect(await on(3, 5)).toBe(true);
    expect(await on(3, 3)).toBe(true);
  });

  it('is so only when the last unit is taken', async () => {
    const { roomId, hold } = await roomGiven(2);
    await hold(2, 4);
    expect((await exists(roomId, '2027-03-02', '2027-03-03')).body.exists).toBe(false);
    await hold(2, 4);
    expect((await exists(roomId, '2027-03-02', '2027-03-03')).body.exists).toBe(true);
  });

  it('is so for a disabled room, a room of a disabled hotel, and one without units', async () => {
    const one = await roomGiven();
    await one.disableRoom();
    const other = await roomGiven();
    await other.disableHotel();
    const unopened = roomRegistered(one.hotel);
    await api.given(roomStream(unopened.data.roomId), unopened);
    for (const roomId of [one.roomId, other.roomId, unopened.data.roomId])
      expect((await exists(roomId, '2027-03-01', '2027-03-02')).body.exists).toBe(true);
  });

  it('is said in both languages', async () => {
    const { roomId, disableRoom } = await roomGiven();
    const detail = async (language: string) =>
      (await exists(roomId, '2027-03-01', '2027-03-02', language)).body.detail;
    expect(await detail('en')).toBe('This room is available on these dates');
    expect(await detail('th')).toBe('ห้องนี้ว่างในวันที่เลือก');
    await disableRoom();
    expect(await detail('en')).toBe('This room is not available on these dates');
    expect(await detail('th')).toBe('ห้องนี้ไม่ว่างในวันที่เลือก');
  });

  it('is refused for dates that cannot be, dates that are missing and rooms nobody knows', async () => {
    const { roomId } = await roomGiven();
    const code = async (start: string, end: string) => (await exists(roomId, start, end)).body.code;
    expect(await code('2026-12-31', '2027-01-01')).toBe('stay-in-the-past');
    expect(await code('2027-03-02', '2027-03-01')).toBe('stay-too-short');
    expect(await code('2028-12-31', '2029-01-01')).toBe('stay-too-far-ahead');
    expect(await api.status(`/outreach/bookings/is-exists/${roomId}`)).toBe(400);
    expect((await exists(randomUUID(), '2027-03-01', '2027-03-02')).status).toBe(404);
  });
});
