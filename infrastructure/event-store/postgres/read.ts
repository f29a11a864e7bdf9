import type { Pool } from 'pg';
import {
  type JsonObject,
  type Position,
  type ReadAllOptions,
  type ReadStreamOptions,
  type RecordedEvent,
  START,
} from '../port.ts';
import { query } from './connection.ts';
import type { Read } from './group-reads.ts';

type EventRow = {
  transaction_id: string;
  position: string;
  stream: string;
  revision: number;
  id: string;
  type: string;
  data: JsonObject;
  metadata: JsonObject;
};

const CONTENT = ['stream', 'revision', 'id', 'type', 'data', 'metadata'];

/** Streams from a revision on, in one statement; events in the reads' order. */
export const readForwards =
  (pool: Pool, schema: string) =>
  async (reads: readonly Read[]): Promise<RecordedEvent[][]> => {
    const rows = await query<EventRow & { n: number }>(pool, {
      name: `${schema} forwards`,
      // LIMIT keeps each stream's events an index scan of their own, however the plan was made.
      text: `SELECT n::int, e.*
             FROM unnest($1::text[], $2::bigint[], $3::bigint[]) WITH ORDINALITY AS read (stream, first, most, n)
             CROSS JOIN LATERAL (
               SELECT transaction_id::text, position::text, ${CONTENT} FROM ${schema}.events
               WHERE events.stream = read.stream AND revision >= read.first
               ORDER BY revision LIMIT read.most) AS e
             ORDER BY n, e.revision`,
      values: [
        reads.map(({ stream }) => stream),
        reads.map(({ from }) => from),
        reads.map(({ limit }) => limit ?? null),
      ],
    });
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
  const rows = await query<EventRow>(pool, {
    name: `${schema} backwards`,
    text: `SELECT transaction_id::text, position::text, ${CONTENT} FROM ${schema}.events
           WHERE stream = $1 AND revision <= $2::bigint
           ORDER BY revision DESC LIMIT $3::bigint`,
    values: [stream, from ?? Number.MAX_SAFE_INTEGER, limit ?? null],
  });
  return rows.map(recorded);
}

export type Page = Readonly<{
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
  const [row] = await query<Pick<EventRow, 'transaction_id' | 'position'>>(pool, {
    name: `${schema} head`,
    text: `SELECT transaction_id::text, position::text FROM ${schema}.events e
           ORDER BY e.transaction_id DESC, e.position DESC LIMIT 1`,
  });
  return row ? positionOf(row) : START;
}

type PageRow = { hidden: boolean; wanted: boolean | null } & EventRow;

/**
 * The next page in commit order. A sequence is drawn before commit, so a bare "position > last"
 * loses events: rows are ordered by the pair, and none is handed over before every transaction that
 * could still write a smaller pair has ended. Each call must be a transaction of its own.
 */
export async function readPage(
  pool: Pool,
  schema: string,
  { after = START, filter, limit }: ReadAllOptions,
): Promise<Page> {
  const rows = await query<PageRow>(pool, {
    name: `${schema} page`,
    text: `SELECT * FROM ${schema}.page_1($1::text::xid8, $2, $3, $4)`,
    values: [after.commit, after.prepare, limit, filter?.streamPrefixes ?? null],
  });
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
