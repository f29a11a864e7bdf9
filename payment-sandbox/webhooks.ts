import { setTimeout as sleep } from 'node:timers/promises';
import type { FaultSwitches } from './faults.ts';
import { providerId, toSecond } from './provider-id.ts';
import type { EventKey, ProviderEvent } from './provider-objects.ts';
import { type DeliveryOptions, deliverWithRetries } from './webhook-delivery.ts';

export type WebhookOptions = DeliveryOptions &
  Readonly<{
    faults: FaultSwitches;
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
