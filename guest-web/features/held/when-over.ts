import { serverNow } from '../../shell/api/server-clock.ts';

/** What ends a hold is an event, a moment after its time. */
const END_OF_HOLD = 3_000;
/** In ms, 24 days and more: a browser calls at once what is to be called later. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** Calls `look` when a hold that lasts until then should have ended, by the server's clock; answers how to stop. */
export function whenOver(until: string, look: () => void): () => void {
  let waiting: ReturnType<typeof setTimeout>;
  const wait = () => {
    const left = Math.max(Date.parse(until) - serverNow(), 0) + END_OF_HOLD;
    waiting = left > LONGEST_TIMER ? setTimeout(wait, LONGEST_TIMER) : setTimeout(look, left);
  };
  wait();
  return () => clearTimeout(waiting);
}
