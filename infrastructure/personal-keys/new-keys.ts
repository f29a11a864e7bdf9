import { randomBytes } from 'node:crypto';
import type { ClientBase } from 'pg';
import { kyselyOn } from '../database/kysely.ts';
import type { Keys } from './port.ts';
import { sealBytes } from './seal.ts';
import type { PersonalKeyTables } from './tables.ts';

const KEY_BYTES = 32;
const KEYS_AT_ONCE = 5_000;

/** Keys for subjects that have none yet, kept together with what is sealed by them: all or none. */
export type NewKeys = Keys & Readonly<{ keepIn(client: ClientBase): Promise<void> }>;

/** `dataKey` wraps them, as it does all keys. */
export function newKeys(dataKey: Buffer): NewKeys {
  const made = new Map<string, Buffer>();
  return {
    async obtain(subject) {
      const key = made.get(subject) ?? randomBytes(KEY_BYTES);
      made.set(subject, key);
      return key;
    },
    async find(subjects) {
      return new Map(
        subjects.flatMap((subject) => {
          const key = made.get(subject);
          return key ? [[subject, key] as const] : [];
        }),
      );
    },
    async keepIn(client) {
      const rows = [...made].map(([subject, key]) => ({
        subject,
        wrapped_key: sealBytes(dataKey, key),
        erased_at: null,
      }));
      const db = kyselyOn<PersonalKeyTables>(client);
      for (let from = 0; from < rows.length; from += KEYS_AT_ONCE)
        await db
          .insertInto('command.personal_keys')
          .values(rows.slice(from, from + KEYS_AT_ONCE))
          .execute();
    },
  };
}
