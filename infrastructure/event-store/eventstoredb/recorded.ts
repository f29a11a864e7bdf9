import type { ResolvedEvent } from '@eventstore/db-client';
import { type JsonObject, type Position, type RecordedEvent, START } from '../port.ts';

/** The adapter's own stream: the name of this log. */
export const IDENTITY_STREAM = 'store-identity';

/** Streams of the server ($…) and of this adapter are nobody else's business. */
const isOurs = (stream: string) => !stream.startsWith('$') && stream !== IDENTITY_STREAM;

/** Undefined for what is not JSON of ours: links, binary events, streams of the server. */
export function recorded({ event }: ResolvedEvent): RecordedEvent | undefined {
  if (!event?.isJson || !isOurs(event.streamId)) return undefined;
  return {
    stream: event.streamId,
    revision: Number(event.revision),
    position: positionOf({ event }),
    id: event.id,
    type: event.type,
    data: jsonObject(event.data),
    metadata: jsonObject(event.metadata),
  };
}

/** Servers since 22.6 tell an event's position in every read. */
export function positionOf({ event }: ResolvedEvent): Position {
  if (event?.position === undefined) return START;
  const { commit, prepare } = event.position;
  return { commit, prepare };
}

function jsonObject(value: unknown): JsonObject {
  if (isJsonObject(value)) return value;
  throw new Error('An event holds data or metadata that is no JSON object');
}

const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
