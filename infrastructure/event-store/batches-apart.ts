import type { SubscriptionBatch } from './port.ts';

/** Between the starts of two batches; a batch costs a transaction, however few events it has. */
export const INTERVAL_MS = 15;

/**
 * The batches of a subscription, each at least 15 ms after the start of the one before, so that events of a burst
 * gather in the log. An event that comes after a rest is handed over at once. Ends as the subscription does; its
 * signal ends the wait, too.
 */
export async function* batchesApart(
  subscription: AsyncIterable<SubscriptionBatch>,
  signal: AbortSignal,
): AsyncGenerator<SubscriptionBatch, void, undefined> {
  for await (const batch of subscription) {
    const began = performance.now();
    yield batch;
    const rest = began + INTERVAL_MS - performance.now();
    if (rest > 0) await sleep(rest, signal);
  }
}

function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const wake = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', wake);
      resolve();
    };
    const timer = setTimeout(wake, milliseconds);
    signal.addEventListener('abort', wake);
  });
}
