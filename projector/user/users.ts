import type { TokenEnded } from '@baanpak/domain/user/ended-token.ts';
import { RECOVERY_CODES } from '@baanpak/domain/user/second-factor.ts';
import { knownDetails, type UserEvent } from '@baanpak/domain/user/user.ts';
import type { UserDetails } from '@baanpak/domain/user/user-details.ts';
import { anyOf, kyselyOn, openKysely } from '@baanpak/infrastructure/database/kysely.ts';
import { sql } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { merge, put, set } from '../row-changes.ts';
import type { ErasedSubjects, Projection } from '../run/projection.ts';
import type { RowChanges } from '../run/rows.ts';
import { type UserRow, type UserTables, userModel } from './tables.ts';

/** One row for each of the staff: who may sign in, and the lists of users; and one a token that was signed out. */
export const users: Projection<UserEvent | TokenEnded> = {
  model: userModel,
  records: { users: { resource: 'users', id: ['user_id'] } },
  streams: ['user-', 'endedToken-'],
  settle: forgetEndedTokens,
  forget: forgetUsers,
  when: {
    UserRegistered: ({ data, revision }) => [
      put('users', {
        user_id: data.userId,
        owner_id: data.ownerId,
        role: data.role,
        username: knownDetails(data.details).username,
        details: knownDetails(data.details),
        password_version: data.passwordVersion,
        disabled: false,
        signed_out_at: 0,
        recovery_codes_left: null,
        removed: false,
        registered_at: data.registeredAt,
        version: revision,
      }),
    ],
    UserDescribed: ({ data: { userId, changes }, revision }) => [
      merge('users', { user_id: userId }, 'details', changes ?? {}),
      change(userId, { version: revision }),
    ],
    UserAssigned: ({ data: { userId, role, ownerId }, revision }) => [
      change(userId, { role, owner_id: ownerId, version: revision }),
    ],
    PasswordChanged: ({ data: { userId, passwordVersion }, revision }) => [
      change(userId, { password_version: passwordVersion, version: revision }),
    ],
    UserDisabled: ({ data, revision }) => [
      change(data.userId, { disabled: true, signed_out_at: revision, version: revision }),
    ],
    UserSignedOut: ({ data, revision }) => [
      change(data.userId, { signed_out_at: revision, version: revision }),
    ],
    SecondFactorTurnedOn: ({ data, revision }) => [
      change(data.userId, { recovery_codes_left: RECOVERY_CODES, version: revision }),
    ],
    SecondFactorTurnedOff: ({ data, revision }) => [
      change(data.userId, { recovery_codes_left: null, version: revision }),
    ],
    RecoveryCodesRenewed: ({ data, revision }) => [
      change(data.userId, { recovery_codes_left: RECOVERY_CODES, version: revision }),
    ],
    RecoveryCodeUsed: ({ data: { userId, left }, revision }) => [
      change(userId, { recovery_codes_left: left, version: revision }),
    ],
    UserEnabled: ({ data, revision }) => [
      change(data.userId, { disabled: false, version: revision }),
    ],
    UserRemoved: ({ data, revision }) => [
      change(data.userId, { removed: true, version: revision }),
    ],
    TokenEnded: ({ data: { tokenHash, endsAt }, recordedAt }) => [
      put('ended_tokens', { token_hash: tokenHash, ends_at: endsAt, ended_at: recordedAt }),
    ],
  },
};

const change = (userId: string, columns: Partial<UserRow>) =>
  set('users', { user_id: userId }, columns);

/** The names and details of erased users. */
async function forgetUsers(pool: Pool, schema: string, { ids }: ErasedSubjects): Promise<void> {
  const details = sql<UserDetails>`${JSON.stringify(knownDetails(null))}::jsonb`;
  await openKysely<UserTables>(pool)
    .withSchema(schema)
    .updateTable('users')
    .set({ username: '', details })
    .where('user_id', '=', anyOf(ids))
    .where('details', '<>', details)
    .execute();
}

/**
 * Forgets tokens that would be over by themselves when the last one was ended, so that their table holds those
 * of a day. It does not matter how events fell into batches.
 */
async function forgetEndedTokens(
  client: PoolClient,
  schema: string,
  changes: RowChanges,
): Promise<void> {
  if (!changes.has('ended_tokens')) return;
  await kyselyOn<UserTables>(client)
    .withSchema(schema)
    .deleteFrom('ended_tokens')
    .where('ends_at', '<=', (eb) =>
      eb.selectFrom('ended_tokens').select(({ fn }) => fn.max('ended_at').as('newest')),
    )
    .execute();
}
