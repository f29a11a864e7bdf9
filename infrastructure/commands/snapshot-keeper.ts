import { LRUCache } from 'lru-cache';
import { START } from '../event-store/port.ts';
import type { AnyDecider, LoadedState } from './loaded-state.ts';
import type { Snapshots } from './snapshots.ts';

/** So many events may have to be read behind a snapshot. */
const EVENTS_BETWEEN = 1_000;

/**
 * That a stream has no snapshot is believed for so long. Of a hotel without reviews every booking looked for one, and
 * read the stream after that, apart from the others: 1.4 of its 8 round trips to the database.
 */
const NONE_IN = { max: 20_000, ttl: 60_000 };

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
        const loaded = { state: snapshot.fromJson(state as never), revision, lastHash, origin };
        lastKept.set(stream, revision);
        return { ...loaded, position: START };
      } catch (error) {
        onProblem(error, stream);
        return undefined;
      }
    },

    /** A state as it is now: kept beside what goes on, when enough has happened since the last one. */
    seen<State>({ snapshot }: AnyDecider<State>, stream: string, loaded: LoadedState<State>): void {
      const { revision, lastHash, origin, state } = loaded;
      if (!snapshot || lastHash === null) return;
      const last = lastKept.get(stream) ?? -1;
      if (revision >= last && revision - last < EVENTS_BETWEEN) return;
      lastKept.set(stream, revision);
      noneIn.delete(stream);
      const { version, toJson } = snapshot;
      setImmediate(() => {
        snapshots
          .keep(stream, version, { revision, eventHash: lastHash, origin, state: toJson(state) })
          .catch((error: unknown) => onProblem(error, stream));
      });
    },
  };
}

export type SnapshotKeeper = ReturnType<typeof snapshotKeeper>;
