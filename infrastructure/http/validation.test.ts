import { SHOWS_SOMETHING } from '@baanpak/domain/values/text/line.ts';
import { Type } from 'typebox';
import { afterAll, describe, expect, it } from 'vitest';
import { buildServer } from './server.ts';
import { lenientValidation } from './validation.ts';

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
const line = Type.String({
  minLength: 1,
  maxLength: 20,
  pattern: SHOWS_SOMETHING,
  'x-cleaned': 'line',
});
const Cleaned = Type.Object({
  name: line,
  title: Type.Optional(Type.Union([Type.Object({ th: line, en: line }), line])),
  email: Type.Optional(Type.String({ format: 'email', 'x-cleaned': 'trimmed' })),
  note: Type.Optional(Type.String()),
});
const Notes = Type.Object({
  notes: Type.Array(Type.Union([Type.String({ maxLength: 5 }), Type.Null()])),
});

const app = buildServer({ apiKeys: new Set() });
afterAll(() => app.close());
const open = { open: true };
app.post('/guest', { config: open, schema: { body: Body } }, async ({ body }) => body);
app.post('/cleaned', { config: open, schema: { body: Cleaned } }, async ({ body }) => body);
app.post('/notes', { config: open, schema: { body: Notes } }, async ({ body }) => body);

const post = async (url: string, payload: object, lang = 'en') => {
  const answer = await app.inject({ method: 'POST', url: `${url}?lang=${lang}`, payload });
  return { status: answer.statusCode, json: answer.json(), errors: answer.json().errors };
};
const paths = (errors: { path: string }[]) => errors.map(({ path }) => path);

describe('texts of one line', () => {
  it('lose what nobody sees before their rules are looked at; other texts keep it', async () => {
    const hidden = 'A\r\nB\u200b';
    const body = { name: hidden, title: { th: hidden, en: '\u202eX' }, note: hidden };
    const { json } = await post('/cleaned', { ...body, email: ' a@example.com\u00a0' });
    const title = { th: 'AB', en: 'X' };
    expect(json).toEqual({ name: 'AB', title, email: 'a@example.com', note: hidden });
    expect((await post('/cleaned', { name: 'A', title: hidden })).json.title).toBe('AB');
    expect((await post('/cleaned', { name: `${'x'.repeat(20)}\n\n` })).status).toBe(200);
  });

  it.each(['\u200b\u200b', '\u3164', '\u2800', '\u202e\u202c', '\ufeff', '\n'])(
    'are blank where nothing is left to see: %j',
    async (name) => {
      const { status, errors } = await post('/cleaned', { name });
      expect([status, errors]).toEqual([400, [{ path: 'name', message: 'is blank' }]]);
    },
  );
});

describe('bodies', () => {
  it('get their defaults', async () =>
    expect((await post('/guest', { name: 'Anna' })).json).toEqual({ name: 'Anna', guests: 2 }));

  it.each([
    ['guests', { name: 'A', guests: '2' }],
    ['guests', { name: 'A', guests: true }],
    ['guests', { name: 'A', guests: 1.5 }],
    ['name', { name: 7 }],
    ['name', { name: null }],
    ['name', { name: ['A'] }],
    ['checkouts', { name: 'A', checkouts: {} }],
    ['labels.x', { name: 'A', labels: { x: 1 } }],
    ['body', []],
  ])('are never coerced: %s of %j is refused', async (path, payload) => {
    const { status, errors } = await post('/guest', payload);
    expect(status).toBe(400);
    expect(paths(errors)).toEqual([path]);
  });

  it('name the missing field itself, at its depth, once each', async () => {
    const { json, errors } = await post('/guest', { checkouts: [{ checkIn: '2026-02-30' }] });
    expect(json).toMatchObject({ status: 400, code: 'invalid-request' });
    expect(errors).toEqual([
      { path: 'name', message: 'is required' },
      { path: 'checkouts.0.roomId', message: 'is required' },
      { path: 'checkouts.0.checkIn', message: 'must be a date, YYYY-MM-DD' },
    ]);
  });

  it("speak the caller's language", async () => {
    const { json } = await post('/guest', { email: 'x', name: '' }, 'th');
    expect(json.title).toBe('ข้อมูลไม่ถูกต้อง');
    expect(json.errors).toEqual([
      { path: 'name', message: 'ต้องไม่เว้นว่าง' },
      { path: 'email', message: 'รูปแบบอีเมลไม่ถูกต้อง' },
    ]);
  });

  it('speak of numbers, texts and blanks in Thai, never of patterns, signs or types', async () => {
    const wrong = { name: ' ', email: 7, guests: 0, checkouts: 'x' };
    const { errors } = await post('/guest', wrong, 'th');
    expect(errors).toEqual([
      { path: 'name', message: 'ต้องไม่เว้นว่าง' },
      { path: 'email', message: 'ต้องเป็นข้อความ' },
      { path: 'guests', message: 'ต้องไม่น้อยกว่า 1' },
      { path: 'checkouts', message: 'ต้องเป็นรายการ' },
    ]);
    expect((await post('/guest', { ...wrong, guests: 1.5 }, 'th')).errors).toContainEqual({
      path: 'guests',
      message: 'ต้องเป็นจำนวนเต็ม',
    });
    expect((await post('/guest', { name: ' ' })).errors).toEqual([
      { path: 'name', message: 'is blank' },
    ]);
  });

  it('are asked for when missing', async () => {
    const answer = await app.inject({ method: 'POST', url: '/guest' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toMatchObject([{ path: 'body' }]);
  });

  it('name the values that a choice takes', async () =>
    expect((await post('/guest', { name: 'A', method: 'cash' })).errors).toEqual([
      { path: 'method', message: 'must be one of: card, promptpay' },
    ]));

  it('say of a nullable field what is wrong with it, or what it takes', async () => {
    expect((await post('/guest', { name: 'A', note: 'too long' })).errors).toEqual([
      { path: 'note', message: 'must NOT be longer than 5 characters' },
    ]);
    expect((await post('/guest', { name: 'A', note: 7 })).errors).toEqual([
      { path: 'note', message: 'must be string' },
    ]);
    expect((await post('/guest', { name: 'A', note: 7 }, 'th')).errors).toEqual([
      { path: 'note', message: 'ต้องเป็นข้อความ' },
    ]);
    expect((await post('/guest', { name: 'A', note: null })).status).toBe(200);
  });

  it('report twenty fields at most', async () => {
    const checkouts = Array.from({ length: 5000 }, () => ({}));
    const { status, errors } = await post('/guest', { name: 'A', checkouts });
    expect(status).toBe(400);
    expect(errors).toHaveLength(20);
  });

  it('are judged in bounded time, however much is wrong', async () => {
    const notes = Array.from({ length: 19_000 }, () => ({}));
    const start = process.cpuUsage();
    const { status, errors } = await post('/notes', { notes });
    const { user, system } = process.cpuUsage(start); // in µs; a busy machine takes longer
    expect(user + system).toBeLessThan(1_500_000);
    expect(status).toBe(400);
    expect(errors[0]).toEqual({ path: 'notes.0', message: 'must be string' });
  });

  it('keep apart the items of a list whose numbers begin alike', async () => {
    const notes = [1, ...Array.from({ length: 9 }, () => null), 'too long'];
    expect((await post('/notes', { notes })).errors).toEqual([
      { path: 'notes.0', message: 'must be string' },
      { path: 'notes.10', message: 'must NOT be longer than 5 characters' },
    ]);
    expect((await post('/notes', { notes: [null, 1, ...notes.slice(2)] })).errors).toEqual([
      { path: 'notes.1', message: 'must be string' },
      { path: 'notes.10', message: 'must NOT be longer than 5 characters' },
    ]);
  });
});

it('a schema is compiled when it is first used, and once, however many routes and servers share it', () => {
  let reads = 0;
  const schema = {
    type: 'object',
    get properties() {
      reads += 1;
      return { name: { type: 'string' } };
    },
  };
  const route = { schema, method: 'POST', url: '/', httpPart: 'body' };
  const readsOf = (validate: ReturnType<typeof lenientValidation>) => {
    const before = reads;
    validate({ name: 'A' });
    return reads - before;
  };
  const [first, second] = [lenientValidation(route), lenientValidation(route)];
  expect(reads).toBe(0);
  expect(readsOf(first)).toBeGreaterThan(readsOf(second));
  expect(readsOf(second)).toBeLessThanOrEqual(1); // to see whether there is anything to clean
});
