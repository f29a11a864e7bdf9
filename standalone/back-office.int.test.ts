import { LIST_RIGHTS } from '@baanpak/admin-web/shell/addresses.ts';
import type { OwnHotel } from '@baanpak/command-api/testing/own-hotel.ts';
import { API_KEY } from '@baanpak/command-api/testing/requests.ts';
import type { Shop } from '@baanpak/command-api/testing/shop.ts';
import { PASSWORD } from '@baanpak/command-api/testing/staff.ts';
import { HOTEL_REQUEST } from '@baanpak/command-api/testing/staff-catalogue.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  BY_ID,
  type DataProvider,
  FIRST_TWO,
  idsOf,
  openBackOffice,
} from './testing/back-office.ts';

let shop: Shop;
let own: OwnHotel;
let owner: DataProvider;
let admin: DataProvider;
beforeAll(async () => {
  ({ shop, own, owner, admin } = await openBackOffice());
});
afterAll(() => shop.close());

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

describe('records by their ids', () => {
  it('are none where none is named, and those whose id can be one', async () => {
    for (const resource of RESOURCES) {
      const named = (ids: unknown) =>
        shop.get<unknown[]>(
          `/admin-api/${resource}?filter=${encodeURIComponent(JSON.stringify({ id: ids }))}`,
          own.admin.headers,
        );
      for (const ids of [[], ['x'], ['', 7, null, {}]]) {
        const { status, body, headers } = await named(ids);
        expect([resource, ids, status, body]).toEqual([resource, ids, 200, []]);
        expect(headers['content-range']).toBe(`${resource} */0`);
      }
    }
    const { userId } = own.owner;
    const users = await admin.getMany('users', { ids: ['x', userId, 'undefined'] });
    expect(idsOf(users.data)).toEqual([userId]);
  });

  it('are refused without the right, whatever is named', async () => {
    const url = '/admin-api/users?filter={"id":[]}';
    expect((await shop.get(url, own.officer.headers)).status).toBe(403);
    expect((await shop.get(url)).status).toBe(401);
  });
});

const RESOURCES = Object.values(LIST_RIGHTS).map(({ api }) => api);

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
    expect(changed).toEqual({ ...read, company: 'Baanpak Co.', version: read.version + 1 });
    await expect(admin.getOne('site', { id: 'another' })).rejects.toMatchObject({ status: 404 });
    await expect(owner.getOne('site', { id: 'site' })).rejects.toMatchObject({ status: 403 });
  });
});

describe('HEAD', () => {
  it.each([...RESOURCES, 'site/site'])(
    'is answered as GET of %s is, without a body',
    async (path) => {
      const headers = { 'x-api-key': API_KEY, ...own.admin.headers };
      const url = `/admin-api/${path}`;
      const [get, head] = [
        await shop.app.inject({ method: 'GET', url, headers }),
        await shop.app.inject({ method: 'HEAD', url, headers }),
      ];
      expect([get.statusCode, head.statusCode, head.body]).toEqual([200, 200, '']);
      expect(head.headers['content-range']).toBe(get.headers['content-range']);
    },
  );
});

describe('what is refused', () => {
  it('is told as react-admin reads it: by a message, and a text a field', async () => {
    const made = owner.create('hotels', { data: { hotelName: 'Without a province', stars: 5 } });
    await expect(made).rejects.toMatchObject({
      status: 400,
      message: 'Something is missing or invalid. Please check what you entered',
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

type Refused = Readonly<{ errors: Record<string, string>; message: string; detail: string }>;
