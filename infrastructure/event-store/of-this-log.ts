import { setTimeout as wait } from 'node:timers/promises';
import {
  comparePositions,
  EventNotInLog,
  type EventStore,
  type LastEvent,
  LogLostItsEnd,
  type Position,
  PositionAheadOfLog,
  type RecordedEvent,
  START,
} from './port.ts';

/** How far somebody has read a log, and the last event that was met on the way, where it is known. */
export type PlaceInLog = Readonly<{ position: Position; last?: LastEvent | undefined }>;

type Log = Pick<EventStore, 'head' | 'readStream'>;

/**
 * Throws `LogLostItsEnd` where somebody remembers more than the log holds, or an event that is not in it: a log
 * that lost its end may have grown past what is remembered (docs/adr/0119-a-log-that-lost-its-end.md).
 */
export async function assertOfLog({ position, last }: PlaceInLog, log: Log): Promise<void> {
  if (comparePositions(position, START) === 0) return;
  const end = await log.head();
  if (comparePositions(position, end) > 0) throw new PositionAheadOfLog(position, end);
  if (last && !(await findEvent(log, last))) throw new EventNotInLog(last);
}

/** In ms. */
const ASK_AGAIN_AFTER = 500;

/** The same, asked twice before it says no: a node that leads since a moment ago may answer from an older end. */
export async function assertSurelyOfLog(place: PlaceInLog, log: Log): Promise<void> {
  try {
    await assertOfLog(place, log);
  } catch (error) {
    if (!(error instanceof LogLostItsEnd)) throw error;
    await wait(ASK_AGAIN_AFTER);
    await assertOfLog(place, log);
  }
}

/** The event as it stands in the log now; undefined where it is not in it. */
export async function findEvent(
  log: Pick<Log, 'readStream'>,
  { id, stream, revision }: LastEvent,
): Promise<RecordedEvent | undefined> {
  const [event] = await log.readStream(stream, { from: revision, limit: 1 });
  return event?.id === id && event.revision === revision ? event : undefined;
}

/** Whether a log goes as far as a place, and holds the last event met before it. */
export const isOfLog = (place: PlaceInLog, log: Log): Promise<boolean> =>
  assertOfLog(place, log).then(
    () => true,
    (error: unknown) => {
      if (error instanceof LogLostItsEnd) return false;
      throw error;
    },
  );
