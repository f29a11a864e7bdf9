import type { Principal } from '@baanpak/domain/values/people/roles.ts';
import { parsePositionToken } from '@baanpak/infrastructure/http/position-token.ts';
import type { Identify } from '@baanpak/infrastructure/http/staff.ts';
import type {
  AccessTokenReader,
  TokenClaims,
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
    const claims = await tokens.read(token, new Date(now()));
    if (!claims) return undefined;
    const known = await findPrincipal(db, claims);
    if (known) return known;
    await checkpoint.passed(parsePositionToken(claims.position), ['users'], LONGEST_WAIT);
    return findPrincipal(db, claims);
  };

async function findPrincipal(
  db: ReadDb,
  { userId, passwordVersion, userVersion }: TokenClaims,
): Promise<Principal | undefined> {
  return db
    .selectFrom('users')
    .select(['user_id as userId', 'role', 'owner_id as ownerId'])
    .where('user_id', '=', userId)
    .where('password_version', '=', passwordVersion)
    .where('signed_out_at', '<=', userVersion)
    .where('disabled', '=', false)
    .where('removed', '=', false)
    .executeTakeFirst();
}
