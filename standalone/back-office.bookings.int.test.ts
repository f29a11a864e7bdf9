import type { OwnHotel } from '@baanpak/command-api/testing/own-hotel.ts';
import type { Shop } from '@baanpak/command-api/testing/shop.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  BY_ID,
  type DataProvider,
  FIRST_TWO,
  idsOf,
  openBackOffice,
  STAY,
  stayAt,
} from './testing/back-office.ts';
import { dataProviderOf } from './testing/data-provider.ts';

let shop: Shop;
let own: OwnHotel;
let owner: DataProvider;
beforeAll(async () => {
  ({ shop, own, owner } = await openBackOffice());
});
afterAll(() => shop.close());

const aStay = (reservedBy: string, said?: object) => stayAt(own, reservedBy, said);

describe('bookings: GET /admin-api/bookings, GET /admin-api/bookings/{id}, POST /admin-api/bookings, PUT /admin-api/bookings/{id}, DELETE /admin-api/bookings/{id}', () => {
  it('are taken, read, corrected in part, acted on, listed and canceled', async () => {
    const officer = dataProviderOf(shop, own.officer);
    const take = async (reservedBy: string) =>
      (await officer.create('bookings', { data: await aStay(reservedBy) })).data;
    const first = await take('Malee');
    const taken = [first, await take('Somchai'), await take('Anong')];
    expect(first).toMatchObject({ id: first._id, reservedBy: 'Malee', status: 'Booked' });
    const { data: read } = await officer.getOne('bookings', { id: first.id });
    expect(read).toEqual(first);
    const data = { ...read, note: 'Late' };
    const { data: noted } = await officer.update('bookings', {
      id: first.id,
      data,
      previousData: read,
    });
    expect(noted).toEqual({ ...read, note: 'Late', version: read.version + 1 });
    const { data: both } = await officer.updateMany('bookings', {
      ...{ ids: idsOf(taken.slice(0, 2)), data: { breakfast: true } },
    });
    expect(both).toEqual(idsOf(taken.slice(0, 2)));
    const sort = { field: 'reservedBy', order: 'ASC' } as const;
    const filter = { status: 'Booked', from: STAY.checkIn, to: STAY.checkOut };
    const list = await officer.getList('bookings', { ...FIRST_TWO, sort, filter });
    expect(list.data.map(({ reservedBy }) => reservedBy)).toEqual(['Anong', 'Malee']);
    expect([list.total, officer.ranges.at(-1)]).toEqual([3, 'bookings 0-1/3']);
    const found = await officer.getList('bookings', {
      ...FIRST_TWO,
      sort,
      filter: { q: first.bookingId },
    });
    expect(idsOf(found.data)).toEqual([first.id]);
    const ids = idsOf(taken);
    expect((await officer.getMany('bookings', { ids })).data).toHaveLength(3);
    const ofRoom = { target: 'roomId', id: first.roomId, filter: {}, ...FIRST_TWO, ...BY_ID };
    expect(idsOf((await officer.getManyReference('bookings', ofRoom)).data)).toEqual([first.id]);
    const { data: canceled } = await officer.delete('bookings', { id: first.id });
    expect(canceled).toMatchObject({ id: first.id, status: 'Canceled' });
    const { data: other } = await officer.update('bookings', {
      ...{ id: ids[1] ?? '', data: { action: 'cancel', reason: 'Double' }, previousData: {} },
    });
    expect(other).toMatchObject({ status: 'Canceled' });
    expect((await officer.deleteMany('bookings', { ids: ids.slice(2) })).data).toEqual(
      ids.slice(2),
    );
  });
});

describe('those that ended: GET /admin-api/booking-history, GET /admin-api/booking-history/{id}, PUT /admin-api/booking-history/{id}', () => {
  it('are listed apart, read, and not corrected', async () => {
    const { data: open } = await owner.create('bookings', { data: await aStay('Open') });
    const { data: ended } = await owner.create('bookings', { data: await aStay('Ended') });
    await owner.delete('bookings', { id: ended.id });
    const ofHotel = { target: 'hotelId', id: own.hotel.hotelId, filter: { q: 'e' } };
    const page = { pagination: { page: 1, perPage: 50 }, ...BY_ID };
    const { data } = await owner.getManyReference('booking-history', { ...ofHotel, ...page });
    expect(idsOf(data)).toContain(ended.id);
    expect(idsOf(data)).not.toContain(open.id);
    const list = await owner.getList('booking-history', {
      ...page,
      filter: { q: ended.bookingId },
    });
    expect(idsOf(list.data)).toEqual([ended.id]);
    expect((await owner.getMany('booking-history', { ids: [ended.id] })).data).toEqual(list.data);
    const { data: read } = await owner.getOne('booking-history', { id: ended.id });
    expect(read).toEqual(list.data[0]);
    const note = { id: ended.id, data: { note: 'Called' }, previousData: read };
    await expect(owner.update('booking-history', note)).rejects.toMatchObject({
      ...{ status: 409, body: { code: 'wrong-status' } },
    });
  });
});

describe('GET /admin-api/bookings', () => {
  it('shows a visitor contacts masked, and finds nothing by them', async () => {
    await owner.create('bookings', { data: await aStay('Kanda', { phone: '0861234567' }) });
    const visitor = dataProviderOf(shop, own.visitor);
    visitor.after(await shop.head());
    const by = (q: string) =>
      visitor.getList('bookings', { ...FIRST_TWO, ...BY_ID, filter: { q } });
    expect((await by('Kanda')).data).toMatchObject([{ reservedBy: 'Kanda', phone: '***567' }]);
    expect((await by('0861234567')).total).toBe(0);
  });

  it('shows nothing of another owner', async () => {
    await owner.create('bookings', { data: await aStay('Ours') });
    const other = dataProviderOf(shop, own.otherOwner);
    other.after(await shop.head());
    const list = await other.getList('bookings', { ...FIRST_TWO, ...BY_ID });
    expect(list).toEqual({ data: [], total: 0 });
  });

  it('answers any part of the list, whatever range the header names', async () => {
    for (const guest of ['A', 'B', 'C', 'D'])
      await owner.create('bookings', { data: await aStay(guest, { note: 'ranged' }) });
    await owner.getList('bookings', { ...FIRST_TWO, ...BY_ID });
    const headers = { ...own.owner.headers, range: 'bytes=0-0' };
    const whole = await shop.get<{ id: string }[]>('/admin-api/bookings?range=[0,99]', headers);
    const part = await shop.get<{ id: string }[]>('/admin-api/bookings?range=[1,3]', headers);
    expect([part.status, idsOf(part.body)]).toEqual([200, idsOf(whole.body).slice(1, 4)]);
    expect(part.headers['content-range']).toBe(`bookings 1-3/${whole.body.length}`);
  });
});
