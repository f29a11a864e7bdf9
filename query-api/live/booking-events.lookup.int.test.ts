import { randomUUID } from 'node:crypto';
import { bookingStream } from '@baanpak/domain/booking/booking.ts';
import { hotelStream } from '@baanpak/domain/hotel/hotel.ts';
import { roomStream } from '@baanpak/domain/room/room.ts';
import { openMemoryBus } from '@baanpak/infrastructure/bus/memory.ts';
import { openKysely } from '@baanpak/infrastructure/database/kysely.ts';
import type { ReadSchema } from '@baanpak/projector/read-models.ts';
import {
  openReadModelsForTest,
  type ReadModelsForTest,
} from '@baanpak/projector/testing/given-events.ts';
import {
  bookingPlaced,
  hotelRegistered,
  roomRegistered,
} from '@baanpak/projector/testing/sample-events.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { IDS, openedToGuest } from '../testing/query-api-for-tests.ts';
import { type BookingLookup, lookUpBookings } from './booking-events.ts';

const hotel = hotelRegistered();
const room = roomRegistered(hotel);
let models: ReadModelsForTest;
const lookups: BookingLookup[] = [];
beforeAll(async () => {
  models = await openReadModelsForTest();
  await models.given(hotelStream(hotel.data.hotelId), hotel);
  await models.given(roomStream(room.data.roomId), room);
});
afterEach(() => {
  for (const lookup of lookups.splice(0)) lookup.close();
});
afterAll(() => models.close());

function lookUp() {
  const bus = openMemoryBus((error) => {
    throw error;
  });
  const lookup = lookUpBookings({ db: openKysely<ReadSchema>(models.pool), ids: IDS }, bus);
  lookups.push(lookup);
  return lookup;
}

const ADDRESS = '203.0.113.7';
const stays = () => new AbortController().signal;

/** Waits of one address for ids that nobody gave, which end when they are let go. */
function waitForUnknown(lookup: BookingLookup, number: number, network = ADDRESS) {
  const leaving = new AbortController();
  let open = number;
  const waits = Array.from({ length: number }, async () => {
    await lookup.waitFor(randomUUID(), network, leaving.signal);
    open -= 1;
  });
  return {
    open: () => open,
    async leave() {
      leaving.abort();
      await Promise.all(waits);
    },
  };
}

describe('a booking that cannot be read yet', () => {
  it('is found as soon as it can be, by what its guest opens it with', async () => {
    const lookup = lookUp();
    const { guestId, placed } = openedToGuest(bookingPlaced(room));
    const { bookingId } = placed.data;
    expect(await lookup.read([guestId])).toEqual(new Map());
    const waiting = lookup.waitFor(guestId, ADDRESS, stays());
    await models.given(bookingStream(bookingId), placed);
    expect(await waiting).toBe(bookingId);
    expect(await lookup.read([guestId, bookingId])).toEqual(new Map([[guestId, bookingId]]));
  });

  it('is given up after two seconds', async () =>
    expect(await lookUp().waitFor(randomUUID(), ADDRESS, stays())).toBeUndefined());

  it('is waited for five at a time, of each address', async () => {
    const lookup = lookUp();
    const waits = waitForUnknown(lookup, 5);
    expect(await lookup.waitFor(randomUUID(), ADDRESS, stays())).toBeUndefined();
    expect(waits.open()).toBe(5);
    const other = waitForUnknown(lookup, 1, '203.0.113.8');
    await waits.leave();
    const more = waitForUnknown(lookup, 1); // those who left are counted no more
    await new Promise(setImmediate);
    expect([waits.open(), more.open(), other.open()]).toEqual([0, 1, 1]);
    await Promise.all([more.leave(), other.leave()]);
  });
});
