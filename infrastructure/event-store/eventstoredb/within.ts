import { StoreUnavailable } from '../port.ts';
import type { Connection } from './connection.ts';

/**
 * The answer, or `StoreUnavailable` when it takes too long or the store is closed: the client itself
 * waits for a silent server for ever.
 */
export async function answersWithin<Answer>(
  { patience, closing }: Pick<Connection, 'patience' | 'closing'>,
  answer: Promise<Answer>,
): Promise<Answer> {
  const { promise, giveUp } = givingUp();
  const timer = setTimeout(() => giveUp('The event store was silent'), patience);
  const onAbort = () => giveUp('The event store is closed');
  closing.addEventListener('abort', onAbort);
  if (closing.aborted) onAbort();
  try {
    return await Promise.race([answer, promise]);
  } finally {
    clearTimeout(timer);
    closing.removeEventListener('abort', onAbort);
  }
}

function givingUp() {
  let giveUp: (why: string) => void = () => undefined;
  const promise = new Promise<never>((_, reject) => {
    giveUp = (why) => reject(new StoreUnavailable(why));
  });
  return { promise, giveUp };
}
