import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { StoreUnavailable } from '@baanpak/infrastructure/event-store/port.ts';
import { ProviderUnknown } from '@baanpak/infrastructure/payment-provider/port.ts';
import { expect, it } from 'vitest';
import { isTransient, pauseAfter } from './backoff.ts';

const times = [1, 2, 3, 4, 5, 6, 7, 8, 9, 200];
const longest = { random: () => 0 };
const pauses = (error: unknown, least?: number) =>
  times.map((n) => pauseAfter(error, n, { ...longest, ...(least !== undefined && { least }) }));

it('a bug is tried ever more seldom, to ten minutes', () => {
  const seconds = pauses(new TypeError('a bug')).map((pause) => pause / 1000);
  expect(seconds).toEqual([5, 10, 20, 40, 80, 160, 320, 600, 600, 600]);
});

it('what is away is looked for at least once a minute', () => {
  const away = new ProviderUnknown('away');
  expect(pauses(away).map((pause) => pause / 1000)).toEqual([5, 10, 20, 40, ...Array(6).fill(60)]);
  expect(pauses(away, 20_000).slice(0, 3)).toEqual([20_000, 40_000, 60_000]);
});

it('is shorter by up to a quarter, by chance', () => {
  expect(pauseAfter(new Error(), 1, { random: () => 1 })).toBe(3_750);
});

it('refusals and what is away pass by themselves, bugs do not', () => {
  const passing = [new Refusal('busy', ''), new StoreUnavailable(''), new ProviderUnknown('')];
  expect(passing.map(isTransient)).toEqual([true, true, true]);
  expect(isTransient(Object.assign(new Error('no space left'), { code: '53100' }))).toBe(true);
  expect(isTransient(new TypeError('undefined is not a function'))).toBe(false);
});
