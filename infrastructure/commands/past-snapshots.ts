import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import { type Generated, sql } from 'kysely';
import type { Pool } from 'pg';
import { openKysely, type StoredJson } from '../database/kysely.ts';
import type { Position } from '../event-store/port.ts';

/** What a decider's fold is called among snapshots. */
export const STATE = 'state';

/** Which fold of a stream a snapshot is of. */
export type FoldOfStream = Readonly<{ stream: string; fold: string; version: number }>;

/** What a fold had come to behind one event of its stream. */
export type PastSnapshot = Readonly<{
  revision: number;
  /** Of that event: another one there, and the snapshot is of another log. */
  eventHash: string;
  position: Position;
  state: unknown;
}>;

/**
 * Shortcuts to what long streams were, one for every so many events. Any of them may be missing or wrong: it is only slower
 * then.
 */
export type PastSnapshots = Readonly<{
  /** The last one at or before a place in the log. */
  find(of: FoldOfStream, upTo: Position): Promise<PastSnapshot | undefined>;
  /** Drops those of earlier versions of the fold. */
  keep(of: FoldOfStream, snapshot: PastSnapshot): Promise<void>;
  /** All of a stream's, where one of them turned out to stand on no event of this log. */
  drop(stream: string): Promise<void>;
}>;

export const NO_PAST_SNAPSHOTS: PastSnapshots = {
  find: async () => undefined,
  keep: async () => undefined,
  drop: async () => undefined,
};

export type PastSnapshotTables = {
  'command.past_snapshots': {
    stream: string;
    fold: string;
    fold_version: number;
    revision: number;
    commit: string;
    prepare: string;
    event_hash: string;
    state: StoredJson<unknown>;
    kept_at: Generated<Instant>;
  };
};

export function postgresPastSnapshots(pool: Pool): PastSnapshots {
  const db = openKysely<PastSnapshotTables>(pool);
  return {
    async find({ stream, fold, version }, { commit, prepare }) {
      const found = await db
        .selectFrom('command.past_snapshots')
        .select(['revision', 'event_hash as eventHash', 'state', 'commit', 'prepare'])
        .where('stream', '=', stream)
        .where('fold', '=', fold)
        .where('fold_version', '=', version)
        .where(({ eb, refTuple, tuple }) =>
          eb(refTuple('commit', 'prepare'), '<=', tuple(String(commit), String(prepare))),
        )
        .orderBy('commit', 'desc')
        .orderBy('prepare', 'desc')
        .limit(1)
        .executeTakeFirst();
      if (!found) return undefined;
      const { revision, eventHash, state, ...place } = found;
      const position = { commit: BigInt(place.commit), prepare: BigInt(place.prepare) };
      return { revision, eventHash, state, position };
    },
    async keep({ stream, fold, version }, { revision, eventHash, position, state }) {
      await db
        .with('earlier', (query) =>
          query
            .deleteFrom('command.past_snapshots')
            .where('stream', '=', stream)
            .where('fold', '=', fold)
            .where('fold_version', '<', version),
        )
        .insertInto('command.past_snapshots')
        .values({
          ...{ stream, fold, fold_version: version, revision, event_hash: eventHash },
          ...{ commit: String(position.commit), prepare: String(position.prepare) },
          state: JSON.stringify(state),
        })
        .onConflict((conflict) =>
          conflict
            .columns(['stream', 'fold', 'fold_version', 'revision'])
            .doUpdateSet(({ ref }) => ({
              commit: ref('excluded.commit'),
              prepare: ref('excluded.prepare'),
              event_hash: ref('excluded.event_hash'),
              state: ref('excluded.state'),
              kept_at: sql`now()`,
            })),
        )
        .execute();
    },
    async drop(stream) {
      await db.deleteFrom('command.past_snapshots').where('stream', '=', stream).execute();
    },
  };
}
