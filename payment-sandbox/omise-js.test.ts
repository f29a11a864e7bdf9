import { createContext, runInContext } from 'node:vm';
import { buildServer } from '@baanpak/infrastructure/http/server.ts';
import { SANDBOX_KEYS } from '@baanpak/infrastructure/payment-provider/provider-for.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memoryStore } from './memory-store.ts';
import { sandbox } from './sandbox.ts';
import { CARD, STARTED_AT, startSandbox, type TestSandbox } from './sandbox-for-tests.ts';

let shop: TestSandbox;
beforeAll(async () => {
  shop = await startSandbox();
});
afterAll(() => shop.close());

type Done = (status: number, response: object) => void;
type OmiseJs = {
  setPublicKey(key: string): void;
  createToken(type: string, card: object, done: Done): void;
  createSource(type: string, details: object, done: Done): void;
};

/** The script as a browser runs it, on a page elsewhere. */
async function load(): Promise<OmiseJs> {
  const src = `${shop.url}/omise.js`;
  const answer = await fetch(src);
  expect(answer.headers.get('content-type')).toContain('text/javascript');
  const window: { Omise?: OmiseJs } = {};
  const page = createContext({ window, document: { currentScript: { src } }, URL, fetch, btoa });
  runInContext(await answer.text(), page);
  if (!window.Omise) throw new Error('the script defined nothing');
  return window.Omise;
}
const outcome = (call: (done: Done) => void) =>
  new Promise((resolve) => {
    call((status, response) => resolve([status, response]));
  });

describe('Omise.js', () => {
  it('makes a token of a card', async () => {
    const js = await load();
    js.setPublicKey(SANDBOX_KEYS.publicKey);
    expect(await outcome((done) => js.createToken('card', CARD, done))).toMatchObject([
      200,
      { object: 'token', card: { last_digits: '4242' } },
    ]);
  });

  it('tells what is wrong with a card', async () => {
    const js = await load();
    js.setPublicKey(SANDBOX_KEYS.publicKey);
    const card = { ...CARD, number: '1' };
    expect(await outcome((done) => js.createToken('card', card, done))).toMatchObject([
      400,
      { object: 'error', code: 'invalid_card' },
    ]);
  });

  it('makes a source', async () => {
    const js = await load();
    js.setPublicKey(SANDBOX_KEYS.publicKey);
    const details = { amount: 10_000, currency: 'THB' };
    expect(await outcome((done) => js.createSource('promptpay', details, done))).toMatchObject([
      200,
      { object: 'source', type: 'promptpay', flow: 'offline' },
    ]);
  });

  it('is refused without the public key', async () => {
    const js = await load();
    expect(await outcome((done) => js.createToken('card', CARD, done))).toMatchObject([401, {}]);
  });

  it('may be used by pages of any origin', async () => {
    const preflight = await fetch(`${shop.url}/tokens`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://elsewhere.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type',
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect(preflight.headers.get('access-control-allow-headers')).toContain('authorization');
  });
});

describe('on the product’s own server', () => {
  it('may be used by pages that the product lets call', async () => {
    const origin = 'https://friend.example';
    const app = buildServer({ apiKeys: new Set(), corsOrigins: [origin] });
    const own = { ...SANDBOX_KEYS, store: memoryStore(), now: () => STARTED_AT, url: () => '' };
    const webhook = { webhookUrl: () => '', webhookSecrets: [] };
    await app.register(sandbox({ ...own, ...webhook }), { prefix: '/sandbox' });
    const asks = { origin, 'access-control-request-method': 'POST' };
    const preflight = await app.inject({
      method: 'OPTIONS',
      url: '/sandbox/tokens',
      headers: asks,
    });
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers['access-control-allow-origin']).toBe(origin);
    await app.close();
  });

  it('asks nobody for an API key', async () => {
    const app = buildServer({ apiKeys: new Set() });
    await app.register(
      sandbox({
        ...SANDBOX_KEYS,
        store: memoryStore(),
        now: () => STARTED_AT,
        url: () => 'http://127.0.0.1/sandbox/omise',
        webhookUrl: () => 'http://127.0.0.1/payments/webhook',
        webhookSecrets: [],
        deliver: async () => 200,
      }),
      { prefix: '/sandbox/omise' },
    );
    const authorization = `Basic ${Buffer.from(`${SANDBOX_KEYS.publicKey}:`).toString('base64')}`;
    const token = await app.inject({
      method: 'POST',
      url: '/sandbox/omise/tokens/',
      headers: { authorization },
      payload: { card: CARD },
    });
    expect(token.statusCode).toBe(200);
    const script = await app.inject('/sandbox/omise/omise.js');
    expect(script.statusCode).toBe(200);
    // pages of other origins run it, as they do the provider's
    expect(script.headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect((await app.inject('/sandbox/omise/charges')).json()).toMatchObject({ object: 'error' });
    await app.close();
  });
});
