import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prefetchOnIdle, reloadOnChunkLoss } from './chunks.ts';

const kept = new Map<string, string>();
const browser = Object.assign(new EventTarget(), {
  sessionStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  },
  location: { reload: vi.fn(), assign: vi.fn() },
  requestIdleCallback: vi.fn((load: () => void, _options: object) => load()),
});
const { reload, assign } = browser.location;
let next: string | undefined;
vi.stubGlobal('window', browser);
reloadOnChunkLoss(() => next);

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-12-24T10:00:00Z') });
  vi.stubGlobal('navigator', { onLine: true });
  kept.clear();
  next = undefined;
});
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

const loseChunk = () => browser.dispatchEvent(new Event('vite:preloadError'));

describe('a page whose chunks are gone', () => {
  it('is loaded again, once a minute at most', () => {
    loseChunk();
    vi.advanceTimersByTime(59_000);
    loseChunk();
    expect(reload).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(2_000);
    loseChunk();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('gives way to the one that the guest is on the way to', () => {
    next = '/hotel/talay/checkout-services?checkoutId=1';
    loseChunk();
    expect(assign).toHaveBeenCalledWith(next);
    expect(reload).not.toHaveBeenCalled();
  });

  it('stays without a network', () => {
    vi.stubGlobal('navigator', { onLine: false });
    loseChunk();
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('chunks needed next', () => {
  it('are loaded on idle, within two seconds', async () => {
    const load = vi.fn(async () => {});
    prefetchOnIdle(async () => [load, load]);
    await vi.advanceTimersByTimeAsync(0);
    expect(load).toHaveBeenCalledTimes(2);
    expect(browser.requestIdleCallback.mock.calls[0]?.[1]).toEqual({ timeout: 2_000 });
  });

  it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'are not loaded ahead over a line that is to be spared: %o',
    async (connection) => {
      vi.stubGlobal('navigator', { onLine: true, connection });
      const load = vi.fn(async () => {});
      prefetchOnIdle(async () => [load]);
      await vi.advanceTimersByTimeAsync(0);
      expect(load).not.toHaveBeenCalled();
    },
  );

  it('disturb nobody when they are gone', async () => {
    prefetchOnIdle(async () => [
      async () => {
        loseChunk();
        throw new Error('gone');
      },
    ]);
    await vi.advanceTimersByTimeAsync(0);
    expect(reload).not.toHaveBeenCalled();
    loseChunk();
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
