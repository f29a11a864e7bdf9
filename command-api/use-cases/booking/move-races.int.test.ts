import { roomCalendar, roomCalendarStream } from '@baanpak/domain/room-calendar/room-calendar.ts';
import { day, nights } from '@baanpak/domain/testing/samples.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type OwnHotel, openOwnHotel } from '../../testing/own-hotel.ts';
import { PATIENT } from '../../testing/refunds.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import { staffBookingsWith } from '../../testing/staff-bookings.ts';

let shop: Shop;
let own: OwnHotel;
let staff: ReturnType<typeof staffBookingsWith>;
beforeAll(async () => {
  shop = await openShop();
  own = await openOwnHotel(shop);
  staff = staffBookingsWith(shop);
});
afterEach(() => shop.stopProcesses());
afterAll(() => shop.close());

type Room = Awaited<ReturnType<OwnHotel['newRoom']>>;
const holders = async ({ roomId }: Room) => {
  const { state } = await shop.ports.commands.load(roomCalendar, roomCalendarStream(roomId));
  return [...state.stays.keys()];
};

describe('moves at the same time', () => {
  it('of several stays to one room: one has it', async () => {
    const [to, ...from] = await Promise.all([1, 2, 3, 4].map(() => own.newRoom()));
    if (!to) return expect.fail();
    const books = await Promise.all(
      from.map(async (room) => (await staff.take(own.officer, room, nights(1, 3))).body.book),
    );
    const came = await Promise.all(
      books.map((book) => staff.change(own.officer, book._id, { roomId: to.roomId })),
    );
    expect(came.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await holders(to)).toHaveLength(1);
    const inOwn = await Promise.all(from.map(holders));
    expect(inOwn.map(({ length }) => length).toSorted()).toEqual([0, 1, 1]);
  });

  it('of one stay to several rooms: it is in one', async () => {
    const [from, ...rooms] = await Promise.all([1, 2, 3, 4].map(() => own.newRoom()));
    if (!from) return expect.fail();
    const { book } = (await staff.take(own.officer, from, nights(1, 3))).body;
    await Promise.all(
      rooms.map((to) => staff.change(own.officer, book._id, { roomId: to.roomId })),
    );
    await shop.runProcesses();
    await expect
      .poll(async () => {
        shop.clock.moveBy(10_000);
        return (await Promise.all([from, ...rooms].map(holders))).flat().length;
      }, PATIENT)
      .toBe(1);
  });

  it('and its cancellation: nothing stays taken', async () => {
    const [from, to] = [await own.newRoom(), await own.newRoom()];
    const { book } = (await staff.take(own.officer, from, nights(1, 3))).body;
    await Promise.all([
      staff.change(own.officer, book._id, { roomId: to.roomId, checkOutDate: day(4) }),
      staff.cancel(own.officer, book._id),
    ]);
    await shop.runProcesses();
    await expect
      .poll(async () => {
        shop.clock.moveBy(10_000);
        return (await Promise.all([from, to].map(holders))).flat();
      }, PATIENT)
      .toEqual([]);
  });
});

const DEAD = new Error('the process died');

describe('a move that breaks off', () => {
  it.each([
    { point: 'move-held', moves: false },
    { point: 'stay-moved', moves: true },
    { point: 'nights-moved', moves: true },
  ])('at $point ends with the stay in one room', async ({ point, moves }) => {
    const dying = await shop.routesOf({
      ...shop.ports,
      failpoint: (passed) => {
        if (passed === point) throw DEAD;
      },
    });
    const [from, to] = [await own.newRoom(), await own.newRoom()];
    const { book } = (await staff.take(own.officer, from, nights(1, 3))).body;
    const path = `/bookings/${book._id}`;
    const broken = await dying.put(path, { roomId: to.roomId }, own.officer.headers);
    expect(broken.status).toBe(500);
    expect((await shop.book(to, nights(1, 3))).status).toBe(409);
    await shop.runProcesses();
    const expected = moves ? [[], [book._id]] : [[book._id], []];
    await expect
      .poll(async () => {
        shop.clock.moveBy(10_000);
        return Promise.all([from, to].map(holders));
      }, PATIENT)
      .toEqual(expected);
    const again = await staff.change(own.officer, book._id, { checkOutDate: day(2) });
    expect(again.body.book).toMatchObject({ roomId: (moves ? to : from).roomId, nights: 1 });
  });
});
