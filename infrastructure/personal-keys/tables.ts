import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import type { Generated } from 'kysely';

export type PersonalKeyTables = {
  'command.personal_keys': {
    subject: string;
    /** Null: a tombstone, the key was destroyed. */
    wrapped_key: Buffer | null;
    created_at: Generated<Instant>;
    erased_at: Instant | null;
  };
};
