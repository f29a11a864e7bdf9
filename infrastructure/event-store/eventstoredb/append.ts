import type { JSONEventData, WrongExpectedVersionError } from '@eventstore/db-client';
import {
  type Append,
  type Appended,
  type AppendInOrderResult,
  type AppendResult,
  assertNotTooLarge,
  type EventToAppend,
  type ExpectedRevision,
  type Position,
  StoreUnavailable,
} from '../port.ts';
import type { Connection } from './connection.ts';
import { asStoreError, isGivenUp } from './errors.ts';
import { readStream } from './read.ts';

/**
 * The client sends when the server may stop trying, as a time of day: a clock a few seconds behind the
 * server's would make every append fail. `patience` ends the wait instead.
 */
const DEADLINE_MS = 10 * 60_000;

/** Throws `StoreUnavailable` when the outcome is unknown: the same ids again give the same answer. */
export async function append(
  connection: Connection,
  stream: string,
  expected: ExpectedRevision,
  events: readonly EventToAppend[],
): Promise<AppendResult> {
  assertNotTooLarge(events);
  try {
    return await appendOnce(connection, stream, expected, events);
  } catch (error) {
    if (isConflict(error)) return { outcome: 'conflict', revision: headOf(error) };
    throw asStoreError(error, connection, 'append to streams');
  }
}

/** The server gives up on events that another connection sends at the same moment: once more tells. */
async function appendOnce(
  connection: Connection,
  stream: string,
  expected: ExpectedRevision,
  events: readonly EventToAppend[],
  isSecondTry = false,
): Promise<AppendResult> {
  const { client, credentials } = connection;
  const answer = client.appendToStream(stream, events.map(toEventData), {
    expectedRevision: expected === 'no-stream' ? 'no_stream' : BigInt(expected),
    // named for each call, they keep the client from sending all appends through one shared stream
    credentials,
    requiresLeader: true,
    deadline: DEADLINE_MS,
  });
  try {
    const { nextExpectedRevision, position } = await answersWithin(connection, answer);
    const revision = Number(nextExpectedRevision);
    const at = position ?? (await positionAt(connection, stream, revision));
    return { outcome: 'appended', revision, position: at };
  } catch (error) {
    if (isSecondTry || !isGivenUp(error)) throw error;
    return appendOnce(connection, stream, expected, events, true);
  }
}

/**
 * Appends of one process: the same events at the same place that are on their way already are not sent
 * a second time.
 */
export function oneFlightEach(send: typeof append): typeof append {
  const flights = new Map<string, Promise<AppendResult>>();
  return (connection, stream, expected, events) => {
    const key = JSON.stringify([stream, expected, events.map(({ id }) => id)]);
    const flight =
      flights.get(key) ??
      send(connection, stream, expected, events).finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  };
}

/** One after another; the client of EventStoreDB 23.10 writes to one stream at a time. */
export async function appendInOrder(
  connection: Connection,
  appends: readonly Append[],
  send: typeof append,
): Promise<AppendInOrderResult> {
  const written: Appended[] = [];
  for (const { stream, expected, events } of appends) {
    const result = await send(connection, stream, expected, events);
    if (result.outcome === 'conflict') return { outcome: 'conflict', written };
    written.push(result);
  }
  return { outcome: 'appended', written };
}

const toEventData = ({ id, type, data, metadata }: EventToAppend): JSONEventData => ({
  contentType: 'application/json',
  id,
  type,
  data: { ...data },
  metadata: { ...metadata },
});

async function positionAt(
  connection: Connection,
  stream: string,
  revision: number,
): Promise<Position> {
  const [event] = await readStream(connection, stream, { from: revision, limit: 1 });
  if (event) return event.position;
  throw new Error(`The event just appended to ${stream} cannot be read`);
}

const isConflict = (error: unknown): error is WrongExpectedVersionError =>
  error instanceof Error && 'type' in error && error.type === 'wrong-expected-version';

const headOf = ({ actualVersion }: WrongExpectedVersionError): ExpectedRevision =>
  typeof actualVersion === 'bigint' ? Number(actualVersion) : 'no-stream';

/**
 * The answer, or `StoreUnavailable` when it takes too long or the store is closed: the client itself
 * waits for a silent server for ever.
 */
async function answersWithin<Answer>(
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
