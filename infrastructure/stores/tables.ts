import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import type { Generated } from 'kysely';

export type FingerprintTables = {
  'command.secret_fingerprints': {
    name: string;
    fingerprint: string;
    noted_at: Generated<Instant>;
  };
};
