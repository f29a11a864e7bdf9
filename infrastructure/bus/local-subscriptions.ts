import { parseJson } from '../json/json.ts';
import type { Subscriber } from './port.ts';

/** Told of subscribers that fail. */
export type OnSubscriberError = (error: unknown, topic: string) => void;

/** Who subscribed in this process, and how a message as text reaches them: each gets a copy of its own. */
export function localSubscriptions(onError: OnSubscriberError) {
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
    /** Adds one; answers how it ends, and after the last of its topic `whenEmpty` is called. */
    add(topic: string, subscriber: Subscriber, whenEmpty: () => void = () => {}): () => void {
      const subscription = { subscriber };
      const subscriptions = topics.get(topic) ?? new Set();
      topics.set(topic, subscriptions.add(subscription));
      return () => {
        if (!subscriptions.delete(subscription)) return;
        if (subscriptions.size > 0 || topics.get(topic) !== subscriptions) return;
        topics.delete(topic);
        whenEmpty();
      };
    },
    has: (topic: string) => topics.has(topic),
    /** After the caller returned, to those who are subscribed now and still are then. */
    tell(topic: string, text: string): void {
      for (const subscription of topics.get(topic) ?? [])
        setImmediate(() => void deliver(topic, subscription, text));
    },
    clear: () => topics.clear(),
  };
}
