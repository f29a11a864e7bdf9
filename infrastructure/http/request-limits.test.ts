import { afterAll, describe, expect, it } from 'vitest';
import { networkOf } from './network-address.ts';
import { buildServer, type ServerOptions } from './server.ts';

const servers: ReturnType<typeof buildServer>[] = [];
afterAll(() => Promise.all(servers.map((server) => server.close())));

const LIMITS = { address: 4, writes: 2, key: 3, ownKeys: new Set(['ours']), serverKey: 'server' };

/** A server that takes four calls a minute of an address, two of them writes, three of a partner's key. */
function given(options: Partial<ServerOptions> = {}) {
  const apiKeys = new Set(['ours', 'partner', 'server']);
  const app = buildServer({ apiKeys, limits: LIMITS, ...options });
  servers.push(app);
  app.get('/rooms', async () => ({}));
  app.post('/rooms', async () => ({}));
  app.get('/cheap', { config: { open: true, unlimited: true } }, async () => ({}));
  const call = async (
    remoteAddress: string,
    { key = 'ours', method = 'GET', url = '/rooms', headers = {} } = {},
  ) =>
    app.inject({
      method: method as 'GET',
      url,
      remoteAddress,
      headers: { ...(key && { 'x-api-key': key }), ...headers },
    });
  const statuses = async (times: number, ...[address, how]: Parameters<typeof call>) => {
    const found: number[] = [];
    for (let n = 0; n < times; n += 1) found.push((await call(address, how)).statusCode);
    return found;
  };
  return { call, statuses };
}

describe('calls', () => {
  it('of one address are refused beyond its limit, with the time to wait, others’ are not', async () => {
    const { call, statuses } = given();
    expect(await statuses(5, '10.0.0.1')).toEqual([200, 200, 200, 200, 429]);
    const refused = await call('10.0.0.1');
    expect(refused.headers['content-type']).toContain('application/problem+json');
    expect(refused.json()).toMatchObject({ code: 'too-many-requests', status: 429 });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(await statuses(1, '10.0.0.2')).toEqual([200]);
  });

  it('that write have a narrower limit', async () => {
    const { statuses } = given();
    expect(await statuses(3, '10.0.0.1', { method: 'POST' })).toEqual([200, 200, 429]);
    expect(await statuses(1, '10.0.0.1')).toEqual([200]);
  });

  it('by keys that nobody knows count, too', async () => {
    const { statuses } = given();
    expect(await statuses(5, '10.0.0.1', { key: 'guess' })).toEqual([401, 401, 401, 401, 429]);
    expect(await statuses(1, '10.0.0.1', { url: '/nowhere', key: '' })).toEqual([429]);
  });

  it('by a partner’s key are limited together, from wherever they come', async () => {
    const { call } = given();
    const found: number[] = [];
    for (const n of [1, 2, 3, 4])
      found.push((await call(`10.0.0.${n}`, { key: 'partner' })).statusCode);
    expect(found).toEqual([200, 200, 200, 429]);
  });

  it('by our own screens’ key, which everyone has, are not', async () => {
    const { call } = given();
    for (const n of [1, 2, 3, 4, 5]) expect((await call(`10.0.0.${n}`)).statusCode).toBe(200);
  });

  it('of our own servers, and cheap ones, are not limited', async () => {
    const { statuses } = given();
    expect(new Set(await statuses(9, '127.0.0.1', { key: 'server' }))).toEqual(new Set([200]));
    expect(new Set(await statuses(9, '10.0.0.1', { url: '/cheap' }))).toEqual(new Set([200]));
  });
});

describe('a forged x-forwarded-for', () => {
  const forged = (n: number) => ({ headers: { 'x-forwarded-for': `10.9.9.${n}` } });

  it('does not escape the limit where no gateway is trusted', async () => {
    const { call } = given();
    const found: number[] = [];
    for (const n of [1, 2, 3, 4, 5]) found.push((await call('10.0.0.1', forged(n))).statusCode);
    expect(found).toEqual([200, 200, 200, 200, 429]);
  });

  it('does not escape it behind one gateway, which adds the true address at the end', async () => {
    const { call } = given({ trustProxy: 1 });
    const found: number[] = [];
    for (const n of [1, 2, 3, 4, 5]) {
      const headers = { 'x-forwarded-for': `10.9.9.${n}, 203.0.113.7` };
      found.push((await call('127.0.0.1', { headers })).statusCode);
    }
    expect(found).toEqual([200, 200, 200, 200, 429]);
    const other = { headers: { 'x-forwarded-for': '203.0.113.8' } };
    expect((await call('127.0.0.1', other)).statusCode).toBe(200);
  });
});

describe('a household', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::'],
    ['2001:db8:1:2::1', '2001:db8:1:2::'],
    ['', ''],
    ['unix', 'unix'],
  ])('with the address %j counts as %j', (address, network) =>
    expect(networkOf(address)).toBe(network),
  );
});
