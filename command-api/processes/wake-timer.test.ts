import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWakeTimer } from './wake-timer.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

function given() {
  const stopping = new AbortController();
  const wakeTimer = createWakeTimer(stopping.signal);
  let awake = true;
  const sleepUntil = (time: number) => {
    awake = false;
    const slept = wakeTimer.sleepUntil(time, Date.now()).then(() => {
      awake = true;
    });
    return { slept };
  };
  const at = async (time: number) => {
    await vi.advanceTimersByTimeAsync(time - Date.now());
    return awake;
  };
  return { wakeTimer, stopping, sleepUntil, at };
}

describe('the wake timer', () => {
  it('sleeps until the time it was told', async () => {
    const { sleepUntil, at } = given();
    sleepUntil(5_000);
    expect(await at(4_999)).toBe(false);
    expect(await at(5_000)).toBe(true);
  });

  it('is woken for something earlier, not for something later', async () => {
    const { wakeTimer, sleepUntil, at } = given();
    sleepUntil(5_000);
    wakeTimer.setFor(9_000);
    expect(await at(2_000)).toBe(false);
    wakeTimer.setFor(3_000);
    expect(await at(2_001)).toBe(true);
  });

  it('minds what it was set for before it slept', async () => {
    const { wakeTimer, sleepUntil, at } = given();
    wakeTimer.setFor(3_000);
    wakeTimer.setFor(4_000);
    sleepUntil(5_000);
    expect(await at(2_999)).toBe(false);
    expect(await at(3_000)).toBe(true);
  });

  it('forgets that when it is cleared', async () => {
    const { wakeTimer, sleepUntil, at } = given();
    wakeTimer.setFor(3_000);
    wakeTimer.clear();
    sleepUntil(5_000);
    expect(await at(4_999)).toBe(false);
    expect(await at(5_000)).toBe(true);
  });

  it('hardly sleeps for a time that is past', async () => {
    const { sleepUntil, at } = given();
    sleepUntil(0);
    expect(await at(1_001)).toBe(true);
  });

  it('wakes when all is to stop, and sleeps no more', async () => {
    const { stopping, sleepUntil } = given();
    const { slept } = sleepUntil(5_000);
    stopping.abort();
    await slept;
    await sleepUntil(9_000).slept;
    expect(Date.now()).toBe(1_000);
    expect(vi.getTimerCount()).toBe(0);
  });
});
