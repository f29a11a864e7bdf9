/** @module-tag long */
import { randomUUID } from 'node:crypto';
import { openShop, type Shop } from '@baanpak/command-api/testing/shop.ts';
import { type Hired, hire } from '@baanpak/command-api/testing/staff.ts';
import { isInScope, ROLES, type Role, scopeOf } from '@baanpak/domain/values/people/roles.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makersOfRoutes, makersOfThings } from './testing/named-things.ts';
import { type Route, routesOf } from './testing/routes.ts';

let shop: Shop;
let routes: readonly Route[];
let ofThings: ReturnType<typeof makersOfThings>;
let ofRoutes: ReturnType<typeof makersOfRoutes>;
let owner: Hired;
let other: Hired;
beforeAll(async () => {
  shop = await openShop();
  ofThings = makersOfThings(shop);
  ofRoutes = makersOfRoutes(shop);
  // anyone who calls those is signed out, and could call no other
  routes = (await routesOf(shop)).filter(
    ({ staff, path }) => staff && !path.startsWith('/auth/sign-out'),
  );
  owner = await hire(shop.ports, 'owner');
  other = await hire(shop.ports, 'owner');
});
afterAll(() => shop.close());

const namesThing = ({ path }: Route) => path.includes('/:id');

const WHOLE_SITE: readonly Role[] = ['admin', 'auditor'];
const staffOf = (role: Role) =>
  role === 'owner'
    ? Promise.resolve(owner)
    : hire(shop.ports, role, role === 'admin' ? null : owner.userId);

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

/** Ids by what they name and whose it is. What is only read, or refused, is as it was for the next call. */
const made = new Map<string, string>();

/** The path with ids in it: of a thing made for the owner, again after a call that may change it. */
async function pathTo(route: Route, ownerId: string, mayChange = false): Promise<string> {
  if (!namesThing(route))
    return route.path.replace(':date', '2027-03-01').replace('/reports/:name', '/reports/daily');
  const path = route.path
    .replace('/admin-api/booking-history', '/bookings')
    .replace('/admin-api', '');
  const [prefix = ''] = /^\/[a-z-]+\/:[a-zA-Z]+/.exec(path) ?? [];
  const kind = path in ofRoutes ? path : prefix;
  const make = ofRoutes[kind] ?? ofThings[kind];
  if (!make) throw new Error(`Nothing makes what ${route.path} names`);
  const name = `${kind} of ${ownerId}`;
  const id = made.get(name) ?? (await make(ownerId));
  if (mayChange) made.delete(name);
  else made.set(name, id);
  return route.path.replace(/:[a-zA-Z]+/, id).replace(/:n$/, '1');
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
      const allowed = namesThing(route) ? isInScope(scope, userId) : scope !== 'none';
      const path = await pathTo(route, userId, allowed && route.method !== 'GET');
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
      { timeout: 10_000, message: `${route.method} ${path}` },
    )
    .not.toBe(404);
  expect([200, 201, 400, 403, 415, 422], `${route.path} ${allowed}`).toContain(status);
  return status;
}

it('an auditor of no owner and an admin reach the things of all owners', async () => {
  for (const role of WHOLE_SITE) {
    const somebody = await hire(shop.ports, role);
    for (const route of routes.filter(namesThing))
      for (const { userId } of [owner, other]) {
        const allowed = scopeOf(somebody, route.staff?.action ?? 'own-account') === 'all';
        const path = await pathTo(route, userId, allowed && route.method !== 'GET');
        const status = await expectStatus(route, path, somebody, allowed);
        expect([route.path, status !== 403]).toEqual([route.path, allowed]);
      }
  }
});

/** Makes what a field of a body names, for an owner. */
const NAMED: Readonly<Record<string, (ownerId: string) => Promise<string>>> = {
  ownerId: async (ownerId) => ownerId,
  hotelId: async (ownerId) => (await ofThings['/hotels/:id']?.(ownerId)) ?? '',
  roomId: async (ownerId) => (await ofThings['/rooms/:id']?.(ownerId)) ?? '',
};

it('what names another owner’s thing is refused before what else is wrong with it', async () => {
  const admin = await hire(shop.ports, 'admin');
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
  const { headers } = await hire(shop.ports, 'admin');
  const list = { hotelId: 'hotels', roomId: 'rooms' }[field];
  if (list === undefined) return;
  const status = async () => (await shop.get(`/${list}/${id}`, headers)).status;
  await expect.poll(status, { timeout: 10_000 }).toBe(200);
}

it('what nobody has made is unknown to those with the right', async () => {
  const admin = await hire(shop.ports, 'admin');
  for (const route of routes.filter(namesThing)) {
    const path = route.path.replace(/:[a-zA-Z]+/, randomUUID());
    expect([route.path, await statusOf(route, path, admin.headers)]).toEqual([route.path, 404]);
  }
});
