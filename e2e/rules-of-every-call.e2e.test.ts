import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, apiAt } from './testing/api.ts';
import {
  book,
  differentStays,
  findRooms,
  freeDay,
  newGuest,
  openCheckout,
  roomWith,
} from './testing/guest.ts';
import { payByCard } from './testing/payments.ts';
import { endProducts, type Product, startProduct } from './testing/product.ts';

let product: Product;
let api: Api;
let roomId: string;
const nextStay = differentStays();

beforeAll(async () => {
  product = await startProduct();
  api = product.api;
  roomId = roomWith(1, await findRooms(api)).roomId;
});
afterAll(endProducts);

const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const THAI = /[ก-๙]/;

describe('every call', () => {
  it('needs a known API key, but for the few that are open', async () => {
    for (const key of ['', 'guessed']) {
      const refused = await apiAt(product.url, key)('/search/unique-province');
      expect(refused).toMatchObject({ status: 401, body: { code: 'unauthorized', status: 401 } });
    }
    for (const open of [
      '/config.json',
      '/healthz',
      '/readyz',
      '/docs/json',
      '/sandbox/omise/omise.js',
    ])
      expect((await apiAt(product.url, '')(open)).status, open).toBe(200);
  });

  it('is the same with a slash behind its path', async () => {
    for (const path of [
      '/config.json',
      '/search/unique-province',
      '/search/hotels',
      '/rooms/select-room',
      `/search/rooms/${roomId}`,
      `/outreach/bookings/room/${roomId}`,
    ]) {
      const { status, body } = await api(`${path}/`);
      expect(status, path).toBe(200);
      expect(body, path).toEqual((await api(path)).body);
    }
    const { checkIn: start, checkOut: end } = nextStay();
    const cart = { checkouts: [{ roomId, dateRange: { start, end }, guests: 1 }] };
    expect((await api('/outreach/bookings/checkout/', { body: cart })).status).toBe(201);
    const order = { ...newGuest(), roomId, checkInDate: start, checkOutDate: end };
    expect((await api('/outreach/bookings/', { body: order })).status).toBe(201);
  });

  it('is answered in Thai unless English is asked for, problems too', async () => {
    for (const path of ['/search/unique-province', `/outreach/bookings/${UNKNOWN}`]) {
      const plain = await api(path, { headers: { 'accept-language': '*' } });
      const english = await api(path, { headers: { 'accept-language': 'en-GB,th;q=0.5' } });
      const asked = await api(`${path}?lang=en`, { headers: { 'accept-language': 'th' } });
      expect(plain.body.detail, path).toMatch(THAI);
      expect(english.body.detail, path).not.toMatch(THAI);
      expect(asked.body.detail, path).toBe(english.body.detail);
    }
  });

  it('tells what is wrong with it as a problem document', async () => {
    const body = { ...newGuest(), email: 'nobody', roomId, checkInDate: 'soon' };
    const wrong = await api('/outreach/bookings', { body });
    expect(wrong.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expect(wrong).toMatchObject({
      status: 400,
      body: {
        type: expect.any(String),
        title: expect.any(String),
        status: 400,
        code: expect.any(String),
      },
    });
    const { errors } = wrong.body as unknown as { errors: { path: string; message: string }[] };
    expect(errors.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['email', 'checkInDate']),
    );

    const [early, late] = [freeDay(1), freeDay(2)];
    const backwards = { ...newGuest(), roomId, checkInDate: late, checkOutDate: early };
    expect(await api('/outreach/bookings', { body: backwards })).toMatchObject({
      status: 422,
      body: { code: 'stay-too-short' },
    });
    expect(await api('/no-such-call')).toMatchObject({ status: 404, body: { code: 'not-found' } });
    expect(
      (await api('/search/unique-province', { headers: { 'x-after-position': 'x' } })).status,
    ).toBe(400);
  });

  it('that reads says 304 for what the caller has', async () => {
    const first = await api('/search/hotels');
    const etag = first.headers.get('etag') ?? '';
    expect(etag).not.toBe('');
    const again = await api('/search/hotels', { headers: { 'if-none-match': etag } });
    expect(again).toMatchObject({ status: 304, body: '' });
    expect(again.headers.get('etag')).toBe(etag);
    expect((await api('/search/hotels', { headers: { 'if-none-match': '"other"' } })).status).toBe(
      200,
    );
  });

  it('about a guest is kept by nobody on the way', async () => {
    const stay = { roomId, ...nextStay() };
    const opened = await openCheckout(api, [stay]);
    const placed = await book(api, stay);
    const { _id } = placed.body.book;
    const paid = await payByCard(api, { bookingId: _id });
    const answers = [
      opened,
      placed,
      paid,
      await api(`/outreach/bookings/checkout/${opened.body.data.uid}`),
      await api(`/outreach/bookings/${_id}`),
      await api(`/search/bookings/${_id}`),
      await api(`/payments/charge/${paid.body.charge_id}`),
      await api(`/outreach/bookings/${UNKNOWN}`),
    ];
    for (const { headers } of answers)
      expect(Object.fromEntries(headers)).toMatchObject({
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': expect.stringContaining('noindex'),
      });
  });

  it('is described in the OpenAPI document', async () => {
    const { status, body } = await apiAt(
      product.url,
      '',
    )<{
      openapi: string;
      paths: Readonly<Record<string, object>>;
    }>('/docs/json');
    expect(status).toBe(200);
    expect(body.openapi).toMatch(/^3\.1\./);
    const described = Object.entries(body.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    );
    expect(described).toEqual(expect.arrayContaining(ROUTES));
  });

  it('but a sixth unpaid room for one email is too many', async () => {
    const email = 'collector@example.com';
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) {
      const { checkIn: checkInDate, checkOut: checkOutDate } = nextStay();
      const body = { ...newGuest(), email, roomId, checkInDate, checkOutDate };
      const answer = await api('/outreach/bookings', { body });
      statuses.push(answer.status);
      if (n === 5) expect(answer.body.code).toBe('too-many-holds');
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  });
});

const ROUTES = [
  'get /config.json',
  'get /healthz',
  'get /readyz',
  'get /search/unique-province',
  'get /search/hotels',
  'get /search/hotels/advanced',
  'get /search/rooms/{id}',
  'get /search/bookings/{id}',
  'get /rooms/select-room',
  'get /outreach/hotels',
  'get /outreach/hotels/{slug}',
  'get /outreach/price-daily/{roomId}',
  'get /outreach/bookings/room/{roomId}',
  'get /outreach/bookings/rooms/{hotelId}',
  'get /outreach/bookings/is-exists/{roomId}',
  'post /outreach/bookings/checkout',
  'get /outreach/bookings/checkout/{uid}',
  'delete /outreach/bookings/checkout/{uid}',
  'post /outreach/bookings',
  'get /outreach/bookings/{id}',
  'delete /outreach/bookings/{id}',
  'post /payments/charge/create',
  'get /payments/charge/{charge_id}',
  'post /payments/charge/{charge_id}/refresh',
  'post /payments/webhook',
];
