import { createHmac } from 'node:crypto';
import { isPassword } from '@baanpak/infrastructure/sign-in/passwords.ts';
import type { Pool } from 'pg';

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
  async function hashOf({ userId, passwordVersion }: Proven): Promise<string | undefined> {
    const { rows } = await pool.query<{ hash: string }>(
      'SELECT hash FROM command.credentials WHERE user_id = $1 AND version = $2',
      [userId, passwordVersion],
    );
    return rows[0]?.hash;
  }

  return {
    keyOf(username) {
      const name = username.normalize('NFKC').trim().toLowerCase();
      return createHmac('sha256', idSecret)
        .update(JSON.stringify(['username', name]))
        .digest('hex');
    },
    async keep(userId, version, hash) {
      await pool.query(
        `INSERT INTO command.credentials (user_id, version, hash) VALUES ($1, $2, $3)
         ON CONFLICT (user_id, version) DO NOTHING`,
        [userId, version, hash],
      );
    },
    async proves(password, of) {
      return isPassword(password, of && (await hashOf(of)));
    },
    async forgetOthers(userId, version) {
      await pool.query(
        'DELETE FROM command.credentials WHERE user_id = $1 AND version IS DISTINCT FROM $2',
        [userId, version],
      );
    },
  };
}
