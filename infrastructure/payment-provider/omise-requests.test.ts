import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { baht } from '@baanpak/domain/values/money/money.ts';
import { instant, after as later, MINUTE } from '@baanpak/domain/values/time/instant.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { omise } from './omise.ts';
import type { ChargeRequest, PaymentProvider } from './port.ts';

// What goes over the wire to the provider, as its API documents it. Its answers are tried in
// payment-sandbox/*-shapes.test.ts.

const NOW = instant('2026-11-21T03:00:00.000Z');
const KEYS = { publicKey: 'pkey_test_1', secretKey: 'skey_test_1', webhookSecret: '' };
const PUBLIC = `Basic ${btoa('pkey_test_1:')}`;
const SECRET = `Basic ${btoa('skey_test_1:')}`;

type Seen = Readonly<{
  call: string;
  headers: IncomingHttpHeaders;
  /** Null where there was none. */
  body: unknown;
}>;

const LIST = { object: 'list', data: [], limit: 20, offset: 0, total: 0 };
const CHARGE = {
  object: 'charge',
  id: 'chrg_test_1',
  status: 'successful',
  amount: 200_000,
  currency: 'THB',
  fee: 7_300,
  fee_vat: 511,
  net: 192_189,
  refunded_amount: 0,
  refundable: true,
  refunds: LIST,
  metadata: { attemptId: 'attempt-1' },
};
const ANSWERS: readonly [RegExp, (call: string) => object][] = [
  [/^POST \/sources$/, () => ({ object: 'source', id: 'src_test_1' })],
  [/^GET \/charges\?/, () => LIST],
  [
    /^POST \/charges\/\w+\/refunds$/,
    () => ({ object: 'refund', id: 'rfnd_test_1', amount: 50_000 }),
  ],
  [/^(GET|POST) \/charges/, () => CHARGE],
];

const ERROR = { object: 'error', code: 'failed_expire', message: 'no', location: '' };

let seen: Seen[];
/** A call that is answered with an error. */
let refused: string;
let provider: PaymentProvider;
let stop: () => Promise<void>;
beforeEach(async () => {
  seen = [];
  refused = '';
  const server = createServer(async (request, response) => {
    const call = `${request.method} ${request.url}`;
    const sent = await text(request);
    seen.push({ call, headers: request.headers, body: sent === '' ? null : JSON.parse(sent) });
    if (call === refused) return void response.writeHead(400).end(JSON.stringify(ERROR));
    const answer = ANSWERS.find(([pattern]) => pattern.test(call))?.[1];
    response.writeHead(answer ? 200 : 404).end(JSON.stringify(answer?.(call) ?? {}));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  provider = omise({ ...KEYS, url, timeout: 5_000, now: () => NOW });
  stop = () =>
    new Promise((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await stop();
});

const asked = (changes: Partial<ChargeRequest>): ChargeRequest => ({
  attemptId: 'attempt-1',
  amount: baht(2_000),
  method: 'card',
  returnUri: 'https://baanpak.example/hotel/riverside/successful-payment?a=1&b=ไทย',
  expiresAt: instant('2026-11-21T03:30:00.999Z'),
  sendBy: NOW,
  description: 'การจอง BK-7Q2MX4',
  ...changes,
});
const CHARGED = {
  amount: 200_000,
  currency: 'THB',
  description: 'การจอง BK-7Q2MX4',
  return_uri: 'https://baanpak.example/hotel/riverside/successful-payment?a=1&b=ไทย',
  expires_at: '2026-11-21T03:30:00Z',
  metadata: { attemptId: 'attempt-1' },
};
const calls = () => seen.map(({ call }) => call);
const APPS = ['kbank', 'scb', 'bay', 'bbl', 'ktb'].map((bank) => `mobile_banking_${bank}` as const);

describe('what the provider is sent', () => {
  it('is JSON, in the version of the API that was read', async () => {
    await provider.createCharge(asked({ token: 'tokn_test_1' }));
    const [{ headers } = { headers: {} }] = seen;
    expect(headers).toMatchObject({
      authorization: SECRET,
      'content-type': 'application/json',
      'omise-version': '2019-05-29',
    });
  });

  it('a charge on a card: the token, the money and where to come back', async () => {
    await provider.createCharge(asked({ token: 'tokn_test_1' }));
    expect(seen).toMatchObject([{ call: 'POST /charges', headers: { authorization: SECRET } }]);
    expect(seen[0]?.body).toEqual({ ...CHARGED, card: 'tokn_test_1' });
  });

  it.each(['promptpay', ...APPS] as const)(
    'a charge by %s: a source with the public key, then the charge on it with the secret one',
    async (method) => {
      await provider.createCharge(asked({ method }));
      expect(seen).toMatchObject([
        { call: 'POST /sources', headers: { authorization: PUBLIC } },
        { call: 'POST /charges', headers: { authorization: SECRET } },
      ]);
      expect(seen.map(({ body }) => body)).toEqual([
        { type: method, amount: 200_000, currency: 'THB' },
        { ...CHARGED, source: 'src_test_1' },
      ]);
    },
  );

  it('a look at a charge', async () => {
    await provider.fetchCharge('chrg_test_1');
    expect(calls()).toEqual(['GET /charges/chrg_test_1']);
    expect(seen[0]?.headers.authorization).toBe(SECRET);
  });

  it('the end of a charge, and then a look at one that can not be ended', async () => {
    await provider.expireCharge('chrg_test_1');
    expect(seen).toMatchObject([
      { call: 'POST /charges/chrg_test_1/expire', headers: { authorization: SECRET }, body: null },
    ]);
    refused = 'POST /charges/chrg_test_1/expire';
    const { facts } = await provider.expireCharge('chrg_test_1');
    expect(facts).toMatchObject({ status: 'successful' });
    expect(calls().slice(1)).toEqual([refused, 'GET /charges/chrg_test_1']);
  });

  it('a search for a lost charge: the newest first, and when none can come any more all from the oldest on', async () => {
    const between = (from: number, until: number) => ({
      from: later(NOW, from),
      until: later(NOW, until),
    });
    await provider.findCharge('attempt-1', between(0, MINUTE));
    await provider.findCharge('attempt-1', between(-2 * MINUTE, -MINUTE));
    const asking = seen.map(({ call }) => new URL(call.slice(4), 'https://api.omise.co'));
    expect(asking.map(({ pathname }) => pathname)).toEqual(['/charges', '/charges']);
    const at = (minutes: number) => `${later(NOW, minutes * MINUTE).slice(0, 19)}Z`;
    const page = { limit: '100', offset: '0' };
    expect(asking.map(({ searchParams }) => Object.fromEntries(searchParams))).toEqual([
      { ...page, from: at(-5), to: at(6), order: 'reverse_chronological' },
      { ...page, from: at(-7), to: at(4), order: 'chronological' },
    ]);
    expect(seen[0]?.headers.authorization).toBe(SECRET);
  });

  it('a refund: the amount with our own marks, and no look before', async () => {
    const marks = { refundId: 'refund-1', attemptId: 'attempt-1' };
    const refund = { ...marks, amount: baht(500), sendBy: NOW };
    expect(await provider.refundCharge('chrg_test_1', refund)).toBe('rfnd_test_1');
    expect(seen).toMatchObject([
      {
        call: 'POST /charges/chrg_test_1/refunds',
        headers: { authorization: SECRET },
        body: { amount: 50_000, metadata: marks },
      },
    ]);
  });

  it('no refund when it is too late to ask', async () => {
    const sendBy = later(NOW, -1);
    const refund = { refundId: 'refund-1', attemptId: 'attempt-1', amount: baht(500), sendBy };
    await expect(provider.refundCharge('chrg_test_1', refund)).rejects.toMatchObject({
      ...{ name: 'ProviderRefused', code: 'not_sent' },
    });
    expect(seen).toEqual([]);
  });

  it('one look at a charge for its refunds', async () => {
    expect(await provider.lookForRefund('chrg_test_1', 'refund-1')).toEqual({
      ...{ refundable: true, refunded: 0, own: null, others: 0, dispute: null },
    });
    expect(calls()).toEqual(['GET /charges/chrg_test_1']);
  });

  it('never a card number, and no secret but in the header', async () => {
    await provider.createCharge(asked({ token: 'tokn_test_1' }));
    await provider.createCharge(asked({ method: 'promptpay' }));
    const text = JSON.stringify(seen.map(({ call, body }) => [call, body]));
    expect(text).not.toMatch(/skey_|pkey_|number|security_code/);
  });
});

it('charges and sources are both asked of the API’s own host, over TLS', async () => {
  const tunnels: string[] = [];
  const proxy = createServer().on('connect', (request, socket) => {
    tunnels.push(request.url ?? '');
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
  });
  await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));
  vi.stubEnv('http_proxy', `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`);
  const real = omise({ ...KEYS, timeout: 2_000, now: () => NOW });
  await expect(real.createCharge(asked({ token: 'tokn_test_1' }))).rejects.toThrow();
  await expect(real.createCharge(asked({ method: 'promptpay' }))).rejects.toThrow();
  expect(tunnels).toEqual(['api.omise.co:443', 'api.omise.co:443']);
  await new Promise((done) => proxy.close(done));
});
