import { hotelStream } from '@baanpak/domain/hotel/hotel.ts';
import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import { roomStream } from '@baanpak/domain/room/room.ts';
import { roomCalendarStream } from '@baanpak/domain/room-calendar/room-calendar.ts';
import { nights } from '@baanpak/domain/testing/samples.ts';
import { localDate, nightsBetween } from '@baanpak/domain/values/time/local-date.ts';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rebuild } from '../run/rebuild.ts';
import { openReadModelsForTest, type ReadModelsForTest } from '../testing/given-events.ts';
import {
  calendarOpened,
  hotelRegistered,
  nightsHeld,
  pricesSet,
  roomRegistered,
} from '../testing/sample-events.ts';
import { FIRST_NIGHT, FREE } from './tables.ts';

let models: ReadModelsForTest;
beforeEach(async () => {
  models = await openReadModelsForTest();
});
afterEach(() => models.close());

const MARCH = nightsBetween(FIRST_NIGHT, localDate('2027-03-01'));

/** How many units are taken on the days of March 2027, by day; a batch's number beside it. */
async function calendarOf(roomId: string) {
  const { rows } = await models.pool.query<{ nights: string | null; moved: string }>(
    `SELECT nights, moved FROM room_moves LEFT JOIN room_calendars USING (room_id)
     WHERE room_id = $1`,
    [roomId],
  );
  const [row] = rows;
  const nights = [...(row?.nights ?? '')].flatMap((taken, n) =>
    taken === FREE ? [] : [[n - MARCH + 1, taken.charCodeAt(0) - FREE.charCodeAt(0)]],
  );
  return { nights, moved: Number(row?.moved) };
}

function scenario(units: number) {
  const hotel = hotelRegistered({ provinceId: 'TH-20' });
  const room = roomRegistered(hotel);
  const { roomId } = room.data;
  const { hotelId } = hotel.data;
  const held = nightsHeld(room, nights(1, 4));
  const { bookingId } = held.data;
  const released = { roomId, bookingId, because: 'expired', ...nights(1, 4) } as const;
  const moved = { hotelId, changes: { provinceId: 'TH-83' } };
  const streams: DomainEvent[][] = [
    [hotel, { type: 'HotelDescribed', data: moved }],
    [room, pricesSet(room, 2, 9, 1500)],
    [
      calendarOpened(room, units),
      held,
      nightsHeld(room, nights(3, 6)),
      { type: 'NightsReleased', data: released },
      { type: 'UnitsChanged', data: { roomId, units: units + 1 } },
      nightsHeld(room, nights(8, 9)),
      { type: 'UnitsChanged', data: { roomId, units } },
    ],
  ];
  const names = [hotelStream(hotelId), roomStream(roomId), roomCalendarStream(roomId)];
  return { roomId, hotelId, streams, names };
}

describe("a room's calendar", () => {
  it('is the same in whatever order streams are read and batches fall', () =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom(1, 2),
        fc.shuffledSubarray([0, 0, 1, 1, 2, 2, 2, 2, 2, 2, 2], { minLength: 11 }),
        fc.array(fc.boolean(), { minLength: 11, maxLength: 11 }),
        async (units, order, ends) => {
          const { roomId, streams, names } = scenario(units);
          for (const [n, stream] of order.entries()) {
            const event = streams[stream]?.shift();
            if (!event) throw new Error('The scenario is over');
            const position = await models.append(names[stream] ?? '', event);
            if (ends[n] || n === order.length - 1) await models.project(position);
          }
          const { nights: taken } = await calendarOf(roomId);
          expect(taken).toEqual([
            [3, 1],
            [4, 1],
            [5, 1],
            [8, 1],
          ]);
        },
      ),
      { numRuns: 30 },
    ));

  it('counts the units that are taken, however many they are', async () => {
    const room = roomRegistered(hotelRegistered());
    const opened = calendarOpened(room, 100);
    const stays = Array.from({ length: 90 }, () => nightsHeld(room, nights(1, 3)));
    await models.given(roomCalendarStream(room.data.roomId), opened, ...stays);
    expect((await calendarOf(room.data.roomId)).nights).toEqual([
      [1, 90],
      [2, 90],
    ]);
  });

  it('forgets nights before the first', async () => {
    const room = roomRegistered(hotelRegistered());
    const stay = { checkIn: localDate('2025-12-30'), checkOut: localDate('2026-01-02') };
    const opened = calendarOpened(room);
    await models.given(roomCalendarStream(room.data.roomId), opened, nightsHeld(room, stay));
    expect((await calendarOf(room.data.roomId)).nights).toEqual([[1 - MARCH, 1]]);
  });

  it('is the same made by a rebuild, whose pages leave calendars and moves to its end', async () => {
    const { roomId, streams, names } = scenario(2);
    for (const [n, events] of streams.entries()) await models.given(names[n] ?? '', ...events);
    const { nights: taken, moved } = await calendarOf(roomId);
    await rebuild({ ...models, pageSize: 1 });
    const made = await calendarOf(roomId);
    expect(made.nights).toEqual(taken);
    expect(made.moved).toBeGreaterThan(moved);
  });

  it('is what a rebuild stops at, by the event, where nights cannot be written', async () => {
    const room = roomRegistered(hotelRegistered());
    const { roomId } = room.data;
    const never = {
      roomId,
      bookingId: 'x',
      because: 'expired',
      units: 60,
      ...nights(1, 2),
    } as const;
    await models.append(roomCalendarStream(roomId), { type: 'NightsReleased', data: never });
    await models.untilShown(await models.append(roomStream(roomId), room));
    await expect(rebuild(models)).rejects.toThrow('Stopped at NightsReleased');
  });

  it('moves with all that guests are told of the room, and with its hotel', async () => {
    const { roomId, hotelId, streams, names } = scenario(1);
    const [hotel = '', room = '', calendar = ''] = names;
    for (const [n, events] of streams.entries()) await models.given(names[n] ?? '', ...events);
    const registered = roomRegistered(hotelRegistered());
    let last = (await calendarOf(roomId)).moved;
    const steps: [string, DomainEvent][] = [
      [hotel, { type: 'HotelDisabled', data: { hotelId } }],
      [room, { type: 'RoomDisabled', data: { roomId } }],
      [
        room,
        {
          ...pricesSet(registered, 1, 2, 900),
          data: { ...pricesSet(registered, 1, 2, 900).data, roomId },
        },
      ],
      [calendar, { type: 'UnitsChanged', data: { roomId, units: 5 } }],
      [
        calendar,
        {
          type: 'NightsReleased',
          data: { roomId, bookingId: 'x', because: 'expired', ...nights(8, 9) },
        },
      ],
    ];
    for (const [stream, event] of steps) {
      await models.given(stream, event);
      const { moved } = await calendarOf(roomId);
      expect([event.type, moved > last]).toEqual([event.type, true]);
      last = moved;
    }
    const other = roomRegistered(hotelRegistered());
    await models.given(roomStream(other.data.roomId), other);
    expect((await calendarOf(roomId)).moved).toBe(last);
  });
});

describe('the number of a batch', () => {
  it('is never that of a batch that was lost', async () => {
    const { streams, names } = scenario(2);
    const [hotelEvents = [], roomEvents = []] = streams;
    await models.given(names[0] ?? '', ...hotelEvents);
    await models.given(names[1] ?? '', ...roomEvents);
    const { rows } = await models.pool.query<{ moved: string }>(
      `SELECT max(moved) AS moved FROM room_moves`,
    );
    // a crash of the server takes commits along that nobody waited for
    await models.pool.query('DELETE FROM room_moves');
    const other = scenario(1);
    await models.given(other.names[1] ?? '', ...(other.streams[1] ?? []));
    const { moved } = await calendarOf(other.roomId);
    expect(moved).toBeGreaterThan(Number(rows[0]?.moved));
  });
});
