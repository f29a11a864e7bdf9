import { minute } from '@baanpak/domain/testing/samples.ts';
import { type Instant, instant } from '@baanpak/domain/values/time/instant.ts';
import { describe, expect, it, vi } from 'vitest';
import type { Ports } from '../ports.ts';
import { runTimers } from './run-timers.ts';
import type { Timer, TimerStore } from './timer-store.ts';
import { createWakeTimer } from './wake-timer.ts';

const refundTimer = (refundId: string): Timer => ({
  key: `refund:${refundId}`,
  due: minute(0),
  everyMs: 20_000,
  process: 'follow-refunds',
  cause: { eventId: refundId, correlationId: refundId, step: 0 },
  command: { type: 'PayRefund', data: { refundId } },
  queue: 'provider',
  failures: 0,
});

it('begins nothing more once it was told to end, and puts off what it began', async () => {
  const ending = new AbortController();
  const due = Array.from({ length: 30 }, (_, n) => refundTimer(`refund-${n}`));
  const load = vi.fn(async () => {
    ending.abort();
    return { state: { status: 'unknown' } };
  });
  const settle = vi.fn<TimerStore['settle']>(async () => {});
  const ports = {
    now: () => minute(0),
    commands: { load },
    log: { warn: vi.fn() },
  } as unknown as Ports;
  const timerStore = { due: async () => due, settle } as unknown as TimerStore;
  const { signal } = ending;
  const wakeTimer = createWakeTimer(signal);
  const wakeTimers = { local: wakeTimer, provider: wakeTimer, ledger: wakeTimer };
  await runTimers({ ports, timerStore, queue: 'provider', signal, wakeTimers });
  expect(load).toHaveBeenCalledTimes(16);
  expect(settle.mock.calls.flat(2)).toHaveLength(16);
});

/** Carries out a timer once; answers what became of it. */
async function runOnce(timer: Timer, state: object, handle = vi.fn(), now = minute(0)) {
  const ending = new AbortController();
  const settle = vi.fn<TimerStore['settle']>(async () => ending.abort());
  const load = async () => ({ state });
  const ports = {
    now: () => now,
    commands: { load, handle },
    followUp: vi.fn(),
    settings: {},
    log: { warn: vi.fn() },
  };
  const timerStore = { due: async () => [timer], settle } as unknown as TimerStore;
  const { signal } = ending;
  const wakeTimer = createWakeTimer(signal);
  const wakeTimers = { local: wakeTimer, provider: wakeTimer, ledger: wakeTimer };
  const { queue } = timer;
  await runTimers({ ports: ports as unknown as Ports, timerStore, queue, signal, wakeTimers });
  return settle.mock.calls.flat(2);
}

const MONEY = { uid: 'u', attemptId: 'a' };
const NIGHTS = { uid: 'u', bookingId: 'b', roomId: 'r' };
const SETTLE = { type: 'SettleLatePayment', data: MONEY } as const;
const FINISH = { type: 'FinishLateSettlement', data: { uid: 'u', settlement: 1 } } as const;
const FREE = { type: 'FreeRetakenNights', data: { ...NIGHTS, settlement: 1 } } as const;
const ABANDON = { type: 'AbandonReservation', data: NIGHTS } as const;

const ONCE = { ...refundTimer('late'), everyMs: null };

it.each([
  ONCE,
  { ...ONCE, command: { type: 'SettleCharge', data: { attemptId: 'a' } } },
  { ...ONCE, command: { type: 'BookMoney', data: { caseId: 'c' } } },
  { ...ONCE, queue: 'local', command: { type: 'LapseHold', data: { uid: 'u' } } },
  { ...ONCE, queue: 'local', command: SETTLE },
  { ...ONCE, queue: 'local', command: FINISH },
  { ...ONCE, queue: 'local', command: FREE },
] satisfies Timer[])(
  'a read that comes late deletes no one-shot timer: $command.type',
  async (timer) => {
    const [outcome] = await runOnce(timer, { status: 'unknown' });
    expect(outcome).toMatchObject({ timer, next: { key: timer.key, failures: 1 } });
    expect(Date.parse(outcome?.next?.due ?? '')).toBeGreaterThan(Date.parse(timer.due));
  },
);

it.each([SETTLE, FINISH, FREE])(
  'nor does one that knows the checkout, but not yet what came last: $type',
  async (command) => {
    const timer: Timer = { ...ONCE, queue: 'local', command };
    const attempts = new Map([['a', 'pending']]);
    const before = { status: 'expired', stays: [], attempts, late: new Map(), lateSettlements: [] };
    const [outcome] = await runOnce(timer, before);
    expect(outcome).toMatchObject({ timer, next: { key: timer.key, failures: 1 } });
  },
);

it('nor does one that frees nights of a calendar which is not to be read yet', async () => {
  const timer: Timer = { ...ONCE, queue: 'local', command: ABANDON };
  const told = { state: { abandoned: new Set(['b']) }, events: [], revision: 0 };
  const nothing = { state: {}, events: [], revision: -1 };
  const handle = vi.fn().mockResolvedValueOnce(told).mockResolvedValue(nothing);
  const [outcome] = await runOnce(timer, {}, handle);
  expect(handle).toHaveBeenCalledTimes(3);
  expect(outcome).toMatchObject({ timer, next: { key: timer.key, failures: 1 } });
});

it('a timer that fails is tried again after a growing pause', async () => {
  const pauses: number[] = [];
  let timer: Timer = ONCE;
  for (const _ of [1, 2, 3, 4]) {
    const [outcome] = await runOnce(timer, { status: 'unknown' });
    pauses.push(Date.parse(outcome?.next?.due ?? '') - Date.parse(minute(0)));
    timer = outcome?.next ?? timer;
  }
  expect(timer.failures).toBe(4);
  for (const [n, pause] of pauses.entries()) {
    expect(pause).toBeLessThanOrEqual(5_000 * 2 ** n);
    expect(pause).toBeGreaterThanOrEqual(3_750 * 2 ** n);
  }
});

it('a periodic timer starts counting failures again once it succeeds', async () => {
  const failed: Timer = { ...refundTimer('well'), failures: 4 };
  const [outcome] = await runOnce(failed, { status: 'paid' });
  expect(outcome?.next).toEqual({
    ...failed,
    failures: 0,
    due: minute(0).replace('00.000', '20.000'),
  });
});

it('one that an older version set goes to its own queue', async () => {
  const old: Timer = { ...ONCE, queue: 'local' };
  const [outcome] = await runOnce(old, { status: 'open' });
  expect(outcome).toEqual({ timer: old, next: { ...old, queue: 'provider' } });
});

describe('the end of a stay that an older version set to midnight', () => {
  const midnight = instant('2027-03-03T17:00:00.000Z');
  const noon = instant('2027-03-04T05:00:00.000Z');
  const complete = (completedAt: Instant) =>
    ({ type: 'CompleteStay', data: { bookingId: 'anna', completedAt } }) as const;
  const timer = (due: Instant): Timer => ({
    ...{ ...ONCE, key: 'stay:anna', queue: 'local' },
    ...{ due, command: complete(due) },
  });
  const done = { events: [], position: null, state: {} };

  it('is put off to noon', async () => {
    const handle = vi.fn();
    const [outcome] = await runOnce(timer(midnight), {}, handle, midnight);
    expect(handle).not.toHaveBeenCalled();
    expect(outcome).toEqual({ timer: timer(midnight), next: timer(noon) });
  });

  it.each([timer(midnight), timer(noon)])('comes at noon: $due', async (set) => {
    const handle = vi.fn().mockResolvedValue(done);
    const [outcome] = await runOnce(set, {}, handle, noon);
    expect(handle).toHaveBeenCalledTimes(1);
    expect(outcome).toEqual({ timer: set, next: null });
  });
});
