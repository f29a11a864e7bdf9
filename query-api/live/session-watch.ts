import type { Principal } from '@baanpak/domain/values/people/roles.ts';
import type { Now } from '@baanpak/domain/values/time/instant.ts';
import { coalesce } from '@baanpak/infrastructure/concurrency/coalesce.ts';
import { bearerOf, principalOf } from '@baanpak/infrastructure/http/staff.ts';
import { TransportError } from '@baanpak/infrastructure/http/transport-problems.ts';
import type { AccessTokens, ReadToken } from '@baanpak/infrastructure/sign-in/access-tokens.ts';
import type { FastifyRequest } from 'fastify';
import type { ReadDb } from '../deps.ts';
import { findPrincipals } from '../user/identify.ts';

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
