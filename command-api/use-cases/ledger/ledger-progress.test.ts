import { minute } from '@baanpak/domain/testing/samples.ts';
import { describe, expect, it } from 'vitest';
import { ledgerProgress, throttle } from './ledger-progress.ts';

/** A clock that only sleeping moves. */
function clockThatSleeps() {
  let time = 0;
  return {
    now: () => time,
    sleep: async (milliseconds: number) => {
      time += milliseconds;
    },
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

describe('the throttle of the ledger', () => {
  it('lets one call through a second', async () => {
    const clock = clockThatSleeps();
    const turn = throttle(1_000, clock);
    const called: number[] = [];
    for (let n = 0; n < 4; n += 1) {
      await turn();
      called.push(clock.now());
      if (n === 1) clock.pass(300);
    }
    expect(called).toEqual([0, 1_000, 2_000, 3_000]);
    clock.pass(5_000);
    await turn();
    expect(clock.now()).toBe(8_000);
  });

  it('counts what was compared', () => {
    const progress = ledgerProgress(async () => {});
    progress.comparedPage(100, null);
    expect(progress.done()).toEqual({ charges: 100, checkouts: 0, dayCompletedAt: null });
    progress.comparedCheckout();
    progress.comparedPage(7, minute(0));
    expect(progress.done()).toMatchObject({ charges: 107, checkouts: 1 });
    expect(progress.done().dayCompletedAt).toBe(minute(0));
  });
});
