import type { RecordedEvent } from '../port.ts';

/** A stream from a revision (inclusive) to its end, or as many events as `limit` says. */
export type Read = Readonly<{ stream: string; from: number; limit?: number }>;

type SendGroup = (group: readonly Read[]) => Promise<RecordedEvent[][]>;
type Waiting = Readonly<{
  read: Read;
  resolve: (events: RecordedEvent[]) => void;
  reject: (error: unknown) => void;
}>;

/** So that one long stream does not keep all others waiting. */
const GROUPS_IN_FLIGHT = 4;
const LARGEST_GROUP = 256;

/**
 * Reads that are asked for in one turn of the event loop, or while others are on their way, leave
 * together in one round trip: most are short, and the trip is what they cost. A group is sent after
 * all of its reads were asked for, so each sees what was committed before it.
 */
export function groupReads(send: SendGroup) {
  const waiting: Waiting[] = [];
  let inFlight = 0;
  let isPlanned = false;

  function planNext() {
    if (isPlanned || waiting.length === 0 || inFlight === GROUPS_IN_FLIGHT) return;
    isPlanned = true;
    setImmediate(() => {
      isPlanned = false;
      void sendNext();
      planNext();
    });
  }

  async function sendNext() {
    const group = waiting.splice(0, LARGEST_GROUP);
    inFlight += 1;
    try {
      const answers = await send(group.map(({ read }) => read));
      for (const [n, { resolve }] of group.entries()) resolve(answers[n] ?? []);
    } catch (error) {
      for (const { reject } of group) reject(error);
    } finally {
      inFlight -= 1;
      planNext();
    }
  }

  return (read: Read): Promise<RecordedEvent[]> =>
    new Promise((resolve, reject) => {
      waiting.push({ read, resolve, reject });
      planNext();
    });
}
