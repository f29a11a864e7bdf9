import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import type { ColumnType, Generated } from 'kysely';
import type { LastEvent } from '../event-store/port.ts';

/** Written as text, since no number of JavaScript holds it. */
type Numeric = ColumnType<string, string, string>;

/** The list of the schemas with read models: which version of a group each has, and how far it is. */
export type RegistryTables = {
  'read_models.schemas': {
    schema: string;
    group: string;
    whole: boolean;
    store_id: string;
    commit: Numeric;
    prepare: Numeric;
    used_at: Generated<Instant>;
    /** The last event met; null until a version that keeps it has read one. */
    last_event: ColumnType<LastEvent | null, string | undefined, string | null>;
  };
};
