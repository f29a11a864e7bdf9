import pLimit from 'p-limit';
import { TransportError } from '../http/transport-problems.ts';

/** Weight of the newest piece in how long pieces take on average. */
const NEWEST = 0.2;

type QueueLimits = Readonly<{
  /** Pieces that run at the same time. */
  atOnce: number;
  /** Pieces that may wait behind them. */
  waiting: number;
  /** In ms: a piece that would wait longer is refused at once. */
  longestWait: number;
}>;

type BoundedQueue = {
  /** Runs it in its turn; throws 503 `busy` at once, with the seconds to wait, when the queue is full. */
  <Result>(work: () => Promise<Result>): Promise<Result>;
  /** Whether a piece would be refused now. */
  isFull(): boolean;
};

/** A queue for work that takes much of a processor: passwords, pictures. */
export function boundedQueue({ atOnce, waiting, longestWait }: QueueLimits): BoundedQueue {
  const inTurn = pLimit(atOnce);
  /** In ms. */
  let average = 0;

  const expectedWait = () => ((inTurn.pendingCount + 1) * average) / atOnce;
  const isFull = () =>
    inTurn.activeCount >= atOnce &&
    (inTurn.pendingCount >= waiting || expectedWait() > longestWait);

  async function timed<Result>(work: () => Promise<Result>): Promise<Result> {
    const begun = performance.now();
    try {
      return await work();
    } finally {
      average += NEWEST * (performance.now() - begun - average);
    }
  }

  async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (isFull())
      throw new TransportError('busy', { retryAfter: Math.max(1, expectedWait() / 1_000) });
    return inTurn(() => timed(work));
  }
  return Object.assign(run, { isFull });
}
