import type { ChangedRecordJson } from '@baanpak/contract/answers/changed-record.ts';
import { nights } from '@baanpak/domain/testing/samples.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listenTo } from '../../testing/listening.ts';
import { openCaseFor } from '../../testing/money-cases.ts';
import { type OwnHotel, openOwnHotel } from '../../testing/own-hotel.ts';
import { openApplicationFor } from '../../testing/partners.ts';
import { askBack } from '../../testing/refunds.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import type { Hired } from '../../testing/staff.ts';

let shop: Shop;
let own: OwnHotel;
beforeAll(async () => {
  shop = await openShop();
  own = await openOwnHotel(shop);
});
afterAll(() => shop.close());

/** What somebody is told from now on, event by event. */
async function listen(by?: Hired) {
  const listener = await listenTo<ChangedRecordJson>(shop, '/bookings/events', by);
  const nextBooking = async () => {
    for (;;) {
      const told = await listener.next();
      if (told.data.resource === 'bookings') return told;
    }
  };
  if (listener.answer.ok) expect(await listener.next()).toEqual({ event: 'open', data: {} });
  return { ...listener, nextBooking };
}

describe('GET /bookings/events', () => {
  it('tells staff of each booking of theirs that changes, and of nobody else’s', async () => {
    const listeners = await Promise.all([own.owner, own.visitor].map(listen));
    const admin = await listen(own.admin);
    const foreign = (await shop.book(await shop.newRoom(), nights(1, 3))).body.book;
    const mine = (await shop.book(await own.newRoom(), nights(1, 3))).body.book;
    for (const { answer, nextBooking } of listeners) {
      expect(answer.headers.get('content-type')).toContain('text/event-stream');
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      expect(await nextBooking()).toEqual({
        event: 'change',
        data: {
          ...{ resource: 'bookings', id: shop.staffIdOf(mine._id), version: 0 },
          ...{ by: 'guest', name: null },
        },
      });
    }
    // in what order two bookings of one moment are told, nobody promises
    const told = [(await admin.nextBooking()).data.id, (await admin.nextBooking()).data.id];
    const wanted = new Set([foreign._id, mine._id].map(shop.staffIdOf));
    expect(new Set(told)).toEqual(wanted);
    await shop.giveUp(mine._id);
    for (const { nextBooking } of listeners)
      expect((await nextBooking()).data).toMatchObject({
        id: shop.staffIdOf(mine._id),
        version: 1,
        by: expect.any(String), // what follows by itself is of a process
      });
    for (const { leave } of [...listeners, admin]) leave();
  });

  it('tells of hotels, rooms and users, and who changed them', async () => {
    const [owner, officer] = await Promise.all([own.owner, own.officer].map(listen));
    const by = own.owner.userId;
    const room = await own.newRoom();
    const hotel = { contactPhone: '034 751 234' };
    await shop.put(`/hotels/${room.hotelId}`, hotel, own.owner.headers);
    const told = async () => (await owner?.next())?.data;
    const me = await shop.get<{ user: { username: string } }>('/auth/user/me', own.owner.headers);
    const name = me.body.user.username; // who has no other
    await expect.poll(told).toMatchObject({ resource: 'hotels', id: room.hotelId, by, name });
    const prices = { from: '2027-03-01', to: '2027-03-04', price: 900 };
    await shop.put(`/rooms/${room.roomId}/prices`, prices, own.owner.headers);
    await expect.poll(told).toMatchObject({ resource: 'rooms', id: room.roomId, by });
    const { userId } = own.officer;
    await shop.put(`/users/${userId}`, { nickname: 'หญิง' }, own.owner.headers);
    expect(await told()).toMatchObject({ resource: 'users', id: userId, by });
    await shop.put(`/hotels/${room.hotelId}`, { contactPhone: null }, own.owner.headers);
    const seen: unknown[] = [];
    while (seen.filter((one) => one === 'hotels').length < 2)
      seen.push((await officer?.next())?.data.resource);
    expect(seen).not.toContain('users');
    owner?.leave();
    officer?.leave();
  });

  it('tells of money who may read it, of partners and the site who manages it', async () => {
    const [owner, officer, admin] = await Promise.all(
      [own.owner, own.officer, own.admin].map(listen),
    );
    const untilTold = async (listener: typeof owner, resource: string) => {
      const seen: Partial<ChangedRecordJson>[] = [];
      while (seen.at(-1)?.resource !== resource) {
        const told = await listener?.next();
        if (told?.event === 'change') seen.push(told.data);
      }
      return seen;
    };
    const { book } = (await shop.book(await own.newRoom(), nights(1, 3))).body;
    await shop.payByCard({ bookingId: book._id });
    const paid = (await untilTold(owner, 'payments')).at(-1);
    const { body } = await shop.get<{ id: string }[]>('/admin-api/payments', own.owner.headers);
    expect(paid).toMatchObject({ id: body[0]?.id, version: null });
    await askBack(shop, book._id);
    const asked = (await untilTold(owner, 'refunds')).at(-1);
    expect(asked?.id?.split('.')[0]).toBe(shop.staffIdOf(book._id));
    const caseId = await openCaseFor(shop, own.owner.userId);
    expect((await untilTold(owner, 'cases')).at(-1)).toMatchObject({ id: caseId });
    const partnerId = await openApplicationFor(shop.ports);
    expect((await untilTold(admin, 'partners')).at(-1)).toMatchObject({ id: partnerId });
    await shop.put('/site', { company: 'Baanpak Limited' }, own.admin.headers);
    expect((await untilTold(admin, 'site')).at(-1)).toMatchObject({ id: 'site' });
    const hotel = { contactPhone: '034 751 235' };
    await shop.put(`/hotels/${own.hotel.hotelId}`, hotel, own.owner.headers);
    const toldTo = async (listener: typeof owner) =>
      new Set((await untilTold(listener, 'hotels')).map(({ resource }) => resource));
    expect(await toldTo(officer)).toEqual(new Set(['rooms', 'bookings', 'hotels']));
    const owners = await toldTo(owner);
    expect([owners.has('partners'), owners.has('site')]).toEqual([false, false]);
    for (const listener of [owner, officer, admin]) listener?.leave();
  });

  it('is for staff', async () => expect((await listen()).answer.status).toBe(401));
});
