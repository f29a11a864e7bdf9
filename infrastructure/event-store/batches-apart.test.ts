import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { batchesApart } from './batches-apart.ts';
import type { RecordedEvent, SubscriptionBatch } from './port.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A log, and a follower of it for whom each batch takes so many milliseconds. */
function given({ batchTakes = 2 }: Readonly<{ batchTakes?: number }> = {}) {
  const log: RecordedEvent[] = [];
  const stopping = new AbortController();
  let wake = () => {};

  async function* subscription(): AsyncGenerator<SubscriptionBatch, void, undefined> {
    for (let handed = 0; !stopping.signal.aborted; ) {
      if (handed === log.length)
        await new Promise<void>((resolve) => {
          wake = resolve;
          stopping.signal.addEventListener('abort', () => resolve());
        });
      const events = log.slice(handed);
      handed = log.length;
      const { position } = events.at(-1) ?? event(handed);
      if (events.length > 0) yield { events, position, caughtUp: true };
    }
  }

  const batches: { at: number; size: number }[] = [];
  const began = performance.now();
  const ended = (async () => {
    for await (const { events } of batchesApart(subscription(), stopping.signal)) {
      batches.push({ at: performance.now() - began, size: events.length });
      await new Promise((resolve) => setTimeout(resolve, batchTakes));
    }
  })();
  return {
    batches,
    ended,
    stop: () => stopping.abort(),
    append() {
      log.push(event(log.length));
      wake();
    },
  };
}

const event = (n: number): RecordedEvent => ({
  ...{ id: `event ${n}`, type: 'Happened', data: {}, metadata: {}, stream: 'thing-1', revision: n },
  position: { commit: BigInt(n), prepare: BigInt(n) },
});

it('hands a lone event over at once, after a rest as at the start', async () => {
  const { batches, append } = given();
  await vi.advanceTimersByTimeAsync(100);
  append();
  await vi.advanceTimersByTimeAsync(100);
  append();
  await vi.advanceTimersByTimeAsync(0);
  expect(batches).toEqual([
    { at: 100, size: 1 },
    { at: 200, size: 1 },
  ]);
});

it('gathers a burst into few batches', async () => {
  const { batches, append } = given();
  for (let n = 0; n < 60; n += 1) {
    append();
    await vi.advanceTimersByTimeAsync(1);
  }
  await vi.advanceTimersByTimeAsync(15);
  expect(batches.map(({ at }) => at)).toEqual([0, 15, 30, 45, 60]);
  expect(batches.reduce((sum, { size }) => sum + size, 0)).toBe(60);
});

it('adds no wait to batches that take longer', async () => {
  const { batches, append } = given({ batchTakes: 40 });
  for (let n = 0; n < 3; n += 1) {
    append();
    await vi.advanceTimersByTimeAsync(10);
  }
  await vi.advanceTimersByTimeAsync(100);
  expect(batches).toEqual([
    { at: 0, size: 1 },
    { at: 40, size: 2 },
  ]);
});

it('ends at the signal while it waits', async () => {
  const { ended, stop, append } = given();
  append();
  await vi.advanceTimersByTimeAsync(5);
  const stopped = performance.now();
  stop();
  await ended;
  expect(performance.now()).toBe(stopped);
});
