import { eventHash } from '@baanpak/infrastructure/event-store/codec/hash-chain.ts';
import type { EventStore } from '@baanpak/infrastructure/event-store/port.ts';
import type { Pool } from 'pg';

type Row = { stream: string; revision: string; event_hash: string };

/** Snapshots looked at in one go. */
const PAGE = 100;

/** Drops snapshots that stand on no event of this log; answers how many. */
export async function dropStraySnapshots(
  pool: Pool,
  store: Pick<EventStore, 'readStream'>,
): Promise<number> {
  let dropped = 0;
  for (let last = ''; ; ) {
    const { rows } = await pool.query<Row>(
      `SELECT stream, revision, event_hash FROM command.snapshots
       WHERE stream > $1 ORDER BY stream LIMIT ${PAGE}`,
      [last],
    );
    const strays: string[] = [];
    for (const row of rows) if (!(await stands(store, row))) strays.push(row.stream);
    await pool.query('DELETE FROM command.snapshots WHERE stream = ANY ($1)', [strays]);
    dropped += strays.length;
    if (rows.length < PAGE) return dropped;
    last = rows.at(-1)?.stream ?? '';
  }
}

async function stands(
  store: Pick<EventStore, 'readStream'>,
  { stream, revision, event_hash: hash }: Row,
): Promise<boolean> {
  const [event] = await store.readStream(stream, { from: Number(revision), limit: 1 });
  return event?.revision === Number(revision) && eventHash(event) === hash;
}
