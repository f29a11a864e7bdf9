import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import type { ColumnType, Generated } from 'kysely';
import type { StoredJson } from '../database/stored-json.ts';
import type { EventMetadata } from '../event-store/codec/metadata.ts';

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
