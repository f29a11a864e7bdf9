import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const NOW = Date.parse('2026-12-24T10:00:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.resetModules();
});
afterEach(() => vi.useRealTimers());

/** A page of its own, which learnt from answers that were made at these times. */
async function clockAfter(...answers: { date: number; control?: string; took?: number }[]) {
  const { learnClock, serverNow } = await import('./server-clock.ts');
  for (const { date, control = 'private, no-store', took = 0 } of answers)
    learnClock(
      {
        headers: new Headers({ date: new Date(date).toUTCString(), 'cache-control': control }),
      },
      NOW - took,
    );
  return serverNow() - NOW;
}

describe("the server's clock", () => {
  it('is the own one until it is known, or nearly the same', async () => {
    expect(await clockAfter()).toBe(0);
    expect(await clockAfter({ date: NOW - 1_000 })).toBe(0);
  });

  it.each([-7 * HOUR, -2 * MINUTE, 2 * MINUTE, 400 * 24 * HOUR])(
    'is known however wrong the own one is (%d ms)',
    async (wrong) => {
      const known = await clockAfter({ date: NOW + wrong, took: 200 });
      expect(Math.abs(known - wrong)).toBeLessThan(1_000);
    },
  );

  it('is learnt again when the own one is set right', async () =>
    expect(Math.abs(await clockAfter({ date: NOW - HOUR }, { date: NOW }))).toBeLessThan(1_000));

  it.each([
    { date: NOW - HOUR, control: 'public, max-age=60' },
    { date: NOW - HOUR, took: 20_000 },
    { date: NOW - HOUR, took: -5 },
    { date: Number.NaN },
  ])('is not learnt from what may be old: %j', async (answer) =>
    expect(await clockAfter(answer)).toBe(0),
  );
});
