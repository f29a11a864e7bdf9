import type { ProcessCommand } from '@baanpak/domain/processes/process.ts';
import type { Instant } from '@baanpak/domain/values/instant.ts';
import {
  comparePositions,
  type Position,
  START,
} from '@baanpak/infrastructure/event-store/port.ts';
import type { Pool } from 'pg';
import type { Cause } from './process-context.ts';

export type Timer = Readonly<{
  key: string;
  due: Instant;
  everyMs: number | null;
  process: string;
  cause: Cause;
  command: ProcessCommand;
}>;

/** What a batch of events does to the timers; the last word on a key counts. */
export type TimerChanges = ReadonlyMap<string, Timer | 'forgotten'>;

/** A timer whose time came; `until` when it comes again, null for never. */
export type Rung = Readonly<{ timer: Timer; until: Instant | null }>;

const NAME = 'processes';

type Row = {
  key: string;
  due: Instant;
  every_ms: number | null;
  process: string;
  cause: Cause;
  command: ProcessCommand;
};

/** How far the processes have read the log, and what they mean to do later; in schema `command`. */
export function postgresAgenda(pool: Pool, storeId: string) {
  return {
    /** Where to read on. Throws when the schema belongs to another log. */
    async position(): Promise<Position> {
      const { rows } = await pool.query<{ store_id: string; commit: string; prepare: string }>(
        'SELECT store_id, commit, prepare FROM command.process_checkpoints WHERE name = $1',
        [NAME],
      );
      const [row] = rows;
      if (!row) return START;
      if (row.store_id !== storeId)
        throw new Error('Schema "command" belongs to another event log than the one connected');
      return { commit: BigInt(row.commit), prepare: BigInt(row.prepare) };
    },

    /** Timers and checkpoint in one transaction. Throws when another runner was here meanwhile. */
    async moveOn(from: Position, to: Position, changes: TimerChanges): Promise<void> {
      const forgotten = [...changes].flatMap(([key, change]) =>
        change === 'forgotten' ? key : [],
      );
      const timers = [...changes.values()].flatMap((change) =>
        change === 'forgotten' ? [] : { ...change, every_ms: change.everyMs },
      );
      const first = comparePositions(from, START) === 0;
      const { rows } = await pool.query<{ moved: number }>({
        name: first ? 'begin-processes' : 'move-processes-on',
        text: first ? BEGIN : MOVE_ON,
        values: [
          NAME,
          storeId,
          String(to.commit),
          String(to.prepare),
          forgotten,
          JSON.stringify(timers),
          ...(first ? [] : [String(from.commit), String(from.prepare)]),
        ],
      });
      if (rows[0]?.moved !== 1) throw new Error('Another process runner moved the checkpoint');
    },

    /** Timers whose time has come, the longest due first. */
    async due(now: Instant, limit: number): Promise<Timer[]> {
      const { rows } = await pool.query<Row>({
        name: 'due-timers',
        text: 'SELECT * FROM command.process_timers WHERE due <= $1 ORDER BY due LIMIT $2',
        values: [now, limit],
      });
      return rows.map(({ every_ms: everyMs, ...timer }) => ({ ...timer, everyMs }));
    },

    /** When the next timer is due; null when there is none. */
    async nextDue(): Promise<Instant | null> {
      const { rows } = await pool.query<{ due: Instant | null }>({
        name: 'next-timer',
        text: 'SELECT min(due) AS due FROM command.process_timers',
      });
      return rows[0]?.due ?? null;
    },

    /** Timers that rang are done with, or due again later; not those that were set anew meanwhile. */
    async settle(rung: readonly Rung[]): Promise<void> {
      await pool.query({
        name: 'settle-timers',
        text: SETTLE,
        values: [
          rung.map(({ timer }) => timer.key),
          rung.map(({ timer }) => timer.due),
          rung.map(({ until }) => until),
        ],
      });
    },
  };
}

export type Agenda = ReturnType<typeof postgresAgenda>;

// Both ask `moved`: a runner that was overtaken moves no checkpoint, and must touch no timer either.
const TIMERS = `
  forgotten AS (
    DELETE FROM command.process_timers
    WHERE key = ANY ($5::text[]) AND EXISTS (SELECT FROM moved)),
  written AS (
    INSERT INTO command.process_timers (key, due, every_ms, process, cause, command)
    SELECT key, due, every_ms, process, cause, command
    FROM jsonb_populate_recordset(NULL::command.process_timers, $6::jsonb)
    WHERE EXISTS (SELECT FROM moved)
    ON CONFLICT (key) DO UPDATE SET due = excluded.due, every_ms = excluded.every_ms,
      process = excluded.process, cause = excluded.cause, command = excluded.command)
  SELECT count(*)::int AS moved FROM moved`;

const SETTLE = `
  WITH rung AS (
    SELECT * FROM unnest($1::text[], $2::timestamptz[], $3::timestamptz[]) AS rung (key, due, until)),
  done AS (
    DELETE FROM command.process_timers t USING rung
    WHERE t.key = rung.key AND t.due = rung.due AND rung.until IS NULL)
  UPDATE command.process_timers t SET due = rung.until FROM rung
  WHERE t.key = rung.key AND t.due = rung.due AND rung.until IS NOT NULL`;

const BEGIN = `
  WITH moved AS (
    INSERT INTO command.process_checkpoints (name, store_id, commit, prepare)
    VALUES ($1, $2, $3, $4) RETURNING 1),
  ${TIMERS}`;

const MOVE_ON = `
  WITH moved AS (
    UPDATE command.process_checkpoints SET commit = $3, prepare = $4
    WHERE name = $1 AND store_id = $2 AND commit = $7 AND prepare = $8 RETURNING 1),
  ${TIMERS}`;
