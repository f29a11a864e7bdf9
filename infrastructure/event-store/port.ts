import type { JsonObject } from '../json/json.ts';
import type { SealingKey } from '../personal-keys/port.ts';
import { BootError } from '../process/errors.ts';

/** A place in the log of all streams. Both numbers count; compare with `comparePositions`. */
export type Position = Readonly<{ commit: bigint; prepare: bigint }>;

/** The revision the writer saw last. There is no "any": every append races honestly. */
export type ExpectedRevision = number | 'no-stream';

export type EventToAppend = Readonly<{
  /** UUID. The same ids at the same expected revision are the same append, however often it is sent. */
  id: string;
  type: string;
  data: JsonObject;
  metadata: JsonObject;
  sealedWith?: SealingKey;
}>;

export type RecordedEvent = Omit<EventToAppend, 'sealedWith'> &
  Readonly<{
    stream: string;
    /** 0, 1, 2 … within the stream. */
    revision: number;
    position: Position;
    /** Why it cannot be read, where what stands in our stream is no JSON of ours; `data` and `metadata` are empty then. */
    unreadable?: string;
  }>;

/** Events of other clients in the same log, which are stepped over; `first` is the first there is. */
export type EventsOfOthers = Readonly<{
  count: number;
  /** Whether the log was looked through to its end in time. */
  isWhole: boolean;
  first?: Pick<RecordedEvent, 'id' | 'stream' | 'type' | 'position'>;
}>;

/** Names an event for good: behind a lost end another stands in its place, or none. */
export type LastEvent = Pick<RecordedEvent, 'id' | 'stream' | 'revision'>;

/** The same with its place in this very log. */
export type PlacedEvent = LastEvent & Pick<RecordedEvent, 'position'>;

export const lastEventOf = (events: readonly LastEvent[]): LastEvent | undefined => {
  const last = events.at(-1);
  return last && { id: last.id, stream: last.stream, revision: last.revision };
};

export const placed = (event: PlacedEvent | undefined): PlacedEvent | undefined =>
  event && {
    ...{ id: event.id, stream: event.stream, revision: event.revision },
    position: event.position,
  };

/** Events for one stream, behind what the writer saw last; at least one. */
export type Append = Readonly<{
  stream: string;
  expected: ExpectedRevision;
  events: readonly EventToAppend[];
}>;

/** `revision` and `position` are the last appended event's. */
export type Appended = Readonly<{ outcome: 'appended'; revision: number; position: Position }>;

/** `revision` of a conflict is the stream's now. */
export type AppendResult = Appended | Readonly<{ outcome: 'conflict'; revision: ExpectedRevision }>;

/** `written` are the first so many appends: all, or those that stand though a later one conflicted. */
export type AppendInOrderResult = Readonly<{
  outcome: AppendResult['outcome'];
  written: readonly Appended[];
}>;

export type ReadStreamOptions = Readonly<{
  /** First revision read (inclusive); default the first, or backwards the last. */
  from?: number;
  direction?: 'forwards' | 'backwards';
  limit?: number;
}>;

/** Only events of streams whose name starts with one of these. */
export type EventFilter = Readonly<{ streamPrefixes: readonly string[] }>;

export type ReadAllOptions = Readonly<{ after?: Position; filter?: EventFilter; limit: number }>;

/**
 * What a subscription hands over. `position` is how far the log has been looked at, so it moves on
 * over events the filter left out too; resume from it. `caughtUp` says nothing more was there.
 */
export type SubscriptionBatch = Readonly<{
  events: readonly RecordedEvent[];
  position: Position;
  caughtUp: boolean;
}>;

export type SubscribeOptions = Readonly<{
  /** Resume behind this position; absent: from the start. */
  after?: Position;
  /** The last event met before `after`, where it is known: it must be in the log. */
  last?: LastEvent | undefined;
  filter?: EventFilter;
  /** Most events in one batch; default 1000. */
  batchSize?: number;
  /** Ends the subscription; the iteration then ends without an error. */
  signal: AbortSignal;
}>;

/**
 * The record of what happened. Errors: `StoreUnavailable` when the store is away or an append's
 * outcome is unknown (send the same ids and revision again); anything else is a bug.
 */
export interface EventStore {
  /** Names this very log: a position means nothing in another one. */
  storeId(): Promise<string>;
  /** The position of the newest event there is; `START` for an empty log. */
  head(): Promise<Position>;
  /** The newest event of ours: what a log that was not cut off behind it must hold. Undefined where there is none. */
  newest(): Promise<PlacedEvent | undefined>;
  /**
   * All of the events behind `expected`, or none. `events` holds at least one, and no more than
   * `AppendTooLarge` allows.
   */
  append(
    stream: string,
    expected: ExpectedRevision,
    events: readonly EventToAppend[],
  ): Promise<AppendResult>;
  /** Whether `appendInOrder` writes all or none; else the first ones may stand alone. */
  readonly writesAllOrNone: boolean;
  /** Whether events are written only while the keys they are sealed with are stored, in the same database. */
  readonly checksKeys?: boolean;
  /**
   * Appends to different streams, in this order: none is written behind one that conflicts.
   * `StoreUnavailable` means what it means to `append`.
   */
  appendInOrder(appends: readonly Append[]): Promise<AppendInOrderResult>;
  /** In order of `direction`; empty for a stream that does not exist. */
  readStream(stream: string, options?: ReadStreamOptions): Promise<RecordedEvent[]>;
  /** One page of the log behind `after`; `position` is how far it looked, `after` when it saw nothing. */
  readAll(
    options: ReadAllOptions,
  ): Promise<Readonly<{ events: RecordedEvent[]; position: Position }>>;
  /**
   * Every event once and in order, for as long as it is iterated; survives dropped connections. Throws
   * `LogLostItsEnd`, at the start or after a dropped connection.
   */
  subscribe(options: SubscribeOptions): AsyncIterable<SubscriptionBatch>;
  /** The transaction that keeps written events from being read, where there is one; some stores have none. */
  heldBackBy?(): Promise<HeldBackBy | undefined>;
  /** Why nothing is appended until the process is started again, where the log was met without its end. */
  problem?(): string | undefined;
  /** How many events of others this process stepped over so far, each counted once. */
  othersMet?(): number;
  /** Looks through the log for at most so many milliseconds, where other clients can append to it. */
  eventsOfOthers?(milliseconds: number): Promise<EventsOfOthers>;
  /** Ends everything within two seconds. */
  close(): Promise<void>;
}

/** Who is at fault where a log stands still: what the database knows of them, and since when. */
export type HeldBackBy = Readonly<{ pid: number; application: string; seconds: number }>;

/** Before the first event of any log. */
export const START: Position = { commit: 0n, prepare: 0n };

export function comparePositions(a: Position, b: Position): number {
  if (a.commit !== b.commit) return a.commit < b.commit ? -1 : 1;
  if (a.prepare !== b.prepare) return a.prepare < b.prepare ? -1 : 1;
  return 0;
}

/** The furthest of these places in the log. */
export const latestPosition = (positions: readonly Position[]): Position =>
  positions.reduce((last, one) => (comparePositions(one, last) > 0 ? one : last), START);

export class StoreUnavailable extends Error {
  override readonly name: string = 'StoreUnavailable';
}

/** An append was sealed with a key that a crash of the database took, or an erasure. Nothing was written. */
export class SealedWithLostKey extends StoreUnavailable {
  override readonly name = 'SealedWithLostKey';
}

/** As much as any store takes at once, data and metadata of all events together. */
const MOST_BYTES = 1_000_000;

/** More than a store takes at once. It is refused before it is sent, and never to be tried again. */
export class AppendTooLarge extends Error {
  override readonly name = 'AppendTooLarge';
  constructor(bytes: number) {
    super(`${bytes} bytes are more than the event log takes at once (${MOST_BYTES})`);
  }
}

/** Throws `AppendTooLarge`. */
export function assertNotTooLarge(events: readonly EventToAppend[]): void {
  const bytes = Buffer.byteLength(JSON.stringify(events));
  if (bytes > MOST_BYTES) throw new AppendTooLarge(bytes);
}

/**
 * Somebody remembers what the log does not hold: it lost its end, or is another one than it was. At boot the
 * product ends with its sentence.
 */
export class LogLostItsEnd extends BootError {
  constructor(what: string) {
    super(
      `${what}: it was restored, or lost its end. Stop the product and run \`npm run restore\`, which holds what is ` +
        'remembered against the log and makes the read models anew.',
    );
  }
}

export class PositionAheadOfLog extends LogLostItsEnd {
  constructor(after: Position, head: Position) {
    super(`Position ${textOf(after)} is ahead of the event log, which ends at ${textOf(head)}`);
  }
}

/** Though its position may be none ahead: the log has grown past it since. */
export class EventNotInLog extends LogLostItsEnd {
  constructor({ id, stream, revision }: LastEvent) {
    super(`Event ${id} (${stream}, revision ${revision}) is not in the event log any more`);
  }
}

const textOf = ({ commit, prepare }: Position) => `${commit}/${prepare}`;
