import { randomUUID } from 'node:crypto';
import type { RoomJson } from '@baanpak/contract/room/room.ts';
import { RoomAnswer } from '@baanpak/contract/room/room-requests.ts';
import { day, nights } from '@baanpak/domain/testing/samples.ts';
import { describe, expect } from 'vitest';
import { registerHotel } from '../../testing/catalogue.ts';
import { expectProblem, expectRefusal, expectShape } from '../../testing/expectations.ts';
import { it } from '../../testing/own-shop.ts';
import type { Problem } from '../../testing/requests.ts';
import { type Hired, hire } from '../../testing/staff.ts';
import { type RoomAnswer as RoomBody, roomRequest } from '../../testing/staff-catalogue.ts';

const forGuests = ({ _id, hotelId, ownerId }: RoomJson) => ({ roomId: _id, hotelId, ownerId });

describe('POST /rooms', () => {
  it('answers what GET /rooms/{id} says to its staff, and sells the room', async ({
    shop,
    own,
    rooms,
  }) => {
    const { status, body, position } = await rooms.create(own.owner, {
      units: 2,
      description: { th: 'บนต้นไม้', en: 'Up a tree' },
      facilities: [{ icon: 'tree', text: 'Tree' }],
      notes: [{ text: 'Mind your head' }],
      breakfast: 'on-request',
    });
    expect(status).toBe(201);
    expectShape(RoomAnswer, body);
    expect(body.room).toMatchObject({
      hotelId: own.hotel.hotelId,
      ownerId: own.owner.userId,
      title: { th: 'Tree house', en: 'Tree house' },
      basePrice: 1500,
      units: 2,
      guests: 2,
      kidsAllowed: true,
      facilities: [{ icon: 'tree', text: { th: 'Tree', en: 'Tree' } }],
      breakfast: 'on-request',
      disabled: false,
      version: 0,
    });
    const read = await shop.read<RoomBody>(
      `/rooms/${body.room._id}`,
      position,
      own.officer.headers,
    );
    expect(read.body.room).toEqual(body.room);
    const booked = await shop.book(forGuests(body.room), nights(1, 3));
    expect(booked.body.book).toMatchObject({ price: 3000 });
  });

  it('names units, and refuses more names than units or one for two', async ({ own, rooms }) => {
    const named = await rooms.made(own.owner, { units: 3, unitNames: [' 101 ', '102'] });
    expect(named.unitNames).toEqual(['101', '102']);
    for (const unfit of [
      { units: 1, unitNames: ['101', '102'] },
      { units: 2, unitNames: ['101', '101 '] },
    ])
      expectProblem(await rooms.create(own.owner, unfit), 422, 'unfit-unit-names');
    expectProblem(await rooms.create(own.owner, { unitNames: [' '] }), 400, 'invalid-request');
  });

  it('is carried out once for a key', async ({ own, rooms }) => {
    const key = { 'idempotency-key': randomUUID() };
    const [first, second] = [
      await rooms.create(own.owner, {}, key),
      await rooms.create(own.owner, {}, key),
    ];
    expect(second.headers['idempotent-replayed']).toBe('true');
    expect(second.body.room).toEqual(first.body.room);
    expectProblem(await rooms.create(own.owner, { units: 2 }, key), 422, 'idempotency-key-reused');
  });

  it('is for who may write that hotel', async ({ shop, own, hotels, rooms }) => {
    expect((await rooms.create(own.admin)).status).toBe(201);
    const theirs = { hotelId: (await hotels.made(own.otherOwner))._id };
    expectProblem(await rooms.create(own.owner, theirs), 403, 'forbidden');
    for (const clerk of [own.officer, own.visitor])
      expectProblem(await rooms.create(clerk), 403, 'forbidden');
    expectProblem(await rooms.create(own.owner, { hotelId: randomUUID() }), 404, 'not-found');
    expectProblem(await shop.post<Problem>('/rooms', roomRequest(own.hotel)), 401, 'unauthorized');
  });

  it.for<[string, unknown]>([
    ['hotelId', undefined],
    ['title', undefined],
    ['basePrice', 99.5],
    ['basePrice', undefined],
    ['maxGuests', 0],
    ['maxGuests', undefined],
    ['units', 0],
    ['breakfast', true],
    ['notes', ['a', 'b', 'c', 'd'].map((text) => ({ text }))],
    ['stars', 5],
  ])('names %s where it is wrong', async ([path, value], { own, rooms }) => {
    const refused = await rooms.create(own.owner, { [path]: value });
    expectProblem(refused, 400, 'invalid-request');
    expect(refused.body.errors?.map((error) => error.path)).toEqual([path]);
  });
});

describe('PUT /rooms/{id}', () => {
  it('of two at once changes neither room nor calendar for the one that is refused', async ({
    own,
    rooms,
  }) => {
    const { _id, version } = await rooms.made(own.owner, { units: 2 });
    for (let at = version; at < version + 6; at += 1) {
      const [three, four] = await Promise.all(
        [3, 4].map((units) =>
          rooms.change(own.owner, _id, { units, basePrice: units * 100 + at, version: at }),
        ),
      );
      expect([three?.status, four?.status].toSorted()).toEqual([200, 409]);
      const again = await rooms.change(own.owner, _id, {});
      const units = three?.status === 200 ? 3 : 4;
      expect(again.body.room).toMatchObject({ units, basePrice: units * 100 + at });
    }
  });

  it('changes what is named, takes back what GET answered, and answers what GET says', async ({
    shop,
    own,
    rooms,
  }) => {
    const room = await rooms.made(own.owner);
    const { status, body, position } = await rooms.change(own.owner, room._id, {
      ...room,
      basePrice: 1700,
      units: 4,
      breakfast: 'included',
      disabled: true,
    });
    expect(status).toBe(200);
    expect(body.room).toEqual({
      ...room,
      ...{ basePrice: 1700, units: 4, breakfast: 'included', disabled: true, version: 2 },
    });
    const read = await shop.read<RoomBody>(`/rooms/${room._id}`, position, own.visitor.headers);
    expect(read.body.room).toEqual(body.room);
  });

  it('does not go below the units that are sold', async ({ shop, own, rooms }) => {
    const room = await rooms.made(own.owner, { units: 2 });
    for (const _ of [1, 2]) await shop.book(forGuests(room), nights(1, 3));
    await expectRefusal(
      (headers) => rooms.change(own.owner, room._id, { units: 1, basePrice: 9 }, headers),
      409,
      'units-below-sold',
    );
    const { body } = await rooms.change(own.owner, room._id, { units: 1 });
    expect(body).toMatchObject({ nights: [day(1), day(2)] });
    expect((await rooms.change(own.owner, room._id, {})).body.room).toEqual(room);
    expect((await rooms.change(own.owner, room._id, { units: 3 })).body.room.units).toBe(3);
  });

  it('changes names of units, never to more than there are units', async ({ own, rooms }) => {
    const room = await rooms.made(own.owner, { units: 2, unitNames: ['101', '102'] });
    const change = (changes: object) => rooms.change(own.owner, room._id, changes);
    const renamed = await change({ unitNames: ['101', '201'] });
    expect(renamed.body.room).toMatchObject({ units: 2, unitNames: ['101', '201'] });
    expectProblem(await change({ units: 1 }), 422, 'unfit-unit-names');
    expectProblem(await change({ unitNames: ['1', '2', '3'] }), 422, 'unfit-unit-names');
    const fewer = await change({ units: 1, unitNames: ['101'] });
    expect(fewer.body.room).toMatchObject({ units: 1, unitNames: ['101'] });
    expect((await change({ unitNames: [] })).body.room.unitNames).toEqual([]);
  });

  it('changes nothing on an old version, and no field that only the server sets', async ({
    own,
    hotels,
    rooms,
  }) => {
    const room = await rooms.made(own.owner);
    const { _id: hotelId } = await hotels.made(own.owner);
    const { _id: foreign } = await hotels.made(own.otherOwner);
    await rooms.change(own.owner, room._id, { basePrice: 1600 });
    const late = { units: 9, version: room.version };
    expectProblem(await rooms.change(own.owner, room._id, late), 409, 'stale-version');
    expect((await rooms.change(own.owner, room._id, {})).body.room.units).toBe(1);
    for (const changes of [{ rating: 5 }, { hotelId }, { idsGallery: ['x'] }]) {
      const refused = await rooms.change(own.owner, room._id, changes);
      expectProblem(refused, 400, 'invalid-request');
      expect(refused.body.errors).toMatchObject([{ path: Object.keys(changes)[0] }]);
    }
    for (const given of [{ ownerId: own.otherOwner.userId }, { hotelId: foreign }])
      expectProblem(await rooms.change(own.owner, room._id, given), 403, 'forbidden');
  });

  it('is refused for another owner’s room, for nobody’s and for who may not write', async ({
    own,
    rooms,
  }) => {
    const { _id } = await rooms.made(own.owner);
    for (const by of [own.otherOwner, own.officer, own.visitor])
      expectProblem(await rooms.change(by, _id, { basePrice: 'x' }), 403, 'forbidden');
    expectProblem(await rooms.change(own.owner, randomUUID(), {}), 404, 'not-found');
  });
});

describe('DELETE /rooms/{id}', () => {
  it('takes the room from everyone’s sight', async ({ shop, own, rooms }) => {
    const room = await rooms.made(own.owner);
    const { status, position } = await rooms.remove(own.owner, room._id);
    expect(status).toBe(200);
    const read = await shop.read<Problem>(`/rooms/${room._id}`, position, own.owner.headers);
    expectProblem(read, 404, 'not-found');
    for (const path of ['/search/rooms/', '/outreach/bookings/room/', '/outreach/price-daily/'])
      expectProblem(await shop.get<Problem>(`${path}${room._id}`), 404, 'not-found');
    expect((await shop.book(forGuests(room), nights(1, 3))).status).toBe(409);
    expectProblem(await rooms.remove(own.owner, room._id), 404, 'not-found');
    expectProblem(await rooms.change(own.owner, room._id, { units: 2 }), 404, 'not-found');
  });

  it('is refused while a guest has yet to stay', async ({ shop, own, rooms }) => {
    const room = await rooms.made(own.owner);
    const booked = await shop.book(forGuests(room), nights(1, 3));
    await expectRefusal(
      (headers) => rooms.remove(own.owner, room._id, headers),
      409,
      'live-bookings',
    );
    const refused = await rooms.remove(own.owner, room._id);
    expect(refused.body).toMatchObject({ nights: [day(1), day(2)] });
    await shop.giveUp(booked.body.book._id);
    expect((await rooms.remove(own.owner, room._id)).status).toBe(200);
  });

  it('comes with the hotel’s', async ({ shop, own, rooms }) => {
    const going = await registerHotel(
      shop.ports.commands,
      `going-${randomUUID()}`,
      own.owner.userId,
    );
    const room = await rooms.made(own.owner, { hotelId: going.hotelId });
    const url = `/hotels/${going.hotelId}`;
    const { position } = await shop.delete<Problem>(url, own.owner.headers);
    const read = await shop.read<Problem>(`/rooms/${room._id}`, position, own.owner.headers);
    expectProblem(read, 404, 'not-found');
    expectProblem(await rooms.change(own.owner, room._id, {}), 404, 'not-found');
    expectProblem(await rooms.create(own.owner, { hotelId: going.hotelId }), 404, 'not-found');
  });

  it('is not for another owner, nor for who may not write hotels', async ({ own, rooms }) => {
    const { _id } = await rooms.made(own.owner);
    for (const by of [own.otherOwner, own.officer, own.visitor])
      expectProblem(await rooms.remove(by, _id), 403, 'forbidden');
  });
});

describe('GET /rooms', () => {
  it('shows each the rooms they may see, in pages, by order and title', async ({
    shop,
    own,
    rooms,
  }) => {
    const boss = await hire(shop.ports, 'owner');
    const clerk = await hire(shop.ports, 'officer', boss.userId);
    const { hotelId } = await registerHotel(shop.ports.commands, `new-${boss.userId}`, boss.userId);
    for (const [title, basePrice] of [
      ['Bay', 300],
      ['Attic', 200],
      ['Cellar', 100],
    ])
      await rooms.create(boss, { hotelId, title, basePrice });
    const list = async (by: Hired, query = '') =>
      (await shop.get<{ rooms: RoomJson[]; total: number }>(`/rooms?${query}`, by.headers)).body;
    const titles = ({ rooms }: { rooms: RoomJson[] }) => rooms.map(({ title }) => title.en);
    await expect.poll(async () => titles(await list(clerk))).toEqual(['Attic', 'Bay', 'Cellar']);
    expect(titles(await list(clerk, 'sort=basePrice&perPage=2'))).toEqual(['Cellar', 'Attic']);
    expect(titles(await list(own.admin, `hotelId=${hotelId}&q=ell`))).toEqual(['Cellar']);
    expect(await list(own.otherOwner, `hotelId=${hotelId}`)).toMatchObject({ status: 403 });
    const refused = await shop.get<Problem>('/rooms?sort=notes', own.admin.headers);
    expectProblem(refused, 400, 'invalid-request');
    expectProblem(await shop.get<Problem>('/rooms'), 401, 'unauthorized');
    const room = (await list(boss)).rooms[0]?._id ?? '';
    expectProblem(await shop.get<Problem>(`/rooms/${room}`, own.owner.headers), 403, 'forbidden');
    expect((await shop.get<Problem>('/rooms/select-room')).status).toBe(200);
  });
});
