import { createHash } from 'node:crypto';
import type { SubjectKind } from '@baanpak/domain/values/decider/event-entry.ts';
import type { Satang } from '@baanpak/domain/values/money/money.ts';
import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import type { LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import type { ReadModel } from '../schema/read-model.ts';

/** How the names of streams begin whose events are listed: all but those that names were claimed by. */
export const LISTED_STREAMS = [
  ...['hotel-', 'hotelRooms-', 'room-', 'roomCalendar-', 'booking-', 'checkout-', 'payment-'],
  ...['refund-', 'moneyCase-', 'moneyCases-', 'ledgerDay-', 'taxInvoices-', 'settlement-'],
  ...['commissionInvoices-', 'user-', 'endedToken-', 'admins'],
  ...['site', 'partnerApplication-', 'till-', 'review-', 'reviewScores-'],
] as const;
type KindOf<Name> = Name extends `${infer Kind}-` ? Kind : Name;
/** What a listed stream is of, as its name says. */
export type StreamKind = KindOf<(typeof LISTED_STREAMS)[number]>;

/** Anyone who knows these ids may act as the guest, or reads in them the id of a payment. */
const SECRET = /^(checkout|payment|moneyCases|moneyCase|refund)-(.+)$/;

/** A stream's name as staff may read it: a payment's by the id it has in their lists. */
export function shownStream(stream: string): string {
  const [, kind, id] = SECRET.exec(stream) ?? [];
  return kind === undefined || id === undefined ? stream : `${kind}-${hashedId(id)}`;
}

/** In place of an id that acts: the same for the same id, and of no use to anybody. */
export const hashedId = (id: string): string =>
  createHash('md5')
    .update(id)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

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
  /** Of all that one request led to; the event's own id where it does not say. */
  correlation: string;
  /** The stream's own name, by which the log is read, where `stream` is hashed: no answer has it. */
  log_stream: string | null;
  revision: number;
};

/** Events that set values which the list of events tells before and after: few among those of their streams. */
export const VALUE_EVENTS = [
  ...(['RoomRegistered', 'RoomDescribed', 'RoomDisabled', 'RoomEnabled'] as const),
  ...(['HotelRegistered', 'HotelDescribed', 'HotelSlugReplaced'] as const),
  ...(['HotelDisabled', 'HotelEnabled', 'SiteRevised'] as const),
  ...(['UserRegistered', 'UserAssigned', 'UserDisabled', 'UserEnabled'] as const),
] as const;
/** As a condition on a row, by which its index is found. */
export const SETS_VALUES = `type IN (${VALUE_EVENTS.map((type) => `'${type}'`).join(', ')})`;

/** Whose a stream is, where one of its events names the owner. */
export type EventStreamRow = { stream: string; owner_id: string | null };

/** A stream is the owner's whom all that it is part of have in common; of several owners' it is nobody's. */
export type StreamPartRow = { stream: string; part_of: string };

/**
 * What an event concerns, as the registry of events says; where an event names nothing, and of each event of a room,
 * what the first event of its stream concerns. Of kind `start` until that is looked up, at the end of the batch.
 */
export type EventSubjectRow = {
  kind: SubjectKind | 'start';
  id: string;
  /** When it was recorded: histories are in this order, and begin and end on days. */
  at: Instant;
  commit_position: number;
  prepare_position: number;
  /** The stream's own name, by which the log is read: no answer has it. */
  stream: string;
  revision: number;
  /** Of all that one request led to. */
  correlation: string;
};

/**
 * What nights of a room cost since an event of the room, from `from_night` up to, but not including, `to_night`; of one
 * event the highest `part` counts. Rows of before stay.
 */
export type NightPriceRow = {
  room_id: string;
  /** Of the event in the room's stream. */
  revision: number;
  /** The event's periods, the first 0. */
  part: number;
  from_night: LocalDate;
  to_night: LocalDate;
  /** A bit for each, Sunday the lowest. */
  weekdays: number;
  /** Null: the base price. */
  price: Satang | null;
};

/** What a room's nights cost since an event of it where nothing else is set. Rows of before stay. */
export type BasePriceRow = { room_id: string; revision: number; price: Satang };

/** What lifetimes are of. */
export const LIFETIME_KINDS = ['booking', 'room', 'hotel', 'user'] as const;
export type LifetimeKind = (typeof LIFETIME_KINDS)[number];

/**
 * A time during which a thing stood in lists under these: from the event that put it there, up to the event that put
 * it elsewhere or took it away. Lists as of an earlier place in the log are read here.
 */
export type LifetimeRow = {
  kind: LifetimeKind;
  id: string;
  /** The place in the log from which it counts. */
  from_commit: number;
  from_prepare: number;
  /** The place from which it counts no more; null: it still does. */
  until_commit: number | null;
  until_prepare: number | null;
  owner_id: string | null;
  hotel_id: string | null;
  room_id: string | null;
  /** Staff hid it: lists of bookings leave it out, and days of rooms do not. */
  hidden: boolean;
  /** Of a booking: when it was placed, and its nights. */
  placed_at: Instant | null;
  check_in: LocalDate | null;
  check_out: LocalDate | null;
};

export type EventTables = {
  listed_events: EventRow;
  event_streams: EventStreamRow;
  stream_parts: StreamPartRow;
  event_subjects: EventSubjectRow;
  night_prices: NightPriceRow;
  base_prices: BasePriceRow;
  lifetimes: LifetimeRow;
};

/** By what a lifetime holds at a place of the log: a page of a list, and its total, are read from an index alone. */
const HOLDS = '(from_commit, from_prepare, until_commit, until_prepare, hidden)';

export const eventModel = {
  group: 'events',
  version: 9,
  keys: {
    stream_parts: ['stream', 'part_of'], // these two are written first: the rows of events take their owner from here
    event_streams: ['stream'],
    listed_events: ['event_id'],
    event_subjects: ['kind', 'id', 'at', 'commit_position', 'prepare_position'],
    night_prices: ['room_id', 'revision', 'part'],
    base_prices: ['room_id', 'revision'],
    lifetimes: ['kind', 'id', 'from_commit', 'from_prepare'],
  },
  sql: `
    CREATE TABLE listed_events (
      event_id uuid PRIMARY KEY, type text NOT NULL, stream text NOT NULL, actor text NOT NULL,
      at timestamptz NOT NULL, commit_position bigint NOT NULL, prepare_position bigint NOT NULL, owner_id uuid,
      caused_by text, causation_id uuid, correlation text NOT NULL, log_stream text, revision bigint NOT NULL);
    CREATE TABLE event_streams (stream text PRIMARY KEY, owner_id uuid);
    CREATE TABLE stream_parts (stream text, part_of text, PRIMARY KEY (stream, part_of));
    CREATE INDEX ON stream_parts (part_of);
    CREATE TABLE event_subjects (
      kind text, id uuid, at timestamptz, commit_position bigint, prepare_position bigint, stream text NOT NULL,
      revision bigint NOT NULL, correlation text NOT NULL,
      PRIMARY KEY (kind, id, at, commit_position, prepare_position));
    CREATE TABLE night_prices (
      room_id uuid, revision bigint, part integer, from_night date NOT NULL, to_night date NOT NULL,
      weekdays integer NOT NULL, price bigint, PRIMARY KEY (room_id, revision, part));
    CREATE TABLE base_prices (
      room_id uuid, revision bigint, price bigint NOT NULL, PRIMARY KEY (room_id, revision));
    CREATE TABLE lifetimes (
      kind text, id uuid, from_commit bigint, from_prepare bigint, until_commit bigint, until_prepare bigint,
      owner_id uuid, hotel_id uuid, room_id uuid, hidden boolean NOT NULL,
      placed_at timestamptz, check_in date, check_out date,
      PRIMARY KEY (kind, id, from_commit, from_prepare));
    CREATE INDEX ON event_subjects (stream) WHERE revision = 0;
    CREATE INDEX ON event_subjects (at, commit_position, prepare_position, id) WHERE kind = 'owner';`,
  indexes: `
    CREATE INDEX ON listed_events (stream, at, commit_position, prepare_position);
    CREATE INDEX ON listed_events (stream, revision) WHERE ${SETS_VALUES};
    CREATE INDEX ON listed_events (at, commit_position, prepare_position);
    CREATE INDEX ON listed_events (correlation, commit_position, prepare_position);
    CREATE INDEX ON listed_events (owner_id, at, commit_position, prepare_position);
    CREATE INDEX ON listed_events (type, at, commit_position, prepare_position);
    CREATE INDEX ON listed_events (actor, at, commit_position, prepare_position);
    CREATE INDEX ON listed_events (caused_by, at, commit_position, prepare_position);
    CREATE INDEX ON lifetimes (placed_at DESC, id) INCLUDE ${HOLDS} WHERE kind = 'booking';
    CREATE INDEX ON lifetimes (owner_id, placed_at DESC, id) INCLUDE ${HOLDS} WHERE kind = 'booking';
    CREATE INDEX ON lifetimes (hotel_id, placed_at DESC, id) INCLUDE ${HOLDS} WHERE kind = 'booking';
    CREATE INDEX ON lifetimes (room_id, check_in, check_out) INCLUDE ${HOLDS} WHERE kind = 'booking';
    CREATE INDEX ON lifetimes (owner_id) WHERE kind <> 'booking';
    CREATE INDEX ON lifetimes (hotel_id) WHERE kind <> 'booking';`,
} as const satisfies ReadModel;
