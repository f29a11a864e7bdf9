import { randomUUID } from 'node:crypto';
import { COMMANDS } from '@baanpak/domain/testing/booking-samples.ts';
import { minute } from '@baanpak/domain/testing/samples.ts';
import { openPool } from '@baanpak/infrastructure/database/pool.ts';
import { START } from '@baanpak/infrastructure/event-store/port.ts';
import { countSocketWrites } from '@baanpak/infrastructure/testing/counted-pool.ts';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { openStoresForTest, type StoresForTest } from '../testing/stores.ts';
import { type DeadLetter, postgresDeadLetters } from './dead-letters.ts';
import { postgresTimerStore } from './timer-store.ts';

let stores: StoresForTest;
beforeAll(async () => {
  stores = await openStoresForTest(() => minute(0));
});
beforeEach(async () => {
  await stores.pool.query('TRUNCATE command.process_checkpoints, command.steps_aside');
});
afterAll(() => stores.close());

const aside = (stream: string): DeadLetter => ({
  stream,
  process: 'follow-refunds',
  cause: { eventId: randomUUID(), correlationId: 'corr', step: 0 },
  todo: { do: { type: 'RecordRefundStatus', data: COMMANDS.RecordRefundStatus.data } },
  problem: 'TypeError',
  failures: 1,
  due: minute(1),
});
const position = (n: number) => ({ commit: BigInt(n), prepare: 1n });

it('the streams that wait are read once, and again after one of them changed', async () => {
  const counted = openPool(stores.url);
  onTestFinished(() => counted.end());
  const writes = countSocketWrites(counted);
  const letters = postgresDeadLetters(counted);
  const timerStore = postgresTimerStore(stores.pool, randomUUID());
  expect((await letters.places()).blocked).toEqual(new Set());
  const before = writes.count;
  expect((await letters.places()).blocked).toEqual(new Set());
  expect(writes.count).toBe(before);

  await timerStore.moveOn(START, position(1), { timers: new Map(), aside: [aside('refund-two')] });
  letters.changed();
  const { blocked } = await letters.places();
  expect(blocked).toEqual(new Set(['refund-two']));
  blocked.clear(); // a batch's own
  expect((await letters.places()).blocked).toEqual(new Set(['refund-two']));

  const [step] = await letters.due(minute(2), 9);
  if (!step) throw new Error('Nothing is put aside');
  await letters.done(step);
  expect((await letters.places()).blocked).toEqual(new Set());
});

it('a step that an older version put aside is read under the name its command has today', async () => {
  const step = aside('refund-one');
  const timerStore = postgresTimerStore(stores.pool, randomUUID());
  await timerStore.moveOn(START, position(1), { timers: new Map(), aside: [step] });
  await stores.pool.query(
    `UPDATE command.steps_aside SET todo = jsonb_set(todo, '{do,type}', '"MoveRefund"')`,
  );
  expect(await postgresDeadLetters(stores.pool).due(minute(2), 9)).toMatchObject([step]);
});
