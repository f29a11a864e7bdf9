import { randomUUID } from 'node:crypto';
import { COMMANDS } from '@baanpak/domain/testing/booking-samples.ts';
import { minute } from '@baanpak/domain/testing/samples.ts';
import { START } from '@baanpak/infrastructure/event-store/port.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStoresForTest, type StoresForTest } from '../testing/stores.ts';
import { postgresDeadLetters } from './dead-letters.ts';
import { postgresTimerStore } from './timer-store.ts';

let stores: StoresForTest;
beforeAll(async () => {
  stores = await openStoresForTest(() => minute(0));
});
afterAll(() => stores.close());

it('a step that an older version put aside is read under the name its command has today', async () => {
  const { data } = COMMANDS.RecordRefundStatus;
  const step = {
    stream: 'refund-one',
    process: 'follow-refunds',
    cause: { eventId: randomUUID(), correlationId: 'corr', step: 0 },
    todo: { do: { type: 'RecordRefundStatus', data } } as const,
    problem: 'TypeError',
    failures: 1,
    due: minute(1),
  };
  const at = { commit: 1n, prepare: 1n };
  await postgresTimerStore(stores.pool, randomUUID()).moveOn(START, at, new Map(), [step]);
  await stores.pool.query(
    `UPDATE command.steps_aside SET todo = jsonb_set(todo, '{do,type}', '"MoveRefund"')`,
  );
  expect(await postgresDeadLetters(stores.pool).due(minute(2), 9)).toMatchObject([step]);
});
