import { after, MINUTE } from '@baanpak/domain/values/time/instant.ts';
import { addDays, bangkokDay } from '@baanpak/domain/values/time/local-date.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectProblem } from '../../testing/expectations.ts';
import { type OwnHotel, openOwnHotel } from '../../testing/own-hotel.ts';
import type { Problem } from '../../testing/requests.ts';
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

const thisMany = (days: number) => addDays(bangkokDay(shop.clock.now()), days);
const stay = (from: number, to: number) => ({ checkIn: thisMany(from), checkOut: thisMany(to) });

const askAt = <Body>(path: string, at: string, by: Hired = own.owner) =>
  shop.get<Body & Problem & Readonly<{ at: string }>>(
    `${path}${path.includes('?') ? '&' : '?'}at=${encodeURIComponent(at)}`,
    by.headers,
  );

describe('GET /bookings/{id}?at, GET /rooms/{id}, GET /rooms/{id}/prices, GET /hotels/{id}, GET /users/{id}', () => {
  it('take an instant or a position, and answer the place and the day that give the same again', async () => {
    const room = await own.newRoom();
    const path = `/rooms/${room.roomId}`;
    const change = (maxGuests: number) => shop.put(path, { maxGuests }, own.owner.headers);
    const first = await change(5);
    const moment = shop.clock.now();
    shop.clock.moveBy(MINUTE);
    const second = await change(6);
    await shop.read(path, second.position, own.owner.headers);
    type Room = Readonly<{ room: { maxGuests: number; version: number } }>;
    for (const at of [moment, first.position]) {
      const then = await askAt<Room>(path, at);
      expect(then.body.room).toMatchObject({ maxGuests: 5, version: 1 });
      const again = await askAt<Room>(path, then.body.at);
      expect(again.body).toEqual(then.body);
    }
    expect((await askAt<Room>(path, second.position)).body.room.maxGuests).toBe(6);
  });

  it('answer 404 for what was not there yet, and what was removed since as it was', async () => {
    const before = await shop.head();
    shop.clock.moveBy(MINUTE);
    const room = await own.newRoom();
    const path = `/rooms/${room.roomId}`;
    const { position } = await shop.put(path, { maxGuests: 5 }, own.owner.headers);
    const removed = await shop.delete(path, own.owner.headers);
    expectProblem(await shop.read(path, removed.position, own.owner.headers), 404, 'not-found');
    for (const at of [before, '2020-01-01T00:00:00.000Z', removed.position])
      expectProblem(await askAt(path, at), 404, 'not-found');
    expect((await askAt(path, position)).body).toMatchObject({ room: { maxGuests: 5 } });
    for (const more of ['/prices', '/calendar'])
      expect((await askAt(path + more, position)).status).toBe(200);
  });

  it('refuse what is no moment of this log, and what is still to come', async () => {
    const { roomId } = await own.newRoom();
    const head = await shop.head();
    await shop.read(`/rooms/${roomId}`, head, own.owner.headers);
    const [commit, prepare, storeId] = Buffer.from(head, 'base64url').toString().split('.');
    const token = (text: string) => Buffer.from(text).toString('base64url');
    const wrong = [
      ...['yesterday', '2026-11-31T00:00:00.000Z', '2570-01-01T00:00:00.000Z', ' '],
      after(shop.clock.now(), MINUTE),
      token(`${commit}.${prepare}.another-store`),
      `${head}.2026-11-31`,
      `${head}.${addDays(bangkokDay(shop.clock.now()), 1)}`,
      `${head}.2027-01-01.2027-01-01`,
      token(`${BigInt(commit ?? 0) + 10_000n}.${BigInt(prepare ?? 0) + 10_000n}.${storeId}`),
    ];
    for (const at of wrong) {
      const { status, body } = await askAt(`/rooms/${roomId}`, at);
      expect({ at, status, code: body.code }).toEqual({ at, status: 400, code: 'invalid-request' });
      expect(body.errors).toMatchObject([{ path: 'at' }]);
    }
  });

  it('have the rights of now, and masks', async () => {
    const room = await own.newRoom();
    const taken = await staffBookingsWith(shop).take(own.officer, room, stay(1, 2));
    const paths = [
      `/bookings/${taken.body.book._id}`,
      ...[`/rooms/${room.roomId}`, `/hotels/${own.hotel.hotelId}`],
      ...['prices', 'calendar'].map((more) => `/rooms/${room.roomId}/${more}`),
    ];
    const { position } = taken;
    for (const path of paths) await shop.read(path, position, own.owner.headers);
    for (const path of paths)
      for (const by of [own.owner, own.officer, own.visitor, own.auditor, own.admin])
        expect((await askAt(path, position, by)).status, path).toBe(200);
    const masked = await askAt<{ book: { phone: string } }>(paths[0] ?? '', position, own.visitor);
    expect(masked.body.book.phone).toMatch(/\*/);
    for (const path of paths.filter((one) => !one.startsWith('/hotels')))
      expectProblem(await askAt(path, position, own.otherOwner), 403, 'forbidden');
    // to others a hotel is shown as to guests, who have no past
    expectProblem(
      await askAt(`/hotels/${own.hotel.hotelId}`, position, own.otherOwner),
      400,
      'invalid-request',
    );
    const guest = await shop.get<Problem>(`/hotels/${own.hotel.hotelId}?at=${position}`);
    expectProblem(guest, 400, 'invalid-request');
    const user = `/users/${own.officer.userId}`;
    expect((await askAt(user, position, own.officer)).status).toBe(200);
    expectProblem(await askAt(user, position, own.visitor), 403, 'forbidden');
  });

  it('say nothing of a user who worked for another owner then', async () => {
    const user = await hire(shop.ports, 'officer', own.owner.userId);
    const other = await hire(shop.ports, 'owner');
    const path = `/users/${user.userId}`;
    const before = await shop.head();
    const moved = { role: 'visitor', ownerId: other.userId };
    const { position } = await shop.put(path, moved, own.admin.headers);
    expect((await shop.read(path, position, other.headers)).status).toBe(200);
    expectProblem(await askAt(path, before, other), 404, 'not-found');
    expectProblem(await askAt(path, before, own.owner), 403, 'forbidden');
    for (const by of [own.admin, user]) expect((await askAt(path, before, by)).status).toBe(200);
  });

  it('know of an order only what had happened by each of its events', async () => {
    const { body } = await shop.book(await own.newRoom(), stay(30, 31));
    const id = await shop.staffId(body.book._id);
    type History = Readonly<{ events: readonly { position: string; type: string }[] }>;
    const history = `/bookings/${id}/history`;
    const { events } = (await shop.read<History>(history, await shop.head(), own.owner.headers))
      .body;
    const placedAt = events.findIndex(({ type }) => type === 'BookingPlaced');
    expect(placedAt).toBeGreaterThan(0); // its nights come first
    for (const [n, { position }] of events.entries()) {
      const { status } = await askAt(`/bookings/${id}`, position);
      expect({ n, status }).toEqual({ n, status: n < placedAt ? 404 : 200 });
    }
  });
});

describe('GET /rooms/{id}/calendar', () => {
  it('says what is free and what it costs, as guests read it, and as of then', async () => {
    const room = await own.newRoom({ units: 2 });
    const days = `from=${thisMany(0)}&to=${thisMany(4)}`;
    const path = `/rooms/${room.roomId}/calendar?${days}`;
    const before = await shop.head();
    shop.clock.moveBy(MINUTE);
    await shop.book(room, stay(1, 2));
    type Calendar = Readonly<{ bookReach: { days: readonly { unitsLeft: number }[] } }>;
    const left = ({ bookReach }: Calendar) => bookReach.days.map(({ unitsLeft }) => unitsLeft);
    const now = await shop.read<Calendar>(path, await shop.head(), own.officer.headers);
    expect(left(now.body)).toEqual([2, 1, 2, 2]);
    const guest = await shop.get<Calendar>(`/outreach/bookings/room/${room.roomId}?${days}`);
    expect(now.body.bookReach).toEqual(guest.body.bookReach);
    expect(left((await askAt<Calendar>(path, before)).body)).toEqual([2, 2, 2, 2]);
  });

  it('refuses days that no calendar has, seen from then', async () => {
    const { roomId } = await own.newRoom();
    const path = `/rooms/${roomId}/calendar`;
    const at = await shop.head();
    await shop.read(path, at, own.owner.headers);
    expectProblem(await askAt(`${path}?from=${thisMany(-731)}`, at), 422, 'stay-in-the-past');
    expectProblem(await askAt(`${path}?to=${thisMany(731)}`, at), 422, 'stay-too-far-ahead');
    expectProblem(
      await askAt(`${path}?from=${thisMany(2)}&to=${thisMany(1)}`, at),
      422,
      'stay-too-short',
    );
  });
});
