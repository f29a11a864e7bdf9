import { randomUUID } from 'node:crypto';
import { nights } from '@baanpak/domain/testing/samples.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Ports } from '../../ports.ts';
import { contextForTest, type RoomForTest } from '../../testing/catalogue.ts';
import { ANNA } from '../../testing/guest.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import type { Reservation } from '../booking/plan-stays.ts';
import { reserve } from '../booking/reserve.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const STAY = nights(1, 3);
const { reservedBy, email, phone } = ANNA;
const ELSEWHERE = { address: null, province: null, country: null, postalCode: null };

/** One guest's reservation of these rooms, all or none. */
const reservationFor = (...rooms: readonly RoomForTest[]): Reservation => ({
  checkoutUid: randomUUID(),
  stays: rooms.map(({ roomId }) => ({
    ...STAY,
    bookingId: randomUUID(),
    guestId: randomUUID(),
    roomId,
    guests: 2,
    children: 0,
    pets: 0,
    breakfast: false,
    methodCheckIn: 'Online',
    note: null,
  })),
  guest: { reservedBy, email, phone, ...ELSEWHERE },
  paymentMethod: 'gateway',
  channel: 'website',
  lang: 'en',
  address: '127.0.0.1',
});

/** Everybody tries at once, taking turns at the instances; answers who won and why the others lost. */
async function race(instances: readonly Ports[], reservations: readonly Reservation[]) {
  const tries = reservations.map((reservation, n) =>
    reserve(instances[n % instances.length] as Ports, reservation, contextForTest()),
  );
  const results = await Promise.allSettled(tries);
  const won = reservations.filter((_, n) => results[n]?.status === 'fulfilled');
  const why = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  return { won, why: new Set(why.map(({ code }) => code)) };
}

describe('two command APIs on one store', () => {
  it('sell three units of a room three times, no matter who of a hundred guests comes first', async () => {
    const room = await shop.newRoom({ units: 3 });
    const instances = [await shop.anotherInstance(), await shop.anotherInstance()];
    const reservations = Array.from({ length: 100 }, () => reservationFor(room));
    const { won, why } = await race(instances, reservations);
    expect(won).toHaveLength(3);
    expect(why).toEqual(new Set(['room-already-booked']));
    expect(await shop.unitsLeft(room, STAY)).toBe(0);
    const held = await shop.store.readStream(`roomCalendar-${room.roomId}`);
    expect(held.filter(({ type }) => type === 'NightsHeld')).toHaveLength(3);
  });

  it('let guests who want two rooms in either order have both or none', async () => {
    const [one, two] = [await shop.newRoom(), await shop.newRoom()];
    const instances = [await shop.anotherInstance(), await shop.anotherInstance()];
    const reservations = Array.from({ length: 20 }, (_, n) =>
      n % 2 ? reservationFor(one, two) : reservationFor(two, one),
    );
    const { won } = await race(instances, reservations);
    expect(won).toHaveLength(1);
    for (const room of [one, two]) expect(await shop.unitsLeft(room, STAY)).toBe(0);
  });

  it('sell a room again that the other has just freed', async () => {
    const room = await shop.newRoom();
    const [here, there] = [await shop.anotherInstance(), await shop.anotherInstance()];
    const first = await shop.book(room, STAY);
    await expect(reserve(here, reservationFor(room), contextForTest())).rejects.toMatchObject({
      code: 'room-already-booked',
    });
    await shop.giveUp(first.body.book._id);
    await reserve(here, reservationFor(room), contextForTest());
    await expect(reserve(there, reservationFor(room), contextForTest())).rejects.toMatchObject({
      code: 'room-already-booked',
    });
  });
});
