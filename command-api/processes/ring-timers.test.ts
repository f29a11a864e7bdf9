import { minute } from '@baanpak/domain/testing/samples.ts';
import { expect, it, vi } from 'vitest';
import type { Deps } from '../deps.ts';
import type { Agenda, Timer } from './agenda.ts';
import { createAlarm } from './alarm.ts';
import { ringTimers } from './ring-timers.ts';

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
  const settle = vi.fn<Agenda['settle']>(async () => {});
  const deps = {
    now: () => minute(0),
    commands: { load },
    log: { warn: vi.fn() },
  } as unknown as Deps;
  const agenda = { due: async () => due, settle } as unknown as Agenda;
  const { signal } = ending;
  const alarm = createAlarm(signal);
  const alarms = { local: alarm, provider: alarm, ledger: alarm };
  await ringTimers({ deps, agenda, queue: 'provider', signal, alarms });
  expect(load).toHaveBeenCalledTimes(16);
  expect(settle.mock.calls.flat(2)).toHaveLength(16);
});

/** Rings once; answers what became of the timer. */
async function rungOnce(timer: Timer, state: object, handle = vi.fn()) {
  const ending = new AbortController();
  const settle = vi.fn<Agenda['settle']>(async () => ending.abort());
  const load = async () => ({ state });
  const deps = {
    now: () => minute(0),
    commands: { load, handle },
    settings: {},
    log: { warn: vi.fn() },
  };
  const agenda = { due: async () => [timer], settle } as unknown as Agenda;
  const { signal } = ending;
  const alarm = createAlarm(signal);
  const alarms = { local: alarm, provider: alarm, ledger: alarm };
  const { queue } = timer;
  await ringTimers({ deps: deps as unknown as Deps, agenda, queue, signal, alarms });
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
    const [rung] = await rungOnce(timer, { status: 'unknown' });
    expect(rung).toMatchObject({ timer, next: { key: timer.key, failures: 1 } });
    expect(Date.parse(rung?.next?.due ?? '')).toBeGreaterThan(Date.parse(timer.due));
  },
);

it.each([SETTLE, FINISH, FREE])(
  'nor does one that knows the checkout, but not yet what came last: $type',
  async (command) => {
    const timer: Timer = { ...ONCE, queue: 'local', command };
    const attempts = new Map([['a', 'pending']]);
    const before = { status: 'expired', stays: [], attempts, late: new Map(), settlements: [] };
    const [rung] = await rungOnce(timer, before);
    expect(rung).toMatchObject({ timer, next: { key: timer.key, failures: 1 } });
  },
);

it('nor does one that frees nights of a calendar which is not to be read yet', async () => {
  const timer: Timer = { ...ONCE, queue: 'local', command: ABANDON };
  const told = { state: { abandoned: new Set(['b']) }, events: [], revision: 0 };
  const nothing = { state: {}, events: [], revision: -1 };
  const handle = vi.fn().mockResolvedValueOnce(told).mockResolvedValue(nothing);
  const [rung] = await rungOnce(timer, {}, handle);
  expect(handle).toHaveBeenCalledTimes(3);
  expect(rung).toMatchObject({ timer, next: { key: timer.key, failures: 1 } });
});

it('a timer that fails is tried again after a growing pause', async () => {
  const pauses: number[] = [];
  let timer: Timer = ONCE;
  for (const _ of [1, 2, 3, 4]) {
    const [rung] = await rungOnce(timer, { status: 'unknown' });
    pauses.push(Date.parse(rung?.next?.due ?? '') - Date.parse(minute(0)));
    timer = rung?.next ?? timer;
  }
  expect(timer.failures).toBe(4);
  for (const [n, pause] of pauses.entries()) {
    expect(pause).toBeLessThanOrEqual(5_000 * 2 ** n);
    expect(pause).toBeGreaterThanOrEqual(3_750 * 2 ** n);
  }
});

it('one that rings again and again begins anew once it is well', async () => {
  const failed: Timer = { ...refundTimer('well'), failures: 4 };
  const [rung] = await rungOnce(failed, { status: 'paid' });
  expect(rung?.next).toEqual({
    ...failed,
    failures: 0,
    due: minute(0).replace('00.000', '20.000'),
  });
});

it('one that an older version set goes to its own queue', async () => {
  const old: Timer = { ...ONCE, queue: 'local' };
  const [rung] = await rungOnce(old, { status: 'open' });
  expect(rung).toEqual({ timer: old, next: { ...old, queue: 'provider' } });
});
