import http, { createServer, type RequestListener } from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { baht } from '@baanpak/domain/values/money/money.ts';
import { instant } from '@baanpak/domain/values/time/instant.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { omise } from './omise.ts';

const NOW = instant('2026-11-21T03:00:00.000Z');
const KEYS = { publicKey: 'pkey_test', secretKey: 'skey_test', webhookSecret: '' };

/** Taken before the client was ever loaded. */
const BEFORE = [http.request, http.get, https.request, https.get];

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  vi.unstubAllEnvs();
  for (const close of closing.splice(0)) await close();
});

/** A provider that answers every request alike. */
async function listen(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  closing.push(
    () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );
  return { server, port: (server.address() as AddressInfo).port };
}

async function answering(listener: RequestListener, { path = '', timeout = 10_000 } = {}) {
  const { port } = await listen(listener);
  const url = `http://127.0.0.1:${port}${path}`;
  return omise({ ...KEYS, url, timeout, now: () => NOW });
}

const answer =
  (status: number, body: string): RequestListener =>
  (_, response) => {
    response.writeHead(status).end(body);
  };
const CHARGE = {
  object: 'charge',
  id: 'chrg_test_1',
  status: 'pending',
  amount: 100_000,
  currency: 'THB',
  fee: 3_650,
  fee_vat: 256,
  net: 96_094,
  refunded_amount: 0,
  refundable: false,
  metadata: {},
};
const ERROR = { object: 'error', code: 'invalid_charge', message: 'no', location: '' };

describe('an answer', () => {
  it('is asked for below the prefix, with the key for that kind of call', async () => {
    const seen: unknown[] = [];
    const provider = await answering(
      (request, response) => {
        seen.push([request.method, request.url, request.headers.authorization]);
        const source = { ...CHARGE, object: 'source', id: 'src_test_1' };
        response.end(JSON.stringify(request.url?.endsWith('/sources') ? source : CHARGE));
      },
      { path: '/sandbox/omise/' },
    );
    await provider.createCharge({
      attemptId: 'a',
      amount: baht(1_000),
      method: 'promptpay',
      returnUri: 'https://shop.example/',
      expiresAt: NOW,
      sendBy: NOW,
      description: '',
    });
    expect(seen).toEqual([
      ['POST', '/sandbox/omise/sources', `Basic ${btoa('pkey_test:')}`],
      ['POST', '/sandbox/omise/charges', `Basic ${btoa('skey_test:')}`],
    ]);
  });

  it('that lacks optional fields gives nulls', async () => {
    const provider = await answering(answer(200, JSON.stringify(CHARGE)));
    expect((await provider.fetchCharge('chrg_test_1')).facts).toMatchObject({
      attemptId: null,
      paidAt: null,
      expiresAt: null,
      failureCode: null,
      authorizeUri: null,
      qrUri: null,
    });
  });

  it('that is the provider’s error object is a definite no', async () => {
    const provider = await answering(answer(400, JSON.stringify(ERROR)));
    await expect(provider.fetchCharge('chrg_test_1')).rejects.toMatchObject({
      name: 'ProviderRefused',
      code: 'invalid_charge',
      message: 'no',
    });
  });

  it.each(['ห้อง', '../refunds', 'chrg_test_1/refunds', 'chrg?x=1', ''])(
    'is not asked for by what is no id of a charge: "%s"',
    async (chargeId) => {
      const provider = await answering(answer(200, JSON.stringify(CHARGE)));
      await expect(provider.fetchCharge(chargeId)).rejects.toMatchObject({
        name: 'ProviderRefused',
      });
    },
  );

  it.each([
    ['an error object with 500', 500, JSON.stringify(ERROR)],
    ['a charge with 502', 502, JSON.stringify(CHARGE)],
    ['a page with 502', 502, '<html>Bad gateway</html>'],
    ['a page with 200', 200, '<html>Hello</html>'],
    ['a page with 403', 403, '<html>Forbidden</html>'],
    ['JSON of a gateway', 403, '{"message":"Forbidden"}'],
    ['nothing at all', 200, ''],
    ['null', 200, 'null'],
    ['another object', 200, '{"object":"list","data":[]}'],
    ['a charge with broken money', 200, JSON.stringify({ ...CHARGE, amount: 0.5 })],
    ['a charge with a new status', 200, JSON.stringify({ ...CHARGE, status: 'thinking' })],
  ])('that is %s leaves the outcome unknown', async (_, status, body) => {
    const provider = await answering(answer(status, body));
    await expect(provider.fetchCharge('chrg_test_1')).rejects.toMatchObject({
      name: 'ProviderUnknown',
    });
  });

  it.each<[string, RequestListener]>([
    ['never comes', () => {}],
    ['breaks off', (_, response) => response.socket?.destroy()],
    ['stops half way', (_, response) => response.writeHead(200).write('{"object":')],
    [
      'breaks off half way',
      (_, response) => {
        response.writeHead(200).write('{"object":', () => response.socket?.destroy());
      },
    ],
  ])('that %s leaves the outcome unknown, in time', async (_, listener) => {
    const provider = await answering(listener, { timeout: 300 });
    const started = performance.now();
    await expect(provider.fetchCharge('chrg_test_1')).rejects.toMatchObject({
      name: 'ProviderUnknown',
    });
    expect(performance.now() - started).toBeLessThan(10_000);
  });

  it('of nobody leaves the outcome unknown', async () => {
    const { server, port } = await listen(() => {});
    server.close();
    const url = `http://127.0.0.1:${port}`;
    const provider = omise({ ...KEYS, url, now: () => NOW });
    await expect(provider.fetchCharge('chrg_test_1')).rejects.toMatchObject({
      name: 'ProviderUnknown',
      message: expect.stringContaining('ECONNREFUSED'),
    });
  });
});

describe('the provider’s client', () => {
  it('goes to the real provider by itself, through a proxy where there is one', async () => {
    const { server, port } = await listen(() => {});
    const tunnels: unknown[] = [];
    server.on('connect', (request, socket) => {
      tunnels.push(request.url);
      socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
    });
    vi.stubEnv('http_proxy', `http://127.0.0.1:${port}`);
    const provider = omise({ ...KEYS, timeout: 2_000, now: () => NOW });
    await expect(provider.fetchCharge('chrg_test_1')).rejects.toMatchObject({
      name: 'ProviderUnknown',
    });
    expect(tunnels).toEqual(['api.omise.co:443']);
  });

  it('keeps a provider elsewhere out of the proxy', async () => {
    vi.stubEnv('http_proxy', 'http://127.0.0.1:1');
    const provider = await answering(answer(200, JSON.stringify(CHARGE)));
    expect((await provider.fetchCharge('chrg_test_1')).facts.status).toBe('pending');
  });

  it('changes nothing for the rest of the process', async () => {
    const provider = await answering(answer(200, JSON.stringify(CHARGE)));
    await provider.fetchCharge('chrg_test_1');
    expect([http.request, http.get, https.request, https.get]).toEqual(BEFORE);
    expect(Object.keys(Promise.prototype)).toEqual([]);
    expect(Promise.prototype).not.toHaveProperty('done');
  });
});
