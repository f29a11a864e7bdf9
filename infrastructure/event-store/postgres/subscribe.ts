import { setTimeout as wait } from 'node:timers/promises';
import type { Notification, Pool, PoolClient } from 'pg';
import { coalesce } from '../../concurrency/coalesce.ts';
import { assertOfLog } from '../of-this-log.ts';
import {
  type EventStore,
  lastEventOf,
  type Position,
  START,
  StoreUnavailable,
  type SubscribeOptions,
  type SubscriptionBatch,
} from '../port.ts';
import { query } from './connection.ts';
import type { EventPage } from './read.ts';

/** No signal comes when a NOTIFY was lost, an older transaction ends, or the server is back. */
const POLL_MS = 500;
const HELD_BACK_MS = { first: 1, last: 50 };
const AWAY_MS = { first: 50, last: 2_000 };

type Log = Readonly<{
  readNext: (after: Position) => Promise<EventPage>;
}> &
  Pick<EventStore, 'head' | 'readStream'>;

/**
 * Hands the log over page by page. Reading is by cursor alone, so after a lost connection it only
 * looks again from the last position handed over.
 */
export async function* subscribe(
  log: Log,
  appended: WakeSignal,
  { after = START, last, signal }: Pick<SubscribeOptions, 'after' | 'last' | 'signal'>,
): AsyncGenerator<SubscriptionBatch, void, undefined> {
  const heldBack = doubling(HELD_BACK_MS);
  const away = doubling(AWAY_MS);
  const { readNext } = log;
  let position = after;
  let lastEvent = last;
  let saidCaughtUp = false;
  /** After a dropped connection it may be another log: a restored one, or one without its end. */
  let isSame = false;

  while (!signal.aborted) {
    const seen = appended.count();
    const page = await unlessAway(
      isSame
        ? readNext(position)
        : assertOfLog({ position, last: lastEvent }, log).then(() => readNext(position)),
    );
    if (signal.aborted) return;
    isSame = page !== undefined;
    if (!page) {
      await appended.received(appended.count(), away.next(), signal);
      continue;
    }
    away.reset();

    const moved = page.position !== position;
    const caughtUp = !page.full && !page.hidden;
    if (moved || (caughtUp && !saidCaughtUp)) {
      position = page.position;
      lastEvent = lastEventOf(page.events) ?? lastEvent;
      saidCaughtUp = caughtUp;
      yield { events: page.events, position, caughtUp };
    }
    if (moved) heldBack.reset();
    if (!page.full) await appended.received(seen, page.hidden ? heldBack.next() : POLL_MS, signal);
  }
}

async function unlessAway(page: Promise<EventPage>): Promise<EventPage | undefined> {
  try {
    return await page;
  } catch (error) {
    if (error instanceof StoreUnavailable) return undefined;
    throw error;
  }
}

function doubling({ first, last }: { first: number; last: number }) {
  let milliseconds = first;
  return {
    next() {
      const now = milliseconds;
      milliseconds = Math.min(now * 2, last);
      return now;
    },
    reset() {
      milliseconds = first;
    },
  };
}

const RECONNECT_MS = 500;

const channelOf = (schema: string) => `${schema}_appended`;

/**
 * Tells other processes that something was appended. NOTIFY takes a lock of the whole server at
 * commit, so it goes outside the append's transaction and never twice at a time. It is a hint: when
 * it fails the others find the events by polling.
 */
export const createNotifier = (pool: Pool, schema: string, sender: string) =>
  coalesce(async () => {
    await query(pool, {
      name: `${schema} notify`,
      text: 'SELECT pg_notify($1, $2)',
      values: [channelOf(schema), sender],
    }).catch(() => undefined);
  });

/** Signals every append of other processes, on one connection of its own, until aborted. */
export async function listenToOthers(
  pool: Pool,
  schema: string,
  self: string,
  appended: WakeSignal,
  signal: AbortSignal,
): Promise<void> {
  const stopped = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve());
  });
  const onNotification = ({ payload }: Notification) => {
    if (payload !== self) appended.send();
  };
  while (!signal.aborted) {
    const client = await pool.connect().catch(() => undefined);
    if (client) {
      client.on('notification', onNotification);
      const lost = onceLost(client);
      // What was appended while nobody listened is found by this signal.
      client.query(`LISTEN ${channelOf(schema)}`).then(appended.send, () => undefined);
      await Promise.race([lost, stopped]);
      client.release(true);
    }
    await wait(RECONNECT_MS, undefined, { signal }).catch(() => undefined);
  }
}

const onceLost = (client: PoolClient) =>
  new Promise<void>((resolve) => {
    client.on('error', () => resolve()).on('end', () => resolve());
  });

/** Wakes anyone who waits for it. One that is sent between looking and waiting is not lost: it was counted. */
export function wakeSignal() {
  const waiting = new Set<() => void>();
  let sent = 0;
  return {
    count: () => sent,
    send() {
      sent += 1;
      for (const wake of waiting) wake();
    },
    /** Resolves when it was sent more often than `since`, after `milliseconds`, or when aborted. */
    received(since: number, milliseconds: number, signal: AbortSignal): Promise<void> {
      if (sent > since || signal.aborted) return Promise.resolve();
      return new Promise((resolve) => {
        const wake = () => {
          clearTimeout(timer);
          waiting.delete(wake);
          signal.removeEventListener('abort', wake);
          resolve();
        };
        const timer = setTimeout(wake, milliseconds);
        waiting.add(wake);
        signal.addEventListener('abort', wake);
      });
    },
  };
}

type WakeSignal = ReturnType<typeof wakeSignal>;
