import { firstPageAfter } from './lag.ts';
import {
  type EventStore,
  lastEventOf,
  type Position,
  START,
  type SubscribeOptions,
  type SubscriptionBatch,
} from './port.ts';

type Batches = AsyncIterator<SubscriptionBatch, void, undefined>;
type Next = IteratorResult<SubscriptionBatch, void>;

type SubscriptionWatch = Readonly<{
  /** Told before a subscription that stood still is begun again, and of one that does not end. */
  onProblem: (error: Error) => void;
  /** Milliseconds between two looks at one that hands nothing over; the second begins it again. Default 5000. */
  every?: number;
  /** Milliseconds that one that was told to stop is waited for; default 2000. */
  endWithin?: number;
}>;

/**
 * A subscription that cannot stand still: where the log holds events for it and it hands none over, it is begun
 * again behind the last position (docs/adr/0120-what-stops-a-follower.md). It also ends with its signal where the
 * inner one does not.
 */
export async function* watchedSubscription(
  subscribe: EventStore['subscribe'],
  store: Pick<EventStore, 'readAll'>,
  options: SubscribeOptions,
  { onProblem, every = 5_000, endWithin = 2_000 }: SubscriptionWatch,
): AsyncGenerator<SubscriptionBatch, void, undefined> {
  const { signal, filter = { streamPrefixes: [''] } } = options;
  let position = options.after ?? START;
  let { last } = options;

  const owesEvents = async () => {
    const page = await firstPageAfter(store, position, filter).catch(() => []); // away: it is waited for
    return page.length > 0;
  };

  while (!signal.aborted) {
    const own = new AbortController();
    const both = AbortSignal.any([signal, own.signal]);
    const batches = subscribe({ ...options, after: position, last, signal: both })[
      Symbol.asyncIterator
    ]();
    let hearsSignal = true;
    try {
      for (;;) {
        const next = await nextOf(batches, { signal, every, endWithin, owesEvents });
        if (next === 'stands-still') break;
        if (next === 'does-not-end') {
          hearsSignal = false;
          onProblem(new Error(`A subscription behind ${textOf(position)} did not end`));
          return;
        }
        if (next.done) return;
        position = next.value.position;
        last = lastEventOf(next.value.events) ?? last;
        yield next.value;
      }
    } finally {
      own.abort();
      const left = batches.return?.().catch(() => undefined);
      if (hearsSignal) await within(endWithin, left);
    }
    onProblem(new Error(`Events behind ${textOf(position)} were not handed over`));
  }
}

type NextOptions = Pick<SubscribeOptions, 'signal'> &
  Required<Pick<SubscriptionWatch, 'every' | 'endWithin'>> &
  Readonly<{ owesEvents: () => Promise<boolean> }>;

/**
 * The next batch or the end; `stands-still` once two looks in a row found events that are not handed over,
 * `does-not-end` where the signal was given in vain.
 */
async function nextOf(
  batches: Batches,
  { signal, every, endWithin, owesEvents }: NextOptions,
): Promise<Next | 'stands-still' | 'does-not-end'> {
  const next = batches.next();
  next.catch(() => undefined); // told by the race, unless it is left
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  const standstill = new Promise<'stands-still'>((resolve) => {
    const look = async (owedBefore: boolean) => {
      const owes = await owesEvents();
      if (isOver) return;
      if (owes && owedBefore) resolve('stands-still');
      else timer = setTimeout(look, every, owes);
    };
    timer = setTimeout(look, every, false);
  });
  const { late, forget } = lateAfter(signal, endWithin);
  try {
    return await Promise.race([next, standstill, late]);
  } finally {
    isOver = true;
    clearTimeout(timer);
    forget();
  }
}

/** A while after the signal. */
function lateAfter(signal: AbortSignal, endWithin: number) {
  let timer: NodeJS.Timeout | undefined;
  let onAbort = () => {};
  const late = new Promise<'does-not-end'>((resolve) => {
    onAbort = () => {
      timer = setTimeout(resolve, endWithin, 'does-not-end');
    };
    signal.addEventListener('abort', onAbort);
    if (signal.aborted) onAbort();
  });
  const forget = () => {
    clearTimeout(timer);
    signal.removeEventListener('abort', onAbort);
  };
  return { late, forget };
}

async function within(milliseconds: number, work: Promise<unknown> | undefined): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([work, late]);
  clearTimeout(timer);
}

const textOf = ({ commit, prepare }: Position) => `${commit}/${prepare}`;
