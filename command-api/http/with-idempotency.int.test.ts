import { randomUUID } from 'node:crypto';
import { buildServer } from '@baanpak/infrastructure/http/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Ports } from '../ports.ts';
import { expectProblem } from '../testing/expectations.ts';
import { type Caller, type KeyedWrite, keyedWrites, type Target } from '../testing/keyed-writes.ts';
import { type OwnHotel, openOwnHotel } from '../testing/own-hotel.ts';
import type { InjectedAnswer, Problem, Requests } from '../testing/requests.ts';
import { openShop, type Shop } from '../testing/shop.ts';
import { commandApi } from './app.ts';

type Told = InjectedAnswer<Problem & Record<string, unknown>>;

let shop: Shop;
let own: OwnHotel;
let writes: readonly KeyedWrite[];
/** On the same stores. */
let otherServer: Requests;
beforeAll(async () => {
  shop = await openShop();
  own = await openOwnHotel(shop);
  writes = await keyedWrites(shop, own);
  otherServer = await shop.routesOf(await shop.anotherInstance());
});
afterAll(() => shop.close());

/** As they are registered, no matter who wrote them. */
const ROUTES = [
  ['PUT', '/hotels/:id'],
  ['PUT', '/rooms/:id'],
  ['PUT', '/rooms/:id/prices'],
  ['PUT', '/users/:id'],
  ['PUT', '/users/me/preferences'],
  ['PUT', '/site'],
  ['PUT', '/bookings/:id'],
  ['PUT', '/bookings/cases/:id'],
  ['PUT', '/reports/settlement/:ownerId/:month'],
  ['PUT', '/outreach/bookings/:id/payment-method'],
  ['PUT', '/outreach/bookings/:id/arrival'],
  ['PUT', '/outreach/bookings/:id/refund/account'],
  ['PUT', '/outreach/bookings/:id/stay'],
  ['PUT', '/outreach/bookings/:id/review'],
  ['PUT', '/reviews/:id'],
  ['DELETE', '/hotels/:id'],
  ['DELETE', '/rooms/:id'],
  ['DELETE', '/users/:id'],
  ['DELETE', '/bookings/:id'],
  ['DELETE', '/outreach/bookings/:id'],
  ['DELETE', '/outreach/bookings/checkout/:uid'],
] as const;
/** The same routes again. */
const OF_BACK_OFFICE = [
  ['PUT', '/admin-api/hotels/:id'],
  ['PUT', '/admin-api/rooms/:id'],
  ['PUT', '/admin-api/users/:id'],
  ['PUT', '/admin-api/site/:id'],
  ['PUT', '/admin-api/bookings/:id'],
  ['PUT', '/admin-api/booking-history/:id'],
  ['PUT', '/admin-api/cases/:id'],
  ['PUT', '/admin-api/partners/:id'],
  ['PUT', '/admin-api/reviews/:id'],
  ['DELETE', '/admin-api/hotels/:id'],
  ['DELETE', '/admin-api/rooms/:id'],
  ['DELETE', '/admin-api/users/:id'],
  ['DELETE', '/admin-api/bookings/:id'],
] as const;
const ALL = [...ROUTES, ...OF_BACK_OFFICE];
const PUTS = ROUTES.filter(([method]) => method === 'PUT');

function writeTo(method: string, route: string): KeyedWrite {
  const found = writes.find((write) => write.method === method && write.route === route);
  if (!found) throw new Error(`Nobody tries ${method} ${route}`);
  return found;
}

const newKey = () => ({ 'idempotency-key': randomUUID() });

/** Sends what the write asks for, or another body, to this server. */
const sendTo =
  ({ put, delete: remove }: Requests) =>
  ({ method }: KeyedWrite, { url, body = {} }: Target, headers: Caller): Promise<Told> =>
    method === 'PUT' ? put(url, body, headers) : remove(url, headers);

const send = (write: KeyedWrite, target: Target, headers: Caller) =>
  sendTo(shop)(write, target, headers);

const isReplayed = ({ headers }: Told) => headers['idempotent-replayed'] === 'true';

/** What was written of: all but the sentence, and what takes this very write back. */
const entityOf = ({ body }: Told) => ({ ...body, detail: undefined, undo: undefined });

describe('an idempotency key is honoured by', () => {
  it('every PUT and DELETE there is', async () => {
    const found: string[] = [];
    const app = buildServer({ apiKeys: new Set() });
    app.addHook('onRoute', ({ method, url }) => {
      if (method === 'PUT' || method === 'DELETE') found.push(`${method} ${url}`);
    });
    await app.register(commandApi(shop.ports));
    await app.close();
    expect(new Set(found)).toEqual(new Set(ALL.map((route) => route.join(' '))));
  });

  it.each(ALL)('%s %s, which is carried out once, though it was undone since', async (...route) => {
    const write = writeTo(...route);
    const target = await write.make();
    const key = newKey();
    const first = await send(write, target, { ...write.as, ...key });
    expect([first.status, isReplayed(first)]).toEqual([200, false]);
    let now = first;
    if (target.between) {
      now = await send(write, { ...target, body: target.between }, write.as);
      expect(now.status).toBe(200);
      expect(entityOf(now)).not.toEqual(entityOf(first));
    }
    const again = await send(write, target, { ...write.as, ...key });
    expect([again.status, isReplayed(again)]).toEqual([200, true]);
    expect(entityOf(again)).toEqual(entityOf(now));
    expect(again.body.detail).toEqual(first.body.detail);
    expect(again.position).toBe(now.position);
  });

  it.each(ROUTES)(
    '%s %s, which is carried out once, sent to two servers at once',
    async (...route) => {
      const write = writeTo(...route);
      const target = await write.make();
      const headers = { ...write.as, ...newKey() };
      const other = sendTo(otherServer);
      const told = await Promise.all([
        send(write, target, headers),
        other(write, target, headers),
        send(write, target, headers),
      ]);
      expect(told.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(told.filter(isReplayed)).toHaveLength(2);
      const [first, ...others] = told.map(entityOf);
      for (const entity of others) expect(entity).toEqual(first);
    },
  );

  it.each(PUTS)('%s %s, which refuses another body under it', async (...route) => {
    const write = writeTo(...route);
    const target = await write.make();
    const headers = { ...write.as, ...newKey() };
    const first = await send(write, target, headers);
    const told = await send(write, { ...target, body: target.other ?? {} }, headers);
    expectProblem(told, 422, 'idempotency-key-reused');
    const again = await send(write, target, headers);
    expect(entityOf(again)).toEqual(entityOf(first));
  });

  it.each(PUTS)('%s %s, for each caller their own', async (...route) => {
    const write = writeTo(...route);
    const target = await write.make();
    const key = newKey();
    await send(write, target, { ...write.as, ...key });
    const told = await send(write, target, { ...write.asAnother, ...key });
    expect(isReplayed(told)).toBe(false);
    const reused = await send(
      write,
      { ...target, body: target.other ?? {} },
      { ...write.asAnother, ...newKey() },
    );
    expect(reused.body.code).not.toBe('idempotency-key-reused');
  });

  it.each(PUTS.filter(([, route]) => route.includes(':id')))(
    '%s %s, for each thing its own',
    async (...route) => {
      const write = writeTo(...route);
      const headers = { ...write.as, ...newKey() };
      for (let thing = 0; thing < 2; thing += 1) {
        const told = await send(write, await write.make(), headers);
        expect([told.status, isReplayed(told)]).toEqual([200, false]);
      }
    },
  );

  it.each(PUTS)('%s %s, which keeps no refused request', async (...route) => {
    const write = writeTo(...route);
    const target = await write.make();
    const headers = { ...write.as, ...newKey() };
    const refused = await send(write, { ...target, body: target.refused ?? {} }, headers);
    expect(refused.status).toBeGreaterThanOrEqual(400);
    const told = await send(write, target, headers);
    expect([told.status, isReplayed(told)]).toEqual([200, false]);
  });
});

describe('a request that broke off', () => {
  const write = () => writeTo('PUT', '/hotels/:id');

  /** A server that dies where `dies` says, and the lease of what it was at has run out. */
  async function breaksOff(dies: Partial<Ports>, target: Target, headers: Caller) {
    const instance = await shop.anotherInstance();
    const server = sendTo(await shop.routesOf({ ...instance, ...dies }));
    expect((await server(write(), target, headers)).status).toBe(500);
    await shop.pool.query('UPDATE command.kept_requests SET leased_until = clock_timestamp()');
  }
  const died = () => Promise.reject(new Error('the process died'));
  const atTheEnd = (): Partial<Ports> => ({ kept: { ...shop.ports.kept, finish: died } });
  const beforeAnything = (): Partial<Ports> => ({
    kept: { ...shop.ports.kept, release: died },
    commands: { ...shop.ports.commands, handle: died },
  });

  it('behind its events is found done, though it named the version before them', async () => {
    const { url, body } = await write().make();
    const target = { url, body: { ...body, version: 0 } };
    const headers = { ...write().as, ...newKey() };
    await breaksOff(atTheEnd(), target, headers);
    const told = await send(write(), target, headers);
    expect([told.status, isReplayed(told)]).toEqual([200, false]);
    expect(told.body.hotel).toMatchObject({ ...body, version: 1 });
    expect(isReplayed(await send(write(), target, headers))).toBe(true);
  });

  it('before its events is held against its version still', async () => {
    const { url, body, between = {} } = await write().make();
    const target = { url, body: { ...body, version: 0 } };
    const headers = { ...write().as, ...newKey() };
    await breaksOff(beforeAnything(), target, headers);
    await send(write(), { url, body: between }, write().as);
    expectProblem(await send(write(), target, headers), 409, 'stale-version');
  });

  it('leaves its key to another', async () => {
    const { url, body = {}, other = {} } = await write().make();
    const headers = { ...write().as, ...newKey() };
    await breaksOff(beforeAnything(), { url, body }, headers);
    const told = await send(write(), { url, body: other }, headers);
    expect([told.status, told.body.hotel]).toEqual([200, expect.objectContaining(other)]);
    expectProblem(await send(write(), { url, body }, headers), 422, 'idempotency-key-reused');
  });
});

it('a request that changed nothing is remembered like any other', async () => {
  const write = writeTo('PUT', '/hotels/:id');
  const { url, body = {}, between = {} } = await write.make();
  await send(write, { url, body }, write.as);
  const headers = { ...write.as, ...newKey() };
  const unchanged = await send(write, { url, body }, headers);
  expect(unchanged.body.hotel).toMatchObject({ version: 1 });
  await send(write, { url, body: between }, write.as);
  const again = await send(write, { url, body }, headers);
  expect([isReplayed(again), again.body.hotel]).toEqual([true, expect.objectContaining(between)]);
});

it.each(['', 'k'.repeat(256)])('a key of no length, or too long, is 400', async (key) => {
  const write = writeTo('PUT', '/hotels/:id');
  const told = await send(write, await write.make(), { ...write.as, 'idempotency-key': key });
  expectProblem(told, 400, 'invalid-request');
});
