import { kyselyOn } from '@baanpak/infrastructure/database/kysely.ts';
import { tableExists } from '@baanpak/infrastructure/database/raw-queries.ts';
import {
  findEvent,
  isOfLog,
  type PlaceInLog,
} from '@baanpak/infrastructure/event-store/of-this-log.ts';
import {
  comparePositions,
  type EventStore,
  type LastEvent,
  type Position,
  START,
} from '@baanpak/infrastructure/event-store/port.ts';
import type { Adoption } from '@baanpak/infrastructure/event-store/postgres/restored-log.ts';
import type { ClientBase, Pool } from 'pg';
import { postgresTimerStore } from '../../processes/timer-store.ts';
import { type CommandDb, type CommandSchema, commandDb } from '../../schema/tables.ts';
import { goBackToRestorePoint, type RestorePoint, restorePointsOf } from './restore-points.ts';

/** Where the processes go on: where they were, where they were at a restore point, or at the log's start. */
export type ProcessesRestored =
  | Readonly<{ go: 'on' }>
  | Readonly<{ go: 'anew' }>
  | Readonly<{ go: 'back'; to: RestorePoint }>;

type Log = Pick<EventStore, 'storeId' | 'head' | 'readStream'>;

/**
 * Compares the processes' checkpoint with the log; `backedUp` is the log's newest event when the backup was made
 * that was put back. Where the log holds all of these, they go on behind the last event that both have. Else what
 * they did may be lost with its end, also of events that are there: they go back to the newest restore point
 * whose end of the log both have, and do again what followed. Without one they begin again: what they did and
 * the log still knows changes nothing the second time, mails of more than a day ago are not sent, and timers
 * are set as the log says. Throws where the log is another one.
 */
export async function restoreProcesses(
  pool: Pool,
  store: Log,
  backedUp?: LastEvent,
): Promise<ProcessesRestored> {
  const storeId = await store.storeId();
  const place = await postgresTimerStore(pool, storeId).place();
  const points = await restorePointsOf(pool, storeId);
  const isThere = async (event: LastEvent | undefined) =>
    event === undefined || (await findEvent(store, event)) !== undefined;
  const isWhole =
    (await isOfLog(place, store)) &&
    (await isThere(backedUp)) &&
    (await isThere(points[0]?.logEnd));
  if (isWhole) {
    await goOnBehindLast(pool, store, place);
    return { go: 'on' };
  }
  for (const point of points) {
    if (!(await isThere(point.logEnd))) continue;
    await goBackToRestorePoint(pool, point, await positionIn(store, point.place));
    return { go: 'back', to: point };
  }
  await begin(pool);
  return { go: 'anew' };
}

/** Places behind the last event that was met were looked at in the log of before: others may stand there now. */
async function goOnBehindLast(pool: Pool, store: Log, place: PlaceInLog): Promise<void> {
  const { commit, prepare } = await positionIn(store, place);
  await commandDb(pool)
    .updateTable('command.process_checkpoints')
    .set({ commit: String(commit), prepare: String(prepare) })
    .execute();
}

const positionIn = async (store: Log, { position, last }: PlaceInLog): Promise<Position> =>
  (last && (await findEvent(store, last)))?.position ?? position;

/** Takes the processes' checkpoint along into a log that is adopted; what belongs to another log stays. */
export async function adoptProcessCheckpoint({
  client,
  storeId,
  translated,
}: Adoption): Promise<void> {
  if (!(await tableExists(client, 'command.process_checkpoints'))) return;
  const db = kyselyOn<CommandSchema>(client);
  // their positions are of the log of before, and this one is followed from where it ends
  if (await tableExists(client, 'command.restore_points'))
    await db.deleteFrom('command.restore_points').execute();
  if (await tableExists(client, 'command.timers_of_points'))
    await db.deleteFrom('command.timers_of_points').execute();
  const own = await db
    .selectFrom('command.process_checkpoints')
    .select(['name', 'commit', 'prepare'])
    .where('store_id', '=', storeId.before)
    .execute();
  for (const { name, commit, prepare } of own) {
    const position = await translated({ commit: BigInt(commit), prepare: BigInt(prepare) });
    // at the start there is no checkpoint
    if (!position || comparePositions(position, START) === 0) await begin(client);
    else await move(db, name, storeId.after, position);
  }
}

const move = (db: CommandDb, name: string, storeId: string, { commit, prepare }: Position) =>
  db
    .updateTable('command.process_checkpoints')
    .set({ store_id: storeId, commit: String(commit), prepare: String(prepare) })
    .where('name', '=', name)
    .execute();

/** Timers with the checkpoint: those of events that are lost would be carried out for nothing. Likewise steps put aside. */
async function begin(db: ClientBase | Pool): Promise<void> {
  await db.query(`
    DO $$ BEGIN
      DELETE FROM command.process_checkpoints;
      DELETE FROM command.process_timers;
      IF to_regclass('command.steps_aside') IS NOT NULL THEN DELETE FROM command.steps_aside; END IF;
      IF to_regclass('command.restore_points') IS NOT NULL THEN DELETE FROM command.restore_points; END IF;
      IF to_regclass('command.timers_of_points') IS NOT NULL THEN DELETE FROM command.timers_of_points; END IF;
    END $$`);
}
