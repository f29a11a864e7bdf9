import { anyOf } from '@baanpak/infrastructure/database/kysely.ts';
import { eventHash } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import type { EventStore } from '@baanpak/infrastructure/event-store/port.ts';
import type { Pool } from 'pg';
import { commandDb } from '../../schema/tables.ts';

type Row = Readonly<{ stream: string; revision: number; event_hash: string }>;

/** Snapshots looked at in one go. */
const PAGE = 100;

/** Drops snapshots that stand on no event of this log; answers how many. */
export async function dropStraySnapshots(
  pool: Pool,
  store: Pick<EventStore, 'readStream'>,
): Promise<number> {
  const db = commandDb(pool);
  let dropped = 0;
  for (let last = ''; ; ) {
    const rows = await db
      .selectFrom('command.snapshots')
      .select(['stream', 'revision', 'event_hash'])
      .where('stream', '>', last)
      .orderBy('stream')
      .limit(PAGE)
      .execute();
    const strays: string[] = [];
    for (const row of rows) if (!(await stands(store, row))) strays.push(row.stream);
    await db.deleteFrom('command.snapshots').where('stream', '=', anyOf(strays)).execute();
    dropped += strays.length;
    if (rows.length < PAGE) return dropped;
    last = rows.at(-1)?.stream ?? '';
  }
}

async function stands(
  store: Pick<EventStore, 'readStream'>,
  { stream, revision, event_hash: hash }: Row,
): Promise<boolean> {
  const [event] = await store.readStream(stream, { from: revision, limit: 1 });
  return event?.revision === revision && eventHash(event) === hash;
}
