import { jwtVerify, SignJWT } from 'jose';
import { isUuid } from '../http/formats.ts';
import { parsePositionToken } from '../http/position-token.ts';

/** Seconds that an access token is good for. */
export const TOKEN_LIFETIME = 86_400;

/** Whom a token speaks for, and with which password it was had; another one since makes it worthless. */
export type TokenClaims = Readonly<{
  userId: string;
  passwordVersion: string;
  /** How often the user had changed when it was made; who was signed out since has a later one. */
  userVersion: number;
  /** A position token: how far the log was when it was made. */
  position: string;
}>;

export type AccessTokens = Readonly<{
  issue(claims: TokenClaims, now: Date): Promise<string>;
  /** What the token says; undefined for one that is false, unsigned or over. */
  read(token: string, now: Date): Promise<TokenClaims | undefined>;
}>;

const ALGORITHM = 'HS256';

/** Bearer tokens, JWTs signed with JWT_SECRET. */
export function accessTokens(secret: string): AccessTokens {
  const key = new TextEncoder().encode(secret);
  return {
    issue: ({ userId, passwordVersion, userVersion, position }, now) =>
      new SignJWT({ pwd: passwordVersion, ver: userVersion, pos: position })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setSubject(userId)
        .setIssuedAt(now)
        .setExpirationTime(Math.floor(now.getTime() / 1000) + TOKEN_LIFETIME)
        .sign(key),
    async read(token, now) {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [ALGORITHM],
          requiredClaims: ['sub', 'exp', 'pwd', 'pos'],
          currentDate: now,
        });
        const { sub: userId, pwd: passwordVersion, pos: position } = payload;
        const { ver: userVersion = 0 } = payload; // tokens of old say none
        const isOurs =
          isUuid(userId) &&
          typeof passwordVersion === 'string' &&
          typeof userVersion === 'number' &&
          typeof position === 'string' &&
          parsePositionToken(position) !== undefined;
        return isOurs ? { userId, passwordVersion, userVersion, position } : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
