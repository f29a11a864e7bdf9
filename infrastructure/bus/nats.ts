import { setTimeout as sleep } from 'node:timers/promises';
import {
  type ConnectionOptions,
  connect,
  Events,
  type NatsConnection,
  type Subscription,
} from 'nats';
import { localSubscriptions, type OnSubscriberError } from './local-subscriptions.ts';
import type { Bus } from './port.ts';

type NatsOptions = Readonly<{
  /** One server or several, with commas between: `nats://a:4222,nats://b:4222`; a user and password go along. */
  url: string;
  onSubscriberError: OnSubscriberError;
  /** Told when the server is there, and when it is gone: nothing stops meanwhile, hints are lost. */
  onState?: (state: 'connected' | 'away', why?: unknown) => void;
}>;

/** Subjects of ours begin so: a server may be shared. */
const PREFIX = 'baanpak.';
const RETRY_MS = 500;
const CLOSE_WITHIN_MS = 1_000;

/** A server that says nothing for five seconds is gone, whatever the network says; the client tries again for ever. */
const OPTIONS = {
  name: 'baanpak',
  timeout: 2_000,
  maxReconnectAttempts: -1,
  reconnectTimeWait: RETRY_MS,
  pingInterval: 5_000,
  maxPingOut: 1,
} as const;

/**
 * The bus over NATS. Opens at once and connects by itself, for as long as it takes: anyone who publishes while
 * the server is away is not told, and nothing is kept for later, since a hint of then is of no use.
 */
export function openNatsBus({ url, onSubscriberError, onState = () => {} }: NatsOptions): Bus {
  const local = localSubscriptions(onSubscriberError);
  const topics = new Set<string>();
  const remote = new Map<string, Subscription>();
  const closing = new AbortController();
  const { signal } = closing;
  let connection: NatsConnection | undefined;
  let isThere: boolean | undefined;
  void open();

  /** The client goes on by itself after the first connection; until then, this does. */
  async function open(): Promise<void> {
    while (!signal.aborted) {
      try {
        const connected = await connect({ ...serversIn(url), ...OPTIONS });
        if (signal.aborted) return await connected.close();
        connection = connected;
        for (const topic of topics) listenTo(connected, topic);
        say('connected');
        return await follow(connected);
      } catch (error) {
        say('away', error);
        await sleep(RETRY_MS, undefined, { signal }).catch(() => {});
      }
    }
  }

  async function follow(connected: NatsConnection): Promise<void> {
    for await (const { type, data } of connected.status()) {
      if (type === Events.Disconnect) say('away', data);
      if (type === Events.Reconnect) say('connected');
    }
  }

  function say(state: 'connected' | 'away', why?: unknown): void {
    if (signal.aborted || isThere === (state === 'connected')) return;
    isThere = state === 'connected';
    onState(state, why);
  }

  function listenTo(connected: NatsConnection, topic: string): void {
    if (remote.has(topic)) return;
    const callback = (error: Error | null, { data }: { data: Uint8Array }) => {
      if (error === null) local.tell(topic, Buffer.from(data).toString('utf8'));
    };
    remote.set(topic, connected.subscribe(PREFIX + topic, { callback }));
  }

  function leave(topic: string): void {
    topics.delete(topic);
    remote.get(topic)?.unsubscribe();
    remote.delete(topic);
  }

  return {
    publish(topic, message) {
      if (!isThere || signal.aborted) return;
      try {
        connection?.publish(PREFIX + topic, JSON.stringify(message));
      } catch (error) {
        onState('away', error); // it was closed in this moment, or takes no message so large
      }
    },
    subscribe(topic, subscriber) {
      const end = local.add(topic, subscriber, () => leave(topic));
      topics.add(topic);
      if (connection && !signal.aborted) listenTo(connection, topic);
      return end;
    },
    async close() {
      closing.abort();
      local.clear();
      const left = connection?.close().catch(() => {});
      await Promise.race([left, sleep(CLOSE_WITHIN_MS, undefined, { ref: false })]);
    },
  };
}

/** Servers with the credentials of the first that has some; `tls://` in any of them means TLS for all. */
function serversIn(text: string): Pick<ConnectionOptions, 'servers' | 'user' | 'pass' | 'tls'> {
  const urls = text.split(',').map((each) => new URL(each.trim()));
  const [known] = urls.filter(({ username }) => username !== '');
  return {
    servers: urls.map(({ host }) => host),
    ...(known && {
      user: decodeURIComponent(known.username),
      pass: decodeURIComponent(known.password),
    }),
    ...(urls.some(({ protocol }) => protocol === 'tls:') && { tls: {} }),
  };
}
