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
