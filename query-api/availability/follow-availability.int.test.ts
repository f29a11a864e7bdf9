import { hotelStream } from '@baanpak/domain/hotel/hotel.ts';
import { roomStream } from '@baanpak/domain/room/room.ts';
import { roomCalendarStream } from '@baanpak/domain/room-calendar/room-calendar.ts';
import { nights } from '@baanpak/domain/testing/samples.ts';
import { openKysely } from '@baanpak/infrastructure/database/kysely.ts';
import type { ReadSchema } from '@baanpak/projector/read-models.ts';
import { rebuild } from '@baanpak/projector/run/rebuild.ts';
import {
  openReadModelsForTest,
  type ReadModelsForTest,
} from '@baanpak/projector/testing/given-events.ts';
import {
  calendarOpened,
  hotelRegistered,
  nightsHeld,
  pricesSet,
  roomRegistered,
} from '@baanpak/projector/testing/sample-events.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Availability } from './availability.ts';
import { spanOf } from './by-day.ts';
import { followAvailability } from './follow-availability.ts';
import { isFree, totalOf } from './nights.ts';

let models: ReadModelsForTest;
let availability: ReturnType<typeof followAvailability>;
beforeEach(async () => {
  models = await openReadModelsForTest();
  availability = followAvailability(openKysely<ReadSchema>(models.pool));
});
afterEach(() => models.close());

async function givenRoom(units = 1) {
  const hotel = hotelRegistered({ provinceId: 'TH-20' });
  const room = roomRegistered(hotel);
  const { hotelId } = hotel.data;
  const { roomId } = room.data;
  await models.given(hotelStream(hotelId), hotel);
  await models.given(roomCalendarStream(roomId), calendarOpened(room, units));
  await models.given(roomStream(roomId), room);
  return { hotel, room, hotelId, roomId };
}
const idsIn = (known: Availability, provinceId: string) =>
  [...known.roomsIn(provinceId)].map((room) => known.roomAt(room).roomId);

describe('what is known of rooms', () => {
  it('is what the read models say when it is asked for', async () => {
    const { room, roomId } = await givenRoom();
    const span = spanOf(nights(1, 3));
    const read = async () => {
      const known = await availability();
      const found = known.room(roomId);
      return (
        found && {
          free: isFree(known, found, span),
          total: totalOf(found.basePrice, found.prices, span),
        }
      );
    };
    const before = await read();
    expect(before?.free).toBe(true);
    await models.given(roomStream(roomId), pricesSet(room, 1, 3, 1500));
    expect(await read()).toEqual({ free: true, total: 300_000 });
    const held = nightsHeld(room, nights(2, 4));
    await models.given(roomCalendarStream(roomId), held);
    expect(await read()).toEqual({ free: false, total: 300_000 });
  });

  it('follows a hotel to another province, closes with it, and ends with its removal', async () => {
    const { hotelId, roomId } = await givenRoom();
    expect(idsIn(await availability(), 'TH-20')).toEqual([roomId]);
    const changes = { provinceId: 'TH-83' };
    await models.given(hotelStream(hotelId), {
      type: 'HotelDescribed',
      data: { hotelId, changes },
    });
    const moved = await availability();
    expect([idsIn(moved, 'TH-20'), idsIn(moved, 'TH-83')]).toEqual([[], [roomId]]);
    await models.given(hotelStream(hotelId), { type: 'HotelDisabled', data: { hotelId } });
    expect((await availability()).hotel(hotelId)?.disabled).toBe(true);
    await models.given(roomStream(roomId), { type: 'RoomRemoved', data: { roomId } });
    const left = await availability();
    expect([left.room(roomId) !== undefined, left.hotel(hotelId)?.rooms]).toEqual([false, []]);
    expect(idsIn(left, 'TH-83')).toEqual([]);
  });

  it('comes with whatever of hotel, calendar and room is registered last', async () => {
    const hotel = hotelRegistered();
    const room = roomRegistered(hotel);
    const { roomId } = room.data;
    await models.given(roomStream(roomId), room);
    expect((await availability()).rooms.count).toBe(0);
    await models.given(hotelStream(hotel.data.hotelId), hotel);
    expect((await availability()).room(roomId)?.units).toBe(0);
    await models.given(roomCalendarStream(roomId), calendarOpened(room, 2));
    expect((await availability()).room(roomId)?.units).toBe(2);
  });

  it('has a hotel without rooms, too, as it is named now', async () => {
    const { data, type } = hotelRegistered();
    const { hotelId, slug } = data;
    await models.given(hotelStream(hotelId), { type, data });
    expect((await availability()).hotelOfSlug(slug)?.rooms).toEqual([]);
    const hotelName = { th: 'ใหม่', en: 'Anew' };
    await models.given(hotelStream(hotelId), {
      type: 'HotelDescribed',
      data: { hotelId, changes: { hotelName } },
    });
    expect((await availability()).hotel(hotelId)?.name).toEqual(hotelName);
  });

  it('is read again from read models that were made again', async () => {
    const { roomId } = await givenRoom();
    const before = await availability();
    await rebuild(models);
    const after = await availability();
    expect(after.epoch).not.toBe(before.epoch);
    const read = (known: Availability) => ({ ...known.room(roomId), moved: 0 });
    expect(read(after)).toEqual(read(before));
    expect(after.room(roomId)?.units).toBe(1);
  });

  it('is had while batches never cease', async () => {
    const { roomId } = await givenRoom();
    const { pool } = models;
    const restless: typeof pool = Object.create(pool, {
      connect: {
        value: async () => {
          await pool.query('UPDATE room_moves SET moved = moved + 1');
          return pool.connect();
        },
      },
    });
    const known = await followAvailability(openKysely<ReadSchema>(restless))();
    expect(known.room(roomId)?.roomId).toBe(roomId);
  });

  it('is whole, also where one batch touched more rooms than are read at a time', async () => {
    const { hotelId, roomId } = await givenRoom();
    await models.pool.query(
      `INSERT INTO rooms SELECT gen_random_uuid(), hotel_id, owner_id, disabled, removed, base_price,
         max_guests, details, pictures, review_count, review_sum, review_turn, version FROM rooms, generate_series(1, 4100) WHERE room_id = $1`,
      [roomId],
    );
    await models.pool.query(
      'INSERT INTO room_moves SELECT room_id, 1 FROM rooms ON CONFLICT DO NOTHING',
    );
    const known = await availability();
    expect([known.rooms.count, known.hotel(hotelId)?.rooms.length]).toEqual([4101, 4101]);
  });
});
