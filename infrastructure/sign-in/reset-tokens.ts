import { jwtVerify, SignJWT } from 'jose';
import { isUuid } from '../http/formats.ts';

/** Seconds that a link to set a new password is good for. */
const RESET_LIFETIME = 30 * 60;
/** Of a link to set the first one. */
export const INVITATION_LIFETIME = 3 * 86_400;

/** Who may set a new password in place of which; any other one since makes the token worthless. */
type ResetClaims = Readonly<{
  userId: string;
  passwordVersion: string;
  /** How often the user had changed when it was made; who was signed out since has a later one. */
  userVersion: number;
}>;

export type ResetTokens = Readonly<{
  /** `lifetime`: seconds, default `RESET_LIFETIME`. */
  issue(claims: ResetClaims, now: Date, lifetime?: number): Promise<string>;
  /** What the token says; undefined for one that is false, for something else, or over. */
  read(token: string, now: Date): Promise<ResetClaims | undefined>;
}>;

const ALGORITHM = 'HS256';
/** An access token is no reset token, nor the other way round: that one names a position. */
const AUDIENCE = 'password-reset';

/** JWTs signed with JWT_SECRET that are mailed to anyone who forgot a password. */
export function resetTokens(secret: string): ResetTokens {
  const key = new TextEncoder().encode(secret);
  return {
    issue: ({ userId, passwordVersion, userVersion }, now, lifetime = RESET_LIFETIME) =>
      new SignJWT({ pwd: passwordVersion, ver: userVersion })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setSubject(userId)
        .setAudience(AUDIENCE)
        .setIssuedAt(now)
        .setExpirationTime(Math.floor(now.getTime() / 1000) + lifetime)
        .sign(key),
    async read(token, now) {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [ALGORITHM],
          audience: AUDIENCE,
          requiredClaims: ['sub', 'exp', 'pwd'],
          currentDate: now,
        });
        const { sub: userId, pwd: passwordVersion } = payload;
        const { ver: userVersion = 0 } = payload; // links of an earlier version say none
        const isOurs =
          isUuid(userId) && typeof passwordVersion === 'string' && typeof userVersion === 'number';
        return isOurs ? { userId, passwordVersion, userVersion } : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
