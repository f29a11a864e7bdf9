import { kyselyOn } from '@baanpak/infrastructure/database/kysely.ts';
import { tableExists } from '@baanpak/infrastructure/database/raw-queries.ts';
import { assertOfLog } from '@baanpak/infrastructure/event-store/of-this-log.ts';
import {
  comparePositions,
  type EventStore,
  LogLostItsEnd,
  type Position,
  START,
} from '@baanpak/infrastructure/event-store/port.ts';
import type { Adoption } from '@baanpak/infrastructure/event-store/postgres/restored-log.ts';
import type { ClientBase, Pool } from 'pg';
import { postgresTimerStore } from '../processes/timer-store.ts';
import type { CommandDb, CommandSchema } from '../schema/tables.ts';

/** `anew`: they read the log from its start. */
export type CheckpointRestored = 'kept' | 'anew';

/**
 * Compares the processes' checkpoint with the log. Ahead of it, or behind an event that it does not hold, they begin anew: of what they did before
 * the log's new end, what came of it may be lost with the tail, and so may what a timer that was carried out
 * led to. What they did and the log still knows changes nothing the second time, mails of more than a day
 * ago are not sent, and timers are set as the log says. Throws where the log is another one.
 */
export async function restoreProcessCheckpoint(
  pool: Pool,
  store: Pick<EventStore, 'storeId' | 'head' | 'readStream'>,
): Promise<CheckpointRestored> {
  const place = await postgresTimerStore(pool, await store.storeId()).place();
  try {
    await assertOfLog(place, store);
    return 'kept';
  } catch (error) {
    if (!(error instanceof LogLostItsEnd)) throw error;
    await begin(pool);
    return 'anew';
  }
}

/** Takes the processes' checkpoint along into a log that is adopted; what belongs to another log stays. */
export async function adoptProcessCheckpoint({
  client,
  storeId,
  translated,
}: Adoption): Promise<void> {
  if (!(await tableExists(client, 'command.process_checkpoints'))) return;
  const db = kyselyOn<CommandSchema>(client);
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
    END $$`);
}
