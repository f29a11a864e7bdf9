import { openCaseFor } from '@baanpak/command-api/testing/money-cases.ts';
import { openApplicationFor } from '@baanpak/command-api/testing/partners.ts';
import { API_KEY } from '@baanpak/command-api/testing/requests.ts';
import { reviewedStay } from '@baanpak/command-api/testing/reviews.ts';
import { openShop, type Shop } from '@baanpak/command-api/testing/shop.ts';
import { type Hired, hire } from '@baanpak/command-api/testing/staff.ts';
import { nights } from '@baanpak/domain/testing/samples.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Route, routesOf } from './testing/routes.ts';

let shop: Shop;
let admin: Hired;
let routes: readonly Route[];
beforeAll(async () => {
  shop = await openShop();
  admin = await hire(shop.ports, 'admin');
  routes = await routesOf(shop);
});
afterAll(() => shop.close());

const SQL = ["'; DROP TABLE read.bookings; --", "1' OR '1'='1", '(SELECT pg_sleep(9))', 'price,1'];
const IDS = ['../../etc/passwd', '..%2f..%2fetc', '$all', '$ce-booking', '%00', '%', "' OR 1=1 --"];

const send = (method: string, url: string, options: { query?: object; payload?: object } = {}) =>
  shop.app.inject({
    method: method as 'GET',
    url,
    headers: { 'x-api-key': API_KEY, ...admin.headers },
    ...(options.query && { query: options.query as Record<string, string> }),
    ...(options.payload && { payload: options.payload }),
  });
const nameOf = ({ method, path }: Route) => `${method} ${path}`;
const fieldsOf = (schema: unknown) =>
  Object.keys((schema as Readonly<{ properties?: object }> | undefined)?.properties ?? {});

describe('SQL', () => {
  it('in any parameter of a query is a text that is not found, or refused', async () => {
    const tried: string[] = [];
    for (const route of routes)
      for (const field of fieldsOf(route.schema.querystring))
        for (const text of SQL) {
          const path = route.path.replaceAll(/:\w+/g, shop.garden.roomId);
          const { statusCode } = await send(route.method, path, { query: { [field]: text } });
          tried.push(field);
          expect([nameOf(route), field, text, statusCode < 500]).toEqual([
            nameOf(route),
            field,
            text,
            true,
          ]);
        }
    expect(tried.length).toBeGreaterThan(100);
    const { status } = await shop.get('/bookings', admin.headers);
    expect(status).toBe(200);
  });

  it.each(['/users', '/hotels', '/rooms', '/bookings', '/search/hotels'])(
    'is no order of %s',
    async (path) => {
      for (const sort of SQL) {
        const answer = await send('GET', path, { query: { sort } });
        expect([answer.statusCode, answer.json().errors?.[0]?.path]).toEqual([400, 'sort']);
      }
    },
  );
});

describe('what is no id', () => {
  it('opens no stream, file or row, wherever a path takes an id', async () => {
    for (const route of routes.filter(({ path }) => path.includes(':')))
      for (const id of IDS) {
        const { statusCode } = await send(route.method, route.path.replaceAll(/:\w+/g, id));
        expect([nameOf(route), id, statusCode]).toEqual([
          nameOf(route),
          id,
          expect.toSatisfy((status: number) => [400, 404].includes(status)),
        ]);
      }
  });
});

describe('a field that nobody knows', () => {
  it('is refused by name on every write of staff', async () => {
    const writes = routes.filter(({ staff, schema }) => staff && fieldsOf(schema.body).length > 0);
    expect(writes.length).toBeGreaterThan(8);
    for (const route of writes) {
      const path = route.path.replace('/rooms/:id', `/rooms/${shop.garden.roomId}`);
      const url = path
        .replace('/admin-api/booking-history/', '/admin-api/bookings/')
        .replace('/admin-api/cases/:id', `/admin-api/cases/${caseId}`)
        .replace('/admin-api/site/:id', '/admin-api/site/site')
        .replace('/admin-api/partners/:id', `/admin-api/partners/${applicationId}`)
        .replace('/hotels/:id', `/hotels/${shop.riverside.hotelId}`)
        .replace('/reviews/:id', `/reviews/${reviewId}`)
        .replace('/users/:id', `/users/${admin.userId}`)
        .replace('/:ownerId/:month', `/${shop.riverside.ownerId}/2026-01`)
        .replace('/bookings/cases/:id', `/bookings/cases/${caseId}`)
        .replace('/bookings/:id', `/bookings/${bookingId}`);
      const answer = await send(route.method, url, { payload: { isAdmin: true } });
      const { errors } = answer.json();
      const paths = Array.isArray(errors)
        ? errors.map((error: { path: string }) => error.path)
        : Object.keys(errors);
      expect([nameOf(route), answer.statusCode, paths]).toEqual([
        nameOf(route),
        400,
        expect.arrayContaining(['isAdmin']),
      ]);
    }
  });

  let bookingId = '';
  let caseId = '';
  let applicationId = '';
  let reviewId = '';
  beforeAll(async () => {
    bookingId = shop.staffIdOf((await shop.book(shop.valley, nights(1, 3))).body.book._id);
    caseId = await openCaseFor(shop, admin.userId);
    applicationId = await openApplicationFor(shop.ports);
    const reviewed = await reviewedStay(shop, { owner: admin, newRoom: () => shop.newRoom() });
    reviewId = reviewed.reviewId;
    await shop.read(`/reviews/${reviewId}`, reviewed.position, admin.headers);
  });
});

describe('script', () => {
  it('in a hotel’s texts comes back as the same text, in what no browser takes for a page', async () => {
    const script = '<img src=x onerror="alert(1)"><script>alert(1)</script>';
    const owner = await hire(shop.ports, 'owner');
    const payload = { hotelName: script, provinceId: 'TH-10', messageFromHotel: script };
    const made = await shop.app.inject({
      method: 'POST',
      url: '/hotels',
      headers: { 'x-api-key': API_KEY, ...owner.headers },
      payload,
    });
    expect(made.json().hotel).toMatchObject({
      hotelName: { th: script, en: script },
      hotelNameSlug: expect.stringMatching(/^[a-z0-9-]+$/),
    });
    expect(made.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
  });

  it.each(['vdoYoutube', 'vdoFacebook'])('is no address in %s', async (field) => {
    const payload = { hotelName: 'A', provinceId: 'TH-10', [field]: 'javascript:alert(1)' };
    const answer = await send('POST', '/hotels', { payload });
    expect([answer.statusCode, answer.json().errors?.[0]?.path]).toEqual([400, field]);
  });
});
