import type { UserDetails } from '@baanpak/domain/user/user-details.ts';
import type { Role } from '@baanpak/domain/values/people/roles.ts';
import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import type { ReadModel } from '../schema/read-model.ts';

export type UserRow = {
  user_id: string;
  /** Whose hotels they work for; null: the whole site's. */
  owner_id: string | null;
  role: Role;
  username: string;
  details: UserDetails;
  /** Tokens had with another one are worthless. */
  password_version: string;
  /** Tokens made at an earlier version are worthless. */
  signed_out_at: number;
  /** How many recovery codes of the second factor are still good; null where it is off. */
  recovery_codes_left: number | null;
  disabled: boolean;
  removed: boolean;
  registered_at: Instant;
  /** Revision of the user's stream. */
  version: number;
};

/** A token that was signed out before its end. */
type EndedTokenRow = {
  /** SHA-256, in hexadecimal digits. */
  token_hash: string;
  /** When it would be over by itself. */
  ends_at: Instant;
  ended_at: Instant;
};

export type UserTables = {
  users: UserRow;
  ended_tokens: EndedTokenRow;
};

export const userModel = {
  group: 'users',
  version: 3,
  keys: {
    users: ['user_id'],
    ended_tokens: ['token_hash'],
  },
  sql: `
    CREATE TABLE users (
      user_id uuid PRIMARY KEY, owner_id uuid, role text NOT NULL, username text NOT NULL, details jsonb NOT NULL,
      password_version text NOT NULL, signed_out_at bigint NOT NULL, recovery_codes_left integer,
      disabled boolean NOT NULL, removed boolean NOT NULL,
      registered_at timestamptz NOT NULL, version bigint NOT NULL);
    CREATE INDEX ON users (owner_id);
    CREATE TABLE ended_tokens (
      token_hash text PRIMARY KEY, ends_at timestamptz NOT NULL, ended_at timestamptz NOT NULL);`,
} as const satisfies ReadModel;
