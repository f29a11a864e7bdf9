import type { JSONEventData, WrongExpectedVersionError } from '@eventstore/db-client';
import type {
  Append,
  Appended,
  AppendInOrderResult,
  AppendResult,
  EventToAppend,
  ExpectedRevision,
  Position,
} from '../port.ts';
import type { Connection } from './connection.ts';
import { asStoreError } from './errors.ts';
import { readStream } from './read.ts';
import { within } from './within.ts';

/** Throws `StoreUnavailable` when the outcome is unknown: the same ids again give the same answer. */
export async function append(
  connection: Connection,
  stream: string,
  expected: ExpectedRevision,
  events: readonly EventToAppend[],
): Promise<AppendResult> {
  const answer = connection.client.appendToStream(stream, events.map(toEventData), {
    expectedRevision: expected === 'no-stream' ? 'no_stream' : BigInt(expected),
  });
  try {
    const { nextExpectedRevision, position } = await within(connection, answer);
    const revision = Number(nextExpectedRevision);
    return {
      outcome: 'appended',
      revision,
      position: position ?? (await positionAt(connection, stream, revision)),
    };
  } catch (error) {
    if (isConflict(error)) return { outcome: 'conflict', revision: headOf(error) };
    throw asStoreError(error);
  }
}

/** One after another; the client of EventStoreDB 23.10 writes to one stream at a time. */
export async function appendInOrder(
  connection: Connection,
  appends: readonly Append[],
): Promise<AppendInOrderResult> {
  const written: Appended[] = [];
  for (const { stream, expected, events } of appends) {
    const result = await append(connection, stream, expected, events);
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
