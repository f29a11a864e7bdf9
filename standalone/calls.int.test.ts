import { basename } from 'node:path';
import { openShop, type Shop } from '@baanpak/command-api/testing/shop.ts';
import { MEDIA_ROUTES } from '@baanpak/contract/routes/media.ts';
import { ROUTES } from '@baanpak/contract/routes/routes.ts';
import { ROLES, scopeOf } from '@baanpak/domain/values/people/roles.ts';
import type { Route as Stated } from '@baanpak/domain/values/schema/route.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Route, routesOf } from './testing/routes.ts';
import { testsOfCalls } from './testing/tests-of-calls.ts';

let shop: Shop;
let routes: readonly Route[];
beforeAll(async () => {
  shop = await openShop();
  routes = await routesOf(shop);
});
afterAll(() => shop.close());

/** Everything here is for staff, but what the contract opens to guests. */
const STAFF_PATHS =
  /^\/(users|bookings|reports|reviews|admin-api|privacy|hotels|rooms|auth\/user|auth\/sign-out|auth\/sign-out-everywhere|auth\/second-factor|site|log\/radius)(\/|$)/;
const FOR_GUESTS = ['GET /site', 'GET /hotels/:id', 'GET /rooms/select-room'];

/** As the contract writes it. */
const callOf = ({ method, path }: Route) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`;
const nameOf = ({ method, path }: Route) => `${method} ${path}`;

function whoMay({ staff, open }: Route): string {
  if (!staff) return open ? 'everyone, without an API key' : 'guests';
  const reach = ROLES.map((role) => {
    const scopes = ['owner', null].map((ownerId) =>
      scopeOf({ userId: 'somebody', role, ownerId }, staff.action),
    );
    if (scopes.includes('all')) return typeof scopes[0] === 'object' ? `${role} (scope)` : role;
    return typeof scopes[0] === 'object' ? `${role} (own)` : '';
  });
  const self = staff.self ? ['everyone themselves'] : [];
  return `${staff.action}: ${[...reach.filter(Boolean), ...self].join(', ')}`;
}

describe('the calls', () => {
  it('are for staff wherever the contract says so, and for guests everywhere else', () => {
    for (const route of routes) {
      const isForStaff = STAFF_PATHS.test(route.path) && !FOR_GUESTS.includes(nameOf(route));
      expect([nameOf(route), route.staff !== undefined]).toEqual([nameOf(route), isForStaff]);
    }
  });

  it('are those that the table of routes states, each at its own path or at its resources', () => {
    const stated = Object.entries<Stated>({ ...ROUTES, ...MEDIA_ROUTES }).flatMap(
      ([call, { resources = [] }]) => {
        const [method, ownPath = ''] = call.split(' ');
        const record = ownPath.endsWith('/{id}') ? '/{id}' : '';
        return [call, ...resources.map(({ path }) => `${method} ${path}${record}`)];
      },
    );
    expect(new Set(routes.map(callOf))).toEqual(new Set(stated));
  });

  it('say in a sentence what they do', () =>
    expect(routes.filter(({ summary }) => summary === '').map(nameOf)).toEqual([]));

  it('are each the subject of a test', async () => {
    const tests = await testsOfCalls();
    expect(routes.map(callOf).filter((call) => !tests.has(call))).toEqual([]);
  });

  it('are all in docs/calls.md', async () => {
    const tests = await testsOfCalls();
    const rows = routes.map((route) => {
      const files = (tests.get(callOf(route)) ?? []).map(
        (file) => `[${basename(file)}](../${file})`,
      );
      return `| \`${callOf(route)}\` | ${route.summary} | ${whoMay(route)} | ${files.join(', ')} |`;
    });
    const page = [
      '# Calls',
      '',
      'This page lists every route of both APIs, who may call it, and its test. Other tests call every route as every role',
      '([rights](../standalone/rights.int.test.ts)) and with generated input ([fuzz test](../standalone/fuzz.int.test.ts)).',
      'A test writes this page (`npx vitest run -u --project integration standalone/calls`) and fails if it is stale.',
      '',
      '| call | what it does | for | test |',
      '| --- | --- | --- | --- |',
      ...rows,
      '',
    ].join('\n');
    await expect(page).toMatchFileSnapshot('../docs/calls.md');
  });
});
