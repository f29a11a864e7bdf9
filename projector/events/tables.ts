import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import type { ReadModel } from '../schema/read-model.ts';

/** That something happened, without what. */
export type EventRow = {
  event_id: string;
  type: string;
  /** As staff may read it: what opens a checkout or a payment is hashed. */
  stream: string;
  /** A user, `guest`, or `process:<name>`. */
  actor: string;
  at: Instant;
  /** Its place in the log. */
  commit_position: number;
  prepare_position: number;
  /** Whose staff may read it; null: the whole site's alone. */
  owner_id: string | null;
  /** By whom it came about: anyone who acted, or of a process the person whose act it follows from; null where nobody knows. */
  caused_by: string | null;
  /** The event that led to it, where one did. */
  causation_id: string | null;
};

/** Whose a stream is: an owner's, or whosever another stream is. */
export type EventStreamRow = { stream: string; owner_id: string | null; part_of: string | null };

export type EventTables = {
  listed_events: EventRow;
  event_streams: EventStreamRow;
};

export const eventModel = {
  group: 'events',
  version: 5,
  keys: {
    event_streams: ['stream'], // written first: the rows of events take their owner from here
    listed_events: ['event_id'],
  },
  sql: `
    CREATE TABLE listed_events (
      event_id uuid PRIMARY KEY, type text NOT NULL, stream text NOT NULL, actor text NOT NULL,
      at timestamptz NOT NULL, commit_position bigint NOT NULL, prepare_position bigint NOT NULL, owner_id uuid,
      caused_by text, causation_id uuid);
    CREATE TABLE event_streams (stream text PRIMARY KEY, owner_id uuid, part_of text);
    CREATE INDEX ON event_streams (part_of);`,
  indexes: `
    CREATE INDEX ON listed_events (stream, at, commit_position, prepare_position);
    CREATE INDEX ON listed_events (at, commit_position, prepare_position);
    CREATE INDEX ON listed_events (owner_id, at, commit_position, prepare_position);
    CREATE INDEX ON listed_events (type, at, commit_position, prepare_position);
    CREATE INDEX ON listed_events (actor, at, commit_position, prepare_position);
    CREATE INDEX ON listed_events (caused_by, at, commit_position, prepare_position);`,
} as const satisfies ReadModel;
