import { randomUUID } from 'node:crypto';
import { nights } from '@baanpak/domain/testing/samples.ts';
import type { RoomJson } from '@baanpak/query-api/contract/room.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RoomAnswer } from '../contract/room.ts';
import { type HotelForTest, registerHotel } from '../testing/catalogue.ts';
import { expectProblem, expectRefusal, expectShape } from '../testing/expectations.ts';
import type { Problem } from '../testing/requests.ts';
import { openShop, type Shop } from '../testing/shop.ts';
import { type Hired, hire } from '../testing/staff.ts';

type Made = Readonly<{ room: RoomJson; detail: string }> & Problem;

let shop: Shop;
let admin: Hired;
let owner: Hired;
let otherOwner: Hired;
let officer: Hired;
let visitor: Hired;
let hotel: HotelForTest;
let otherHotel: HotelForTest;
beforeAll(async () => {
  shop = await openShop();
  admin = await hire(shop.deps, 'admin');
  owner = await hire(shop.deps, 'owner');
  otherOwner = await hire(shop.deps, 'owner');
  officer = await hire(shop.deps, 'officer', owner.userId);
  visitor = await hire(shop.deps, 'visitor', owner.userId);
  hotel = await registerHotel(shop.deps.commands, 'orchard', owner.userId);
  otherHotel = await registerHotel(shop.deps.commands, 'harbour', otherOwner.userId);
});
afterAll(() => shop.close());

const wish = (changes: object = {}) => ({
  hotelId: hotel.hotelId,
  title: 'Tree house',
  basePrice: 1500,
  maxGuests: 3,
  ...changes,
});
const create = (by: Hired, changes: object = {}, headers: Record<string, string> = {}) =>
  shop.post<Made>('/rooms', wish(changes), { ...by.headers, ...headers });
const made = async (changes: object = {}) => (await create(owner, changes)).body.room;
const change = (by: Hired, roomId: string, body: object, headers: Record<string, string> = {}) =>
  shop.put<Made>(`/rooms/${roomId}`, body, { ...by.headers, ...headers });
const remove = (by: Hired, roomId: string, headers: Record<string, string> = {}) =>
  shop.delete<Problem>(`/rooms/${roomId}`, { ...by.headers, ...headers });
const forGuests = ({ _id }: RoomJson) => ({ ...hotel, roomId: _id });

describe('POST /rooms', () => {
  it('answers what GET says to its staff, and sells the room', async () => {
    const { status, body, position } = await create(owner, {
      units: 2,
      description: { th: 'บนต้นไม้', en: 'Up a tree' },
      facilities: [{ icon: 'tree', text: 'Tree' }],
      notes: [{ text: 'Mind your head' }],
    });
    expect(status).toBe(201);
    expectShape(RoomAnswer, body);
    expect(body.room).toMatchObject({
      hotelId: hotel.hotelId,
      ownerId: owner.userId,
      title: { th: 'Tree house', en: 'Tree house' },
      basePrice: 1500,
      units: 2,
      guests: 2,
      kidsAllowed: true,
      facilities: [{ icon: 'tree', text: { th: 'Tree', en: 'Tree' } }],
      disabled: false,
      version: 0,
    });
    const read = await shop.read<Made>(`/rooms/${body.room._id}`, position, officer.headers);
    expect(read.body.room).toEqual(body.room);
    const booked = await shop.book(forGuests(body.room), nights(1, 3));
    expect(booked.body.book).toMatchObject({ price: 3000 });
  });

  it('is carried out once for a key', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const [first, second] = [await create(owner, {}, key), await create(owner, {}, key)];
    expect(second.headers['idempotent-replayed']).toBe('true');
    expect(second.body.room).toEqual(first.body.room);
    expectProblem(await create(owner, { units: 2 }, key), 422, 'idempotency-key-reused');
  });

  it('is for who may write that hotel', async () => {
    expect((await create(admin)).status).toBe(201);
    const theirs = { hotelId: otherHotel.hotelId };
    expectProblem(await create(owner, theirs), 403, 'forbidden');
    for (const clerk of [officer, visitor]) expectProblem(await create(clerk), 403, 'forbidden');
    expectProblem(await create(owner, { hotelId: randomUUID() }), 404, 'not-found');
    expectProblem(await shop.post<Problem>('/rooms', wish()), 401, 'unauthorized');
  });

  it.each([
    ['hotelId', undefined],
    ['title', undefined],
    ['basePrice', 99.5],
    ['basePrice', undefined],
    ['maxGuests', 0],
    ['maxGuests', undefined],
    ['units', 0],
    ['notes', ['a', 'b', 'c', 'd'].map((text) => ({ text }))],
    ['stars', 5],
  ])('names %s where it is wrong', async (path, value) => {
    const refused = await create(owner, { [path]: value });
    expectProblem(refused, 400, 'invalid-request');
    expect(refused.body.errors?.map((error) => error.path)).toEqual([path]);
  });
});

describe('PUT /rooms/{id}', () => {
  it('changes what is named, takes back what GET said, and answers what GET says', async () => {
    const room = await made();
    const { status, body, position } = await change(owner, room._id, {
      ...room,
      basePrice: 1700,
      units: 4,
      disabled: true,
    });
    expect(status).toBe(200);
    expect(body.room).toEqual({ ...room, basePrice: 1700, units: 4, disabled: true, version: 2 });
    const read = await shop.read<Made>(`/rooms/${room._id}`, position, visitor.headers);
    expect(read.body.room).toEqual(body.room);
  });

  it('does not go below the units that are sold', async () => {
    const room = await made({ units: 2 });
    for (const _ of [1, 2]) await shop.book(forGuests(room), nights(1, 3));
    await expectRefusal(
      (headers) => change(owner, room._id, { units: 1, basePrice: 9 }, headers),
      409,
      'units-below-sold',
    );
    expect((await change(owner, room._id, {})).body.room).toEqual(room);
    expect((await change(owner, room._id, { units: 3 })).body.room.units).toBe(3);
  });

  it('changes nothing on an old version, and no field that only the server sets', async () => {
    const room = await made();
    await change(owner, room._id, { basePrice: 1600 });
    const late = { units: 9, version: room.version };
    expectProblem(await change(owner, room._id, late), 409, 'stale-version');
    expect((await change(owner, room._id, {})).body.room.units).toBe(1);
    for (const changes of [{ rating: 5 }, { hotelId: otherHotel.hotelId }, { idsGallery: ['x'] }]) {
      const refused = await change(owner, room._id, changes);
      expectProblem(refused, 400, 'invalid-request');
      expect(refused.body.errors).toMatchObject([{ path: Object.keys(changes)[0] }]);
    }
    const given = await change(owner, room._id, { ownerId: otherOwner.userId });
    expectProblem(given, 403, 'forbidden');
  });

  it('is refused for another owner’s room, for nobody’s and for who may not write', async () => {
    const { _id } = await made();
    for (const by of [otherOwner, officer, visitor])
      expectProblem(await change(by, _id, { basePrice: 'x' }), 403, 'forbidden');
    expectProblem(await change(owner, randomUUID(), {}), 404, 'not-found');
  });
});

describe('DELETE /rooms/{id}', () => {
  it('takes the room from everyone’s sight', async () => {
    const room = await made();
    const { status, position } = await remove(owner, room._id);
    expect(status).toBe(200);
    const read = await shop.read<Problem>(`/rooms/${room._id}`, position, owner.headers);
    expectProblem(read, 404, 'not-found');
    for (const path of ['/search/rooms/', '/outreach/bookings/room/', '/outreach/price-daily/'])
      expectProblem(await shop.get<Problem>(`${path}${room._id}`), 404, 'not-found');
    expect((await shop.book(forGuests(room), nights(1, 3))).status).toBe(409);
    expectProblem(await remove(owner, room._id), 404, 'not-found');
    expectProblem(await change(owner, room._id, { units: 2 }), 404, 'not-found');
  });

  it('is refused while a guest has yet to stay', async () => {
    const room = await made();
    const booked = await shop.book(forGuests(room), nights(1, 3));
    await expectRefusal((headers) => remove(owner, room._id, headers), 409, 'live-bookings');
    await shop.giveUp(booked.body.book._id);
    expect((await remove(owner, room._id)).status).toBe(200);
  });

  it('comes with the hotel’s', async () => {
    const going = await registerHotel(shop.deps.commands, `going-${randomUUID()}`, owner.userId);
    const room = await made({ hotelId: going.hotelId });
    const url = `/hotels/${going.hotelId}`;
    const { position } = await shop.delete<Problem>(url, owner.headers);
    const read = await shop.read<Problem>(`/rooms/${room._id}`, position, owner.headers);
    expectProblem(read, 404, 'not-found');
    expectProblem(await change(owner, room._id, {}), 404, 'not-found');
    expectProblem(await create(owner, { hotelId: going.hotelId }), 404, 'not-found');
  });

  it('is not for another owner, nor for who may not write hotels', async () => {
    const { _id } = await made();
    for (const by of [otherOwner, officer, visitor])
      expectProblem(await remove(by, _id), 403, 'forbidden');
  });
});

describe('GET /rooms', () => {
  it('shows each the rooms they may see, in pages, by order and title', async () => {
    const boss = await hire(shop.deps, 'owner');
    const clerk = await hire(shop.deps, 'officer', boss.userId);
    const { hotelId } = await registerHotel(shop.deps.commands, `new-${boss.userId}`, boss.userId);
    for (const [title, basePrice] of [
      ['Bay', 300],
      ['Attic', 200],
      ['Cellar', 100],
    ])
      await create(boss, { hotelId, title, basePrice });
    const list = async (by: Hired, query = '') =>
      (await shop.get<{ rooms: RoomJson[]; total: number }>(`/rooms?${query}`, by.headers)).body;
    const titles = ({ rooms }: { rooms: RoomJson[] }) => rooms.map(({ title }) => title.en);
    await expect.poll(async () => titles(await list(clerk))).toEqual(['Attic', 'Bay', 'Cellar']);
    expect(titles(await list(clerk, 'sort=basePrice&perPage=2'))).toEqual(['Cellar', 'Attic']);
    expect(titles(await list(admin, `hotelId=${hotelId}&q=ell`))).toEqual(['Cellar']);
    expect(await list(otherOwner, `hotelId=${hotelId}`)).toMatchObject({ rooms: [], total: 0 });
    const refused = await shop.get<Problem>('/rooms?sort=notes', admin.headers);
    expectProblem(refused, 400, 'invalid-request');
    expectProblem(await shop.get<Problem>('/rooms'), 401, 'unauthorized');
    const room = (await list(boss)).rooms[0]?._id ?? '';
    expectProblem(await shop.get<Problem>(`/rooms/${room}`, owner.headers), 403, 'forbidden');
    expect((await shop.get<Problem>('/rooms/select-room')).status).toBe(200);
  });
});
