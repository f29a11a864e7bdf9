import { hotelStream } from '@baanpak/domain/hotel/hotel.ts';
import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import { roomStream } from '@baanpak/domain/room/room.ts';
import { roomCalendarStream } from '@baanpak/domain/stay/room-calendar.ts';
import { nights } from '@baanpak/domain/testing/samples.ts';
import { localDate, nightsBetween } from '@baanpak/domain/values/local-date.ts';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FIRST_NIGHT } from '../schema/sold-nights.ts';
import { openReadModelsForTest, type ReadModelsForTest } from '../testing/given-events.ts';
import {
  calendarOpened,
  hotelRegistered,
  nightsHeld,
  pricesSet,
  roomRegistered,
} from '../testing/sample-events.ts';

let models: ReadModelsForTest;
beforeEach(async () => {
  models = await openReadModelsForTest();
});
afterEach(() => models.close());

const MARCH = nightsBetween(FIRST_NIGHT, localDate('2027-03-01'));

/** Rows of room_search, `sold` as the days of March 2027 that have no unit left. */
async function searched(roomId: string) {
  const { rows } = await models.pool.query<{ sold: string; open: boolean; units: number }>(
    'SELECT * FROM read.room_search WHERE room_id = $1',
    [roomId],
  );
  return rows.map(({ sold, ...row }) => ({
    ...row,
    sold: [...sold].flatMap((bit, n) => (bit === '1' ? [n - MARCH + 1] : [])),
  }));
}

function story(units: number) {
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

describe('what a search asks of a room', () => {
  it('is the same in whatever order streams are read and batches fall', () =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom(1, 2),
        fc.shuffledSubarray([0, 0, 1, 1, 2, 2, 2, 2, 2, 2, 2], { minLength: 11 }),
        fc.array(fc.boolean(), { minLength: 11, maxLength: 11 }),
        async (units, order, ends) => {
          const { roomId, hotelId, streams, names } = story(units);
          for (const [n, stream] of order.entries()) {
            const event = streams[stream]?.shift();
            if (!event) throw new Error('The story is over');
            const position = await models.append(names[stream] ?? '', event);
            if (ends[n] || n === order.length - 1) await models.project(position);
          }
          expect(await searched(roomId)).toMatchObject([
            {
              hotel_id: hotelId,
              province_id: 'TH-83',
              open: true,
              priced: true,
              ruled: false,
              units,
              version: 1,
              sold: units === 1 ? [3, 4, 5, 8] : [],
            },
          ]);
        },
      ),
      { numRuns: 30 },
    ));

  it('is closed with its hotel, its room or its last unit, and open again with them', async () => {
    const { roomId, hotelId, streams, names } = story(1);
    for (const [n, events] of streams.entries()) await models.given(names[n] ?? '', ...events);
    const isOpen = async () => (await searched(roomId)).map(({ open }) => open);
    const [hotel = '', room = '', calendar = ''] = names;
    await models.given(hotel, { type: 'HotelDisabled', data: { hotelId } });
    expect(await isOpen()).toEqual([false]);
    await models.given(hotel, { type: 'HotelEnabled', data: { hotelId } });
    expect(await isOpen()).toEqual([true]);
    await models.given(room, { type: 'RoomDisabled', data: { roomId } });
    expect(await isOpen()).toEqual([false]);
    await models.given(room, { type: 'RoomEnabled', data: { roomId } });
    await models.given(calendar, { type: 'UnitsChanged', data: { roomId, units: 0 } });
    expect(await isOpen()).toEqual([false]);
  });

  it('is not there before its hotel and its calendar, and forgets nights before the first bit', async () => {
    const hotel = hotelRegistered();
    const room = roomRegistered(hotel);
    const { roomId } = room.data;
    await models.given(roomStream(roomId), room);
    expect(await searched(roomId)).toEqual([]);
    const stay = { checkIn: localDate('2025-12-30'), checkOut: localDate('2026-01-02') };
    const opened = calendarOpened(room);
    await models.given(roomCalendarStream(roomId), opened, nightsHeld(room, stay));
    expect(await searched(roomId)).toEqual([]);
    await models.given(hotelStream(hotel.data.hotelId), hotel);
    expect(await searched(roomId)).toMatchObject([{ open: true, sold: [1 - MARCH] }]);
  });
});
