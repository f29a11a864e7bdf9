import { SHOWS_SOMETHING } from '@baanpak/domain/values/text/line.ts';
import { Type } from 'typebox';
import { afterAll, describe, expect, it } from 'vitest';
import { buildServer } from './server.ts';

const Stay = Type.Object({
  roomId: Type.String({ format: 'uuid' }),
  checkIn: Type.String({ format: 'local-date' }),
});
const Body = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 20, pattern: SHOWS_SOMETHING }),
  email: Type.Optional(Type.String({ format: 'email' })),
  guests: Type.Integer({ minimum: 1, default: 2 }),
  method: Type.Optional(Type.Union([Type.Literal('card'), Type.Literal('promptpay')])),
  note: Type.Optional(Type.Union([Type.String({ maxLength: 5 }), Type.Null()])),
  checkouts: Type.Optional(Type.Array(Stay)),
  labels: Type.Optional(Type.Record(Type.String(), Type.String())),
});
const EitherId = Type.Union([
  Type.Object({ checkoutId: Type.String(), method: Type.String() }),
  Type.Object({ bookingId: Type.String(), method: Type.String() }),
]);
const Both = Type.Intersect([
  Type.Object({ th: Type.String() }),
  Type.Object({ en: Type.String(), deep: Type.Optional(Type.Object({ a: Type.Number() })) }),
]);
const Query = Type.Object({
  page: Type.Integer({ minimum: 1, default: 1 }),
  pet: Type.Optional(Type.Boolean()),
  facilities: Type.Optional(Type.Array(Type.String())),
  startDate: Type.Optional(Type.String({ format: 'local-date' })),
});
const Params = Type.Object({ id: Type.Integer() });

const app = buildServer({ apiKeys: new Set() });
afterAll(() => app.close());
const open = { open: true };
const strict = { open: true, strict: true };
app.post('/guest', { config: open, schema: { body: Body } }, async ({ body }) => body);
app.post('/staff', { config: strict, schema: { body: Body } }, async ({ body }) => body);
app.post('/guest/either', { config: open, schema: { body: EitherId } }, async ({ body }) => body);
app.post('/staff/either', { config: strict, schema: { body: EitherId } }, async ({ body }) => body);
app.post('/guest/both', { config: open, schema: { body: Both } }, async ({ body }) => body);
app.post('/staff/both', { config: strict, schema: { body: Both } }, async ({ body }) => body);
app.get('/list', { config: open, schema: { querystring: Query } }, async ({ query }) => query);
app.get('/strict', { config: strict, schema: { querystring: Query } }, async ({ query }) => query);
app.get('/things/:id', { config: open, schema: { params: Params } }, async ({ params }) => params);

const post = async (url: string, payload: object, lang = 'en') => {
  const answer = await app.inject({ method: 'POST', url: `${url}?lang=${lang}`, payload });
  return { status: answer.statusCode, json: answer.json(), errors: answer.json().errors };
};
const get = async (url: string) => {
  const answer = await app.inject(url);
  return { status: answer.statusCode, json: answer.json(), errors: answer.json().errors };
};
const paths = (errors: { path: string }[]) => errors.map(({ path }) => path);

describe('unknown fields', () => {
  const stay = { roomId: '0b9ae6a5-8f6c-4f3e-9d3a-6a0f0e0c0b0a', checkIn: '2026-11-21' };
  const payload = {
    name: 'Anna',
    isAdmin: true,
    checkouts: [{ ...stay, price: 1 }],
    labels: { any: 'thing' },
  };

  it('are dropped on guest routes, at every depth', async () => {
    const { status, json } = await post('/guest', payload);
    expect(status).toBe(200);
    expect(json).toEqual({ name: 'Anna', guests: 2, checkouts: [stay], labels: { any: 'thing' } });
  });

  it('are refused on strict routes, each by its path', async () => {
    const { status, errors } = await post('/staff', payload);
    expect(status).toBe(400);
    expect(errors).toEqual([
      { path: 'isAdmin', message: 'is not a known field' },
      { path: 'checkouts.0.price', message: 'is not a known field' },
    ]);
  });

  it('are refused beside what else is wrong', async () =>
    expect(paths((await post('/staff', { isAdmin: true })).errors)).toEqual(['isAdmin', 'name']));

  it('are those that no branch of a union or part of an intersection knows', async () => {
    for (const id of [{ checkoutId: 'c' }, { bookingId: 'b' }]) {
      const charge = { ...id, method: 'card' };
      expect((await post('/guest/either', { ...charge, x: 1 })).json).toEqual(charge);
      expect((await post('/staff/either', charge)).json).toEqual(charge);
      expect((await post('/staff/either', { ...charge, x: 1 })).errors).toMatchObject([
        { path: 'x' },
      ]);
    }
    const text = { th: 'ก', en: 'a' };
    expect((await post('/guest/both', { ...text, x: 1, deep: { a: 1, b: 2 } })).json).toEqual({
      ...text,
      deep: { a: 1 },
    });
    expect((await post('/staff/both', text)).json).toEqual(text);
    expect((await post('/staff/both', { ...text, deep: { a: 1, b: 2 } })).errors).toMatchObject([
      { path: 'deep.b' },
    ]);
  });

  it('name what every branch of a union misses', async () =>
    expect(paths((await post('/guest/either', { method: 'card' })).errors)).toEqual([
      'checkoutId',
      'bookingId',
    ]));
});

describe('query strings and paths', () => {
  it('are read as what they stand for', async () => {
    const { json } = await get('/list?page=3&pet=true&facilities=pool&startDate=2026-11-21');
    expect(json).toEqual({ page: 3, pet: true, facilities: ['pool'], startDate: '2026-11-21' });
    expect((await get('/list?facilities=pool&facilities=wifi')).json).toEqual({
      page: 1,
      facilities: ['pool', 'wifi'],
    });
    expect((await get('/things/7')).json).toEqual({ id: 7 });
  });

  it.each([
    ['/list?page=x', 'page'],
    ['/list?page=0', 'page'],
    ['/list?page=1&page=2', 'page'],
    ['/list?pet=perhaps', 'pet'],
    ['/list?startDate=2026-11-31', 'startDate'],
    ['/things/seven', 'id'],
  ])('refuse %s naming %s', async (url, path) => {
    const { status, errors } = await get(url);
    expect(status).toBe(400);
    expect(paths(errors)).toEqual([path]);
  });

  it('drop unknown parameters, which strict routes refuse by name', async () => {
    expect((await get('/list?utm_source=x&page=2')).json).toEqual({ page: 2 });
    expect((await get('/strict?lang=en&page=2')).json).toEqual({ page: 2 });
    const refused = await get('/strict?lang=en&page=2&utm_source=x');
    expect(refused.status).toBe(400);
    expect(refused.errors).toMatchObject([{ path: 'utm_source' }]);
  });
});
