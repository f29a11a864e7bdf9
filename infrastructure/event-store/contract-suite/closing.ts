import { expect, it } from 'vitest';
import { StoreUnavailable } from '../port.ts';
import { follow } from './follower.ts';
import { event, events, newStream } from './given.ts';
import type { Current } from './log-under-test.ts';
import { until } from './until.ts';

export function closingCases(current: Current) {
  it('ends within two seconds, subscriptions and appends under way included', async () => {
    const { log } = current();
    const store = await log.open();
    const follower = follow(store);
    await until(() => follower.batches.length > 0);
    const stream = newStream('closing');
    const underWay = Array.from({ length: 20 }, (_, n) =>
      store.append(`${stream}-${n}`, 'no-stream', events(2)).then(
        () => 'told',
        (error: unknown) => (error instanceof StoreUnavailable ? 'told' : error),
      ),
    );
    const start = performance.now();
    await store.close();
    expect(performance.now() - start).toBeLessThan(2_000);
    await follower.stop();
    expect(new Set(await Promise.all(underWay))).toEqual(new Set(['told']));
    await store.close();
  });

  it('is unavailable afterwards', async () => {
    const { log } = current();
    const store = await log.open();
    await store.close();
    const late = store.append(newStream(), 'no-stream', [event()]);
    await expect(late).rejects.toBeInstanceOf(StoreUnavailable);
    await expect(store.readStream(newStream())).rejects.toBeInstanceOf(StoreUnavailable);
  });

  it('names the log the same from every process', async () => {
    const { log, store } = current();
    const other = await log.open();
    expect(await other.storeId()).toBe(await store.storeId());
    expect(await store.storeId()).toMatch(/^[0-9a-f-]{36}$/);
    await other.close();
  });
}
