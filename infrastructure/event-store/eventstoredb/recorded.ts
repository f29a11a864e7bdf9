import type { ResolvedEvent } from '@eventstore/db-client';
import { type JsonObject, type Position, type RecordedEvent, START } from '../port.ts';
import type { Connection } from './connection.ts';

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
