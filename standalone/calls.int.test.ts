import { openShop, type Shop } from '@baanpak/command-api/testing/shop.ts';
import { ROLES, scopeOf } from '@baanpak/domain/values/roles.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Route, routesOf } from './testing/routes.ts';

let shop: Shop;
let routes: readonly Route[];
beforeAll(async () => {
  shop = await openShop();
  routes = await routesOf(shop);
});
afterAll(() => shop.close());

/** Everything here is for staff, but what the contract opens to guests. */
const STAFF_PATHS =
  /^\/(users|bookings|reports|admin-api|privacy|hotels|rooms|auth\/user|site)(\/|$)/;
const FOR_GUESTS = ['GET /site', 'GET /hotels/:id', 'GET /rooms/select-room'];

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

  it('say in a sentence what they do', () =>
    expect(routes.filter(({ summary }) => summary === '').map(nameOf)).toEqual([]));

  it('are all in docs/calls.md', async () => {
    const rows = routes.map(
      (route) => `| \`${nameOf(route)}\` | ${route.summary} | ${whoMay(route)} |`,
    );
    const page = [
      '# Calls',
      '',
      'Every route of both APIs, and who may call it. A test writes this page (`npx vitest run -u standalone/calls`) and fails where it is stale.',
      '',
      '| call | what it does | for |',
      '| --- | --- | --- |',
      ...rows,
      '',
    ].join('\n');
    await expect(page).toMatchFileSnapshot('../docs/calls.md');
  });
});
