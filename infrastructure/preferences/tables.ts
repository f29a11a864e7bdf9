import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import type { Generated } from 'kysely';
import type { StoredJson } from '../database/stored-json.ts';

export type PreferenceTables = {
  'command.preferences': {
    user_id: string;
    value: StoredJson<object>;
    changed_at: Generated<Instant>;
  };
};
