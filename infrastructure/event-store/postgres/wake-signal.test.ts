import { describe, expect, it } from 'vitest';
import { wakeSignal } from './subscribe.ts';

const never = new AbortController().signal;

describe('a wake signal', () => {
  it('wakes all who wait', async () => {
    const signal = wakeSignal();
    const both = Promise.all([
      signal.received(0, 60_000, never),
      signal.received(0, 60_000, never),
    ]);
    signal.send();
    await both;
  });

  it('is received though it was sent before one waited', async () => {
    const signal = wakeSignal();
    const before = signal.count();
    signal.send();
    await signal.received(before, 60_000, never);
  });

  it('lets go after a while, and when aborted', async () => {
    const signal = wakeSignal();
    await signal.received(signal.count(), 1, never);
    const stopping = new AbortController();
    const received = signal.received(signal.count(), 60_000, stopping.signal);
    stopping.abort();
    await received;
    expect(signal.count()).toBe(0);
  });
});
