import { instant } from '@baanpak/domain/values/time/instant.ts';
import { omise } from '@baanpak/infrastructure/payment-provider/omise.ts';
import { SANDBOX_KEYS } from '@baanpak/infrastructure/payment-provider/provider-for.ts';
import { afterEach, describe, expect, it } from 'vitest';
import type { ProviderEvent } from './provider-objects.ts';
import {
  asked,
  eventually,
  json,
  type ReceivedWebhook,
  startSandbox,
  type TestSandbox,
  WEBHOOK_SECRET,
} from './sandbox-for-tests.ts';

let shop: TestSandbox;
afterEach(() => shop.close());

const NEW_SECRET = Buffer.from('the next secret').toString('base64');

const arrived = (number: number) =>
  eventually(() => expect(shop.received.length).toBeGreaterThanOrEqual(number));
const first = (): ReceivedWebhook => {
  const [received] = shop.received;
  if (!received) throw new Error('no webhook came');
  return received;
};
const verifierAt = (time: string, webhookSecret = WEBHOOK_SECRET) =>
  omise({ ...SANDBOX_KEYS, webhookSecret, now: () => instant(time) });
const NOON = '2026-11-21T03:00:00Z';

describe('a webhook', () => {
  it('tells what happened with the whole object, signed', async () => {
    shop = await startSandbox();
    const { raw } = await shop.provider.createCharge(asked());
    await arrived(1);
    const { event, headers, body } = first();
    expect(event).toEqual({
      object: 'event',
      id: expect.stringMatching(/^evnt_test_[a-z0-9]{19}$/),
      livemode: false,
      location: `/events/${event.id}`,
      key: 'charge.create',
      data: raw,
      created_at: '2026-11-21T03:00:00Z',
      webhook_deliveries: [],
    });
    expect(shop.provider.verifyWebhook(headers, body)).toBe(true);
    expect(shop.provider.verifyWebhook(headers, Buffer.from(body))).toBe(true);
  });

  it('is good by either secret while they change', async () => {
    shop = await startSandbox({ webhookSecrets: [NEW_SECRET, WEBHOOK_SECRET] });
    await shop.provider.createCharge(asked());
    await arrived(1);
    const { headers, body } = first();
    expect(headers['omise-signature']).toMatch(/^[0-9a-f]{64},[0-9a-f]{64}$/);
    expect(verifierAt(NOON).verifyWebhook(headers, body)).toBe(true);
    expect(verifierAt(NOON, NEW_SECRET).verifyWebhook(headers, body)).toBe(true);
    expect(verifierAt(NOON, 'b3RoZXI=').verifyWebhook(headers, body)).toBe(false);
  });

  it('is not believed when changed, unsigned, or stale', async () => {
    shop = await startSandbox();
    await shop.provider.createCharge(asked());
    await arrived(1);
    const { headers, body } = first();
    const { provider } = shop;
    expect(provider.verifyWebhook(headers, body.replace('pending', 'successful'))).toBe(false);
    expect(provider.verifyWebhook({}, body)).toBe(false);
    expect(provider.verifyWebhook({ ...headers, 'omise-signature': '' }, body)).toBe(false);
    const moved = { ...headers, 'omise-signature-timestamp': '1795230001' };
    expect(provider.verifyWebhook(moved, body)).toBe(false);
    expect(verifierAt('2026-11-21T03:05:00Z').verifyWebhook(headers, body)).toBe(true);
    expect(verifierAt('2026-11-21T03:05:01Z').verifyWebhook(headers, body)).toBe(false);
    expect(verifierAt('2026-11-21T02:54:59Z').verifyWebhook(headers, body)).toBe(false);
  });

  it('is sent again until the shop takes it, and every try is kept', async () => {
    shop = await startSandbox({ statuses: [500, 503] });
    await shop.provider.createCharge(asked());
    await arrived(3);
    expect(new Set(shop.received.map(({ event }) => event.id)).size).toBe(1);
    await eventually(async () => {
      const event = await json<ProviderEvent>(await shop.get(`/events/${first().event.id}`));
      expect(event.webhook_deliveries.map(({ status }) => status)).toEqual([500, 503, 200]);
    });
  });

  it('keeps nobody waiting when the shop never answers', async () => {
    let given = 0;
    shop = await startSandbox({
      deliver: (_url, _headers, _body, signal) => {
        given += 1;
        return new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
        });
      },
    });
    const { facts } = await shop.provider.createCharge(asked());
    await eventually(() => expect(given).toBe(1));
    const paid = await shop.post(`/charges/${facts.chargeId}/pay`, {});
    expect(paid.status).toBe(200);
  });
});

describe('the fault of webhooks', () => {
  const pay = async () => {
    const { facts } = await shop.provider.createCharge(asked());
    await shop.post(`/charges/${facts.chargeId}/pay`, {});
    return facts;
  };

  it('lost: none comes, though the event is there to be read', async () => {
    shop = await startSandbox();
    await shop.fault({ webhook: 'lost' });
    await pay();
    await shop.fault({ webhook: 'normal' });
    const { facts } = await shop.provider.createCharge(asked({ attemptId: 'attempt-2' }));
    await arrived(1);
    expect(shop.received.map(({ event }) => event.data)).toMatchObject([{ id: facts.chargeId }]);
    const events = await json<{ data: ProviderEvent[] }>(await shop.get('/events'));
    expect(events.data.map(({ key }) => key)).toEqual([
      'charge.create',
      'charge.complete',
      'charge.create',
    ]);
  });

  it('twice: the same event comes two times', async () => {
    shop = await startSandbox();
    await shop.fault({ webhook: 'twice' });
    await pay();
    await arrived(4);
    expect(shop.keys()).toEqual([
      ...['charge.create', 'charge.create'],
      ...['charge.complete', 'charge.complete'],
    ]);
    expect(new Set(shop.received.map(({ event }) => event.id)).size).toBe(2);
  });

  it('late: it comes after what happened since', async () => {
    shop = await startSandbox();
    await shop.fault({ webhook: 'late' });
    const { facts } = await shop.provider.createCharge(asked());
    await shop.fault({ webhook: 'normal' });
    await shop.post(`/charges/${facts.chargeId}/pay`, {});
    await arrived(2);
    expect(new Set(shop.keys())).toEqual(new Set(['charge.create', 'charge.complete']));
  });

  it('reordered: the later of two comes first', async () => {
    shop = await startSandbox({
      delays: { sweep: 1_000, slow: 1, late: 60_000, settle: 1, retries: [] },
    });
    await shop.fault({ webhook: 'reordered' });
    await pay();
    await arrived(2);
    expect(shop.keys()).toEqual(['charge.complete', 'charge.create']);
  });

  it('reordered: the last one comes too', async () => {
    shop = await startSandbox();
    await shop.fault({ webhook: 'reordered' });
    await shop.provider.createCharge(asked());
    await arrived(1);
    expect(shop.keys()).toEqual(['charge.create']);
  });
});
