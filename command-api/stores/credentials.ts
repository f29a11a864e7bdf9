import { createHmac } from 'node:crypto';
import { isPassword } from '@baanpak/infrastructure/sign-in/passwords.ts';
import type { Pool } from 'pg';
import { commandDb } from '../schema/tables.ts';

/** Whose password counts, and which. */
type Proven = Readonly<{ userId: string; passwordVersion: string }>;

/** What proves who signs in. Hashes live in schema `command`; the user's stream says which one counts. */
export type Credentials = Readonly<{
  /** The key of a username's claim, the same for all ways to write it. */
  keyOf(username: string): string;
  keep(userId: string, version: string, hash: string): Promise<void>;
  /** Whether it is the password of that user and version; takes as long, and is false, where there is none. */
  proves(password: string, of: Proven | undefined): Promise<boolean>;
  /** Forgets every hash of a user but the one that counts; null: all. */
  forgetOthers(userId: string, version: string | null): Promise<void>;
}>;

export function postgresCredentials(pool: Pool, idSecret: string): Credentials {
  const db = commandDb(pool);
  async function hashOf({ userId, passwordVersion }: Proven): Promise<string | undefined> {
    const found = await db
      .selectFrom('command.credentials')
      .select('hash')
      .where('user_id', '=', userId)
      .where('version', '=', passwordVersion)
      .executeTakeFirst();
    return found?.hash;
  }

  return {
    keyOf(username) {
      const name = username.normalize('NFKC').trim().toLowerCase();
      return createHmac('sha256', idSecret)
        .update(JSON.stringify(['username', name]))
        .digest('hex');
    },
    async keep(userId, version, hash) {
      await db
        .insertInto('command.credentials')
        .values({ user_id: userId, version, hash })
        .onConflict((conflict) => conflict.columns(['user_id', 'version']).doNothing())
        .execute();
    },
    async proves(password, of) {
      return isPassword(password, of && (await hashOf(of)));
    },
    async forgetOthers(userId, version) {
      await db
        .deleteFrom('command.credentials')
        .where('user_id', '=', userId)
        .where('version', 'is distinct from', version)
        .execute();
    },
  };
}
