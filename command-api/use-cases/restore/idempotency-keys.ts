import { setTimeout as sleep } from 'node:timers/promises';
import { kyselyOn } from '@baanpak/infrastructure/database/kysely.ts';
import { tableExists } from '@baanpak/infrastructure/database/raw-queries.ts';
import { findEvent } from '@baanpak/infrastructure/event-store/of-this-log.ts';
import {
  comparePositions,
  type EventStore,
  type Position,
  START,
  StoreUnavailable,
} from '@baanpak/infrastructure/event-store/port.ts';
import type { Adoption } from '@baanpak/infrastructure/event-store/postgres/restored-log.ts';
import { expressionBuilder } from 'kysely';
import type { Pool } from 'pg';
import { postgresTimerStore } from '../../processes/timer-store.ts';
import { type CommandSchema, commandDb } from '../../schema/tables.ts';
import { restorePointsOf } from './restore-points.ts';

/**
 * Forgets requests whose events are lost with the log's end: sent again, they are carried out again. Behind the
 * newest event that the log and schema `command` both know, a place alone says nothing, for the log may have
 * grown past it since: a request counts as carried out where an event of its command stands there. Throws `StoreUnavailable` where the end of
 * the log is not readable within so many milliseconds.
 */
export async function dropLostKeys(
  pool: Pool,
  store: Pick<EventStore, 'head' | 'storeId' | 'readAll' | 'readStream'>,
  patience = LONGEST_WAIT,
): Promise<number> {
  const db = commandDb(pool);
  const known = await newestKnown(pool, store);
  const doubtful = await db
    .selectFrom('command.kept_requests')
    .select(['id', 'command_id', 'done'])
    .where(isBehind(known))
    .execute();
  if (doubtful.length === 0) return 0;
  const written = await commandsBehind(store, known, patience);
  const lost = doubtful.filter(
    ({ command_id: commandId, done }) => done && !(commandId !== null && written.has(commandId)),
  );
  // who carries one of these on looks from there whether something of it was written
  await db
    .updateTable('command.kept_requests')
    .set(numbersOf(known))
    .where((row) => row.and([row.not('done'), isBehind(known)]))
    .execute();
  for (let from = 0; from < lost.length; from += ROWS) {
    const ids = lost.slice(from, from + ROWS).map(({ id }) => id);
    await db.deleteFrom('command.kept_requests').where('id', 'in', ids).execute();
  }
  return lost.length;
}

const ROWS = 1_000;

/** Where the newest event stands that is in the log and was met by the processes, or ended it at a restore point. */
async function newestKnown(
  pool: Pool,
  store: Pick<EventStore, 'storeId' | 'readStream'>,
): Promise<Position> {
  const storeId = await store.storeId();
  const { last } = await postgresTimerStore(pool, storeId).place();
  const ends = (await restorePointsOf(pool, storeId)).map(({ logEnd }) => logEnd);
  let newest = START;
  for (const event of last ? [last, ...ends] : ends) {
    const found = await findEvent(store, event);
    if (found && comparePositions(found.position, newest) > 0) newest = found.position;
  }
  return newest;
}

/**
 * The commands of all events behind a position. An event is readable only once each older transaction of the server
 * has ended (docs/architecture.md), of other databases, too: such a one is waited for.
 */
async function commandsBehind(
  store: Pick<EventStore, 'head' | 'readAll'>,
  after: Position,
  patience: number,
) {
  const commands = new Set<unknown>();
  const head = await store.head();
  let progressAt = performance.now();
  for (let from = after; comparePositions(from, head) < 0; ) {
    const { events, position } = await store.readAll({ after: from, limit: PAGE });
    for (const { metadata } of events) commands.add(metadata.commandId);
    if (comparePositions(position, from) > 0) progressAt = performance.now();
    else if (performance.now() - progressAt < patience) await sleep(LOOK_AGAIN);
    else
      throw new StoreUnavailable(
        'The end of the log is not readable yet, for a transaction on its server is still under way. ' +
          'End it, and restore again.',
      );
    from = position;
  }
  return commands;
}

const PAGE = 2_000;
/** In ms. */
const LONGEST_WAIT = 60_000;
const LOOK_AGAIN = 50;

/**
 * Takes requests along into a log that is adopted, but for those whose events are not in it. They stand
 * at its start: where their own events are now matters to nobody.
 */
export async function adoptKeys({ client, end }: Adoption): Promise<void> {
  if (!(await tableExists(client, 'command.kept_requests'))) return;
  const db = kyselyOn<CommandSchema>(client);
  await db
    .deleteFrom('command.kept_requests')
    .where((row) => row.or([row.not('done'), isBehind(end)]))
    .execute();
  await db.updateTable('command.kept_requests').set(numbersOf(START)).execute();
}

const numbersOf = ({ commit, prepare }: Position) => ({
  commit: String(commit),
  prepare: String(prepare),
});

const eb = expressionBuilder<CommandSchema, 'command.kept_requests'>();

/** Whether its position is behind the end of a log. */
const isBehind = ({ commit, prepare }: Position) =>
  eb(
    eb.refTuple('commit', 'prepare'),
    '>',
    eb.tuple(
      eb.cast<string>(eb.val(String(commit)), 'numeric'),
      eb.cast<string>(eb.val(String(prepare)), 'numeric'),
    ),
  );
