import type { ResolvedEvent, StreamingRead } from '@eventstore/db-client';
import {
  comparePositions,
  type ReadAllOptions,
  type ReadStreamOptions,
  type RecordedEvent,
  START,
  StoreUnavailable,
} from '../port.ts';
import type { Connection } from './connection.ts';
import { asStoreError } from './errors.ts';
import { positionOf, recorded } from './recorded.ts';

export async function readStream(
  connection: Connection,
  stream: string,
  { from, direction = 'forwards', limit }: ReadStreamOptions,
): Promise<RecordedEvent[]> {
  if (limit === 0) return [];
  const read = connection.client.readStream(stream, {
    direction,
    fromRevision: from === undefined ? FIRST_READ[direction] : BigInt(from),
    maxCount: limit ?? Number.MAX_SAFE_INTEGER,
  });
  return (await drained(connection, read)).map(recorded).filter((event) => event !== undefined);
}

/** As the server has it, whoever's stream it is. */
export const firstEvent = async (
  connection: Connection,
  stream: string,
): Promise<ResolvedEvent | undefined> =>
  (await drained(connection, connection.client.readStream(stream, { maxCount: 1 })))[0];

const FIRST_READ = { forwards: 'start', backwards: 'end' } as const;

export async function readAll(
  connection: Connection,
  { after = START, filter, limit }: ReadAllOptions,
) {
  const fromStart = comparePositions(after, START) === 0;
  const read = connection.client.readAll({
    fromPosition: fromStart ? 'start' : after,
    // The server's page begins with the event at `after` itself.
    maxCount: fromStart ? limit : limit + 1,
  });
  const page = (await drained(connection, read)).filter(
    (event) => comparePositions(positionOf(event), after) > 0,
  );
  const last = page.at(-1);
  const events = page
    .map(recorded)
    .filter((event) => event !== undefined)
    .filter(
      ({ stream }) => filter?.streamPrefixes.some((prefix) => stream.startsWith(prefix)) ?? true,
    );
  return { events, position: last ? positionOf(last) : after };
}

/**
 * All that a read gives. It is always read to its end, because a read broken off makes the client
 * hang when it is closed; only silence or the store's own end cut it short, with `StoreUnavailable`.
 */
async function drained<Event extends ResolvedEvent>(
  { patience, closing }: Connection,
  read: StreamingRead<Event>,
): Promise<Event[]> {
  const giveUp = () => {
    read.destroy(new StoreUnavailable('The event store was silent or is closed'));
    read.cancel().catch(() => undefined);
  };
  read.on('error', () => undefined); // one that comes late must not end the process
  const silence = setTimeout(giveUp, patience);
  closing.addEventListener('abort', giveUp);
  try {
    const events: Event[] = [];
    for await (const event of read) {
      silence.refresh();
      events.push(event);
    }
    return events;
  } catch (error) {
    if (error instanceof Error && 'type' in error && error.type === 'stream-not-found') return [];
    throw asStoreError(error);
  } finally {
    clearTimeout(silence);
    closing.removeEventListener('abort', giveUp);
  }
}
