import { setTimeout as sleep } from 'node:timers/promises';
import { SealedWithLostKey, StoreUnavailable } from '../event-store/port.ts';

/**
 * Which state counts as proven for the jobs of one batch: one that was read, or appended to, after
 * all of them had come.
 */
export type Proof = Readonly<{
  provenBy(state: object): boolean;
  by<State extends object>(state: State): State;
}>;

type Job = (proof: Proof) => Promise<void>;

/**
 * One queue a stream: jobs on the same stream run one after another, on different streams side by
 * side. Those that waited together share a proof, so one read answers them all.
 */
export function keyedQueue() {
  const queues = new Map<string, Job[]>();

  async function drive(stream: string, waiting: Job[]) {
    while (waiting.length > 0) {
      const proof = newProof();
      for (const job of waiting.splice(0)) await job(proof);
    }
    queues.delete(stream);
  }

  return <Result>(stream: string, job: (proof: Proof) => Promise<Result>): Promise<Result> =>
    new Promise((resolve, reject) => {
      const run: Job = (proof) => job(proof).then(resolve, reject);
      const waiting = queues.get(stream);
      if (waiting) {
        waiting.push(run);
        return;
      }
      const first = [run];
      queues.set(stream, first);
      void drive(stream, first);
    });
}

function newProof(): Proof {
  let proven: object | undefined;
  return {
    provenBy: (state) => state === proven,
    by: (state) => {
      proven = state;
      return state;
    },
  };
}

/** After so many lost races on a stream the caller is told that it is busy. */
export const MOST_CONFLICTS = 30;

const MOST_UNKNOWN_OUTCOMES = 4;

/**
 * Sends an append again while its outcome is unknown: the same ids at the same revision, so it is safe.
 * `onUnknown` hears of each that may have been written unseen.
 */
export async function retry<Result>(
  append: () => Promise<Result>,
  onUnknown: () => void = () => {},
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await append();
    } catch (error) {
      if (!isUnknown(error) || tries === MOST_UNKNOWN_OUTCOMES) throw error;
      onUnknown();
      await sleep(50 * 2 ** tries);
    }
  }
}

/** Of a lost key nothing was written, and the same events never will be. */
const isUnknown = (error: unknown): boolean =>
  error instanceof StoreUnavailable && !(error instanceof SealedWithLostKey);

/** From the second conflict on for a while, so that writers who met part ways. */
export async function pauseAfter(conflicts: number): Promise<void> {
  if (conflicts > 1) await sleep(Math.random() * 2 ** Math.min(conflicts, 6));
}
