import { describe, expect, it } from 'vitest';
import { restWhileBusy } from './rest-while-busy.ts';

/** A process whose event loop did nothing until now. */
function given() {
  let now = 0;
  const total = { idle: 0, active: 0, utilization: 0 };
  const rest = restWhileBusy({
    now: () => now,
    eventLoopUtilization: (later?: typeof total, earlier?: typeof total) => {
      if (!later || !earlier) return { ...total };
      const active = later.active - earlier.active;
      const idle = later.idle - earlier.idle;
      return { active, idle, utilization: active / (active + idle) };
    },
  });
  return {
    rest,
    /** Works so large a share of so many milliseconds. */
    work(share: number, milliseconds: number) {
      now += milliseconds;
      total.active += share * milliseconds;
      total.idle += (1 - share) * milliseconds;
    },
  };
}

describe('a rest', () => {
  it.each([
    [0, 0],
    [0.4, 0],
    [0.6, 10],
    [0.7, 20],
    [1, 30],
  ])('of a process that works a share of %d takes %d ms', (share, expected) => {
    const { rest, work } = given();
    work(share, 600);
    expect(rest()).toBe(expected);
  });

  it('goes by the last half second, and by nothing shorter', () => {
    const { rest, work } = given();
    work(1, 600);
    expect(rest()).toBe(30);
    work(0, 400);
    expect(rest()).toBe(30);
    work(0, 200);
    expect(rest()).toBe(0);
  });

  it('is none before half a second was seen', () => {
    const { rest, work } = given();
    work(1, 400);
    expect(rest()).toBe(0);
  });
});
