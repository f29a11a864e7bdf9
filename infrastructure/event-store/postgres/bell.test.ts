import { describe, expect, it } from 'vitest';
import { createBell } from './bell.ts';

const never = new AbortController().signal;

describe('a bell', () => {
  it('wakes all who wait', async () => {
    const bell = createBell();
    const both = Promise.all([bell.heard(0, 60_000, never), bell.heard(0, 60_000, never)]);
    bell.ring();
    await both;
  });

  it('is heard though it rang before one waited', async () => {
    const bell = createBell();
    const before = bell.rings();
    bell.ring();
    await bell.heard(before, 60_000, never);
  });

  it('lets go after a while, and at the signal', async () => {
    const bell = createBell();
    await bell.heard(bell.rings(), 1, never);
    const stopping = new AbortController();
    const heard = bell.heard(bell.rings(), 60_000, stopping.signal);
    stopping.abort();
    await heard;
    expect(bell.rings()).toBe(0);
  });
});
