import { setTimeout as sleep } from 'node:timers/promises';
import type { Now } from '@baanpak/domain/values/time/instant.ts';
import { signature } from '@baanpak/infrastructure/payment-provider/webhook-signature.ts';
import { providerId, toSecond } from './provider-id.ts';
import type { ProviderEvent } from './provider-objects.ts';
import type { SandboxStore } from './store.ts';

/** Posts `body` and answers the HTTP status; throws when there was no answer. */
export type Deliver = (
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string,
  signal: AbortSignal,
) => Promise<number>;

export type DeliveryOptions = Readonly<{
  store: SandboxStore;
  now: Now;
  webhookUrl: () => string;
  /** Base64. Two while a secret is being changed: the header then holds a signature by each. */
  webhookSecrets: readonly string[];
  deliver: Deliver;
  /** Milliseconds before each further try. */
  retries: readonly number[];
}>;

/** Signs and sends an event until the shop answers 2xx, and keeps every try with the event. */
export async function deliverWithRetries(
  options: DeliveryOptions,
  event: ProviderEvent,
  signal: AbortSignal,
): Promise<void> {
  for (const delay of [0, ...options.retries]) {
    if (delay > 0) await sleep(delay, undefined, { signal, ref: false });
    signal.throwIfAborted();
    const status = await deliverOnce(options, event, signal);
    if (status >= 200 && status < 300) return;
  }
}

async function deliverOnce(
  { store, now, webhookUrl, webhookSecrets, deliver }: DeliveryOptions,
  event: ProviderEvent,
  signal: AbortSignal,
): Promise<number> {
  const uri = webhookUrl();
  const body = JSON.stringify(event);
  const timestamp = String(Math.floor(Date.parse(now()) / 1000));
  const headers = {
    'content-type': 'application/json',
    'omise-signature': webhookSecrets.map((key) => signature(key, timestamp, body)).join(','),
    'omise-signature-timestamp': timestamp,
  };
  const status = await deliver(uri, headers, body, signal).catch(() => 0);
  signal.throwIfAborted();
  await store.change('event', event.id, (kept) => ({
    object: {
      ...kept,
      webhook_deliveries: [
        ...kept.webhook_deliveries,
        {
          object: 'webhook_delivery',
          id: providerId('whdl'),
          uri,
          status,
          created_at: toSecond(now()),
        },
      ],
    },
    dueAt: null,
  }));
  return status;
}

const PATIENCE = 10_000;

/** Over HTTP, for at most ten seconds. */
export const deliverOverHttp: Deliver = async (url, headers, body, signal) => {
  const timely = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]);
  const answer = await fetch(url, { method: 'POST', headers, body, signal: timely });
  await answer.body?.cancel();
  return answer.status;
};
