import type { HistoryEventJson } from '@baanpak/contract/booking/booking-history.ts';
import { nights } from '@baanpak/domain/testing/samples.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectProblem } from '../testing/expectations.ts';
import { type OwnHotel, openOwnHotel } from '../testing/own-hotel.ts';
import { askBack, FORM } from '../testing/refunds.ts';
import type { Problem } from '../testing/requests.ts';
import { openShop, type Shop } from '../testing/shop.ts';
import type { Hired } from '../testing/staff.ts';
import { staffBookingsWith } from '../testing/staff-bookings.ts';

type History = Readonly<{ events: HistoryEventJson[]; verified: null; detail: string }>;

let shop: Shop;
let own: OwnHotel;
beforeAll(async () => {
  shop = await openShop();
  own = await openOwnHotel(shop);
});
afterAll(() => shop.close());

const historyOf = (by: Hired, id: string, after = '') =>
  shop.read<History & Problem>(`/bookings/${id}/history`, after, by.headers);

describe('GET /bookings/{id}/history', () => {
  it('says who did what, in order, and the position each write answered', async () => {
    const bookings = staffBookingsWith(shop);
    const taken = await bookings.take(own.officer, await own.newRoom(), nights(1, 3));
    const changed = await bookings.change(own.owner, taken.body.book._id, { children: 1 });
    const { body } = await historyOf(own.officer, taken.body.book._id, changed.position);
    expect(body).toMatchObject({
      verified: null,
      events: [
        {
          revision: 0,
          type: 'BookingTaken',
          by: own.officer.userId,
          data: { guest: { reservedBy: 'Malee' } },
        },
        {
          position: changed.position,
          revision: 1,
          stream: `booking-${taken.body.book._id}`,
          type: 'BookingAmended',
          at: shop.clock.now(),
          by: own.owner.userId,
          data: { terms: { children: 1 } },
        },
      ],
    });
    for (const { name } of body.events) expect(name).toEqual(expect.any(String));
  });

  it('tells of its units in every room it was in, and of no other stay', async () => {
    const bookings = staffBookingsWith(shop);
    const named = { units: 2, unitNames: ['101', '102'] };
    const [from, to] = [await own.newRoom(named), await own.newRoom(named)];
    const other = await bookings.take(own.officer, from, nights(1, 3));
    const { _id } = (await bookings.take(own.officer, from, nights(1, 3))).body.book;
    const assign = (id: string, unit: string) =>
      bookings.change(own.officer, id, { action: 'assign-unit', unit });
    await assign(other.body.book._id, '101');
    const assigned = await assign(_id, '102');
    await bookings.change(own.owner, _id, { roomId: to.roomId });
    await assign(_id, '102');
    const last = await bookings.change(own.owner, _id, { children: 1 });
    const { events } = (await historyOf(own.officer, _id, last.position)).body;
    const calendar = (roomId: string) => `roomCalendar-${roomId}`;
    expect(events.map(({ type, stream }) => [type, stream])).toEqual([
      ['BookingTaken', `booking-${_id}`],
      ['UnitAssigned', calendar(from.roomId)],
      ['StayMoved', `booking-${_id}`],
      ['UnitAssigned', calendar(to.roomId)],
      ['BookingAmended', `booking-${_id}`],
    ]);
    expect(events[1]).toMatchObject({
      ...{ position: assigned.position, by: own.officer.userId, undoable: false, undone: false },
      ...{ name: expect.any(String), data: { unit: '102', because: 'staff' } },
    });
  });

  it('keeps refunds from officers, and what opens the booking from everybody', async () => {
    const { body } = await shop.book(await own.newRoom(), nights(1, 3));
    const guestId = body.book._id;
    await shop.payByCard({ bookingId: guestId });
    const { position } = await askBack(shop, guestId);
    const id = await shop.staffId(guestId);
    for (const by of [own.owner, own.admin, own.auditor]) {
      const { events } = (await historyOf(by, id, position)).body;
      expect(events.map(({ type, by: actor }) => [type, actor])).toEqual([
        ['BookingPlaced', 'guest'],
        ['BookingPaid', expect.any(String)],
        ['RefundRequested', 'guest'],
      ]);
      const told = JSON.stringify(events);
      expect(told).toContain(FORM.accountNumber);
      expect(told).not.toContain(guestId);
      expect(told).not.toContain(body.book.checkoutId);
    }
    const { events } = (await historyOf(own.officer, id, position)).body;
    expect(events.map(({ data }) => data === null)).toEqual([false, false, true]);
  });

  it('is not for visitors, other owners and guests', async () => {
    const { body, position } = await shop.book(await own.newRoom(), nights(1, 3));
    const id = await shop.staffId(body.book._id);
    expectProblem(await historyOf(own.visitor, id, position), 403, 'forbidden');
    expectProblem(await historyOf(own.otherOwner, id, position), 403, 'forbidden');
    expectProblem(await historyOf(own.owner, body.book._id, position), 404, 'not-found');
    expectProblem(await shop.get<Problem>(`/bookings/${id}/history`), 401, 'unauthorized');
  });
});
