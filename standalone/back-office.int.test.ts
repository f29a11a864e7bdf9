import { item } from '@baanpak/command-api/testing/guest.ts';
import { openCaseFor } from '@baanpak/command-api/testing/money-cases.ts';
import { type OwnHotel, openOwnHotel } from '@baanpak/command-api/testing/own-hotel.ts';
import { askBack, FORM } from '@baanpak/command-api/testing/refunds.ts';
import { openShop, type Shop } from '@baanpak/command-api/testing/shop.ts';
import { type Hired, PASSWORD } from '@baanpak/command-api/testing/staff.ts';
import { HOTEL_REQUEST, roomRequest } from '@baanpak/command-api/testing/staff-catalogue.ts';
import { nights } from '@baanpak/domain/testing/samples.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataProviderOf } from './testing/data-provider.ts';

let shop: Shop;
let own: OwnHotel;
let owner: ReturnType<typeof dataProviderOf>;
let admin: ReturnType<typeof dataProviderOf>;
beforeAll(async () => {
  shop = await openShop();
  own = await openOwnHotel(shop);
  owner = dataProviderOf(shop, own.owner);
  admin = dataProviderOf(shop, own.admin);
});
afterAll(() => shop.close());

const STAY = nights(1, 3);
const FIRST_TWO = { pagination: { page: 1, perPage: 2 } };
const BY_ID = { sort: { field: 'id', order: 'ASC' } } as const;
const idsOf = (records: readonly { id: string }[]) => records.map(({ id }) => id);
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

describe('cases: GET /admin-api/cases, GET /admin-api/cases/{id}, PUT /admin-api/cases/{id}', () => {
  it('are listed, read and settled', async () => {
    const ids = [
      await openCaseFor(shop, own.owner.userId),
      await openCaseFor(shop, own.owner.userId),
    ];
    const [first = ''] = ids;
    owner.after(await shop.head());
    const filter = { status: 'open', kind: 'unknown-charge' };
    const sort = { field: 'openedAt', order: 'DESC' } as const;
    const list = await owner.getList('cases', { ...FIRST_TWO, sort, filter });
    expect([idsOf(list.data).sort(), list.total]).toEqual([[...ids].sort(), 2]);
    const { data: read } = await owner.getOne('cases', { id: first });
    expect(read).toMatchObject({ id: first, _id: first, status: 'open' });
    expect((await owner.getMany('cases', { ids: [first] })).data).toEqual([read]);
    const close = { action: 'close', reason: 'Ours' };
    const { data: settled } = await owner.update('cases', {
      ...{ id: first, data: { ...read, ...close }, previousData: read },
    });
    expect(settled).toMatchObject({ id: first, status: 'settled', ...close });
    const { data } = await owner.updateMany('cases', { ids: ids.slice(1), data: close });
    expect(data).toEqual(ids.slice(1));
  });
});

describe('refunds: GET /admin-api/refunds, GET /admin-api/refunds/{id}', () => {
  it('are listed and read, and decided on by their bookings', async () => {
    const { body } = await shop.book(await own.newRoom(), STAY);
    await shop.payByCard({ bookingId: body.book._id });
    await askBack(shop, body.book._id);
    owner.after(await shop.head());
    const sort = { field: 'changedAt', order: 'DESC' } as const;
    const list = await owner.getList('refunds', {
      ...{ ...FIRST_TWO, sort, filter: { status: 'requested', ownerId: own.owner.userId } },
    });
    const [asked] = list.data;
    if (!asked) throw new Error('No refund is listed');
    const _id = shop.staffIdOf(body.book._id);
    expect(asked).toMatchObject({ booking: { _id }, status: 'requested', ...ACCOUNT });
    expect([list.total, owner.ranges.at(-1)]).toEqual([1, 'refunds 0-0/1']);
    expect((await owner.getOne('refunds', { id: asked.id })).data).toEqual(asked);
    expect((await owner.getMany('refunds', { ids: [asked.id] })).data).toEqual([asked]);
    const ofBooking = { target: 'bookingId', id: _id, filter: {}, ...FIRST_TWO, sort };
    expect((await owner.getManyReference('refunds', ofBooking)).data).toEqual([asked]);
    const action = { action: 'reject-refund', refundId: asked.refundId, reason: 'By the policy' };
    await owner.update('bookings', { id: _id, data: action });
    const rejected = await owner.getList('refunds', {
      ...FIRST_TWO,
      sort,
      filter: { bookingId: _id },
    });
    expect(rejected.data).toMatchObject([{ id: asked.id, status: 'rejected' }]);
    await expectReachedByMoneyAlone('refunds', asked.id);
  });

  it('of a canceled stay that was paid are listed, too', async () => {
    const { body } = await shop.book(await own.newRoom(), STAY);
    await shop.payByCard({ bookingId: body.book._id });
    const id = shop.staffIdOf(body.book._id);
    await owner.update('bookings', { id, data: { action: 'cancel', reason: 'Flooded' } });
    const filter = { bookingId: id };
    const { data } = await owner.getList('refunds', { ...FIRST_TWO, ...BY_ID, filter });
    expect(data).toMatchObject([{ booking: { _id: id }, decisionReason: 'Flooded' }]);
  });
});

describe('payments: GET /admin-api/payments, GET /admin-api/payments/{id}', () => {
  it('are listed and read by those who may read money', async () => {
    const { body } = await shop.book(await own.newRoom(), STAY);
    await shop.payByCard({ bookingId: body.book._id });
    owner.after(await shop.head());
    const booking = shop.staffIdOf(body.book._id);
    const sort = { field: 'requestedAt', order: 'DESC' } as const;
    const filter = { bookingId: booking, status: 'paid' };
    const list = await owner.getList('payments', { ...FIRST_TWO, sort, filter });
    const [paid] = list.data;
    if (!paid) throw new Error('No payment is listed');
    expect(paid).toMatchObject({
      ...{ method: 'card', status: 'paid', amount: body.book.price, late: false },
      bookings: [{ _id: booking, bookingId: body.book.bookingId }],
    });
    expect((await owner.getOne('payments', { id: paid.id })).data).toEqual(paid);
    expect((await owner.getMany('payments', { ids: [paid.id] })).data).toEqual([paid]);
    const ofBooking = { target: 'bookingId', id: booking, filter: {}, ...FIRST_TWO, ...BY_ID };
    expect(await owner.getManyReference('payments', ofBooking)).toEqual({ data: [paid], total: 1 });
    await expectReachedByMoneyAlone('payments', paid.id);
  });

  it('for stays of several owners show each of them their own alone', async () => {
    const stays = [item(await own.newRoom(), STAY), item(await shop.newRoom(), STAY)];
    const { uid } = (await shop.openCheckout(stays)).body.data;
    const [first] = (await shop.bookAll(uid)).body.books;
    if (!first) throw new Error('Nothing was booked');
    await shop.payByCard({ checkoutId: uid });
    owner.after(await shop.head());
    const _id = shop.staffIdOf(first._id);
    const filter = { bookingId: _id };
    const { data } = await owner.getList('payments', { ...FIRST_TWO, ...BY_ID, filter });
    expect(data).toMatchObject([{ amount: first.price, bookings: [{ _id }] }]);
  });
});

describe('users: GET /admin-api/users, GET /admin-api/users/{id}, POST /admin-api/users, PUT /admin-api/users/{id}, DELETE /admin-api/users/{id}', () => {
  it('are made, read, changed in part, listed and removed', async () => {
    const secret = { password: PASSWORD, confirmPassword: PASSWORD };
    const data = { username: `nok-${own.owner.userId}`, role: 'officer', ...secret };
    const { data: made } = await owner.create('users', { data });
    expect(made).toMatchObject({ id: made._id, username: data.username });
    expect(made).not.toHaveProperty('password');
    const { data: read } = await owner.getOne('users', { id: made.id });
    expect(read).toEqual(made);
    const { data: named } = await owner.update('users', {
      ...{ id: made.id, data: { ...read, nickname: 'Nok' }, previousData: read },
    });
    expect(named).toEqual({ ...read, nickname: 'Nok', version: read.version + 1 });
    const filter = { role: 'officer' };
    const sort = { field: 'username', order: 'ASC' } as const;
    const list = await owner.getList('users', { ...FIRST_TWO, sort, filter });
    expect(idsOf(list.data)).toContain(made.id);
    const ids = [made.id];
    expect((await owner.getMany('users', { ids })).data).toEqual([named]);
    const ofOwner = { target: 'ownerId', id: own.owner.userId, filter, ...FIRST_TWO, sort };
    expect((await admin.getManyReference('users', ofOwner)).total).toBe(list.total);
    expect((await owner.updateMany('users', { ids, data: { nickname: 'Noi' } })).data).toEqual(ids);
    const { data: removed } = await owner.delete('users', { id: made.id });
    expect(removed).toMatchObject({ id: made.id, username: data.username, nickname: 'Noi' });
  });
});

describe('the site: GET /admin-api/site, GET /admin-api/site/{id}, PUT /admin-api/site/{id}', () => {
  it('is one record, for the admin alone', async () => {
    const { data: read } = await admin.getOne('site', { id: 'site' });
    expect(await admin.getList('site', { ...FIRST_TWO, ...BY_ID })).toEqual({
      data: [read],
      total: 1,
    });
    expect((await admin.getMany('site', { ids: ['site'] })).data).toEqual([read]);
    const { data: changed } = await admin.update('site', {
      ...{ id: 'site', data: { ...read, company: 'Baanpak Co.' }, previousData: read },
    });
    expect(changed).toEqual({ ...read, company: 'Baanpak Co.' });
    await expect(admin.getOne('site', { id: 'another' })).rejects.toMatchObject({ status: 404 });
    await expect(owner.getOne('site', { id: 'site' })).rejects.toMatchObject({ status: 403 });
  });
});

describe('what is refused', () => {
  it('is told as react-admin reads it: by a message, and a text a field', async () => {
    const made = owner.create('hotels', { data: { hotelName: 'Without a province', stars: 5 } });
    await expect(made).rejects.toMatchObject({
      status: 400,
      message: 'Something is missing or not valid. Please check your input',
      body: {
        code: 'invalid-request',
        errors: { provinceId: 'is required', stars: 'is not a known field' },
      },
    });
  });

  it('is a change of what was changed meanwhile', async () => {
    const { data: read } = await owner.create('hotels', { data: HOTEL_REQUEST });
    const change = (checkInTime: string) =>
      owner.update('hotels', { id: read.id, data: { ...read, checkInTime }, previousData: read });
    await change('15:00');
    await expect(change('16:00')).rejects.toMatchObject({
      ...{ status: 409, body: { code: 'stale-version' } },
    });
  });

  it('is another id in a body than in the path', async () => {
    const { data: read } = await owner.create('hotels', { data: HOTEL_REQUEST });
    const data = { id: own.hotel.hotelId };
    await expect(
      owner.update('hotels', { id: read.id, data, previousData: read }),
    ).rejects.toMatchObject({ status: 400, body: { errors: { id: 'cannot be changed' } } });
  });

  it.each([
    ['filter={"colour":"blue"}', 'colour'],
    ['filter={"perPage":1}', 'perPage'],
    ['filter={"collection":"cases"}', 'collection'],
    ['filter=[1]', 'filter'],
    ['filter={', 'filter'],
    ['filter={"id":["x"]}', '_id.0'],
    ['range=[9,0]', 'range'],
    ['range=0-9', 'range'],
    ['sort=["colour","ASC"]', 'sort'],
    ['sort=["id","UP"]', 'sort'],
    ['sort=id', 'sort'],
    ['status=Booked', 'status'],
  ])('is a list asked by %s', async (query, field) => {
    const url = `/admin-api/bookings?${encodeURI(query)}`;
    const { status, body } = await shop.get<Refused>(url, own.owner.headers);
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
  });

  it('is what another owner has, whatever else is wrong with the filter', async () => {
    const filter = { ownerId: own.owner.userId, colour: 'blue' };
    const url = `/admin-api/rooms?filter=${encodeURIComponent(JSON.stringify(filter))}`;
    expect((await shop.get(url, own.otherOwner.headers)).status).toBe(403);
    expect((await shop.get(url, own.owner.headers)).status).toBe(400);
  });

  it('is a resource that is not there', async () => {
    const url = '/admin-api/unicorns/1';
    const told = await shop.get<Refused>(url, own.owner.headers);
    expect([told.status, told.body.message]).toEqual([404, told.body.detail]);
    expect((await shop.put<Refused>(url, {}, own.owner.headers)).body.message).toBe(
      told.body.detail,
    );
    expect((await shop.get(url)).status).toBe(401);
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

/** Where the guest of `askBack` wants the money. */
const ACCOUNT = { accountNumber: FORM.accountNumber, accountName: FORM.accountName };

async function expectReachedByMoneyAlone(resource: string, id: string) {
  const head = await shop.head();
  const as = (by: Hired) => {
    const provider = dataProviderOf(shop, by);
    provider.after(head);
    return provider;
  };
  expect((await as(own.auditor).getOne(resource, { id })).data.id).toBe(id);
  for (const by of [own.officer, own.visitor])
    await expect(as(by).getList(resource, { ...FIRST_TWO, ...BY_ID })).rejects.toMatchObject({
      status: 403,
    });
  const other = as(own.otherOwner);
  await expect(other.getOne(resource, { id })).rejects.toMatchObject({ status: 403 });
  expect((await other.getMany(resource, { ids: [id] })).data).toEqual([]);
}

type Refused = Readonly<{ errors: Record<string, string>; message: string; detail: string }>;

/** A stay in a room of its own, as the desk takes it. */
async function aStay(reservedBy: string, said: object = {}) {
  const { roomId } = await own.newRoom();
  const days = { checkInDate: STAY.checkIn, checkOutDate: STAY.checkOut };
  return { roomId, ...days, reservedBy, phone: '0898765432', ...said };
}
