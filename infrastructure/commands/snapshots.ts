import { sql } from 'kysely';
import type { Pool } from 'pg';
import { openKysely } from '../database/kysely.ts';
import type { EventMetadata } from '../event-store/codec/metadata.ts';
import type { SnapshotTables } from './tables.ts';

/** A stream's state as it was behind one of its events. */
export type Snapshot = Readonly<{
  revision: number;
  /** Of the event at that revision: another one there, and the snapshot is of another log. */
  eventHash: string;
  /** The first event's metadata. */
  origin: EventMetadata | null;
  state: unknown;
}>;

/** Shortcuts to long streams' states. Any of them may be missing, old or wrong: it is only slower then. */
export type Snapshots = Readonly<{
  /** `version` is the decider's: another one's is not found. */
  find(stream: string, version: number): Promise<Snapshot | undefined>;
  /** Unless a newer one is kept. */
  keep(stream: string, version: number, snapshot: Snapshot): Promise<void>;
}>;

export const NO_SNAPSHOTS: Snapshots = { find: async () => undefined, keep: async () => undefined };

export function postgresSnapshots(pool: Pool): Snapshots {
  const db = openKysely<SnapshotTables>(pool);
  return {
    find: (stream, version) =>
      db
        .selectFrom('command.snapshots')
        .select(['revision', 'event_hash as eventHash', 'origin', 'state'])
        .where('stream', '=', stream)
        .where('decider_version', '=', version)
        .executeTakeFirst(),
    async keep(stream, version, { revision, eventHash, origin, state }) {
      await db
        .insertInto('command.snapshots')
        .values({
          stream,
          decider_version: version,
          revision,
          event_hash: eventHash,
          origin: origin && JSON.stringify(origin),
          state: JSON.stringify(state),
        })
        .onConflict((conflict) =>
          conflict
            .column('stream')
            .doUpdateSet(({ ref }) => ({
              decider_version: ref('excluded.decider_version'),
              revision: ref('excluded.revision'),
              event_hash: ref('excluded.event_hash'),
              origin: sql`excluded.origin`,
              state: sql`excluded.state`,
              kept_at: sql`now()`,
            }))
            .where(({ eb, or, ref }) =>
              or([
                eb('command.snapshots.decider_version', '<>', ref('excluded.decider_version')),
                eb('command.snapshots.revision', '<>', ref('excluded.revision')),
                eb('command.snapshots.event_hash', '<>', ref('excluded.event_hash')),
              ]),
            ),
        )
        .execute();
    },
  };
}
