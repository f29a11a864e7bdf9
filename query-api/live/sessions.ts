import type { Principal } from '@baanpak/domain/values/people/roles.ts';
import type { Now } from '@baanpak/domain/values/time/instant.ts';
import { coalesce } from '@baanpak/infrastructure/concurrency/coalesce.ts';
import { anyOf } from '@baanpak/infrastructure/database/kysely.ts';
import { parsePositionToken } from '@baanpak/infrastructure/http/position-token.ts';
import { bearerOf, type Identify, principalOf } from '@baanpak/infrastructure/http/staff.ts';
import { TransportError } from '@baanpak/infrastructure/http/transport-problems.ts';
import type {
  AccessTokenReader,
  AccessTokens,
  ReadToken,
} from '@baanpak/infrastructure/sign-in/access-tokens.ts';
import type { FastifyRequest } from 'fastify';
import type { ReadDb } from '../database/read-db.ts';
import type { Deps } from '../handler.ts';
import type { CheckpointWatch } from './read-your-writes.ts';

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
async function findPrincipals(
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

/** In ms: an open stream goes on for no longer after its session ended. */
const LOOK_EVERY = 1_000;

/** By which token a stream was opened, and what it was allowed then. */
export type Session = Readonly<{ token: ReadToken; principal: Principal }>;

export type SessionWatch = Readonly<{
  /** Of a request of staff. Throws `unauthorized` for a token that ended meanwhile. */
  sessionOf(request: FastifyRequest): Promise<Session>;
  /** Calls `ended` once the token is good no more, or its user has another role or owner; gives back its end. */
  follow(session: Session, ended: () => void): () => void;
  close(): void;
}>;

type Follower = Readonly<{ session: Session; ended: () => void }>;

/** Looks after the sessions of all open streams of this server, with one look for all. */
export function watchSessions(
  { db, now }: Readonly<{ db: ReadDb; now: Now }>,
  tokens: Pick<AccessTokens, 'read'>,
  lookEvery: number = LOOK_EVERY,
): SessionWatch {
  const followers = new Set<Follower>();

  const look = coalesce(async () => {
    if (followers.size === 0) return;
    const those = [...followers];
    const good = await findPrincipals(
      db,
      those.map(({ session }) => session.token),
    );
    const moment = now();
    for (const { session, ended } of those)
      if (session.token.endsAt <= moment || !isSame(session, good)) ended();
  });
  // what a look does not find out, the next one does
  const looking = setInterval(() => void look().catch(() => {}), lookEvery).unref();

  return {
    async sessionOf(request) {
      const token = await tokens.read(bearerOf(request) ?? '', new Date(now()));
      if (!token) throw new TransportError('unauthorized', { message: 'Over by now' });
      return { token, principal: principalOf(request) };
    },
    follow(session, ended) {
      const follower = { session, ended };
      followers.add(follower);
      return () => void followers.delete(follower);
    },
    close() {
      clearInterval(looking);
      followers.clear();
    },
  };
}

function isSame({ token, principal }: Session, good: ReadonlyMap<string, Principal>): boolean {
  const now = good.get(token.tokenHash);
  return now?.role === principal.role && now.ownerId === principal.ownerId;
}
