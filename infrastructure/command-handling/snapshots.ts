import type { Pool } from 'pg';
import type { EventMetadata } from '../event-store/codec/metadata.ts';

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

type Row = { revision: string; event_hash: string; origin: EventMetadata | null; state: unknown };

/** In schema `command`; nothing of it is personal. */
export const postgresSnapshots = (pool: Pool): Snapshots => ({
  async find(stream, version) {
    const { rows } = await pool.query<Row>({
      name: 'find-snapshot',
      text: `SELECT revision, event_hash, origin, state FROM command.snapshots
             WHERE stream = $1 AND decider_version = $2`,
      values: [stream, version],
    });
    const [row] = rows;
    if (!row) return undefined;
    const { revision, event_hash: eventHash, origin, state } = row;
    return { revision: Number(revision), eventHash, origin, state };
  },
  async keep(stream, version, { revision, eventHash, origin, state }) {
    await pool.query({
      name: 'keep-snapshot',
      text: `INSERT INTO command.snapshots (stream, decider_version, revision, event_hash, origin, state)
             VALUES ($1, $2, $3, $4, $5, $6)
             ON CONFLICT (stream) DO UPDATE SET decider_version = excluded.decider_version,
               revision = excluded.revision, event_hash = excluded.event_hash,
               origin = excluded.origin, state = excluded.state, kept_at = now()
             WHERE snapshots.decider_version <> excluded.decider_version
               OR snapshots.revision <> excluded.revision OR snapshots.event_hash <> excluded.event_hash`,
      values: [
        stream,
        version,
        revision,
        eventHash,
        origin && JSON.stringify(origin),
        JSON.stringify(state),
      ],
    });
  },
});
