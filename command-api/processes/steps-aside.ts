import type { Todo } from '@baanpak/domain/processes/process.ts';
import { after, type Instant } from '@baanpak/domain/values/time/instant.ts';
import type { Pool } from 'pg';
import { pauseAfter } from './backoff.ts';
import type { Cause } from './process-context.ts';
import { type StoredTodo, upcastTodo } from './stored-commands.ts';

/** A whole event, by its place in its stream: the process could not even say what follows from it. */
export type Unfollowed = Readonly<{ follow: Readonly<{ revision: number }> }>;

/** A step that could not be done, or one of the same stream that waits behind it. */
export type StepAside = Readonly<{
  stream: string;
  process: string;
  cause: Cause;
  todo: Todo | Unfollowed;
  /** Shown to anybody: nothing of what an error says. Null for what only waits. */
  problem: string | null;
  failures: number;
  due: Instant;
}>;
export type KeptAside = StepAside & Readonly<{ id: number }>;

type Row = Omit<KeptAside, 'todo'> & Readonly<{ todo: StoredTodo | Unfollowed }>;

const currentTodo = (todo: Row['todo']): KeptAside['todo'] =>
  'follow' in todo ? todo : upcastTodo(todo);

type StepFacts = Pick<StepAside, 'stream' | 'process' | 'cause' | 'todo' | 'due'>;

/** One that waits for those of its stream before it. */
export const behind = ({ stream, process, cause, todo, due }: StepFacts): StepAside => ({
  ...{ stream, process, cause, todo, due },
  problem: null,
  failures: 0,
});

/** One that failed now, for the n-th time; `due` is the moment. */
export const setAside = (step: StepFacts, error: unknown, failures: number): StepAside => ({
  ...behind(step),
  problem: `${nameOf(error)} in ${whatOf(step)}`,
  failures,
  due: after(step.due, pauseAfter(error, failures)),
});

const whatOf = ({ todo, process }: StepFacts) =>
  'follow' in todo ? process : `${todo.do.type} of ${process}`;

const nameOf = (error: unknown) => (error instanceof Error ? error.name : 'no error');

/** Steps put aside, in schema `command`; `postgresTimerStore` puts them there, together with its checkpoint. */
export function postgresStepsAside(pool: Pool) {
  return {
    /** Those of which something is aside. */
    async streams(): Promise<Set<string>> {
      const { rows } = await pool.query<{ stream: string }>({
        name: 'streams-aside',
        text: 'SELECT DISTINCT stream FROM command.steps_aside',
      });
      return new Set(rows.map(({ stream }) => stream));
    },

    /** By process and stream, where events wait that the process could not follow. */
    async unfollowed(): Promise<Set<string>> {
      const { rows } = await pool.query<{ process: string; stream: string }>({
        name: 'events-aside',
        text: `SELECT DISTINCT process, stream FROM command.steps_aside WHERE todo ? 'follow'`,
      });
      return new Set(rows.map(({ process, stream }) => placeOf(process, stream)));
    },

    /** The first step of each stream whose time has come. */
    async due(now: Instant, limit: number): Promise<KeptAside[]> {
      const { rows } = await pool.query<Row>({
        name: 'due-aside',
        text: `SELECT * FROM (${FIRST}) AS first WHERE due <= $1 ORDER BY due, id LIMIT $2`,
        values: [now, limit],
      });
      return rows.map((row) => ({ ...row, todo: currentTodo(row.todo) }));
    },

    async nextDue(): Promise<Instant | null> {
      const { rows } = await pool.query<{ due: Instant | null }>(
        `SELECT min(due) AS due FROM (${FIRST}) AS first`,
      );
      return rows[0]?.due ?? null;
    },

    /** A version that may have mended it begins: all are due. */
    async hurry(now: Instant): Promise<void> {
      await pool.query('UPDATE command.steps_aside SET due = $1 WHERE due > $1', [now]);
    },

    async done({ id }: KeptAside): Promise<void> {
      await pool.query('DELETE FROM command.steps_aside WHERE id = $1', [id]);
    },

    async putOff({ id, problem, failures, due }: KeptAside): Promise<void> {
      await pool.query(
        'UPDATE command.steps_aside SET problem = $2, failures = $3, due = $4 WHERE id = $1',
        [id, problem, failures, due],
      );
    },

    /** How many steps of how many streams, in words; null when there are none. */
    async described(): Promise<string | null> {
      const { rows } = await pool.query<Described>(
        `SELECT count(*) AS steps, count(DISTINCT stream) AS streams,
           min(stream || ': ' || problem) AS first FROM command.steps_aside`,
      );
      const [found] = rows;
      if (!found || found.steps === 0) return null;
      return `put aside: ${found.steps} steps of ${found.streams} streams (${found.first})`;
    },

    async count(): Promise<number> {
      const { rows } = await pool.query<{ steps: number }>(
        'SELECT count(*) AS steps FROM command.steps_aside',
      );
      return rows[0]?.steps ?? 0;
    },
  };
}

export const placeOf = (process: string, stream: string): string => `${process} ${stream}`;

type Described = { steps: number; streams: number; first: string | null };
export type StepsAside = ReturnType<typeof postgresStepsAside>;

const FIRST = 'SELECT DISTINCT ON (stream) * FROM command.steps_aside ORDER BY stream, id';
