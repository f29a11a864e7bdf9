import { setTimeout as sleep } from 'node:timers/promises';
import { after, DAY, HOUR, type Instant } from '@baanpak/domain/values/time/instant.ts';
import { runRaw } from '@baanpak/infrastructure/database/raw-query.ts';
import type { PlaceInLog } from '@baanpak/infrastructure/event-store/of-this-log.ts';
import type { EventStore, LastEvent, Position } from '@baanpak/infrastructure/event-store/port.ts';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import type { Ports } from '../../ports.ts';
import { commandDb } from '../../schema/tables.ts';
import { goBackTo, makeRestorePoint } from './raw-queries.ts';

/**
 * What the processes were at a moment. All that they had done by then is in a log that holds `logEnd`: from
 * there they can go on, whatever such a log lost behind it (docs/adr/0124-going-on-after-a-restore.md).
 */
export type RestorePoint = Readonly<{
  id: number;
  madeAt: Instant;
  place: PlaceInLog;
  logEnd: LastEvent;
}>;

type Log = Pick<EventStore, 'newest' | 'storeId'>;

const EVERY = HOUR;
/** After that one a day is enough; log backups are seldom more frequent. */
const ALL_FOR = 26 * HOUR;
const ONE_A_DAY_FOR = 35 * DAY;

/** Makes one; none where the processes have not begun, or the log has nothing. */
export async function keepRestorePoint(pool: Pool, log: Log, now: Instant): Promise<void> {
  const db = commandDb(pool);
  const [made] = await runRaw(pool, makeRestorePoint([await log.storeId(), now], undefined));
  if (!made) return;
  // asked for after the moment above: nothing that was done before it stands behind this event
  const newest = await log.newest();
  if (!newest) return;
  const { id, stream, revision } = newest;
  await db
    .updateTable('command.restore_points')
    .set({ log_end: JSON.stringify({ id, stream, revision }) })
    .where('id', '=', made.id)
    .execute();
}

/** Deletes all that are too old, or were never finished, and timers that no other point has. */
export async function pruneRestorePoints(pool: Pool, now: Instant): Promise<void> {
  const db = commandDb(pool);
  const firstOfDays = db
    .selectFrom('command.restore_points')
    .distinctOn(sql`made_at::date`)
    .select('id')
    .where('log_end', 'is not', null)
    .orderBy(sql`made_at::date`)
    .orderBy('id');
  await db
    .deleteFrom('command.restore_points')
    .where((row) =>
      row.or([
        row('made_at', '<', after(now, -ONE_A_DAY_FOR)),
        row.and([
          row('made_at', '<', after(now, -ALL_FOR)),
          row('id', 'not in', row.selectFrom(firstOfDays.as('first')).select('id')),
        ]),
        row.and([row('made_at', '<', after(now, -HOUR)), row('log_end', 'is', null)]),
      ]),
    )
    .execute();
  await db
    .deleteFrom('command.timers_of_points as timer')
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('command.restore_points as point')
            .select('point.id')
            .whereRef('point.id', '>=', 'timer.since')
            .whereRef('point.id', '<', 'timer.until'),
        ),
      ),
    )
    .where('until', 'is not', null)
    .execute();
}

/** Makes one now and every hour, until the signal. */
export async function keepRestorePoints(
  { now, log }: Pick<Ports, 'now' | 'log'>,
  pool: Pool,
  store: Log,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    try {
      await keepRestorePoint(pool, store, now());
      await pruneRestorePoints(pool, now());
    } catch (error) {
      log.warn({ err: error }, 'No restore point could be kept');
    }
    await sleep(EVERY, undefined, { signal, ref: false }).catch(() => {});
  }
}

/** Those of a log, the newest first. */
export async function restorePointsOf(pool: Pool, storeId: string): Promise<RestorePoint[]> {
  const found = await commandDb(pool)
    .selectFrom('command.restore_points')
    .select(['id', 'made_at', 'commit', 'prepare', 'last_event', 'log_end'])
    .where('store_id', '=', storeId)
    .orderBy('id', 'desc')
    .execute();
  return found.flatMap(({ id, made_at: madeAt, log_end: logEnd, ...row }) => {
    const position = { commit: BigInt(row.commit), prepare: BigInt(row.prepare) };
    const place = { position, last: row.last_event ?? undefined };
    return logEnd ? { id, madeAt, place, logEnd } : [];
  });
}

/** Makes the processes what they were then. */
export async function goBackToRestorePoint(
  pool: Pool,
  { id }: RestorePoint,
  { commit, prepare }: Position,
): Promise<void> {
  await runRaw(pool, goBackTo([id, String(commit), String(prepare)], undefined));
}
