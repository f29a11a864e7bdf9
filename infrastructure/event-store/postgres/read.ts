import type { Pool } from 'pg';
import {
  type HeldBackBy,
  type Position,
  type ReadAllOptions,
  type ReadStreamOptions,
  type RecordedEvent,
  START,
} from '../port.ts';
import { query } from './connection.ts';
import {
  backwards,
  forwards,
  lastPosition,
  newestEvent,
  nextPage,
  oldestWriter,
} from './raw-queries.ts';

type EventRow = NonNullable<ReturnType<typeof backwards>['row']>;

/** A stream from a revision (inclusive) to its end, or as many events as `limit` says. */
type Read = Readonly<{ stream: string; from: number; limit?: number }>;

/** Streams from a revision on, in one statement; events in the reads' order. */
export const readForwards =
  (pool: Pool, schema: string) =>
  async (reads: readonly Read[]): Promise<RecordedEvent[][]> => {
    const rows = await query(pool, forwards([JSON.stringify(reads)], schema));
    const answers = reads.map((): RecordedEvent[] => []);
    for (const row of rows) answers[row.n - 1]?.push(recorded(row));
    return answers;
  };

/** One stream backwards from a revision. */
export async function readBackwards(
  pool: Pool,
  schema: string,
  stream: string,
  { from, limit }: ReadStreamOptions,
): Promise<RecordedEvent[]> {
  const values = [stream, from ?? Number.MAX_SAFE_INTEGER, limit ?? null];
  const rows = await query(pool, backwards(values, schema));
  return rows.map(recorded);
}

export type EventPage = Readonly<{
  events: RecordedEvent[];
  /** How far the log was looked at. */
  position: Position;
  /** There may be more behind `position`. */
  full: boolean;
  /** Committed events stand behind an older transaction that still runs; they come when it ends. */
  hidden: boolean;
}>;

/** The position of the newest event there is, also of one that no page shows yet. */
export async function readHead(pool: Pool, schema: string): Promise<Position> {
  const [row] = await query(pool, lastPosition([], schema));
  return row ? positionOf(row) : START;
}

export async function readNewest(pool: Pool, schema: string): Promise<RecordedEvent | undefined> {
  const [row] = await query(pool, newestEvent([], schema));
  return row && recorded(row);
}

/**
 * The next page in commit order. A sequence is drawn before commit, so a bare "position > last"
 * loses events: rows are ordered by the pair, and none is handed over before every transaction that
 * could still write a smaller pair has ended. Each call must be a transaction of its own.
 */
export async function readPage(
  pool: Pool,
  schema: string,
  { after = START, filter, limit }: ReadAllOptions,
): Promise<EventPage> {
  const values = [after.commit, after.prepare, limit, filter?.streamPrefixes ?? null];
  const rows = await query(pool, nextPage(values, schema));
  const page = rows.filter(({ wanted }) => wanted !== null);
  const last = page.at(-1);
  return {
    events: page.filter(({ wanted }) => wanted).map(recorded),
    position: last ? positionOf(last) : after,
    full: page.length === limit,
    hidden: rows[0]?.hidden ?? false,
  };
}

function recorded(row: EventRow): RecordedEvent {
  const { stream, revision, id, type, data, metadata } = row;
  return {
    stream,
    revision,
    position: positionOf(row),
    id,
    type,
    data,
    metadata,
  };
}

const positionOf = (row: Pick<EventRow, 'transaction_id' | 'position'>): Position => ({
  commit: BigInt(row.transaction_id),
  prepare: BigInt(row.position),
});

/** Every append is one for a moment. */
const LONGER_THAN_SECONDS = 1;

/**
 * The oldest transaction of the whole server that has written, other databases and prepared ones
 * included: what was committed behind it can be read when it ends. A prepared one has no process: 0.
 */
export async function heldBackBy(pool: Pool): Promise<HeldBackBy | undefined> {
  const [row] = await query(pool, oldestWriter([LONGER_THAN_SECONDS], undefined));
  return row;
}
