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
import type { AppendAnswer, SentAppend } from './append-call.ts';
import type { Connection } from './connection.ts';
import { asStoreError, isGivenUp, isPassing } from './errors.ts';
import { readStream } from './read.ts';

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
  const sending = connection.sendAppend(stream, expected, events);
  try {
    const result = await answersWithin(connection, sending);
    if (result.outcome === 'conflict') return result;
    const position = result.position ?? (await positionAt(connection, stream, result.revision));
    return { ...result, position };
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

/** One after another: EventStoreDB 23.10 has no append to several streams, and none may stand behind a conflict. */
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

async function positionAt(
  connection: Connection,
  stream: string,
  revision: number,
): Promise<Position> {
  const [event] = await readStream(connection, stream, { from: revision, limit: 1 });
  if (event) return event.position;
  throw new Error(`The event just appended to ${stream} cannot be read`);
}

/**
 * The answer, or `StoreUnavailable` when it takes too long or the store is closed: the call itself
 * waits for a silent server for ever.
 */
async function answersWithin(
  { patience, closing }: Pick<Connection, 'patience' | 'closing'>,
  sending: Promise<SentAppend>,
): Promise<AppendAnswer> {
  const { promise, giveUp } = givingUp();
  const leaveCall = () => {
    sending.then((sent) => sent.leaveCall(patience)).catch(() => undefined);
  };
  const onSilence = () => {
    leaveCall();
    giveUp('The event store was silent');
  };
  const timer = setTimeout(onSilence, patience);
  const onAbort = () => giveUp('The event store is closed');
  closing.addEventListener('abort', onAbort);
  if (closing.aborted) onAbort();
  try {
    return await Promise.race([sending.then(({ answer }) => answer), promise]);
  } catch (error) {
    // a node that is no leader any more may say so in its answers and keep the call: the next goes to who leads now
    if (isPassing(error) && !(error instanceof StoreUnavailable)) leaveCall();
    throw error;
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
