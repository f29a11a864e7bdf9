import { baht, type Satang } from '@baanpak/domain/values/money/money.ts';
import { type Instant, instant, type Now } from '@baanpak/domain/values/time/instant.ts';
import { omise } from '@baanpak/infrastructure/payment-provider/omise.ts';
import type {
  ChargeRequest,
  ProviderRefundRequest,
} from '@baanpak/infrastructure/payment-provider/port.ts';
import { SANDBOX_KEYS } from '@baanpak/infrastructure/payment-provider/provider-for.ts';
import { type FastifyPluginAsync, fastify } from 'fastify';
import { vi } from 'vitest';
import { memoryStore } from './memory-store.ts';
import type { Charge, EventKey, ProviderEvent, Token } from './provider-objects.ts';
import { type Delays, type SandboxOptions, sandbox } from './sandbox.ts';

const START = instant('2026-11-21T03:00:00.000Z');
const SECRET = Buffer.from('the webhook secret').toString('base64');
const PREFIX = '/sandbox/omise';

const QUICK: Delays = { sweep: 10, slow: 60_000, late: 50, settle: 1_000, retries: [5, 5] };

/** A refund as the shop asks for it. */
export const refundOf = (refundId: string, amount: Satang): ProviderRefundRequest => ({
  ...{ refundId, attemptId: `attempt at ${refundId}`, amount },
  sendBy: STARTED_AT,
});

export type ReceivedWebhook = Readonly<{
  headers: Record<string, string | string[] | undefined>;
  body: string;
  event: ProviderEvent;
}>;

/** Keeps what arrives and answers with the given statuses, then with 200. */
const shopWebhook =
  (received: ReceivedWebhook[], statuses: number[]): FastifyPluginAsync =>
  async (shop) => {
    shop.removeAllContentTypeParsers();
    shop.addContentTypeParser('*', { parseAs: 'string' }, (_, body, done) => done(null, body));
    shop.post('/payments/webhook', ({ headers, body }, reply) => {
      const text = String(body);
      received.push({ headers, body: text, event: JSON.parse(text) });
      return reply.status(statuses.shift() ?? 200).send();
    });
  };

/** A sandbox on a port of its own, the shop's client for it, and the shop's webhook. The clock stands still. */
export async function startSandbox(
  changes: Partial<SandboxOptions> & { statuses?: number[]; timeout?: number } = {},
) {
  let time: Instant = START;
  const now: Now = () => time;
  const received: ReceivedWebhook[] = [];
  const app = fastify();
  let origin = '';
  const url = () => origin + PREFIX;
  await app.register(shopWebhook(received, [...(changes.statuses ?? [])]));
  await app.register(
    sandbox({
      ...SANDBOX_KEYS,
      store: memoryStore(),
      now,
      url,
      webhookUrl: () => `${origin}/payments/webhook`,
      webhookSecrets: [SECRET],
      delays: QUICK,
      ...changes,
    }),
    { prefix: PREFIX },
  );
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const provider = omise({
    ...SANDBOX_KEYS,
    webhookSecret: SECRET,
    url: url(),
    timeout: changes.timeout ?? 5_000,
    now,
  });
  const post = async (path: string, body: unknown, key: string = SANDBOX_KEYS.secretKey) =>
    fetch(url() + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { authorization: basic(key), 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  /** A token for a card, as the guest's browser gets one. */
  const token = async (number = '4242424242424242', name = 'Somchai Jaidee') => {
    const answer = await post('/tokens', { card: { ...CARD, number, name } }, PUBLIC);
    return (await json<Token>(answer)).id;
  };
  return {
    provider,
    received,
    url: url(),
    now,
    post,
    get: (path: string, key: string = SANDBOX_KEYS.secretKey) =>
      fetch(url() + path, { headers: { authorization: basic(key) } }),
    fault: async (faults: object) => {
      await post('/faults', faults);
    },
    setTime: (at: Instant) => {
      time = at;
    },
    token,
    /** A charge of 1,000 baht, paid at once. */
    paidByCard: async (attemptId = 'attempt-1') => {
      const request = asked({ method: 'card', token: await token(), attemptId });
      return (await provider.createCharge(request)).facts;
    },
    keys: () => received.map(({ event }): EventKey => event.key),
    close: () => app.close(),
  };
}

export type TestSandbox = Awaited<ReturnType<typeof startSandbox>>;

const PUBLIC = SANDBOX_KEYS.publicKey;
export const WEBHOOK_SECRET = SECRET;
export const STARTED_AT = START;
export const CARD = {
  name: 'Somchai Jaidee',
  number: '4242424242424242',
  expiration_month: 12,
  expiration_year: 2030,
  security_code: '123',
  city: 'Bangkok',
  postal_code: '10320',
};

/** Waits until `check` holds, for as long as a busy machine may take. */
export const eventually = (check: () => void | Promise<void>): Promise<void> =>
  vi.waitFor(check, { timeout: 4_000, interval: 10 });

export const basic = (key: string) => `Basic ${Buffer.from(`${key}:`).toString('base64')}`;

/** The body of an answer, of which the test knows what it is. */
export const json = async <T>(answer: Response): Promise<T> => (await answer.json()) as T;

/** What the shop asks for in most tests: 1,000 baht in the next half hour. */
export const asked = (changes: Partial<ChargeRequest> = {}): ChargeRequest => ({
  attemptId: 'attempt-1',
  amount: baht(1_000),
  method: 'promptpay',
  returnUri: 'https://shop.example/paid?x=1',
  expiresAt: instant('2026-11-21T03:30:00.000Z'),
  sendBy: instant('2026-11-21T03:30:00.000Z'),
  description: 'BK-7Q2MX4',
  ...changes,
});

/** The provider's own charge within an answer of the shop's client. */
export const rawCharge = ({ raw }: { raw: unknown }): Charge => raw as Charge;
