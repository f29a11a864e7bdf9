import {
  comparePositions,
  EventNotInLog,
  type EventStore,
  type LastEvent,
  type Position,
  PositionAheadOfLog,
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
  if (last && !(await holds(log, last))) throw new EventNotInLog(last);
}

async function holds(log: Log, { id, stream, revision }: LastEvent): Promise<boolean> {
  const [event] = await log.readStream(stream, { from: revision, limit: 1 });
  return event?.id === id && event.revision === revision;
}
