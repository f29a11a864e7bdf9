import { parseJson } from '../json/parse.ts';
import type { Bus, Subscriber } from './port.ts';

/**
 * The bus within one process. Messages are delivered after `publish` returned, in order, each
 * subscriber getting a copy of its own, as over a network. `onError` is told of subscribers that fail.
 */
export function openMemoryBus(onError: (error: unknown, topic: string) => void): Bus {
  // wrapped, so that one function subscribed twice is two subscriptions
  type Subscription = Readonly<{ subscriber: Subscriber }>;
  const topics = new Map<string, Set<Subscription>>();

  async function deliver(topic: string, subscription: Subscription, text: string): Promise<void> {
    if (!topics.get(topic)?.has(subscription)) return; // unsubscribed while it was on its way
    try {
      await subscription.subscriber(parseJson(text));
    } catch (error) {
      onError(error, topic);
    }
  }

  return {
    publish(topic, message) {
      const text = JSON.stringify(message);
      for (const subscription of topics.get(topic) ?? [])
        setImmediate(() => void deliver(topic, subscription, text));
    },
    subscribe(topic, subscriber) {
      const subscription = { subscriber };
      const subscriptions = topics.get(topic) ?? new Set();
      topics.set(topic, subscriptions.add(subscription));
      return () => {
        subscriptions.delete(subscription);
        if (subscriptions.size === 0 && topics.get(topic) === subscriptions) topics.delete(topic);
      };
    },
    async close() {
      topics.clear();
    },
  };
}
