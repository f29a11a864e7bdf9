import type { LaterCommand } from '@baanpak/domain/processes/process.ts';
import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import { BootError } from '@baanpak/infrastructure/config/boot-error.ts';
import { assertNotAhead } from '@baanpak/infrastructure/event-store/not-ahead.ts';
import {
  comparePositions,
  type EventStore,
  type Position,
  START,
} from '@baanpak/infrastructure/event-store/port.ts';
import type { Pool } from 'pg';
import type { Cause } from './process-context.ts';
import type { Queue } from './queues.ts';
import type { StepAside } from './steps-aside.ts';
import { type StoredCommand, upcastCommand } from './stored-commands.ts';

export type Timer = Readonly<{
  key: string;
  due: Instant;
  everyMs: number | null;
  process: string;
  cause: Cause;
  command: LaterCommand;
  queue: Queue;
  /** How often it failed, one time after the other. */
  failures: number;
}>;

/** What a batch of events does to the timers; the last change of a key counts. */
export type TimerChanges = ReadonlyMap<string, Timer | 'forgotten'>;

/** What becomes of a timer that was due, null when it is deleted, and which others are set. */
export type TimerOutcome = Readonly<{
  timer: Timer;
  next: Timer | null;
  besides?: readonly Timer[];
}>;

const NAME = 'processes';

type Row = {
  key: string;
  due: Instant;
  every_ms: number | null;
  process: string;
  cause: Cause;
  command: StoredCommand;
  queue: Queue;
  failures: number;
};

/** How far the processes have read the log, and what they mean to do later; in schema `command`. */
export function postgresTimerStore(pool: Pool, storeId: string) {
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
        throw new BootError(
          'Schema "command" belongs to another event log than the one connected. Connect the one it was ' +
            'written with, by EVENTSTORE_URL or DATABASE_URL.',
        );
      return { commit: BigInt(row.commit), prepare: BigInt(row.prepare) };
    },

    /** Timers, steps put aside and checkpoint in one transaction. Throws when another runner was here meanwhile. */
    async moveOn(
      from: Position,
      to: Position,
      changes: TimerChanges,
      aside: readonly StepAside[] = [],
    ): Promise<void> {
      const first = comparePositions(from, START) === 0;
      const { rows } = await pool.query<{ moved: number }>({
        name: first ? 'begin-processes' : 'move-processes-on',
        text: first ? BEGIN : MOVE_ON,
        values: [
          NAME,
          storeId,
          String(to.commit),
          String(to.prepare),
          forgottenIn(changes),
          JSON.stringify(setIn(changes)),
          JSON.stringify(aside),
          ...(first ? [] : [String(from.commit), String(from.prepare)]),
        ],
      });
      if (rows[0]?.moved !== 1) throw new Error('Another process runner moved the checkpoint');
    },

    /** Timers alone: for what follows from an event that was read long ago. */
    async change(changes: TimerChanges): Promise<void> {
      const values = [forgottenIn(changes), JSON.stringify(setIn(changes))];
      await pool.query({ name: 'change-timers', text: CHANGE, values });
    },

    /** Timers of a queue whose time has come, the longest due first. */
    async due(queue: Queue, now: Instant, limit: number): Promise<Timer[]> {
      const { rows } = await pool.query<Row>({
        name: 'due-timers',
        text: `SELECT key, due, every_ms, process, cause, command, queue, failures
          FROM command.process_timers WHERE queue = $3 AND due <= $1 ORDER BY due LIMIT $2`,
        values: [now, limit, queue],
      });
      return rows.map(timerOf);
    },

    /** When the next timer of a queue is due; null when there is none. */
    async nextDue(queue: Queue): Promise<Instant | null> {
      const { rows } = await pool.query<{ due: Instant | null }>({
        name: 'next-timer',
        text: 'SELECT min(due) AS due FROM command.process_timers WHERE queue = $1',
        values: [queue],
      });
      return rows[0]?.due ?? null;
    },

    /** Deletes or postpones timers that were carried out; leaves those that were set anew or forgotten meanwhile. */
    async settle(outcome: readonly TimerOutcome[]): Promise<void> {
      const over = outcome.flatMap(({ timer, next }) => (next ? [] : timer));
      const kept = outcome.flatMap(({ timer, next, besides = [] }) =>
        next ? { ...rowOf(next), was_due: timer.due, besides: besides.map(rowOf) } : [],
      );
      await pool.query({
        name: 'settle-timers',
        text: SETTLE,
        values: [over.map(({ key }) => key), over.map(({ due }) => due), JSON.stringify(kept)],
      });
    },
  };
}

const timerOf = ({ every_ms: everyMs, command, ...timer }: Row): Timer => ({
  ...timer,
  everyMs,
  command: upcastCommand(command),
});
const forgottenIn = (changes: TimerChanges) =>
  [...changes].flatMap(([key, change]) => (change === 'forgotten' ? key : []));
const setIn = (changes: TimerChanges) =>
  [...changes.values()].flatMap((change) => (change === 'forgotten' ? [] : rowOf(change)));
const rowOf = ({ everyMs: every_ms, ...timer }: Timer) => ({ ...timer, every_ms });

/** For the boot: throws with a sentence where the processes remember more than the log holds, or another log. */
export async function assertCheckpointOfLog(
  pool: Pool,
  store: Pick<EventStore, 'storeId' | 'head'>,
): Promise<void> {
  const position = await postgresTimerStore(pool, await store.storeId()).position();
  await assertNotAhead(position, store.head);
}

export type TimerStore = ReturnType<typeof postgresTimerStore>;

const COLUMNS = 'key, due, every_ms, process, cause, command, queue, failures';
const SET_ANEW = `ON CONFLICT (key) DO UPDATE SET due = excluded.due, every_ms = excluded.every_ms,
      process = excluded.process, cause = excluded.cause, command = excluded.command,
      queue = excluded.queue, failures = excluded.failures`;

// All ask `moved`: a runner that was overtaken moves no checkpoint, and must touch nothing else either.
const CHANGES = `
  forgotten AS (
    DELETE FROM command.process_timers
    WHERE key = ANY ($5::text[]) AND EXISTS (SELECT FROM moved)),
  written AS (
    INSERT INTO command.process_timers (${COLUMNS})
    SELECT ${COLUMNS} FROM jsonb_populate_recordset(NULL::command.process_timers, $6::jsonb)
    WHERE EXISTS (SELECT FROM moved) ${SET_ANEW}),
  aside AS (
    INSERT INTO command.steps_aside (stream, process, cause, todo, problem, failures, due)
    SELECT step ->> 'stream', step ->> 'process', step -> 'cause', step -> 'todo',
      step ->> 'problem', (step ->> 'failures')::integer, (step ->> 'due')::timestamptz
    FROM jsonb_array_elements($7::jsonb) WITH ORDINALITY AS steps (step, place)
    WHERE EXISTS (SELECT FROM moved) ORDER BY place)
  SELECT count(*) AS moved FROM moved`;

const CHANGE = `
  WITH forgotten AS (DELETE FROM command.process_timers WHERE key = ANY ($1::text[]))
  INSERT INTO command.process_timers (${COLUMNS})
  SELECT ${COLUMNS} FROM jsonb_populate_recordset(NULL::command.process_timers, $2::jsonb)
  ${SET_ANEW}`;

const SETTLE = `
  WITH over AS (SELECT * FROM unnest($1::text[], $2::timestamptz[]) AS over (key, due)),
  done AS (
    DELETE FROM command.process_timers t USING over WHERE t.key = over.key AND t.due = over.due),
  kept AS (
    UPDATE command.process_timers t SET due = (next ->> 'due')::timestamptz,
      command = next -> 'command', queue = next ->> 'queue',
      failures = (next ->> 'failures')::integer
    FROM jsonb_array_elements($3::jsonb) AS next
    WHERE t.key = next ->> 'key' AND t.due = (next ->> 'was_due')::timestamptz
    RETURNING next -> 'besides' AS besides)
  INSERT INTO command.process_timers (${COLUMNS})
  SELECT ${COLUMNS}
  FROM kept, jsonb_populate_recordset(NULL::command.process_timers, kept.besides) ${SET_ANEW}`;

const BEGIN = `
  WITH moved AS (
    INSERT INTO command.process_checkpoints (name, store_id, commit, prepare)
    VALUES ($1, $2, $3, $4) RETURNING 1),
  ${CHANGES}`;

const MOVE_ON = `
  WITH moved AS (
    UPDATE command.process_checkpoints SET commit = $3, prepare = $4
    WHERE name = $1 AND store_id = $2 AND commit = $8 AND prepare = $9 RETURNING 1),
  ${CHANGES}`;
