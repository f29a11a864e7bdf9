import { randomUUID } from 'node:crypto';
import { nights } from '@baanpak/domain/testing/samples.ts';
import { DAY } from '@baanpak/domain/values/instant.ts';
import type { StaffHotelJson } from '@baanpak/query-api/contract/hotel.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HotelAnswer } from '../contract/hotel.ts';
import { registerRoom } from '../testing/catalogue.ts';
import { expectProblem, expectRefusal, expectShape } from '../testing/expectations.ts';
import type { Problem } from '../testing/requests.ts';
import { openShop, type Shop } from '../testing/shop.ts';
import { type Hired, hire } from '../testing/staff.ts';

type Made = Readonly<{ hotel: StaffHotelJson; detail: string }> & Problem;

let shop: Shop;
let admin: Hired;
let owner: Hired;
let otherOwner: Hired;
let officer: Hired;
let visitor: Hired;
beforeAll(async () => {
  shop = await openShop();
  admin = await hire(shop.deps, 'admin');
  owner = await hire(shop.deps, 'owner');
  otherOwner = await hire(shop.deps, 'owner');
  officer = await hire(shop.deps, 'officer', owner.userId);
  visitor = await hire(shop.deps, 'visitor', owner.userId);
});
afterAll(() => shop.close());

const wish = (changes: object = {}) => ({
  hotelName: { th: 'บ้านสวน', en: 'Garden House' },
  provinceId: 'TH-50',
  ...changes,
});
const create = (by: Hired, changes: object = {}, headers: Record<string, string> = {}) =>
  shop.post<Made>('/hotels', wish(changes), { ...by.headers, ...headers });
const made = async (by: Hired = owner, changes: object = {}) =>
  (await create(by, changes)).body.hotel;
const change = (by: Hired, hotelId: string, body: object) =>
  shop.put<Made>(`/hotels/${hotelId}`, body, by.headers);
const remove = (by: Hired, hotelId: string, headers: Record<string, string> = {}) =>
  shop.delete<Problem>(`/hotels/${hotelId}`, { ...by.headers, ...headers });
const roomIn = ({ _id, hotelNameSlug }: StaffHotelJson) =>
  registerRoom(shop.deps.commands, {
    hotelId: _id,
    ownerId: owner.userId,
    slug: hotelNameSlug,
  });

describe('POST /hotels', () => {
  it('answers what GET says to its staff', async () => {
    const { status, body, position } = await create(owner, {
      messageDescription: 'In a garden',
      facilities: ['wifi', 'parking'],
      locPlaces: { lat: 18.79, lng: 98.98 },
      bank: 'KBANK',
    });
    expect(status).toBe(201);
    expectShape(HotelAnswer, body);
    expect(body.hotel).toMatchObject({
      ownerId: owner.userId,
      hotelName: { th: 'บ้านสวน', en: 'Garden House' },
      province: { en: 'Chiang Mai' },
      messageDescription: { th: 'In a garden', en: 'In a garden' },
      facilities: ['wifi', 'parking'],
      locPlaces: { lat: 18.79, lng: 98.98, googleMapsLink: null },
      checkInTime: '14:00',
      bank: 'KBANK',
      disabled: false,
      minPrice: null,
      version: 0,
    });
    const url = `/hotels/${body.hotel._id}`;
    const read = await shop.read<Made>(url, position, officer.headers);
    expect(read.body.hotel).toEqual(body.hotel);
  });

  it('gives hotels of one name addresses of their own', async () => {
    const name = { hotelName: `Same ${randomUUID()}` };
    const [first, second, third] = [
      await made(owner, name),
      await made(otherOwner, name),
      await made(owner, name),
    ];
    expect(second.hotelNameSlug).toBe(`${first.hotelNameSlug}-2`);
    expect(third.hotelNameSlug).toBe(`${first.hotelNameSlug}-3`);
    expect((await made(owner, { hotelName: 'riverside' })).hotelNameSlug).toBe('riverside-2');
  });

  it('is carried out once for a key', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const [first, second] = [await create(owner, {}, key), await create(owner, {}, key)];
    expect(second.status).toBe(201);
    expect(second.headers['idempotent-replayed']).toBe('true');
    expect(second.body.hotel).toEqual(first.body.hotel);
    const other = await create(owner, { provinceId: 'TH-10' }, key);
    expectProblem(other, 422, 'idempotency-key-reused');
  });

  it('lets an admin say whose it is, and nobody else', async () => {
    expect((await made(admin, { ownerId: owner.userId })).ownerId).toBe(owner.userId);
    for (const ownerId of [undefined, officer.userId, randomUUID()]) {
      const refused = await create(admin, { ownerId });
      expectProblem(refused, 400, 'invalid-request');
      expect(refused.body.errors).toMatchObject([{ path: 'ownerId' }]);
    }
    expectProblem(await create(owner, { ownerId: otherOwner.userId }), 403, 'forbidden');
    for (const clerk of [officer, visitor]) expectProblem(await create(clerk), 403, 'forbidden');
    expectProblem(await shop.post<Problem>('/hotels', wish()), 401, 'unauthorized');
  });

  it.each([
    ['hotelName', undefined],
    ['hotelName', ' '],
    ['provinceId', undefined],
    ['provinceId', 'TH-99'],
    ['facilities.1', ['wifi', 'moat']],
    ['sideViews.0', ['void']],
    ['checkInTime', '25:00'],
    ['locPlaces.lat', { lat: 91, lng: 0 }],
    ['vdoYoutube', 'javascript:alert(1)'],
    ['stars', 5],
  ])('names %s where it is wrong', async (path, value) => {
    const [field = ''] = path.split('.');
    const refused = await create(owner, { [field]: value });
    expectProblem(refused, 400, 'invalid-request');
    expect(refused.body.errors?.map((error) => error.path)).toEqual([path]);
  });
});

describe('GET /hotels/{id}', () => {
  it('keeps what concerns its money from guests and other owners', async () => {
    const { _id } = await made(owner, { bank: 'SCB', taxId: '0105500000000', branch: '00000' });
    for (const headers of [{}, otherOwner.headers, { authorization: 'Bearer nonsense' }]) {
      await expect
        .poll(async () => (await shop.get<Made>(`/hotels/${_id}`, headers)).status)
        .toBe(200);
      const { hotel } = (await shop.get<Made>(`/hotels/${_id}`, headers)).body;
      expect(hotel).toMatchObject({ _id, branch: '00000' });
      for (const field of ['bank', 'bankAccountNumber', 'taxId', 'promptPayId'])
        expect(hotel).not.toHaveProperty(field);
    }
    const seen = (await shop.get<Made>(`/hotels/${_id}`, visitor.headers)).body.hotel;
    expect(seen).toMatchObject({ bank: 'SCB', taxId: '0105500000000' });
  });

  it('shows a disabled hotel to its staff alone', async () => {
    const { _id } = await made(owner, { disabled: true });
    const { position } = await change(owner, _id, { contactPhone: '02' });
    const read = await shop.read<Made>(`/hotels/${_id}`, position, owner.headers);
    expect(read.body.hotel).toMatchObject({ disabled: true, contactPhone: '02' });
    expectProblem(await shop.get<Problem>(`/hotels/${_id}`), 404, 'not-found');
    expectProblem(await shop.get<Problem>(`/hotels/${_id}`, otherOwner.headers), 404, 'not-found');
  });
});

describe('PUT /hotels/{id}', () => {
  it('changes what is named, takes back what GET said, and answers what GET says', async () => {
    const hotel = await made();
    await roomIn(hotel);
    const { status, body, position } = await change(owner, hotel._id, {
      ...hotel,
      hotelName: 'Hillside',
      contactPhone: '053',
      disabled: true,
    });
    expect(status).toBe(200);
    expect(body.hotel).toEqual({
      ...hotel,
      hotelName: { th: 'Hillside', en: 'Hillside' },
      contactPhone: '053',
      disabled: true,
      minPrice: 1000,
      version: 2,
    });
    const read = await shop.read<Made>(`/hotels/${hotel._id}`, position, owner.headers);
    expect(read.body.hotel).toEqual(body.hotel);
  });

  it('refuses a change made on an old version, and fields that only the server sets', async () => {
    const hotel = await made();
    await change(owner, hotel._id, { contactPhone: '02' });
    const late = { contactPhone: '03', version: hotel.version };
    expectProblem(await change(owner, hotel._id, late), 409, 'stale-version');
    for (const changes of [
      { hotelNameSlug: 'another' },
      { reviewScore: 5 },
      { idsGallery: ['not-there'] },
    ]) {
      const refused = await change(owner, hotel._id, changes);
      expectProblem(refused, 400, 'invalid-request');
      expect(refused.body.errors).toMatchObject([{ path: Object.keys(changes)[0] }]);
    }
  });

  it('is refused for another owner’s hotel, for nobody’s and for who may not write', async () => {
    const { _id } = await made();
    expectProblem(await change(otherOwner, _id, { contactPhone: 1 }), 403, 'forbidden');
    for (const clerk of [officer, visitor])
      expectProblem(await change(clerk, _id, { contactPhone: '1' }), 403, 'forbidden');
    expectProblem(await change(owner, _id, { ownerId: otherOwner.userId }), 403, 'forbidden');
    expectProblem(await change(owner, randomUUID(), { contactPhone: 1 }), 404, 'not-found');
    expect((await change(admin, _id, { contactPhone: '1' })).status).toBe(200);
  });
});

describe('DELETE /hotels/{id}', () => {
  it('takes the hotel from everyone’s sight, and keeps its address', async () => {
    const name = { hotelName: `Gone ${randomUUID()}` };
    const hotel = await made(owner, name);
    const room = await roomIn(hotel);
    const { status, position } = await remove(owner, hotel._id);
    expect(status).toBe(200);
    for (const headers of [{}, owner.headers]) {
      const read = await shop.read<Problem>(`/hotels/${hotel._id}`, position, headers);
      expectProblem(read, 404, 'not-found');
    }
    expectProblem(await remove(owner, hotel._id), 404, 'not-found');
    expectProblem(await change(owner, hotel._id, {}), 404, 'not-found');
    expect((await shop.book(room, nights(1, 3))).status).toBe(409);
    expect((await made(owner, name)).hotelNameSlug).toBe(`${hotel.hotelNameSlug}-2`);
  });

  it('is refused while guests have yet to stay, and leaves its rooms on sale', async () => {
    const hotel = await made();
    const [garden, river] = [await roomIn(hotel), await roomIn(hotel)];
    const booked = await shop.book(river, nights(1, 3));
    await expectRefusal((headers) => remove(owner, hotel._id, headers), 409, 'live-bookings');
    expect((await shop.book(garden, nights(1, 3))).status).toBe(201);
    expect((await shop.giveUp(booked.body.book._id)).status).toBe(200);
    expect((await shop.book(river, nights(1, 3))).status).toBe(201);
  });

  it('lets bookings of the past live on', async () => {
    const past = await openShop();
    const by = await hire(past.deps, 'owner');
    const { body } = await past.post<Made>('/hotels', wish(), by.headers);
    const { _id, hotelNameSlug } = body.hotel;
    const ids = { hotelId: _id, ownerId: by.userId, slug: hotelNameSlug };
    const room = await registerRoom(past.deps.commands, ids);
    const { book } = (await past.book(room, nights(1, 3))).body;
    past.clock.moveBy(120 * DAY);
    const today = await hire(past.deps, 'admin'); // a token lasts a day
    const { status, position } = await past.delete<Problem>(`/hotels/${_id}`, today.headers);
    expect(status).toBe(200);
    const url = `/outreach/bookings/${book._id}`;
    const read = await past.read<{ book: { hotelName: unknown } }>(url, position);
    expect(read.body.book.hotelName).toEqual(book.hotelName);
    await past.close();
  });

  it('is not for another owner, nor for who may not write hotels', async () => {
    const { _id } = await made();
    for (const by of [otherOwner, officer, visitor])
      expectProblem(await remove(by, _id), 403, 'forbidden');
    expectProblem(await remove(owner, randomUUID()), 404, 'not-found');
  });
});

describe('GET /hotels', () => {
  it('shows each the hotels they may see, in pages, by order and name', async () => {
    const boss = await hire(shop.deps, 'owner');
    const clerk = await hire(shop.deps, 'visitor', boss.userId);
    for (const hotelName of ['Beach Hut', 'Alpine Lodge', 'City Inn'])
      await made(boss, { hotelName });
    const closed = await made(boss, { hotelName: 'Zen Yard', disabled: true });
    const list = async (by: Hired, query = '') =>
      (await shop.get<{ hotels: StaffHotelJson[]; total: number }>(`/hotels?${query}`, by.headers))
        .body;
    const names = ({ hotels }: { hotels: StaffHotelJson[] }) =>
      hotels.map(({ hotelName }) => hotelName.en);
    await expect
      .poll(async () => names(await list(clerk)))
      .toEqual(['Alpine Lodge', 'Beach Hut', 'City Inn', 'Zen Yard']);
    expect(names(await list(clerk, 'sort=-hotelName&perPage=2&page=2'))).toEqual([
      'Beach Hut',
      'Alpine Lodge',
    ]);
    expect(names(await list(boss, 'q=each'))).toEqual(['Beach Hut']);
    expect(names(await list(admin, `ownerId=${boss.userId}&q=city`))).toEqual(['City Inn']);
    expect(names(await list(otherOwner, `ownerId=${boss.userId}`))).toEqual([]);
    const { position } = await remove(boss, closed._id);
    await shop.read('/hotels', position, boss.headers);
    expect((await list(boss)).total).toBe(3);
    const refused = await shop.get<Problem>('/hotels?sort=bank', admin.headers);
    expectProblem(refused, 400, 'invalid-request');
    expectProblem(await shop.get<Problem>('/hotels'), 401, 'unauthorized');
  });
});
