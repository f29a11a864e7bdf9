import { setTimeout as sleep } from 'node:timers/promises';
import type { Now } from '@baanpak/domain/values/instant.ts';
import { signature } from '@baanpak/infrastructure/payment-provider/webhook-signature.ts';
import type { FaultSwitches } from './faults.ts';
import { providerId, toSecond } from './provider-id.ts';
import type { EventKey, ProviderEvent } from './provider-objects.ts';
import type { SandboxStore } from './store.ts';

/** Posts `body` and answers the HTTP status; throws when there was no answer. */
export type Deliver = (
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string,
  signal: AbortSignal,
) => Promise<number>;

export type WebhookOptions = Readonly<{
  store: SandboxStore;
  now: Now;
  faults: FaultSwitches;
  webhookUrl: () => string;
  /** Base64. Two while a secret is being changed: the header then holds a signature by each. */
  webhookSecrets: readonly string[];
  deliver: Deliver;
  /** Milliseconds before each further try. */
  retries: readonly number[];
  /** Milliseconds for which a late event, or one waiting for its successor, is held back. */
  late: number;
  failed: (error: unknown) => void;
}>;

/** Tells the shop what happened. Nothing here makes a caller wait for the shop. */
export type Webhooks = Readonly<{
  announce(key: EventKey, data: ProviderEvent['data']): Promise<void>;
  close(): void;
}>;

export function webhooks(options: WebhookOptions): Webhooks {
  const { store, now, faults, late, failed } = options;
  const stopped = new AbortController();
  const lines = new Map<string, Promise<void>>();
  let held: ProviderEvent | null = null;

  /** Events of one charge go out one after the other, so that only a fault reorders them. */
  const send = (event: ProviderEvent) => {
    const { data } = event;
    const about = data.object === 'charge' ? data.id : data.charge;
    const sent = (lines.get(about) ?? Promise.resolve())
      .then(() => deliverWithRetries(options, event, stopped.signal))
      .catch((error: unknown) => {
        if (!stopped.signal.aborted) failed(error);
      })
      .finally(() => {
        if (lines.get(about) === sent) lines.delete(about);
      });
    lines.set(about, sent);
  };
  const later = (run: () => void) => {
    sleep(late, undefined, { signal: stopped.signal, ref: false }).then(run, () => {});
  };
  const sendHeld = (event: ProviderEvent | null) => {
    if (event === null || held !== event) return;
    held = null;
    send(event);
  };
  const reorder = (event: ProviderEvent) => {
    const earlier = held;
    if (earlier) {
      send(event);
      sendHeld(earlier);
      return;
    }
    held = event;
    later(() => sendHeld(event));
  };

  return {
    async announce(key, data) {
      const event = newEvent(key, data, toSecond(now()));
      await store.put('event', event.id, event, now(), null);
      const { webhook } = await faults.current();
      if (webhook === 'lost') return;
      if (webhook === 'late') return later(() => send(event));
      if (webhook === 'reordered') return reorder(event);
      send(event);
      if (webhook === 'twice') send(event);
    },
    close: () => stopped.abort(),
  };
}

const newEvent = (key: EventKey, data: ProviderEvent['data'], at: string): ProviderEvent => {
  const id = providerId('evnt');
  return {
    object: 'event',
    id,
    livemode: false,
    location: `/events/${id}`,
    key,
    data,
    created_at: at,
    webhook_deliveries: [],
  };
};

async function deliverWithRetries(
  options: WebhookOptions,
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
  { store, now, webhookUrl, webhookSecrets, deliver }: WebhookOptions,
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
