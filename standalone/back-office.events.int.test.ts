import { randomUUID } from 'node:crypto';
import type { OwnHotel } from '@baanpak/command-api/testing/own-hotel.ts';
import type { Problem } from '@baanpak/command-api/testing/requests.ts';
import type { Shop } from '@baanpak/command-api/testing/shop.ts';
import { type Hired, hire, PASSWORD } from '@baanpak/command-api/testing/staff.ts';
import { instant } from '@baanpak/domain/values/time/instant.ts';
import { addDays, bangkokDay } from '@baanpak/domain/values/time/local-date.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  BY_ID,
  type DataProvider,
  FIRST_TWO,
  openBackOffice,
  STAY,
  stayAt,
} from './testing/back-office.ts';
import { dataProviderOf } from './testing/data-provider.ts';

const NEWEST = { ...FIRST_TWO, sort: { field: 'time', order: 'DESC' } } as const;

let shop: Shop;
let own: OwnHotel;
let owner: DataProvider;
let admin: DataProvider;
beforeAll(async () => {
  ({ shop, own, owner, admin } = await openBackOffice());
});
afterAll(() => shop.close());

/** A stay that was taken, by the event that says so. */
async function taken() {
  const data = await stayAt(own, 'สมหญิง');
  const { data: book } = await owner.create('bookings', { data });
  const stream = `booking-${book.id}`;
  const list = await owner.getList('events', { ...NEWEST, filter: { stream } });
  const event = list.data.at(-1);
  if (!event) throw new Error('Nothing is listed of the booking');
  return { roomId: data.roomId, stream, list, event };
}

describe('events: GET /admin-api/events, GET /admin-api/events/{id}', () => {
  it('say what happened to what, by whom and when, and nothing of its data', async () => {
    const { stream, list, event, roomId } = await taken();
    expect(event).toEqual({
      ...{ id: event.id, _id: event.id, type: 'BookingTaken', stream },
      ...{
        actor: own.owner.userId,
        via: null,
        actorName: expect.any(String),
        time: expect.any(String),
        ...{
          by: own.owner.userId,
          name: event.actorName,
          before: null,
          after: null,
          missing: null,
        },
        ownerId: expect.any(String),
        sentence: expect.stringContaining('BK-'),
      },
    });
    expect((await owner.getOne('events', { id: event.id })).data).toEqual(event);
    expect((await owner.getMany('events', { ids: [event.id] })).data).toEqual([event]);
    const ofRoom = { target: 'stream', id: `roomCalendar-${roomId}`, filter: {} };
    const calendar = await owner.getManyReference('events', { ...NEWEST, ...ofRoom });
    expect(calendar.data.map(({ type }) => type)).toContain('NightsHeld');
    expect(list.total).toBeGreaterThanOrEqual(list.data.length);
  });

  it('say in a sentence what a change made of what, and the values before and after it', async () => {
    const { roomId } = await own.newRoom();
    const put = async (path: string, body: object) =>
      expect((await shop.put<Problem>(path, body, own.owner.headers)).status).toBe(200);
    const night = { from: STAY.checkIn, to: addDays(STAY.checkIn, 1) };
    await put(`/rooms/${roomId}/prices`, { ...night, price: 1500 });
    await put(`/rooms/${roomId}/prices`, { ...night, price: 1200 });
    await put(`/rooms/${roomId}`, { basePrice: 1800 });
    const { stream } = await taken();
    const bookingId = stream.slice('booking-'.length);
    await put(`/bookings/${bookingId}`, { children: 1 });
    owner.after(await shop.head());
    const of = async (filter: object, by = owner) =>
      (await by.getList('events', { ...NEWEST, filter })).data;
    const [lowered] = await of({ stream: `room-${roomId}`, type: 'DaysPainted' });
    expect(lowered).toMatchObject({
      sentence: expect.stringContaining('฿1,500'),
      before: { prices: [{ ...night, price: 150_000 }] },
      after: { prices: [{ ...night, price: 120_000 }] },
    });
    expect((await of({ stream: `room-${roomId}`, type: 'RoomDescribed' }))[0]).toMatchObject({
      before: { basePrice: 100_000 },
      after: { basePrice: 180_000 },
    });
    expect((await of({ stream, type: 'BookingAmended' }))[0]).toMatchObject({
      before: { children: 0 },
      after: { children: 1 },
    });
  });

  it('say what was before, however many prices were set since, and why where nobody knows', async () => {
    const { roomId } = await own.newRoom();
    const stream = `room-${roomId}`;
    const append = async (type: string, all: readonly object[]) => {
      const [last] = await shop.store.readStream(stream, { direction: 'backwards', limit: 1 });
      if (!last) throw new Error('There is no room');
      const events = all.map((data) => ({
        ...{ id: randomUUID(), type, data: { roomId, ...data }, metadata: last.metadata },
      }));
      await shop.store.append(stream, last.revision, events);
    };
    const night = { from: STAY.checkIn, to: addDays(STAY.checkIn, 1) };
    const paints = Array.from({ length: 2_100 }, (_, n) => ({
      ...{ rules: [], prices: [{ ...night, price: 100_000 + n }] },
    }));
    const valuesOf = async () => {
      owner.after(await shop.head());
      const filter = { stream, type: 'RoomDescribed' };
      const { data } = await owner.getList('events', { ...NEWEST, filter });
      return data.map(({ before, after, missing }) => ({ before, after, missing }));
    };
    await append('RoomDescribed', [{ changes: { maxGuests: 7 } }]);
    await append('DaysPainted', paints);
    await append('RoomDescribed', [{ changes: { maxGuests: 8 } }]);
    expect(await valuesOf()).toEqual([
      { before: { maxGuests: 7 }, after: { maxGuests: 8 }, missing: null },
      { before: { maxGuests: expect.any(Number) }, after: { maxGuests: 7 }, missing: null },
    ]);
    const described = Array.from({ length: 2_000 }, (_, n) => ({
      changes: { kidsAllowed: n % 2 === 0 },
    }));
    const last = { changes: { maxGuests: 9, kidsAllowed: true } };
    await append('RoomDescribed', [...described, last]);
    expect((await valuesOf())[0]).toEqual({
      ...{ before: { kidsAllowed: false }, after: { kidsAllowed: true, maxGuests: 9 } },
      missing: 'far-back',
    });
  });

  it('are found by the code of a booking, with its nights, its order and its payments', async () => {
    const { body } = await shop.book(await own.newRoom(), STAY);
    await shop.payByCard({ bookingId: body.book._id });
    const code = body.book.bookingId;
    owner.after(await shop.head());
    const of = async (written: string, by = owner) =>
      (
        await by.getList('events', {
          ...{ pagination: { page: 1, perPage: 100 }, sort: NEWEST.sort },
          filter: { code: written },
        })
      ).data;
    const types = (await of(code)).map(({ type }) => type);
    for (const type of ['BookingPlaced', 'NightsHeld', 'CheckoutHeld', 'ChargePaid'])
      expect(types).toContain(type);
    expect((await of(code.slice(3).toLowerCase())).map(({ type }) => type)).toEqual(types);
    expect(await of('BK-222222')).toEqual([]);
    const another = dataProviderOf(shop, await hire(shop.ports, 'owner'));
    expect(await of(code, another)).toEqual([]);
  });

  it('have nothing of what a user was and did at another owner, also once they are back', async () => {
    const user = await hire(shop.ports, 'officer', own.owner.userId);
    const other = await hire(shop.ports, 'owner');
    const put = async (body: object, by = own.admin) =>
      expect((await shop.put<Problem>(`/users/${user.userId}`, body, by.headers)).status).toBe(200);
    const signIn = async () => {
      const login = { username: user.username, password: PASSWORD };
      const { body } = await shop.post<{ access_token: string }>('/auth/token', login);
      return { authorization: `Bearer ${body.access_token}` };
    };
    const signOut = async () =>
      expect((await shop.post<Problem>('/auth/sign-out', {}, await signIn())).status).toBe(200);
    await signOut();
    await put({ role: 'visitor', ownerId: other.userId });
    await put({ nickname: 'Som' }, other);
    await put({ role: 'auditor' }, other);
    await signOut();
    await put({ disabled: true }, other);
    owner.after(await shop.head());
    admin.after(await shop.head());
    const list = async (by: DataProvider, filter: object) =>
      (
        await by.getList('events', {
          ...{ pagination: { page: 1, perPage: 100 }, sort: NEWEST.sort },
          filter,
        })
      ).data;
    const filter = { stream: `user-${user.userId}` };
    const all = await list(admin, filter);
    const [disabled] = all;
    expect(disabled).toMatchObject({ type: 'UserDisabled', name: other.username });
    expect((await list(owner, filter)).map(({ type }) => type)).toEqual([
      'UserAssigned',
      'UserRegistered',
    ]);
    await expect(owner.getOne('events', { id: disabled?.id ?? '' })).rejects.toMatchObject({
      status: 404,
    });
    const history = async (by: Hired) =>
      (
        await shop.read<{ events: { type: string }[] }>(
          ...([
            `/users/${user.userId}/history?perPage=100`,
            await shop.head(),
            by.headers,
          ] as const),
        )
      ).body.events.filter(({ type }) => type === 'TokenEnded');
    expect(await history(other)).toHaveLength(1);
    await put({ role: 'officer', ownerId: own.owner.userId });
    await put({ disabled: false });
    await signOut();
    owner.after(await shop.head());
    const told = await list(owner, filter);
    expect(told.find(({ type }) => type === 'UserAssigned')).toMatchObject({
      before: { role: null },
      after: { role: 'officer' },
    });
    for (const secret of ['Som', 'auditor', other.username, other.userId, 'UserDisabled'])
      expect(JSON.stringify(told)).not.toContain(secret);
    const ended = await list(owner, { type: 'TokenEnded', actor: user.userId });
    expect(ended).toHaveLength(2);
    const ofAll = await list(admin, { type: 'TokenEnded', actor: user.userId });
    expect(ofAll).toHaveLength(3);
    expect(await history(own.owner)).toHaveLength(2);
  });

  it('are found by type, by who acted, and by days in Bangkok', async () => {
    const { event, stream } = await taken();
    const day = bangkokDay(instant(event.time));
    const totalOf = async (filter: object) =>
      (await owner.getList('events', { ...NEWEST, filter: { stream, ...filter } })).total;
    expect(await totalOf({ type: 'BookingTaken', actor: own.owner.userId })).toBe(1);
    expect(await totalOf({ type: 'BookingPlaced' })).toBe(0);
    expect(await totalOf({ actor: own.officer.userId })).toBe(0);
    expect(await totalOf({ type: 'BookingTaken', from: day, to: day })).toBe(1);
    expect(await totalOf({ from: addDays(day, 1) })).toBe(0);
    expect(await totalOf({ to: addDays(day, -1) })).toBe(0);
  });

  it('are in the order of time, either way, and end at the ten thousandth', async () => {
    await taken();
    const times = async (order: 'ASC' | 'DESC') =>
      (
        await admin.getList('events', { ...NEWEST, filter: {}, sort: { field: 'time', order } })
      ).data.map(({ time }) => time);
    const [first, last] = [await times('ASC'), await times('DESC')];
    expect(first).toEqual(first.toSorted());
    expect(last).toEqual(last.toSorted().reverse());
    const far = { pagination: { page: 5_001, perPage: 2 } };
    expect((await admin.getList('events', { ...NEWEST, ...far, filter: {} })).data).toEqual([]);
  });

  it('go on before an event that was listed, one by one, none twice', async () => {
    await taken();
    const all = await owner.getList('events', {
      ...NEWEST,
      ...{ pagination: { page: 1, perPage: 6 }, filter: {} },
    });
    const listed = all.data.slice(0, 1);
    for (const { id } of all.data.slice(1)) {
      const filter = { before: listed.at(-1)?.id };
      const [next] = (await owner.getList('events', { ...NEWEST, filter })).data;
      expect(next?.id).toBe(id);
      if (next) listed.push(next);
    }
    expect(listed).toEqual(all.data);
    const filter = encodeURIComponent(JSON.stringify({ before: own.owner.userId }));
    const refused = await shop.get<Problem>(
      `/admin-api/events?filter=${filter}`,
      own.owner.headers,
    );
    expect([refused.status, refused.body.errors]).toEqual([400, { before: expect.any(String) }]);
  });

  it('are one’s own alone, a checkout’s of one’s own stays among them, and name no checkout', async () => {
    const { event, stream } = await taken();
    const { body } = await shop.book(await own.newRoom(), STAY);
    await shop.payByCard({ bookingId: body.book._id });
    admin.after(await shop.head());
    const filter = { type: 'ChargePaid' };
    const paid = await admin.getList('events', { ...NEWEST, filter });
    expect(paid.data[0]?.stream).toMatch(/^payment-[0-9a-f-]{36}$/);
    const streams = async (by: typeof owner) =>
      (await by.getList('events', { ...NEWEST, filter })).data.map((each) => each.stream);
    expect(await streams(owner)).toContain(paid.data[0]?.stream);
    const held = await admin.getList('events', { ...NEWEST, filter: { type: 'CheckoutHeld' } });
    expect(held.data[0]?.stream).not.toContain(body.book.checkoutId);
    const another = dataProviderOf(shop, await hire(shop.ports, 'owner'));
    expect((await another.getList('events', { ...NEWEST, filter: { stream } })).total).toBe(0);
    expect(await streams(another)).toEqual([]);
    await expect(another.getOne('events', { id: event.id })).rejects.toMatchObject({
      status: 403,
    });
    const ofOwner = { ...NEWEST, filter: { ownerId: own.owner.userId } };
    await expect(another.getList('events', ofOwner)).rejects.toMatchObject({ status: 403 });
    const officer = dataProviderOf(shop, own.officer);
    await expect(officer.getList('events', { ...NEWEST, filter: {} })).rejects.toMatchObject({
      status: 403,
    });
  });

  it('are asked for by what is known, and nobody changes them', async () => {
    const asked = (
      filter: object,
      sort = NEWEST.sort as { field: string; order: 'ASC' | 'DESC' },
    ) => expect(admin.getList('events', { ...NEWEST, filter, sort })).rejects;
    await asked({ data: 'x' }).toMatchObject({ status: 400 });
    await asked({ type: 'HotelSold' }).toMatchObject({ status: 400 });
    await asked({ from: 'yesterday' }).toMatchObject({ status: 400 });
    await asked({}, { field: 'actor', order: 'ASC' }).toMatchObject({ status: 400 });
    const nobody = '00000000-0000-4000-8000-000000000000';
    await expect(admin.getOne('events', { id: nobody })).rejects.toMatchObject({ status: 404 });
    await expect(admin.delete('events', { id: nobody })).rejects.toMatchObject({ status: 404 });
    const { data } = await admin.getList('events', { ...NEWEST, ...BY_ID, filter: {} });
    expect(data).toHaveLength(2);
  });
});
