import { jwtVerify, SignJWT } from 'jose';
import { isUuid } from '../http/formats.ts';

/** Seconds that a proof is good for. */
export const PROOF_LIFETIME = 5 * 60;

/** Who proved a second factor, and which, with which password: another one since makes the proof worthless. */
type ProofClaims = Readonly<{
  userId: string;
  secretVersion: string;
  passwordVersion: string;
  /** How often the user had changed when it was made; who was signed out since has a later one. */
  userVersion: number;
}>;

export type SecondFactorProofs = Readonly<{
  issue(claims: ProofClaims, now: Date): Promise<string>;
  /** What the proof says; undefined for one that is false, for something else, or over. */
  read(proof: string, now: Date): Promise<ProofClaims | undefined>;
}>;

const ALGORITHM = 'HS256';
const AUDIENCE = 'second-factor';

/** JWTs signed with JWT_SECRET that say who showed a good code a moment ago. */
export function secondFactorProofs(secret: string): SecondFactorProofs {
  const key = new TextEncoder().encode(secret);
  return {
    issue: ({ userId, secretVersion, passwordVersion, userVersion }, now) =>
      new SignJWT({ sec: secretVersion, pwd: passwordVersion, ver: userVersion })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setSubject(userId)
        .setAudience(AUDIENCE)
        .setIssuedAt(now)
        .setExpirationTime(Math.floor(now.getTime() / 1000) + PROOF_LIFETIME)
        .sign(key),
    async read(proof, now) {
      try {
        const { payload } = await jwtVerify(proof, key, {
          algorithms: [ALGORITHM],
          audience: AUDIENCE,
          requiredClaims: ['sub', 'exp', 'sec', 'pwd', 'ver'],
          currentDate: now,
        });
        const { sub: userId, sec: secretVersion, pwd: passwordVersion, ver: userVersion } = payload;
        const isOurs =
          isUuid(userId) &&
          typeof secretVersion === 'string' &&
          typeof passwordVersion === 'string' &&
          typeof userVersion === 'number';
        return isOurs ? { userId, secretVersion, passwordVersion, userVersion } : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
