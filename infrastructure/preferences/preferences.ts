import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import { type Generated, sql } from 'kysely';
import type { Pool } from 'pg';
import { openKysely, type StoredJson } from '../database/kysely.ts';

/** What each user likes to see, by names of what it is about; no history is kept of it (docs/adr/0044-preferences.md). */
export type Preferences = Readonly<{
  /** Empty for who never said anything. */
  read(userId: string): Promise<object>;
  /** Replaces what is named, and keeps the rest. */
  write(userId: string, named: object): Promise<void>;
  forget(userId: string): Promise<void>;
}>;

export function postgresPreferences(pool: Pool): Preferences {
  const db = openKysely<PreferenceTables>(pool);
  return {
    async read(userId) {
      const found = await db
        .selectFrom('command.preferences')
        .select('value')
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return found?.value ?? {};
    },
    async write(userId, named) {
      await db
        .insertInto('command.preferences')
        .values({ user_id: userId, value: JSON.stringify(named) })
        .onConflict((conflict) =>
          conflict.column('user_id').doUpdateSet((row) => ({
            value: sql<string>`${row.ref('command.preferences.value')} || ${row.ref('excluded.value')}`,
            changed_at: sql<Instant>`now()`,
          })),
        )
        .execute();
    },
    async forget(userId) {
      await db.deleteFrom('command.preferences').where('user_id', '=', userId).execute();
    },
  };
}

export type PreferenceTables = {
  'command.preferences': {
    user_id: string;
    value: StoredJson<object>;
    changed_at: Generated<Instant>;
  };
};
