import { nights } from '@baanpak/domain/testing/samples.ts';
import { openEventStoreDb } from '@baanpak/infrastructure/event-store/eventstoredb/event-store-db.ts';
import {
  type ProtocolServer,
  startProtocolServer,
} from '@baanpak/infrastructure/event-store/eventstoredb/protocol-server/server.ts';
import { followedLog } from '@baanpak/infrastructure/event-store/followed-log.ts';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { BOOKINGS } from '../../testing/booking.ts';
import { type RoomForTest, registerHotel, registerRoom } from '../../testing/catalogue.ts';
import { bookingBody } from '../../testing/guest.ts';
import { openShop, type Shop } from '../../testing/shop.ts';

let shop: Shop;
let server: ProtocolServer;
beforeAll(async () => {
  [shop, server] = await Promise.all([openShop(), startProtocolServer()]);
});
afterAll(async () => {
  await shop.close();
  server.stop();
});

let routes: Awaited<ReturnType<Shop['routesOf']>>;
let room: RoomForTest;
/** A command API on a log in EventStoreDB, and a room with many units in it. */
beforeEach(async ({ task }) => {
  const store = await openEventStoreDb({ url: server.url });
  const followed = followedLog(store, 20_000); // however busy the machine is, it waits rather than read
  onTestFinished(async () => {
    await followed.close();
    await store.close();
  });
  const instance = await shop.anotherInstance({}, { store, followed });
  const hotel = await registerHotel(instance.commands, `hotel-${task.id}`);
  room = await registerRoom(instance.commands, hotel, { units: 999 });
  routes = await shop.routesOf(instance);
  const again = async () => (await callsOf(() => book(1))).reads;
  await expect.poll(again, { timeout: 5_000 }).toBe(1); // the log is followed, and all is in memory
});

const book = (day: number) =>
  routes.post<object>(BOOKINGS, bookingBody(room, nights(day, day + 2)));

async function callsOf(work: () => Promise<unknown>) {
  const { appends, reads } = server.calls;
  await work();
  return { appends: server.calls.appends - appends, reads: server.calls.reads - reads };
}

it('a reservation of one stay takes three appends and one read of EventStoreDB', async () => {
  for (let day = 10; day < 15; day += 1)
    expect(await callsOf(async () => expect((await book(day)).status).toBe(201))).toEqual({
      appends: 3,
      reads: 1,
    });
});

it('those who book at once share the read', async () => {
  const days = Array.from({ length: 20 }, (_, n) => 20 + n);
  const { appends, reads } = await callsOf(async () => {
    const booked = await Promise.all(days.map(book));
    expect(booked.map(({ status }) => status)).toEqual(days.map(() => 201));
  });
  expect(appends).toBeLessThanOrEqual(3 * days.length);
  expect(reads).toBeLessThan(days.length / 2);
});
