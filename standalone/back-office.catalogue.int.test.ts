import type { OwnHotel } from '@baanpak/command-api/testing/own-hotel.ts';
import type { Shop } from '@baanpak/command-api/testing/shop.ts';
import { HOTEL_REQUEST, roomRequest } from '@baanpak/command-api/testing/staff-catalogue.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  BY_ID,
  type DataProvider,
  FIRST_TWO,
  idsOf,
  openBackOffice,
} from './testing/back-office.ts';
import { dataProviderOf } from './testing/data-provider.ts';

let shop: Shop;
let own: OwnHotel;
let owner: DataProvider;
let admin: DataProvider;
beforeAll(async () => {
  ({ shop, own, owner, admin } = await openBackOffice());
});
afterAll(() => shop.close());

/** What the plain call answers, under its field. */
async function plain(path: string, field: string) {
  const { body } = await shop.get<Record<string, object>>(path, own.admin.headers);
  return body[field];
}

describe('hotels: GET /admin-api/hotels, GET /admin-api/hotels/{id}, POST /admin-api/hotels, PUT /admin-api/hotels/{id}, DELETE /admin-api/hotels/{id}', () => {
  it('are made, read as plain calls read them, changed in part and removed', async () => {
    const { data: made } = await owner.create('hotels', { data: HOTEL_REQUEST });
    expect(made).toMatchObject({ id: made._id, ...HOTEL_REQUEST, version: 0 });
    const { data: read } = await owner.getOne('hotels', { id: made.id });
    expect(read).toEqual({ id: made.id, ...(await plain(`/hotels/${made.id}`, 'hotel')) });
    const data = { ...read, contactPhone: '053 111 111' };
    const { data: changed } = await owner.update('hotels', {
      id: made.id,
      data,
      previousData: read,
    });
    expect(changed).toEqual({ ...read, contactPhone: '053 111 111', version: 1 });
    const { data: merged } = await owner.update('hotels', {
      ...{ id: made.id, data: { checkInTime: '15:00' }, previousData: changed },
    });
    expect(merged).toEqual({ ...changed, checkInTime: '15:00', version: 2 });
    const { data: removed } = await owner.delete('hotels', { id: made.id, previousData: merged });
    expect(removed).toEqual({
      ...merged,
      disabled: true,
      minPrice: null,
      version: removed.version,
    });
    await expect(owner.getOne('hotels', { id: made.id })).rejects.toMatchObject({ status: 404 });
  });

  it('are listed, by page, filter and sort, with the total of all pages', async () => {
    const { userId } = own.otherOwner;
    const other = dataProviderOf(shop, own.otherOwner);
    const named = (en: string) => ({ ...HOTEL_REQUEST, hotelName: { th: en, en } });
    const made = [];
    for (const name of ['Cedar', 'Aloe', 'Birch'])
      made.push((await other.create('hotels', { data: named(name) })).data);
    const byName = { field: 'hotelName', order: 'DESC' } as const;
    const first = await other.getList('hotels', { ...FIRST_TWO, sort: byName });
    expect(first.data.map(({ hotelName }) => hotelName.en)).toEqual(['Cedar', 'Birch']);
    expect(first.total).toBe(3);
    const last = await other.getList('hotels', {
      pagination: { page: 2, perPage: 2 },
      sort: byName,
    });
    expect(last.data.map(({ hotelName }) => hotelName.en)).toEqual(['Aloe']);
    const none = await other.getList('hotels', { ...FIRST_TWO, ...BY_ID, filter: { q: 'Zebra' } });
    expect(none).toEqual({ data: [], total: 0 });
    expect(other.ranges).toEqual(['hotels 0-1/3', 'hotels 2-2/3', 'hotels */0']);
    const ids = [...idsOf(made)].sort();
    const all = await other.getList('hotels', { ...BY_ID, pagination: { page: 1, perPage: 9 } });
    expect(idsOf(all.data)).toEqual(ids);
    const some = await other.getMany('hotels', { ids: ids.slice(1) });
    expect(idsOf(some.data).sort()).toEqual(ids.slice(1));
    const ofOwner = { target: 'ownerId', id: userId, filter: {}, ...FIRST_TWO, ...BY_ID };
    admin.after('');
    expect(await admin.getManyReference('hotels', ofOwner)).toMatchObject({ total: 3 });
    const { data: both } = await other.updateMany('hotels', {
      ...{ ids: ids.slice(1), data: { checkInTime: '16:00' } },
    });
    expect(both).toEqual(ids.slice(1));
    expect((await other.deleteMany('hotels', { ids: ids.slice(1) })).data).toEqual(ids.slice(1));
    expect(await other.getList('hotels', { ...FIRST_TWO, ...BY_ID })).toMatchObject({ total: 1 });
  });
});

describe('rooms: GET /admin-api/rooms, GET /admin-api/rooms/{id}, POST /admin-api/rooms, PUT /admin-api/rooms/{id}, DELETE /admin-api/rooms/{id}', () => {
  it('are made, read, changed in part, listed and removed', async () => {
    const data = roomRequest(own.hotel);
    const { data: made } = await owner.create('rooms', { data });
    expect(made).toMatchObject({ id: made._id, basePrice: 1500, units: 1 });
    const { data: other } = await owner.create('rooms', { data: { ...data, basePrice: 900 } });
    const { data: read } = await owner.getOne('rooms', { id: made.id });
    expect(read).toEqual({ id: made.id, ...(await plain(`/rooms/${made.id}`, 'room')) });
    const change = { ...read, units: 3, maxGuests: 4 };
    const { data: changed } = await owner.update('rooms', {
      ...{ id: made.id, data: change, previousData: read },
    });
    expect(changed).toEqual({ ...read, units: 3, maxGuests: 4, version: changed.version });
    const ofHotel = { target: 'hotelId', id: own.hotel.hotelId, filter: {}, ...FIRST_TWO };
    const sort = { field: 'basePrice', order: 'ASC' } as const;
    const byPrice = await owner.getManyReference('rooms', { ...ofHotel, sort });
    expect(byPrice).toEqual({ data: [other, changed], total: 2 });
    const ids = [made.id, other.id];
    expect((await owner.getMany('rooms', { ids })).data).toHaveLength(2);
    const { data: both } = await owner.updateMany('rooms', { ids, data: { petsAllowed: true } });
    expect(both).toEqual(ids);
    const { data: removed } = await owner.delete('rooms', { id: made.id, previousData: changed });
    expect(removed).toMatchObject({ id: made.id, title: read.title, petsAllowed: true });
    expect((await owner.deleteMany('rooms', { ids: [other.id] })).data).toEqual([other.id]);
    expect(await owner.getList('rooms', { ...FIRST_TWO, ...BY_ID })).toEqual({
      data: [],
      total: 0,
    });
  });
});
