/** @module-tag long */
import { DAY, MINUTE } from '@baanpak/domain/values/time/instant.ts';
import { addDays, bangkokDay } from '@baanpak/domain/values/time/local-date.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OwnHotel, openOwnHotel } from '../../testing/own-hotel.ts';
import { askBack, becomes } from '../../testing/refunds.ts';
import { API_KEY } from '../../testing/requests.ts';
import { writeReview } from '../../testing/reviews.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import { type Hired, hire } from '../../testing/staff.ts';
import { staffBookingsWith } from '../../testing/staff-bookings.ts';

let shop: Shop;
let own: OwnHotel;
beforeAll(async () => {
  shop = await openShop();
  own = await openOwnHotel(shop);
});
afterAll(() => shop.close());

type Role = 'admin' | 'visitor';
type Answered = Readonly<{ path: string; role: Role; at: string; payload: string }>;
let people: Readonly<Record<Role, Hired>>;

/** Nobody is signed in for days. */
const signIn = async () => {
  people = {
    admin: await hire(shop.ports, 'admin'),
    visitor: await hire(shop.ports, 'visitor', own.owner.userId),
  };
};

/** What was answered as the log grew, to be asked again. */
function watchOf(paths: () => readonly string[]) {
  const answered: Answered[] = [];
  const askNow = async (path: string, by: Hired) => {
    const url = path.includes('?') ? path : `${path}?`;
    const headers = { 'x-api-key': API_KEY, 'accept-language': 'en', ...by.headers };
    const after = { 'x-after-position': await shop.head() };
    const answer = await shop.app.inject({ url, headers: { ...headers, ...after } });
    expect(answer.headers['x-stale']).toBeUndefined();
    return answer;
  };
  return {
    /** Does something, and looks at everything. */
    async step(act: () => Promise<unknown>): Promise<void> {
      await act();
      for (const path of paths())
        for (const role of ['admin', 'visitor'] as const) {
          const { statusCode, payload } = await askNow(path, people[role]);
          if (statusCode === 403) continue; // visitors do not read users
          expect(statusCode, `${path} ${payload}`).toBe(200);
          const { at } = JSON.parse(payload) as { at: string };
          answered.push({ path, role, at, payload });
        }
    },
    /** Each of them again as of then. */
    async expectSame(): Promise<void> {
      expect(answered.length).toBeGreaterThan(0);
      for (const { path, role, at, payload } of answered) {
        const sign = path.includes('?') ? '&' : '?';
        const again = await askNow(`${path}${sign}at=${at}`, people[role]);
        if (again.payload !== payload)
          expect(JSON.parse(again.payload), path).toEqual(JSON.parse(payload));
        expect(again.payload).toBe(payload);
      }
    },
  };
}

const thisMany = (days: number) => addDays(bangkokDay(shop.clock.now()), days);
const stay = (from: number, to: number) => ({ checkIn: thisMany(from), checkOut: thisMany(to) });
const pass = (milliseconds: number) => shop.clock.moveBy(milliseconds);

describe('an answer of then', () => {
  it('is byte for byte what was answered then, whatever happened since', async () => {
    await shop.runProcesses();
    await signIn();
    const staff = staffBookingsWith(shop);
    const room = await own.newRoom({ units: 2, unitNames: ['101', '102'] });
    const other = await own.newRoom({ basePrice: 70_000 as never });
    const ids: string[] = [];
    const from = thisMany(-1);
    const watch = watchOf(() => [
      ...ids.map((id) => `/bookings/${id}`),
      `/rooms/${room.roomId}`,
      `/rooms/${room.roomId}/prices?from=${from}&to=${addDays(from, 40)}`,
      `/rooms/${room.roomId}/calendar?from=${from}&to=${addDays(from, 40)}`,
      `/hotels/${own.hotel.hotelId}`,
      `/users/${own.officer.userId}`,
    ]);
    const change = (id: string, body: object) => async () => {
      pass(MINUTE);
      const { status, body: answer } = await staff.change(people.admin, id, body);
      expect(status, JSON.stringify(answer)).toBeLessThan(300);
      return answer;
    };
    const put = (path: string, body: object) => async () => {
      pass(MINUTE);
      const { status, body: answer } = await shop.put(path, body, people.admin.headers);
      expect(status, JSON.stringify(answer)).toBeLessThan(300);
    };
    await watch.step(put(`/rooms/${room.roomId}`, { maxGuests: 4 }));
    await watch.step(
      put(`/rooms/${room.roomId}/prices`, { from: thisMany(0), to: thisMany(9), price: 1500 }),
    );
    await watch.step(
      put(`/rooms/${room.roomId}/prices`, { from: thisMany(3), to: thisMany(5), minStay: 2 }),
    );
    const anna = (await shop.book(room, stay(0, 2))).body.book._id;
    const annaId = await shop.staffId(anna);
    ids.push(annaId);
    await watch.step(async () => undefined);
    await watch.step(async () => {
      await shop.payByCard({ bookingId: anna });
      await becomes(shop, anna, { paymentStatus: 'paid' });
    });
    const malee = (await staff.take(own.officer, room, stay(1, 4))).body.book._id;
    ids.push(malee);
    await watch.step(change(malee, { action: 'assign-unit', unit: '102' }));
    await watch.step(put(`/hotels/${own.hotel.hotelId}`, { hotelName: { th: 'ใหม่', en: 'New' } }));
    await watch.step(change(annaId, { action: 'check-in' }));
    await watch.step(change(malee, { roomId: room.roomId, checkOutDate: thisMany(5) }));
    await watch.step(change(malee, { action: 'record-payment', method: 'cash', amount: 100 }));
    const block = (await staff.block(own.owner, other, stay(2, 3))).body.book._id;
    ids.push(block);
    await watch.step(put(`/rooms/${other.roomId}`, { disabled: true }));
    const bob = (await shop.book(room, stay(20, 22))).body.book._id;
    ids.push(await shop.staffId(bob));
    await watch.step(async () => {
      await shop.payByCard({ bookingId: bob });
      await becomes(shop, bob, { paymentStatus: 'paid' });
    });
    pass(DAY);
    await signIn();
    await watch.step(change(annaId, { action: 'check-out' }));
    await watch.step(() => writeReview(shop, anna, { score: 9, text: 'Lovely', name: 'Anna' }));
    await watch.step(() => askBack(shop, bob));
    await watch.step(put(`/users/${own.officer.userId}`, { nickname: 'Nok' }));
    pass(45 * DAY);
    await signIn();
    await watch.step(put(`/rooms/${room.roomId}`, { unitNames: ['201', '202'] }));
    await watch.step(change(annaId, { staffNote: 'Left an umbrella' }));
    await watch.expectSame();
  }, 120_000);
});
