/** @module-tag long */
import { API_KEY, type Problem } from '@baanpak/command-api/testing/requests.ts';
import { openShop, type Shop } from '@baanpak/command-api/testing/shop.ts';
import { type Hired, hire } from '@baanpak/command-api/testing/staff.ts';
import { nights } from '@baanpak/domain/testing/samples.ts';
import fc from 'fast-check';
import type { TSchema } from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { arbitraryOf } from './testing/arbitrary-of.ts';
import { type NumberPlace, numbersOf, withAt } from './testing/numbers-of.ts';
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

const PARTS = ['body', 'querystring', 'params', 'headers'] as const;
type Part = (typeof PARTS)[number];
const nameOf = ({ method, path }: Route) => `${method} ${path}`;
/** The plain call that one of the back office stands for. */
const plainOf = (route: Route) =>
  nameOf(route)
    .replace('/admin-api/booking-history', '/bookings')
    .replace('/admin-api/cases', '/bookings/cases')
    .replace('/admin-api/', '/');
const numbersIn = (route: Route, part: Part) =>
  numbersOf((route.schema as Readonly<Partial<Record<Part, TSchema>>>)[part]);

/** As texts, for some are written by no JavaScript number. */
const within = ({ minimum = 0, maximum = 0 }: NumberPlace) => [`${maximum}`, `${minimum}`];
const beyond = ({ minimum = 0, maximum = 0, type }: NumberPlace) => [
  `${maximum + 1}`,
  `${minimum - 1}`,
  ...['1e309', '-1e309', '99999999999999999999'],
  ...(type === 'integer' ? ['0.5'] : []),
];

const PLACES = {
  locPlaces: { lat: 0, lng: 0 },
  cancellationPolicy: [{ name: 'A', daysBefore: 1, share: 0 }],
};
/** Fields that go with some values of others alone, which the sentence says. */
const OF_SOME = [
  'POST /bookings guests',
  'POST /bookings units',
  'PUT /bookings/:id guests',
  'PUT /bookings/:id amount',
];

type Needed = Readonly<{ path: string; body: object }>;

/** What a call needs beside the number, where samples of its schemas would be refused for other reasons. */
async function needs(route: Route): Promise<Needed> {
  const room = await shop.newRoom({ units: 5 });
  const stay = nights(1, 3);
  const days = { checkInDate: stay.checkIn, checkOutDate: stay.checkOut };
  const guest = { reservedBy: 'Anna', email: 'anna@example.com', phone: '0812345678' };
  const bodies: Readonly<Record<string, object>> = {
    'POST /bookings': { roomId: room.roomId, ...days, reservedBy: 'Anna', phone: '0812345678' },
    'POST /rooms': { hotelId: room.hotelId, title: 'A', basePrice: 1, maxGuests: 1 },
    'POST /outreach/bookings': {
      roomId: room.roomId,
      ...days,
      ...guest,
      guests: 1,
      methodCheckIn: 'Online',
      paymentMethod: 'direct',
    },
    'POST /outreach/bookings/checkout': {
      checkouts: [{ roomId: room.roomId, dateRange: { start: stay.checkIn, end: stay.checkOut } }],
    },
    'PUT /rooms/:id/prices': { from: stay.checkIn, to: stay.checkOut, price: 1 },
    'POST /hotels': { hotelName: 'A', provinceId: 'TH-10', ownerId: admin.userId, ...PLACES },
    'PUT /hotels/:id': PLACES,
    'PUT /users/:id': {},
    'PUT /rooms/:id': {},
    'PUT /bookings/:id': {},
    'PUT /site': {},
  };
  const { body: schema } = route.schema;
  const [sampled = {}] = schema ? fc.sample(arbitraryOf(schema), { seed: 7, numRuns: 1 }) : [];
  const bookingId = /\/booking(s|-history)\/:id/.test(route.path)
    ? (await shop.book(room, stay)).body.book._id
    : '';
  const path = route.path
    .replace('/rooms/:id', `/rooms/${room.roomId}`)
    .replace('/hotels/:id', `/hotels/${room.hotelId}`)
    .replace('/bookings/:id', `/bookings/${bookingId}`)
    .replace('/booking-history/:id', `/booking-history/${bookingId}`)
    .replace('/users/:id', `/users/${admin.userId}`)
    .replaceAll(/:\w+/g, room.roomId);
  return { path, body: bodies[plainOf(route)] ?? (sampled as object) };
}

const PUT_HERE = '"the number"';

async function sendWith(
  route: Route,
  part: Part,
  { path: at }: NumberPlace,
  value: string,
  { path, body }: Needed,
) {
  const inBody = part === 'body' ? withAt(body, at, 'the number') : body;
  const answer = await shop.app.inject({
    method: route.method as 'GET',
    url: path,
    headers: { 'x-api-key': API_KEY, 'content-type': 'application/json', ...admin.headers },
    ...(part === 'querystring' && { query: { [String(at[0])]: value } }),
    ...(route.schema.body && { payload: JSON.stringify(inBody).replace(PUT_HERE, value) }),
  });
  const { errors = [] } = answer.json<Partial<Problem>>();
  const refused = Array.isArray(errors) ? errors.map((each) => each.path) : Object.keys(errors);
  const isRefused = refused.includes(at.join('.'));
  const message = `${nameOf(route)} ${at.join('.')} = ${value}: ${answer.statusCode} ${answer.body}`;
  return { status: answer.statusCode, isRefused, message: message.slice(0, 400) };
}

describe('a number of a request', () => {
  it('has bounds that every store and screen can hold, wherever it stands', () => {
    const unbounded = routes.flatMap((route) =>
      PARTS.flatMap((part) =>
        numbersIn(route, part)
          .filter(({ minimum, maximum }) => ![minimum, maximum].every(Number.isSafeInteger))
          .map(({ path }) => `${nameOf(route)} ${part} ${path.join('.')}`),
      ),
    );
    expect(unbounded).toEqual([]);
  });

  it('is taken at its bounds and refused past them by name, and nothing fails of it', async () => {
    const wrong: string[] = [];
    let tried = 0;
    const places = routes.flatMap((route) =>
      (['body', 'querystring'] as const).flatMap((part) =>
        numbersIn(route, part).map((place) => ({ route, part, place })),
      ),
    );
    for (const { route, part, place } of places) {
      const unchanged = await needs(route);
      for (const value of [...beyond(place), ...within(place), '-0']) {
        const isBeyond = beyond(place).includes(value);
        const changes = route.method !== 'GET' && !isBeyond;
        const needed = changes ? await needs(route) : unchanged;
        const { status, isRefused, message } = await sendWith(route, part, place, value, needed);
        const isLet = OF_SOME.includes(`${plainOf(route)} ${place.path.join('.')}`);
        if (
          status >= 500 ||
          (isBeyond && !isRefused && status !== 404) ||
          (within(place).includes(value) && isRefused && !isLet)
        )
          wrong.push(message);
        tried += 1;
      }
    }
    expect(wrong).toEqual([]);
    expect(tried).toBeGreaterThan(200);

    const { status, body, position } = await shop.book(shop.valley, nights(1, 3));
    expect(status).toBe(201);
    expect(await shop.seen(body.book._id, position)).toEqual(body.book);
    for (const list of ['/hotels', '/rooms', '/bookings', '/search/hotels'])
      expect((await shop.read(list, position, admin.headers)).status).toBe(200);
  }, 300_000);
});
