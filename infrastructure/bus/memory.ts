import { localSubscriptions, type OnSubscriberError } from './local-subscriptions.ts';
import type { Bus } from './port.ts';

/** The bus within one process. Messages are delivered after `publish` returned, in order, as over a network. */
export function openMemoryBus(onError: OnSubscriberError): Bus {
  const subscriptions = localSubscriptions(onError);
  return {
    publish: (topic, message) => subscriptions.tell(topic, JSON.stringify(message)),
    subscribe: (topic, subscriber) => subscriptions.add(topic, subscriber),
    async close() {
      subscriptions.clear();
    },
  };
}
