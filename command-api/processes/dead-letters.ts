import type { Todo } from '@baanpak/domain/processes/process.ts';
import { after, type Instant } from '@baanpak/domain/values/time/instant.ts';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { type CommandDb, commandDb } from '../schema/tables.ts';
import { pauseAfter } from './backoff.ts';
import type { Cause } from './process-context.ts';
import { type StoredTodo, upcastTodo } from './stored-commands.ts';

/** A whole event, by its place in its stream: the process could not even say what follows from it. */
export type UnprocessedEvent = Readonly<{ follow: Readonly<{ revision: number }> }>;

/** A step that could not be done, or one of the same stream that waits behind it. */
export type DeadLetter = Readonly<{
  stream: string;
  process: string;
  cause: Cause;
  todo: Todo | UnprocessedEvent;
  /** Shown to anybody: nothing of what an error says. Null for what only waits. */
  problem: string | null;
  failures: number;
  due: Instant;
}>;
export type StoredDeadLetter = DeadLetter & Readonly<{ id: number }>;

const currentTodo = (todo: StoredTodo | UnprocessedEvent): StoredDeadLetter['todo'] =>
  'follow' in todo ? todo : upcastTodo(todo);

type StepFacts = Pick<DeadLetter, 'stream' | 'process' | 'cause' | 'todo' | 'due'>;

/** One that waits for those of its stream before it. */
export const blockedLetter = ({ stream, process, cause, todo, due }: StepFacts): DeadLetter => ({
  ...{ stream, process, cause, todo, due },
  problem: null,
  failures: 0,
});

/** One that failed now, for the n-th time; `due` is the moment. */
export const park = (step: StepFacts, error: unknown, failures: number): DeadLetter => ({
  ...blockedLetter(step),
  problem: `${nameOf(error)} in ${whatOf(step)}`,
  failures,
  due: after(step.due, pauseAfter(error, failures)),
});

const whatOf = ({ todo, process }: StepFacts) =>
  'follow' in todo ? process : `${todo.do.type} of ${process}`;

const nameOf = (error: unknown) => (error instanceof Error ? error.name : 'no error');

/** Where something is put aside. */
export type BlockedStreams = Readonly<{
  /** Streams. */
  blocked: Set<string>;
  /** By process and stream, where events wait that the process could not follow. */
  unprocessed: Set<string>;
}>;

/** Steps put aside, in schema `command`; `postgresTimerStore` puts them there, together with its checkpoint. */
export function postgresDeadLetters(pool: Pool) {
  const db = commandDb(pool);
  const steps = () => db.selectFrom('command.steps_aside');
  /** The first step of each stream. */
  const first = () =>
    db.selectFrom(
      steps().selectAll().distinctOn('stream').orderBy('stream').orderBy('id').as('first'),
    );
  let places: Promise<BlockedStreams> | undefined;
  async function readPlaces(): Promise<BlockedStreams> {
    const found = await steps()
      .select(['process', 'stream', sql<boolean>`todo ? 'follow'`.as('whole')])
      .distinct()
      .execute();
    const whole = found.filter((place) => place.whole);
    return {
      blocked: new Set(found.map(({ stream }) => stream)),
      unprocessed: new Set(whole.map(({ process, stream }) => placeOf(process, stream))),
    };
  }
  return {
    /** Read once, and again after `changed` or `done`: of most batches nothing is put aside. */
    async places(): Promise<BlockedStreams> {
      places ??= readPlaces();
      const { blocked, unprocessed } = await places;
      return { blocked: new Set(blocked), unprocessed: new Set(unprocessed) };
    },

    /** Steps were put aside, or another runner may have been here. */
    changed(): void {
      places = undefined;
    },

    /** The first step of each stream whose time has come. */
    async due(now: Instant, limit: number): Promise<StoredDeadLetter[]> {
      const found = await first()
        .selectAll()
        .where('due', '<=', now)
        .orderBy('due')
        .orderBy('id')
        .limit(limit)
        .execute();
      return found.map((row) => ({ ...row, todo: currentTodo(row.todo) }));
    },

    async nextDue(): Promise<Instant | null> {
      const { due } = await first()
        .select(({ fn }) => fn.min<Instant | null>('due').as('due'))
        .executeTakeFirstOrThrow();
      return due;
    },

    /** A version that may have mended it begins: all are due. */
    async hurry(now: Instant): Promise<void> {
      await db
        .updateTable('command.steps_aside')
        .set({ due: now })
        .where('due', '>', now)
        .execute();
    },

    async done({ id }: StoredDeadLetter): Promise<void> {
      await db.deleteFrom('command.steps_aside').where('id', '=', id).execute();
      places = undefined;
    },

    async putOff({ id, problem, failures, due }: StoredDeadLetter): Promise<void> {
      await db
        .updateTable('command.steps_aside')
        .set({ problem, failures, due })
        .where('id', '=', id)
        .execute();
    },

    described: () => described(db),

    async count(): Promise<number> {
      const { count } = await steps()
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return count;
    },
  };
}

/** How many steps of how many streams, in words; null when there are none. */
async function described(db: CommandDb): Promise<string | null> {
  const found = await db
    .selectFrom('command.steps_aside')
    .select(({ fn }) => [
      fn.countAll<number>().as('steps'),
      fn.count<number>('stream').distinct().as('streams'),
      sql<string | null>`min(stream || ': ' || problem)`.as('first'),
    ])
    .executeTakeFirstOrThrow();
  if (found.steps === 0) return null;
  return `put aside: ${found.steps} steps of ${found.streams} streams (${found.first})`;
}

export const placeOf = (process: string, stream: string): string => `${process} ${stream}`;

export type DeadLetters = ReturnType<typeof postgresDeadLetters>;
