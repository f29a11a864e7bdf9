import { randomUUID } from 'node:crypto';
import { registerHotel, registerRoom } from '@baanpak/command-api/testing/catalogue.ts';
import { openCaseFor } from '@baanpak/command-api/testing/money-cases.ts';
import { openApplicationFor } from '@baanpak/command-api/testing/partners.ts';
import { newPicture, pictureForm } from '@baanpak/command-api/testing/pictures.ts';
import { askBack } from '@baanpak/command-api/testing/refunds.ts';
import { openShop, type Shop } from '@baanpak/command-api/testing/shop.ts';
import { type Hired, hire } from '@baanpak/command-api/testing/staff.ts';
import { nights } from '@baanpak/domain/testing/samples.ts';
import { isInScope, ROLES, type Role, scopeOf } from '@baanpak/domain/values/people/roles.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Route, routesOf } from './testing/routes.ts';

let shop: Shop;
let routes: readonly Route[];
let owner: Hired;
let other: Hired;
beforeAll(async () => {
  shop = await openShop();
  // whoever calls that one is signed out, and could call no other
  routes = (await routesOf(shop)).filter(
    ({ staff, path }) => staff && path !== '/auth/sign-out-everywhere',
  );
  owner = await hire(shop.deps, 'owner');
  other = await hire(shop.deps, 'owner');
});
afterAll(() => shop.close());

/** Makes what a path names, for an owner. A route to something else must have its maker here. */
const MAKERS: Readonly<Record<string, (ownerId: string) => Promise<string>>> = {
  '/users/:id': async (ownerId) => (await hire(shop.deps, 'visitor', ownerId)).userId,
  '/hotels/:id': async (ownerId) =>
    (await registerHotel(shop.deps.commands, `hotel-${randomUUID()}`, ownerId)).hotelId,
  '/rooms/:id': async (ownerId) => {
    const { commands } = shop.deps;
    const hotel = await registerHotel(commands, `hotel-${randomUUID()}`, ownerId);
    return (await registerRoom(commands, hotel)).roomId;
  },
  '/bookings/:id': async (ownerId) => {
    const { commands } = shop.deps;
    const hotel = await registerHotel(commands, `hotel-${randomUUID()}`, ownerId);
    const { body } = await shop.book(await registerRoom(commands, hotel), nights(1, 3));
    return shop.staffIdOf(body.book._id);
  },
};
/** For routes that need more of it. */
const MAKERS_OF_ROUTES: typeof MAKERS = {
  '/bookings/cases/:id': (ownerId) => openCaseFor(shop, ownerId),
  '/cases/:id': (ownerId) => openCaseFor(shop, ownerId),
  '/site/:id': async () => 'site',
  '/refunds/:id': (ownerId) => listedOf('refunds', ownerId),
  '/payments/:id': (ownerId) => listedOf('payments', ownerId),
  '/partners/:id': () => openApplicationFor(shop.deps),
  '/bookings/:id/slip': async (ownerId) => {
    const { commands } = shop.deps;
    const hotel = await registerHotel(commands, `hotel-${randomUUID()}`, ownerId);
    const room = await registerRoom(commands, hotel);
    const { body } = await shop.book(room, nights(1, 3), { paymentMethod: 'direct' });
    await shop.reportTransfer(body.book._id, pictureForm('slip', await newPicture()));
    return shop.staffIdOf(body.book._id);
  },
};
/** What the back office lists of a stay that was paid, and whose guest asked for the money back. */
async function listedOf(resource: string, ownerId: string): Promise<string> {
  const { commands } = shop.deps;
  const hotel = await registerHotel(commands, `hotel-${randomUUID()}`, ownerId);
  const { body } = await shop.book(await registerRoom(commands, hotel), nights(1, 3));
  await shop.payByCard({ bookingId: body.book._id });
  const { position } = await askBack(shop, body.book._id);
  const filter = JSON.stringify({ bookingId: shop.staffIdOf(body.book._id) });
  const url = `/admin-api/${resource}?filter=${encodeURIComponent(filter)}`;
  const admin = await hire(shop.deps, 'admin');
  const list = await shop.read<{ id: string }[]>(url, position, admin.headers);
  return list.body[0]?.id ?? '';
}

const namesThing = ({ path }: Route) => path.includes('/:id');

const WHOLE_SITE: readonly Role[] = ['admin', 'auditor'];
const staffOf = (role: Role) =>
  role === 'owner'
    ? Promise.resolve(owner)
    : hire(shop.deps, role, role === 'admin' ? null : owner.userId);

async function statusOf(
  route: Route,
  path: string,
  headers: Record<string, string>,
  named: object = {},
) {
  const answer = await shop.app.inject({
    payloadAsStream: true, // some do not end
    method: route.method as 'GET',
    url: path,
    headers: { 'x-api-key': 'key-of-the-test', ...headers },
    ...(['POST', 'PUT'].includes(route.method) && { payload: { surelyNotAField: true, ...named } }),
  });
  answer.stream().destroy();
  return answer.statusCode;
}

/** The path with ids in it: of a thing made for the owner, once its readers know of it. */
async function pathTo(route: Route, ownerId: string): Promise<string> {
  if (!namesThing(route)) return route.path.replace(':date', '2027-03-01');
  const path = route.path
    .replace('/admin-api/booking-history', '/bookings')
    .replace('/admin-api', '');
  const [prefix = ''] = /^\/[a-z-]+\/:[a-zA-Z]+/.exec(path) ?? [];
  const make = MAKERS_OF_ROUTES[path] ?? MAKERS[prefix];
  if (!make) throw new Error(`Nothing makes what ${route.path} names`);
  return route.path.replace(/:[a-zA-Z]+/, await make(ownerId));
}

it('no staff route answers anybody who has not signed in', async () => {
  expect(routes.length).toBeGreaterThan(4);
  for (const route of routes)
    expect([route.path, await statusOf(route, await pathTo(route, owner.userId), {})]).toEqual([
      route.path,
      401,
    ]);
});

it.each(ROLES)('every route lets %s do what the table says, and no more', async (role) => {
  const somebody = await staffOf(role);
  const mistakes: string[] = [];
  for (const route of routes) {
    const { action } = route.staff ?? { action: 'own-account' };
    const scope = scopeOf(somebody, action);
    const things = namesThing(route) ? [owner, other] : [owner];
    for (const { userId } of things) {
      const path = await pathTo(route, userId);
      const allowed = namesThing(route) ? isInScope(scope, userId) : scope !== 'none';
      const status = await expectStatus(route, path, somebody, allowed);
      if ((status === 403) === allowed)
        mistakes.push(
          `${route.method} ${route.path} of ${userId === owner.userId ? 'own' : 'other'}: ${status}`,
        );
    }
  }
  expect(mistakes).toEqual([]);
});

/** A thing just made may not be in the read models yet: 404 is asked again. */
async function expectStatus(route: Route, path: string, { headers }: Hired, allowed: boolean) {
  let status = 404;
  await expect
    .poll(
      async () => {
        status = await statusOf(route, path, headers);
        return status;
      },
      { timeout: 10_000 },
    )
    .not.toBe(404);
  expect([200, 201, 400, 403, 415, 422], `${route.path} ${allowed}`).toContain(status);
  return status;
}

it('an auditor of no owner and an admin reach the things of all owners', async () => {
  for (const role of WHOLE_SITE) {
    const somebody = await hire(shop.deps, role);
    for (const route of routes.filter(namesThing))
      for (const { userId } of [owner, other]) {
        const allowed = scopeOf(somebody, route.staff?.action ?? 'own-account') === 'all';
        const status = await expectStatus(route, await pathTo(route, userId), somebody, allowed);
        expect([route.path, status !== 403]).toEqual([route.path, allowed]);
      }
  }
});

/** Makes what a field of a body names, for an owner. */
const NAMED: Readonly<Record<string, (ownerId: string) => Promise<string>>> = {
  ownerId: async (ownerId) => ownerId,
  hotelId: async (ownerId) => (await MAKERS['/hotels/:id']?.(ownerId)) ?? '',
  roomId: async (ownerId) => (await MAKERS['/rooms/:id']?.(ownerId)) ?? '',
};

it('what names another owner’s thing is refused before what else is wrong with it', async () => {
  const admin = await hire(shop.deps, 'admin');
  const tried: string[] = [];
  const ofOwners = routes.filter(
    ({ staff }) => staff && scopeOf(owner, staff.action) !== 'none', // others are refused to owners anyhow
  );
  const places = ofOwners.flatMap((route) =>
    Object.keys(NAMED)
      .filter((field) => field in fieldsOf(route))
      .map((field) => ({ route, field })),
  );
  for (const { route, field } of places) {
    const inBody = route.method !== 'GET';
    const answers = async (by: Hired, ownerId: string) => {
      const id = ((await NAMED[field]?.(ownerId)) ?? '').toUpperCase();
      await known(field, id);
      const path = await pathTo(route, owner.userId);
      return inBody
        ? statusOf(route, path, by.headers, { [field]: id })
        : statusOf(route, `${path}?surelyNotAField=1&${field}=${id}`, by.headers);
    };
    tried.push(`${route.method} ${route.path} ${field}`);
    expect([
      route.path,
      await answers(owner, other.userId),
      await answers(owner, owner.userId),
      await answers(admin, other.userId),
    ]).toEqual([route.path, 403, 400, 400]);
  }
  expect(tried).toEqual(
    expect.arrayContaining([
      'POST /bookings roomId',
      'POST /hotels ownerId',
      'POST /rooms hotelId',
      'POST /users ownerId',
      'PUT /bookings/:id hotelId',
      'GET /bookings roomId',
      'GET /rooms hotelId',
    ]),
  );
});

/** What a route takes: in its body, or where it is read, in its query. */
function fieldsOf({ method, schema }: Route): object {
  const taken: unknown = method === 'GET' ? schema.querystring : schema.body;
  return (taken as Readonly<{ properties?: object }> | undefined)?.properties ?? {};
}

/** A thing just made may not be in the read models yet. */
async function known(field: string, id: string): Promise<void> {
  const { headers } = await hire(shop.deps, 'admin');
  const list = { hotelId: 'hotels', roomId: 'rooms' }[field];
  if (list === undefined) return;
  const status = async () => (await shop.get(`/${list}/${id}`, headers)).status;
  await expect.poll(status, { timeout: 10_000 }).toBe(200);
}

it('what nobody has made is unknown to those with the right', async () => {
  const admin = await hire(shop.deps, 'admin');
  for (const route of routes.filter(namesThing)) {
    const path = route.path.replace(/:[a-zA-Z]+/, randomUUID());
    expect([route.path, await statusOf(route, path, admin.headers)]).toEqual([route.path, 404]);
  }
});
