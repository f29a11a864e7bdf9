import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import { type ColumnType, type Generated, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import { openKysely, type StoredJson } from '../database/kysely.ts';
import type { EventMetadata } from '../event-store/codec/metadata.ts';
import { type Position, START } from '../event-store/port.ts';
import { type AnyDecider, type LoadedState, stateFrom } from './loaded-state.ts';
import { postgresPastSnapshots, STATE } from './past-snapshots.ts';

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
  /** Unless a newer one is kept; `position` is that of the event it stands on. */
  keep(
    stream: string,
    version: number,
    snapshot: Snapshot & Readonly<{ position: Position }>,
  ): Promise<void>;
}>;

export const NO_SNAPSHOTS: Snapshots = { find: async () => undefined, keep: async () => undefined };

/** So many events may have to be read behind a snapshot. */
const EVENTS_BETWEEN = 1_000;

/**
 * That a stream has no snapshot is believed for so long. Of a hotel without reviews every booking looked for one, and
 * read the stream after that, apart from the others: 1.4 of its 8 round trips to the database.
 */
const NONE_IN = { max: 20_000, ttl: 60_000 };

export type SnapshotKeeper = ReturnType<typeof snapshotKeeper>;

/** Finds snapshots, and keeps new ones as streams grow; only of deciders that can give them. */
export function snapshotKeeper(
  snapshots: Snapshots,
  onProblem: (error: unknown, stream: string) => void,
) {
  /** By stream, the revision of the last one. Streams are few: one a room, one an owner. */
  const lastKept = new Map<string, number>();
  const noneIn = new LRUCache<string, number>(NONE_IN);

  return {
    /** `position` is not known of it: anyone who reads the event it stands on knows. */
    async find<State>(
      { snapshot }: AnyDecider<State>,
      stream: string,
    ): Promise<LoadedState<State> | undefined> {
      if (!snapshot || noneIn.get(stream) === snapshot.version) return undefined;
      try {
        const kept = await snapshots.find(stream, snapshot.version);
        if (!kept) {
          noneIn.set(stream, snapshot.version);
          return undefined;
        }
        const { revision, eventHash: lastHash, origin, state } = kept;
        const loaded = { state: stateFrom(snapshot, state), revision, lastHash, origin };
        lastKept.set(stream, revision);
        return { ...loaded, position: START };
      } catch (error) {
        onProblem(error, stream);
        return undefined;
      }
    },

    /** A state as it is now: kept beside what goes on, when enough has happened since the last one. */
    seen<State>({ snapshot }: AnyDecider<State>, stream: string, loaded: LoadedState<State>): void {
      const { revision, lastHash: eventHash, origin, position } = loaded;
      if (!snapshot || eventHash === null) return;
      const last = lastKept.get(stream) ?? -1;
      if (revision >= last && revision - last < EVENTS_BETWEEN) return;
      lastKept.set(stream, revision);
      noneIn.delete(stream);
      const { version, toJson } = snapshot;
      setImmediate(() => {
        snapshots
          .keep(stream, version, {
            revision,
            eventHash,
            origin,
            position,
            state: toJson(loaded.state),
          })
          .catch((error: unknown) => onProblem(error, stream));
      });
    },
  };
}

export type SnapshotTables = {
  'command.snapshots': {
    stream: string;
    decider_version: number;
    revision: number;
    event_hash: string;
    origin: ColumnType<EventMetadata | null, string | null, string | null>;
    state: StoredJson<unknown>;
    kept_at: Generated<Instant>;
  };
};

export function postgresSnapshots(pool: Pool): Snapshots {
  const db = openKysely<SnapshotTables>(pool);
  const past = postgresPastSnapshots(pool);
  return {
    find: (stream, version) =>
      db
        .selectFrom('command.snapshots')
        .select(['revision', 'event_hash as eventHash', 'origin', 'state'])
        .where('stream', '=', stream)
        .where('decider_version', '=', version)
        .executeTakeFirst(),
    async keep(stream, version, snapshot) {
      const { revision, eventHash, origin, state } = snapshot;
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
      // those of before answer what the stream was
      await past.keep({ stream, fold: STATE, version }, snapshot);
    },
  };
}
