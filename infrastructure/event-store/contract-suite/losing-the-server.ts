import { expect, it } from 'vitest';
import {
  type EventStore,
  type EventToAppend,
  type ExpectedRevision,
  StoreUnavailable,
} from '../port.ts';
import { follow } from './follower.ts';
import { event, newStream, only } from './given.ts';
import type { Current } from './log-under-test.ts';
import { until } from './until.ts';

const LONG_MS = 50_000;

export function losingTheServerCases(current: Current) {
  it(
    'hands over every event once though connections drop while many write',
    async ({ skip }) => {
      const { log, store } = current();
      if (!log.dropConnections) return skip('this server is not ours to disturb');
      await keepsGoing(store, log.dropConnections, 3);
    },
    LONG_MS,
  );

  it(
    'is resumed from where it was when the server starts again',
    async ({ skip }) => {
      const { log, store } = current();
      if (!log.restart) return skip('this server is not ours to restart');
      await keepsGoing(store, log.restart, 1);
      const id = await store.storeId();
      expect(id).toBe(await (await log.open()).storeId());
    },
    LONG_MS,
  );
}

const TROUBLES = ['kill', 'pause', 'resign'] as const;

export function failureCases(current: Current) {
  it.for(TROUBLES)(
    'loses nothing that was acknowledged, and hands it over once, through a %s of the server',
    { timeout: LONG_MS },
    async (trouble, { skip }) => {
      const { log, store } = current();
      const disturb = log[trouble];
      if (!disturb) return skip('nobody said how');
      await keepsGoing(store, disturb, 2);
    },
  );
}

/** Writers that send again what may have been lost, a subscription, and trouble in between. */
async function keepsGoing(store: EventStore, disturb: () => Promise<void>, times: number) {
  const prefix = newStream('trouble');
  const follower = follow(store, only(prefix));
  await until(follower.isCaughtUp);
  let written = 0;
  const enough = new AbortController();
  const writers = Array.from({ length: 4 }, async (_, writer) => {
    for (let n = 0; !enough.signal.aborted; n++) {
      await surelyAppend(store, `${prefix}-${writer}`, n === 0 ? 'no-stream' : n - 1, [event()]);
      written += 1;
    }
  });
  for (let n = 0; n < times; n++) {
    const before = written;
    await until(() => written > before + 20);
    await disturb();
  }
  const before = written;
  await until(() => written > before + 20);
  enough.abort();
  await Promise.all(writers);
  await until(() => follower.events().length >= written);
  await follower.stop();
  const seen = follower.events().map(({ stream, revision }) => `${stream} ${revision}`);
  expect(seen).toHaveLength(written);
  expect(new Set(seen).size).toBe(written);
}

async function surelyAppend(
  store: EventStore,
  stream: string,
  expected: ExpectedRevision,
  events: EventToAppend[],
) {
  for (;;) {
    try {
      const { outcome } = await store.append(stream, expected, events);
      expect(outcome).toBe('appended');
      return;
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
    }
  }
}
