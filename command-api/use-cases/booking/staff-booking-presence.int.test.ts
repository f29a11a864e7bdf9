import type { PresenceJson } from '@baanpak/contract/answers/presence.ts';
import { nights } from '@baanpak/domain/testing/samples.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listenTo } from '../../testing/listening.ts';
import { type OwnHotel, openOwnHotel } from '../../testing/own-hotel.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import type { Hired } from '../../testing/staff.ts';

let shop: Shop;
let own: OwnHotel;
let id: string;
beforeAll(async () => {
  shop = await openShop();
  own = await openOwnHotel(shop);
  const { body, position } = await shop.book(await own.newRoom(), nights(1, 3));
  id = await shop.staffId(body.book._id);
  await shop.read(`/bookings/${id}`, position, own.owner.headers);
});
afterAll(() => shop.close());

const path = (query = '') => `/bookings/${id}/presence${query}`;

/** Who has the booking open, as somebody is told from now on. */
async function listen(by: Hired | undefined, at: string) {
  const listener = await listenTo<PresenceJson>(shop, at, by);
  return {
    ...listener,
    async people() {
      for (;;) {
        const { event, data } = await listener.next();
        if (event === 'presence') return data.people.map(({ _id, doing }) => [_id, doing]);
      }
    },
  };
}

describe('GET /bookings/{id}/presence', () => {
  it('tells who has a booking open, there and to anyone who follows what changes', async () => {
    const { owner, officer } = own;
    const dashboard = await listen(own.admin, '/bookings/events');
    const office = await listen(owner, path());
    expect(await office.people()).toEqual([[owner.userId, 'looks']]);
    const desk = await listen(officer, path('?doing=moves'));
    const both = [
      [owner.userId, 'looks'],
      [officer.userId, 'moves'],
    ];
    expect(await office.people()).toEqual(both);
    expect(await dashboard.people()).toEqual(both.slice(0, 1));
    expect(await dashboard.people()).toEqual(both);
    const late = await listen(owner, '/bookings/events');
    expect(await late.people()).toEqual(both);
    desk.leave();
    expect(await dashboard.people()).toEqual(both.slice(0, 1));
    office.leave();
    expect(await dashboard.people()).toEqual([]);
    for (const { leave } of [dashboard, late]) leave();
  });

  it('is for who may read the booking', async () => {
    const statusFor = async (by: Hired | undefined, at: string) => {
      const { answer, leave } = await listen(by, at);
      leave();
      return answer.status;
    };
    expect(await statusFor(undefined, path())).toBe(401);
    expect(await statusFor(own.otherOwner, path())).toBe(403);
    expect(await statusFor(own.visitor, path())).toBe(200);
    expect(await statusFor(own.owner, path('?doing=sings'))).toBe(400);
    expect(await statusFor(own.owner, '/bookings/nothing/presence')).toBe(404);
  });
});
