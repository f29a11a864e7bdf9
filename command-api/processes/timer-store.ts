import type { LaterCommand } from '@baanpak/domain/processes/process.ts';
import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import { runRaw } from '@baanpak/infrastructure/database/raw-query.ts';
import { assertOfLog, type PlaceInLog } from '@baanpak/infrastructure/event-store/of-this-log.ts';
import {
  comparePositions,
  type EventStore,
  type LastEvent,
  type Position,
  START,
} from '@baanpak/infrastructure/event-store/port.ts';
import { BootError } from '@baanpak/infrastructure/process/errors.ts';
import type { Selectable } from 'kysely';
import type { ClientBase, Pool } from 'pg';
import { type CommandSchema, commandDb } from '../schema/tables.ts';
import type { MailToPut } from '../stores/mail-queue.ts';
import type { DeadLetter } from './dead-letters.ts';
import type { Cause } from './process-context.ts';
import type { Queue } from './queues.ts';
import { beginProcesses, changeTimers, moveProcessesOn, settleTimers } from './raw-queries.ts';
import { upcastCommand } from './stored-commands.ts';

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

/** What a batch of events leads to, beside what is done at once. */
type WithCheckpoint = Readonly<{
  timers: TimerChanges;
  aside?: readonly DeadLetter[];
  /** Those that are due; one that is queued under its id stays. */
  mails?: readonly MailToPut[];
}>;

/** What becomes of a timer that was due, null when it is deleted, and which others are set. */
export type TimerOutcome = Readonly<{
  timer: Timer;
  next: Timer | null;
  besides?: readonly Timer[];
}>;

const NAME = 'processes';

type Row = Selectable<CommandSchema['command.process_timers']>;

/** How far the processes have read the log, and what they mean to do later; in schema `command`. */
export function postgresTimerStore(pool: Pool, storeId: string) {
  const db = commandDb(pool);
  const timerStore = {
    /** Where to read on. Throws when the schema belongs to another log. */
    position: async (): Promise<Position> => (await timerStore.place()).position,

    /** The same, and the last event that was met before it. */
    async place(): Promise<PlaceInLog> {
      const row = await db
        .selectFrom('command.process_checkpoints')
        .select(['store_id', 'commit', 'prepare', 'last_event'])
        .where('name', '=', NAME)
        .executeTakeFirst();
      if (!row) return { position: START };
      if (row.store_id !== storeId)
        throw new BootError(
          'Schema "command" belongs to another event log than the one connected. Connect the one it was ' +
            'written with, by EVENTSTORE_URL or DATABASE_URL.',
        );
      return {
        position: { commit: BigInt(row.commit), prepare: BigInt(row.prepare) },
        last: row.last_event ?? undefined,
      };
    },

    /** All of it and the checkpoint in one transaction. Throws when another runner was here meanwhile. */
    async moveOn(
      from: Position,
      to: Position,
      { timers, aside = [], mails = [] }: WithCheckpoint,
      last?: LastEvent,
    ): Promise<void> {
      const first = comparePositions(from, START) === 0;
      const values = valuesOf(storeId, { position: to, last }, { timers, aside, mails });
      const moveOn = first
        ? beginProcesses(values, undefined)
        : moveProcessesOn([...values, String(from.commit), String(from.prepare)], undefined);
      const [found] = await runRaw(pool, moveOn);
      if (found?.moved !== 1) throw new Error('Another process runner moved the checkpoint');
    },

    /** Timers alone: for what follows from an event that was read long ago. */
    async change(changes: TimerChanges): Promise<void> {
      const values = [forgottenIn(changes), JSON.stringify(setIn(changes))];
      await runRaw(pool, changeTimers(values, undefined));
    },

    /** Timers of a queue whose time has come, the longest due first. */
    async due(queue: Queue, now: Instant, limit: number): Promise<Timer[]> {
      const found = await db
        .selectFrom('command.process_timers')
        .select(['key', 'due', 'every_ms', 'process', 'cause', 'command', 'queue', 'failures'])
        .where('queue', '=', queue)
        .where('due', '<=', now)
        .orderBy('due')
        .limit(limit)
        .execute();
      return found.map(timerOf);
    },

    /** When the next timer of a queue is due; null when there is none. */
    async nextDue(queue: Queue): Promise<Instant | null> {
      const { due } = await db
        .selectFrom('command.process_timers')
        .select(({ fn }) => fn.min<Instant | null>('due').as('due'))
        .where('queue', '=', queue)
        .executeTakeFirstOrThrow();
      return due;
    },

    /** Deletes or postpones timers that were carried out; leaves those that were set again or forgotten meanwhile. */
    async settle(outcome: readonly TimerOutcome[]): Promise<void> {
      const over = outcome.flatMap(({ timer, next }) => (next ? [] : timer));
      const kept = outcome.flatMap(({ timer, next, besides = [] }) =>
        next ? { ...rowOf(next), was_due: timer.due, besides: besides.map(rowOf) } : [],
      );
      const values = [over.map(({ key }) => key), over.map(({ due }) => due), JSON.stringify(kept)];
      await runRaw(pool, settleTimers(values, undefined));
    },
  };
  return timerStore;
}

const timerOf = ({ every_ms: everyMs, command, ...timer }: Row): Timer => ({
  ...timer,
  everyMs,
  command: upcastCommand(command),
});
const valuesOf = (
  storeId: string,
  { position, last }: PlaceInLog,
  { timers, aside, mails }: Required<WithCheckpoint>,
) => [
  NAME,
  storeId,
  String(position.commit),
  String(position.prepare),
  forgottenIn(timers),
  JSON.stringify(setIn(timers)),
  JSON.stringify(aside),
  last ? JSON.stringify(last) : null,
  JSON.stringify(mails),
];
const forgottenIn = (changes: TimerChanges) =>
  [...changes].flatMap(([key, change]) => (change === 'forgotten' ? key : []));
const setIn = (changes: TimerChanges) =>
  [...changes.values()].flatMap((change) => (change === 'forgotten' ? [] : rowOf(change)));
const rowOf = ({ everyMs: every_ms, ...timer }: Timer) => ({ ...timer, every_ms });

/** For a log that was written with its timers, in the transaction the client is in: nobody read it before. */
export async function beginAt(
  client: ClientBase,
  storeId: string,
  position: Position,
  timers: TimerChanges,
): Promise<void> {
  const values = valuesOf(storeId, { position }, { timers, aside: [], mails: [] });
  const begin = beginProcesses(values, undefined);
  const [found] = await runRaw(client, begin);
  if (found?.moved !== 1) throw new Error('The processes have read this log before');
}

/** For the boot: throws with a sentence where the processes remember more than the log holds, or another log. */
export async function assertCheckpointOfLog(
  pool: Pool,
  store: Pick<EventStore, 'storeId' | 'head' | 'readStream'>,
): Promise<void> {
  await assertOfLog(await postgresTimerStore(pool, await store.storeId()).place(), store);
}

export type TimerStore = ReturnType<typeof postgresTimerStore>;
