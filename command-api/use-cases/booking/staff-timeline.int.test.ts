import { randomUUID } from 'node:crypto';
import { TimelineAnswer, type TimelineRoomJson } from '@baanpak/contract/timeline/timeline.ts';
import { day, nights } from '@baanpak/domain/testing/samples.ts';
import { addDays } from '@baanpak/domain/values/time/local-date.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RoomForTest } from '../../testing/catalogue.ts';
import { expectProblem, expectShape } from '../../testing/expectations.ts';
import { type OwnHotel, openOwnHotel } from '../../testing/own-hotel.ts';
import type { Problem } from '../../testing/requests.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import type { Hired } from '../../testing/staff.ts';
import { staffBookingsWith } from '../../testing/staff-bookings.ts';

type Timeline = Readonly<{ rooms: TimelineRoomJson[] }> & Problem;

let shop: Shop;
let own: OwnHotel;
let staff: ReturnType<typeof staffBookingsWith>;
let single: RoomForTest;
let double: RoomForTest;
let last = '';
beforeAll(async () => {
  shop = await openShop();
  own = await openOwnHotel(shop);
  staff = staffBookingsWith(shop);
  single = await own.newRoom();
  double = await own.newRoom({ units: 2 });
  const { officer } = own;
  await staff.take(officer, single, nights(2, 4));
  await staff.take(officer, single, nights(40, 110), { reservedBy: 'For long' });
  await staff.take(officer, double, nights(3, 6));
  await staff.block(officer, double, nights(4, 5), { units: 1 });
  const gone = await staff.take(officer, double, nights(5, 6), { reservedBy: 'Gone' });
  const canceled = await staff.cancel(officer, gone.body.book._id);
  last = canceled.position;
});
afterAll(() => shop.close());

const timeline = (by: Hired, from: string, to: string, more = '') =>
  shop.read<Timeline>(
    `/bookings/timeline?hotelId=${own.hotel.hotelId}&from=${from}&to=${to}${more}`,
    last,
    by.headers,
  );
const staysOf = ({ rooms }: Timeline, { roomId }: RoomForTest) =>
  rooms.find((room) => room.roomId === roomId)?.stays ?? [];

describe('GET /bookings/timeline', () => {
  it('shows the rooms with what takes their nights, in lanes', async () => {
    const { body } = await timeline(own.officer, day(1), day(8));
    expectShape(TimelineAnswer, body);
    expect(body.rooms.map(({ roomId }) => roomId).toSorted()).toEqual(
      [single.roomId, double.roomId].toSorted(),
    );
    expect(staysOf(body, single)).toMatchObject([
      {
        ...{ status: 'Booked', checkInDate: day(2), checkOutDate: day(4), reservedBy: 'Malee' },
        ...{ price: 2000, totalReceived: 0, amountDue: 2000, version: 0 },
        parts: [{ lane: 0, checkInDate: day(2), checkOutDate: day(4) }],
      },
    ]);
    expect(staysOf(body, double)).toMatchObject([
      { status: 'Booked', checkInDate: day(3), parts: [{ lane: 0 }] },
      { status: 'Unavailable', reservedBy: null, units: 1, amountDue: 0, parts: [{ lane: 1 }] },
    ]);
    expect(body.rooms.find(({ roomId }) => roomId === double.roomId)).toMatchObject({
      ...{ units: 2, unitLabels: ['1', '2'] },
    });
  });

  it('finds a stay that began before and ends after, and none that leaves that day', async () => {
    const middle = (await timeline(own.owner, day(105), day(109))).body;
    expect(staysOf(middle, single)).toMatchObject([{ reservedBy: 'For long' }]);
    expect(staysOf((await timeline(own.owner, day(110), day(112))).body, single)).toEqual([]);
    expect(staysOf((await timeline(own.owner, day(4), day(40))).body, single)).toEqual([]);
  });

  it('tells of a stay the unit that follows from one far ahead', async () => {
    const room = await own.newRoom({ units: 2, unitNames: ['101', '102'] });
    const chain = Array.from({ length: 6 }, (_, n) => nights(1 + 9 * n, 11 + 9 * n));
    let furthest = '';
    for (const stay of chain) furthest = (await staff.take(own.officer, room, stay)).body.book._id;
    const firstUnit = async () =>
      staysOf((await timeline(own.officer, day(5), day(6))).body, room)[0]?.parts[0]?.lane;
    last = (await staff.change(own.officer, furthest, {})).position;
    expect(await firstUnit()).toBe(0);
    const said = { action: 'assign-unit', unit: '101' };
    last = (await staff.change(own.officer, furthest, said)).position;
    expect(await firstUnit()).toBe(1);
  });

  it('tells of a stay the same unit whichever days are asked for', async () => {
    const room = await own.newRoom({ units: 2 });
    // each shares a night with the next, so that they take turns in the two units
    const chain = Array.from({ length: 13 }, (_, n) => nights(1 + 9 * n, 11 + 9 * n));
    for (const stay of chain) last = (await staff.take(own.officer, room, stay)).position;
    for (const [n, { checkIn }] of chain.entries()) {
      const { body } = await timeline(own.owner, addDays(checkIn, 4), addDays(checkIn, 5));
      expect(staysOf(body, room)).toMatchObject([
        { checkInDate: checkIn, parts: [{ lane: n % 2, checkInDate: checkIn }] },
      ]);
    }
  });

  it('is for who reads stays of that hotel', async () => {
    for (const by of [own.admin, own.auditor, own.visitor])
      expect((await timeline(by, day(1), day(8))).body.rooms.length).toBeGreaterThan(1);
    expectProblem(await timeline(own.otherOwner, day(1), day(8)), 403, 'forbidden');
    const unknown = `/bookings/timeline?hotelId=${randomUUID()}&from=${day(1)}&to=${day(2)}`;
    expectProblem(await shop.get<Problem>(unknown, own.owner.headers), 404, 'not-found');
    expectProblem(await shop.get<Problem>(unknown), 401, 'unauthorized');
  });

  it('takes at most 62 days, and nothing that it does not know', async () => {
    expect((await timeline(own.owner, day(1), day(63))).status).toBe(200);
    expectProblem(await timeline(own.owner, day(1), day(64)), 400, 'invalid-request');
    expectProblem(await timeline(own.owner, day(1), day(2), '&room=1'), 400, 'invalid-request');
    expectProblem(await timeline(own.owner, day(2), day(2)), 422, 'stay-too-short');
  });
});
