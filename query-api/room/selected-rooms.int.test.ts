import type { PageJson } from '@baanpak/contract/answers/paging.ts';
import type { RoomJson } from '@baanpak/contract/room/room.ts';
import { hotelStream } from '@baanpak/domain/hotel/hotel.ts';
import { roomStream } from '@baanpak/domain/room/room.ts';
import { hotelRegistered, roomRegistered } from '@baanpak/projector/testing/sample-events.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openQueryApiForTest, type QueryApiForTest } from '../testing/query-api-for-tests.ts';

type Answer = PageJson & { rooms: RoomJson[]; detail: string };

let api: QueryApiForTest;
beforeAll(async () => {
  api = await openQueryApiForTest();
});
afterAll(() => api.close());

async function roomGiven(hotel: ReturnType<typeof hotelRegistered>) {
  const room = roomRegistered(hotel);
  await api.given(roomStream(room.data.roomId), room);
  return room.data.roomId;
}

const ask = async (language = 'en') =>
  (await api.get<Answer>('/rooms/select-room', { 'accept-language': language })).body;

describe('GET /rooms/select-room', () => {
  it('are open rooms of open hotels, twelve at most', async () => {
    const open = hotelRegistered();
    await api.given(hotelStream(open.data.hotelId), open);
    const shown = await roomGiven(open);
    const closed = await roomGiven(open);
    await api.given(roomStream(closed), { type: 'RoomDisabled', data: { roomId: closed } });
    const closing = hotelRegistered();
    const { hotelId } = closing.data;
    await api.given(hotelStream(hotelId), closing, { type: 'HotelDisabled', data: { hotelId } });
    await roomGiven(closing);
    expect((await ask()).rooms.map(({ _id }) => _id)).toEqual([shown]);

    for (let n = 0; n < 12; n += 1) await roomGiven(open);
    const all = await ask();
    expect(all.rooms).toHaveLength(12);
    expect(all).toMatchObject({ total: 12, page: 1, perPage: 20 });
  });

  it('are named in both languages', async () => {
    expect((await ask('th')).detail).toBe('ห้องพักแนะนำ');
    expect((await ask('en')).detail).toBe('Selected rooms');
  });
});
