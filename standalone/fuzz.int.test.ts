/** @module-tag long */
import { API_KEY } from '@baanpak/command-api/testing/requests.ts';
import { openShop, type Shop } from '@baanpak/command-api/testing/shop.ts';
import { type Hired, hire } from '@baanpak/command-api/testing/staff.ts';
import { ProblemDocumentSchema } from '@baanpak/infrastructure/http/problem-document.ts';
import { SimpleRestProblemSchema } from '@baanpak/infrastructure/http/simple-rest/problem.ts';
import fc from 'fast-check';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { arbitraryOf } from './testing/arbitrary-of.ts';
import { type Route, routesOf } from './testing/routes.ts';

let shop: Shop;
let admin: Hired;
/** Nobody, and one of each role; those of an owner work for the one of the shop's hotels. */
let callers: readonly Caller[];
type Caller = Readonly<Record<string, string>>;
let routes: readonly Route[];
beforeAll(async () => {
  shop = await openShop();
  admin = await hire(shop.ports, 'admin');
  callers = [{}, admin.headers, ...(await staffHeaders())];
  routes = await routesOf(shop);
});
afterAll(() => shop.close());

async function staffHeaders(): Promise<readonly Caller[]> {
  const { ownerId } = shop.riverside;
  const staff = await Promise.all(
    (['owner', 'officer', 'visitor', 'auditor'] as const).map((role) =>
      hire(shop.ports, role, role === 'owner' ? null : ownerId),
    ),
  );
  return staff.map(({ headers }) => headers);
}

/** What ends the session that calls it is called by staff of its own: the others go on. */
const ENDS_SESSIONS = ['/auth/sign-out', '/auth/sign-out-everywhere'];
const callersOf = async ({ path }: Route): Promise<readonly Caller[]> =>
  ENDS_SESSIONS.includes(path) ? [{}, ...(await staffHeaders())] : callers;

/** Streams do not end, and the webhook answers the provider. */
const LEFT_OUT = [
  '/outreach/bookings/:id/events',
  '/outreach/bookings/events',
  '/bookings/events',
  '/bookings/:id/presence',
  '/payments/webhook',
];
/** Requests in all, to each call as many. */
const REQUESTS = 30_000;

/** What may stand in a path: things there are, things there are not, and what is no id at all. */
const segments = () =>
  fc.constantFrom(
    shop.garden.roomId,
    shop.riverside.hotelId,
    shop.riverside.slug,
    admin.userId,
    '00000000-0000-4000-8000-000000000000',
    'banks',
    '2027-03-01',
    '../../etc',
    '$all',
    'ห้อง',
    '%00',
  );
const anything = () => fc.jsonValue({ maxDepth: 2 });

/** One white dot, as WebP. */
const DOT = Buffer.from('UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAwA0JaQAA3AA/vuUAAA=', 'base64');

/** Forms, most of them with a field of that name. */
const formsWith = (field: string) =>
  fc
    .array(
      fc.record({
        name: fc.oneof({ weight: 4, arbitrary: fc.constant(field) }, fc.constant('__proto__')),
        content: fc.oneof(fc.constant(DOT), fc.uint8Array({ maxLength: 50 }), fc.string()),
      }),
      { maxLength: 3 },
    )
    .map((parts) => {
      const form = new FormData();
      for (const { name, content } of parts)
        form.append(name, typeof content === 'string' ? content : new Blob([content]));
      return form;
    });

const bodiesFor = ({ upload, schema: { body } }: Route) => {
  if (upload) return fc.oneof({ weight: 3, arbitrary: formsWith(upload.field) }, anything());
  return body
    ? fc.oneof({ weight: 3, arbitrary: arbitraryOf(body) }, anything())
    : fc.constant(undefined);
};

const requestsTo = (route: Route, by: readonly Caller[]) =>
  fc.record({
    path: fc
      .array(segments(), { minLength: 4, maxLength: 4 })
      .map((parts) =>
        route.path.replace(/:[a-zA-Z_]+/g, () => encodeURIComponent(parts.pop() ?? '')),
      ),
    query: fc.oneof(
      route.schema.querystring ? arbitraryOf(route.schema.querystring) : fc.constant({}),
      fc.constant({ sort: '1;--', page: '-1' }),
    ),
    body: bodiesFor(route),
    caller: fc.constantFrom(...by),
  });

const problemOf = ({ path }: Route) =>
  path.startsWith('/admin-api/') ? SimpleRestProblemSchema : ProblemDocumentSchema;

it('no call breaks whatever it is sent, and every answer is what the contract says', async () => {
  const tried = routes.filter(({ path }) => !LEFT_OUT.includes(path));
  for (const route of tried)
    await fc.assert(
      fc.asyncProperty(
        requestsTo(route, await callersOf(route)),
        async ({ path, query, body, caller }) => {
          const answer = await shop.app.inject({
            method: route.method as 'GET',
            url: path,
            query: query as Record<string, string>,
            headers: {
              'x-api-key': API_KEY,
              ...(!(body instanceof FormData) && { 'content-type': 'application/json' }),
              ...caller,
            },
            ...(body !== undefined && {
              payload: body instanceof FormData ? body : JSON.stringify(body),
            }),
          });
          const { statusCode } = answer;
          const message = `${route.method} ${path} ${statusCode} ${answer.body.slice(0, 500)}`;
          expect(statusCode < 500 || statusCode === 503, message).toBe(true);
          if (statusCode === 503)
            expect(Number(answer.headers['retry-after']), message).toBeGreaterThan(0);
          const { response = {} } = route.schema;
          const schema = statusCode < 400 ? response[statusCode] : problemOf(route);
          if (answer.headers['content-type']?.toString().includes('json') && schema)
            expect([...Value.Errors(schema, answer.json())].slice(0, 3), message).toEqual([]);
        },
      ),
      { numRuns: Math.ceil(REQUESTS / tried.length) },
    );
  for (const headers of callers.slice(1)) {
    const me = await shop.app.inject({
      url: '/auth/user/me',
      headers: { 'x-api-key': API_KEY, ...headers },
    });
    expect(me.statusCode, 'all were signed in to the end').toBe(200);
  }
}, 1_200_000);
