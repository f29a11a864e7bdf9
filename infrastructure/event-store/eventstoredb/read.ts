import type { ResolvedEvent, StreamingRead } from '@eventstore/db-client';
import type { JsonObject } from '../../json/json.ts';
import {
  comparePositions,
  type EventStore,
  type EventsOfOthers,
  type Position,
  type ReadAllOptions,
  type ReadStreamOptions,
  type RecordedEvent,
  START,
  StoreUnavailable,
} from '../port.ts';
import type { Connection } from './connection.ts';
import { asStoreError, hasMoved, type Right } from './errors.ts';

export async function readStream(
  connection: Connection,
  stream: string,
  { from, direction = 'forwards', limit }: ReadStreamOptions,
): Promise<RecordedEvent[]> {
  if (limit === 0) return [];
  const read = () =>
    connection.client.readStream(stream, {
      direction,
      fromRevision: from === undefined ? FIRST_READ[direction] : BigInt(from),
      maxCount: limit ?? Number.MAX_SAFE_INTEGER,
      requiresLeader: true, // a follower answers from a log that may be older
    });
  return (await drained(connection, 'read streams', read))
    .map(recorded)
    .filter((event) => event !== undefined);
}

/** As the server has it, no matter whose stream it is. */
export const firstEvent = async (
  connection: Connection,
  stream: string,
): Promise<ResolvedEvent | undefined> => {
  const read = () => connection.client.readStream(stream, { maxCount: 1, requiresLeader: true });
  return (await drained(connection, 'read streams', read))[0];
};

/** The position of the newest event there is, no matter whose it is. */
export async function headOf(connection: Connection): Promise<Position> {
  const read = () =>
    connection.client.readAll({
      direction: 'backwards',
      fromPosition: 'end',
      maxCount: 1,
      requiresLeader: true,
    });
  const [last] = await drained(connection, 'read $all, the log of all streams', read);
  return last ? positionOf(last) : START;
}

/** The newest event of ours, page by page before what others wrote; undefined where there is none. */
export async function newestOf(connection: Connection): Promise<RecordedEvent | undefined> {
  let before: Position | undefined;
  for (let size = 1; ; size = Math.min(size * 50, PAGE)) {
    const page = await pageBefore(connection, before, size);
    const found = page
      .map(recorded)
      .find((event) => event !== undefined && !isOfOthers(connection, event));
    if (found || page.length === 0) return found;
    before = page.map(positionOf).at(-1);
  }
}

/** Newest first. A page may begin with the event at `before` itself. */
async function pageBefore(connection: Connection, before: Position | undefined, maxCount: number) {
  const read = () =>
    connection.client.readAll({
      direction: 'backwards',
      fromPosition: before ?? 'end',
      maxCount,
      requiresLeader: true,
    });
  const page = await drained(connection, 'read $all, the log of all streams', read);
  return page.filter((event) => !before || comparePositions(positionOf(event), before) < 0);
}

/** What is asked of a log that may have lost its end. */
export const logOf = (connection: Connection): Pick<EventStore, 'head' | 'readStream'> => ({
  head: () => headOf(connection),
  readStream: (stream, options = {}) => readStream(connection, stream, options),
});

const FIRST_READ = { forwards: 'start', backwards: 'end' } as const;

export async function readAll(
  connection: Connection,
  { after = START, filter, limit }: ReadAllOptions,
) {
  const page = await pageOf(connection, after, limit);
  const last = page.at(-1);
  const events = page
    .map(recorded)
    .filter((event) => event !== undefined)
    .filter((event) => !isOfOthers(connection, event))
    .filter(
      ({ stream }) => filter?.streamPrefixes.some((prefix) => stream.startsWith(prefix)) ?? true,
    );
  return { events, position: last ? positionOf(last) : after };
}

/** As the server has it, no matter whose the events are. */
async function pageOf(connection: Connection, after: Position, limit: number) {
  const fromStart = comparePositions(after, START) === 0;
  const read = () =>
    connection.client.readAll({
      fromPosition: fromStart ? 'start' : after,
      // The server's page begins with the event at `after` itself.
      maxCount: fromStart ? limit : limit + 1,
      requiresLeader: true,
    });
  return (await drained(connection, 'read $all, the log of all streams', read)).filter(
    (event) => comparePositions(positionOf(event), after) > 0,
  );
}

/** From its start, page by page: the server does not filter a read that has an end. */
export async function eventsOfOthers(
  connection: Connection,
  milliseconds: number,
): Promise<EventsOfOthers> {
  const end = performance.now() + milliseconds;
  const found: RecordedEvent[] = [];
  let isWhole = false;
  for (let after = START; !isWhole && performance.now() < end; ) {
    const page = await pageOf(connection, after, PAGE);
    const events = page.map(recorded).filter((event) => event !== undefined);
    found.push(...events.filter((event) => isOfOthers(connection, event)));
    const last = page.at(-1);
    if (last) after = positionOf(last);
    else isWhole = true;
  }
  return { count: found.length, isWhole, ...(found[0] && { first: found[0] }) };
}

const PAGE = 5_000;

/**
 * All that a read gives; asked for once more where the client was just leaving the node, since another
 * leads, or it is gone.
 */
async function drained<Event extends ResolvedEvent>(
  connection: Connection,
  right: Right,
  read: () => StreamingRead<Event>,
): Promise<Event[]> {
  try {
    return await drainedOnce(connection, read());
  } catch (error) {
    if (!hasMoved(error)) throw asStoreError(error, connection, right);
  }
  try {
    return await drainedOnce(connection, read());
  } catch (error) {
    throw asStoreError(error, connection, right);
  }
}

/**
 * It is always read to its end, because a read broken off makes the client hang when it is closed; only
 * silence or the store's own end cut it short, with `StoreUnavailable`.
 */
async function drainedOnce<Event extends ResolvedEvent>(
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
    throw error;
  } finally {
    clearTimeout(silence);
    closing.removeEventListener('abort', giveUp);
  }
}

/** The adapter's own stream: the name of this log. */
export const IDENTITY_STREAM = 'store-identity';

/** Streams of the server ($…) and of this adapter are nobody else's business. */
const isHidden = (stream: string) => stream.startsWith('$') || stream === IDENTITY_STREAM;

/** Whether a stream is written by the product; where its streams are not named, each is. */
export const isOfOthers = (
  { streams }: Pick<Connection, 'streams'>,
  { stream }: Pick<RecordedEvent, 'stream'>,
): boolean => streams !== 'any' && !streams.some((prefix) => stream.startsWith(prefix));

/** Undefined for links and for streams of the server. Never throws: any client may append anything. */
export function recorded({ event }: ResolvedEvent): RecordedEvent | undefined {
  if (!event || isHidden(event.streamId)) return undefined;
  const unreadable = whyUnreadable(event);
  return {
    stream: event.streamId,
    revision: Number(event.revision),
    position: positionOf({ event }),
    id: event.id,
    type: event.type,
    data: isJsonObject(event.data) ? event.data : {},
    metadata: isJsonObject(event.metadata) ? event.metadata : {},
    ...(unreadable !== undefined && { unreadable }),
  };
}

function whyUnreadable({ isJson, data, metadata }: NonNullable<ResolvedEvent['event']>) {
  if (!isJson || !isJsonObject(data)) return 'its data is no JSON object';
  return isJsonObject(metadata) ? undefined : 'its metadata is no JSON object';
}

/** Servers since 22.6 tell an event's position in every read. */
export function positionOf({ event }: ResolvedEvent): Position {
  if (event?.position === undefined) return START;
  const { commit, prepare } = event.position;
  return { commit, prepare };
}

const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof Uint8Array);
