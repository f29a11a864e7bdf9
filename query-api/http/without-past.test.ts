import { PROBLEMS } from '@baanpak/contract/problems/problems.ts';
import { ROUTES } from '@baanpak/contract/routes/routes.ts';
import { isFieldOf } from '@baanpak/domain/values/fields/fields.ts';
import { serveRoutes } from '@baanpak/infrastructure/http/serve-routes.ts';
import { buildServer } from '@baanpak/infrastructure/http/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const app = buildServer({ apiKeys: new Set(['key']), problems: PROBLEMS });
const served: Readonly<{ method: string; url: string }>[] = [];

/** Calls with a past; each of the others answers as of now alone. */
const WITH_PAST: readonly string[] = [
  'GET /bookings',
  'GET /bookings/rooms-by-day/{date}',
  'GET /bookings/{id}',
  'GET /bookings/{id}/history',
  'GET /hotels',
  'GET /hotels/{id}',
  'GET /reports/commission',
  'GET /reports/settlement',
  'GET /reports/settlement/{ownerId}/{month}',
  'GET /reports/settlement/{ownerId}/{month}/statement.pdf',
  'GET /reports/vat',
  'GET /reports/{name}',
  'GET /reports/{name}/events',
  'GET /rooms',
  'GET /rooms/{id}',
  'GET /rooms/{id}/calendar',
  'GET /rooms/{id}/prices',
  'GET /users/{id}',
];
const IS_WITH_PAST = new Set([
  ...WITH_PAST,
  ...['bookings', 'hotels', 'rooms', 'users'].map((name) => `GET /admin-api/${name}/{id}`),
  ...['bookings', 'hotels', 'rooms'].map((name) => `GET /admin-api/${name}`),
  ...['GET /admin-api/booking-history', 'GET /admin-api/booking-history/{id}'],
]);

const asPath = (url: string) => url.replaceAll(/:(\w+)/g, '{$1}');
const keyOf = ({ method, url }: { method: string; url: string }) => `${method} ${asPath(url)}`;

beforeAll(async () => {
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) if (one !== 'HEAD') served.push({ method: one, url });
  });
  const handlers = Object.fromEntries(Object.keys(ROUTES).map((key) => [key, async () => ({})]));
  const nobody = async () => ({ ownerId: null });
  const kinds = Object.values(ROUTES).flatMap((route) =>
    'rights' in route && 'of' in route.rights ? [[route.rights.of, nobody] as const] : [],
  );
  await serveRoutes(app, ROUTES, handlers, Object.fromEntries(kinds));
  await app.ready();
});
afterAll(() => app.close());

describe('a call of the table', () => {
  it('says of each with a past that it takes at', () => {
    const taking = Object.entries(ROUTES).flatMap(([key, route]) =>
      'query' in route && isFieldOf(route.query.properties, 'at') ? [key] : [],
    );
    expect(taking.sort()).toEqual([...WITH_PAST].sort());
  });

  it('refuses at where it answers as of now alone, for guests and staff, under each of its paths', async () => {
    const others = served.filter((route) => !IS_WITH_PAST.has(keyOf(route)));
    expect(others.length).toBeGreaterThan(140);
    for (const route of others) {
      const { statusCode, payload } = await app.inject({
        method: route.method as 'GET',
        url: `${route.url.replaceAll(/:\w+/g, '1')}?at=2027-01-01T00:00:00.000Z`,
        headers: { 'x-api-key': 'key', 'accept-language': 'en' },
      });
      expect(statusCode, `${keyOf(route)} ${payload}`).toBe(400);
      const { code, errors } = JSON.parse(payload);
      expect(code).toBe('invalid-request');
      // the back office's dialect names fields as keys
      const paths = Array.isArray(errors) ? errors.map(({ path }) => path) : Object.keys(errors);
      expect(paths, keyOf(route)).toEqual(['at']);
    }
  });
});
