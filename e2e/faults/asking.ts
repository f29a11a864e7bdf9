import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Api, ApiAnswer, Call } from '../testing/api.ts';

const AGAIN_AFTER_MS = 300;
/** Longer than any fault lasts, also what was begun by a clock that was ahead. */
const ANSWERED_WITHIN_MS = 400_000;

export type Asking = Readonly<{
  /** Answers by status; `none` where the connection was lost. */
  answers: ReadonlyMap<string, number>;
  /** Answers that no fault excuses. */
  wrong: readonly string[];
  /** In ms. */
  slowest(): number;
  /**
   * The same request with the same key until it is answered, also past the end: what became of it would not be
   * known otherwise. Throws where that takes minutes.
   */
  surely<Body>(as: Api, path: string, call: Call): Promise<ApiAnswer<Body>>;
  isStopped(): boolean;
  stop(): void;
}>;

/** Asks as our web apps do, and counts what it is answered. */
export function startAsking(): Asking {
  const answers = new Map<string, number>();
  const wrong: string[] = [];
  let slowest = 0;
  let isStopped = false;

  async function timed<Body>(as: Api, path: string, call: Call) {
    const begun = performance.now();
    const answer = await as<Body>(path, call).catch(() => undefined);
    slowest = Math.max(slowest, performance.now() - begun);
    const status = String(answer?.status ?? 'none');
    answers.set(status, (answers.get(status) ?? 0) + 1);
    if (answer && isWrong(answer)) wrong.push(`${path}: ${status} ${JSON.stringify(answer.body)}`);
    return answer;
  }

  return {
    answers,
    wrong,
    slowest: () => Math.round(slowest),
    async surely<Body>(as: Api, path: string, call: Call) {
      const headers = { ...call.headers, 'idempotency-key': randomUUID() };
      for (const late = performance.now() + ANSWERED_WITHIN_MS; performance.now() < late; ) {
        const answer = await timed<Body>(as, path, { ...call, headers });
        if (answer && answer.status < 500) return answer;
        await sleep(AGAIN_AFTER_MS);
      }
      throw new Error(`${path} was not answered within ${ANSWERED_WITHIN_MS} ms`);
    },
    isStopped: () => isStopped,
    stop() {
      isStopped = true;
    },
  };
}

/** A bug, or an outage without a word of when to come again. */
const isWrong = ({ status, headers }: ApiAnswer<unknown>): boolean =>
  status === 500 || status === 400 || (status === 503 && !headers.has('retry-after'));
