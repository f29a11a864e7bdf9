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
import type { EventPage } from './read.ts';
import type { WakeSignal } from './wake-signal.ts';

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
