import { bookingStream } from '@baanpak/domain/booking/booking.ts';
import { hotelStream } from '@baanpak/domain/hotel/hotel.ts';
import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import { roomStream } from '@baanpak/domain/room/room.ts';
import { roomCalendarStream } from '@baanpak/domain/room-calendar/room-calendar.ts';
import { nights } from '@baanpak/domain/testing/samples.ts';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rebuild } from '../run/rebuild.ts';
import { openReadModelsForTest, type ReadModelsForTest } from '../testing/given-events.ts';
import {
  bookingPlaced,
  calendarOpened,
  hotelRegistered,
  nightsHeld,
  roomRegistered,
} from '../testing/sample-events.ts';

let models: ReadModelsForTest;
beforeEach(async () => {
  models = await openReadModelsForTest();
});
afterEach(() => models.close());

const hotel = hotelRegistered();
const room = roomRegistered(hotel);
const { roomId } = room.data;
const placed = bookingPlaced(room);
const STREAMS: readonly (readonly [string, readonly DomainEvent[]])[] = [
  [hotelStream(hotel.data.hotelId), [hotel]],
  [roomStream(roomId), [room]],
  [roomCalendarStream(roomId), [calendarOpened(room), nightsHeld(room, nights(1, 3))]],
  [bookingStream(placed.data.bookingId), [placed]],
];

async function ownerless(): Promise<string[]> {
  const { rows } = await models.pool.query<{ type: string }>(
    'SELECT type FROM listed_events WHERE owner_id IS DISTINCT FROM $1 ORDER BY type',
    [hotel.data.ownerId],
  );
  return rows.map(({ type }) => type);
}

describe('the owner of events', () => {
  it('is found for a stream whose whole is not known yet', async () => {
    await models.given(roomCalendarStream(roomId), calendarOpened(room));
    expect(await ownerless()).toEqual(['CalendarOpened']);
    await models.given(roomStream(roomId), room);
    expect(await ownerless()).toEqual([]);
  });

  it('is found by a rebuild, whose pages name no owners of events before', async () => {
    await models.append(roomCalendarStream(roomId), calendarOpened(room));
    await models.untilShown(await models.append(roomStream(roomId), room));
    await rebuild({ ...models, pageSize: 1 });
    expect(await ownerless()).toEqual([]);
  });

  it('is the same in whatever order streams are read and batches fall', async () => {
    const orders = fc.shuffledSubarray([...STREAMS], { minLength: STREAMS.length });
    const cuts = fc.array(fc.boolean(), { minLength: STREAMS.length, maxLength: STREAMS.length });
    await fc.assert(
      fc.asyncProperty(orders, cuts, async (order, cut) => {
        await models.close();
        models = await openReadModelsForTest();
        for (const [n, [stream, events]] of order.entries()) {
          const position = await models.append(stream, ...events);
          if (cut[n] || n === order.length - 1) await models.project(position);
        }
        expect(await ownerless()).toEqual([]);
      }),
      { numRuns: 10 },
    );
  });
});
