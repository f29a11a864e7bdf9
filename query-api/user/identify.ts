import type { Principal } from '@baanpak/domain/values/people/roles.ts';
import { anyOf } from '@baanpak/infrastructure/database/kysely.ts';
import { parsePositionToken } from '@baanpak/infrastructure/http/position-token.ts';
import type { Identify } from '@baanpak/infrastructure/http/staff.ts';
import type {
  AccessTokenReader,
  ReadToken,
} from '@baanpak/infrastructure/sign-in/access-tokens.ts';
import type { Deps, ReadDb } from '../deps.ts';
import type { CheckpointWatch } from '../live/checkpoint-watch.ts';

const LONGEST_WAIT = 2000;

/**
 * Who a token speaks for by the read models. A token may be younger than they are: one they do not
 * accept is looked at again once they have passed the moment it was made.
 */
export const identifyBy =
  ({ db, now }: Deps, tokens: AccessTokenReader, checkpoint: CheckpointWatch): Identify =>
  async (token) => {
    const read = await tokens.read(token, new Date(now()));
    if (!read) return undefined;
    const known = await findPrincipal(db, read);
    if (known) return known;
    await checkpoint.passed(parsePositionToken(read.position), ['users'], LONGEST_WAIT);
    return findPrincipal(db, read);
  };

const findPrincipal = async (db: ReadDb, token: ReadToken): Promise<Principal | undefined> =>
  (await findPrincipals(db, [token])).get(token.tokenHash);

/** Those of some tokens that are good now, by their hashes, and who each speaks for. */
export async function findPrincipals(
  db: ReadDb,
  tokens: readonly ReadToken[],
): Promise<ReadonlyMap<string, Principal>> {
  const userIds = [...new Set(tokens.map(({ userId }) => userId))];
  const hashes = tokens.map(({ tokenHash }) => tokenHash);
  const [users, ended] = await Promise.all([
    usersSignedIn(db, userIds),
    db
      .selectFrom('ended_tokens')
      .select('token_hash')
      .where('token_hash', '=', anyOf(hashes))
      .execute(),
  ]);
  const byId = new Map(users.map((user) => [user.userId, user]));
  const endedHashes = new Set(ended.map(({ token_hash }) => token_hash));
  const good = new Map<string, Principal>();
  for (const { tokenHash, userId, passwordVersion, userVersion } of tokens) {
    const user = byId.get(userId);
    const isGood =
      user?.passwordVersion === passwordVersion &&
      user.signedOutAt <= userVersion &&
      !endedHashes.has(tokenHash);
    if (isGood) good.set(tokenHash, { userId, role: user.role, ownerId: user.ownerId });
  }
  return good;
}

/** Who may be signed in: neither they nor the owner they work for was disabled or removed. */
const usersSignedIn = (db: ReadDb, userIds: readonly string[]) =>
  db
    .selectFrom('users as u')
    .select([
      'u.user_id as userId',
      'u.role',
      'u.owner_id as ownerId',
      'u.password_version as passwordVersion',
      'u.signed_out_at as signedOutAt',
    ])
    .where('u.user_id', '=', anyOf(userIds))
    .where('u.disabled', '=', false)
    .where('u.removed', '=', false)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('users as o')
            .select('o.user_id')
            .whereRef('o.user_id', '=', 'u.owner_id')
            .where(({ eb, or }) => or([eb('o.disabled', '=', true), eb('o.removed', '=', true)])),
        ),
      ),
    )
    .execute();
