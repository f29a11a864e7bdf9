import {
  createHash,
  createPrivateKey,
  createPublicKey,
  hkdfSync,
  type KeyObject,
  randomUUID,
} from 'node:crypto';
import { type Instant, instant } from '@baanpak/domain/values/time/instant.ts';
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

/** What a good token says, what it is known by once it was signed out, and when it ends by itself. */
export type ReadToken = TokenClaims & Readonly<{ tokenHash: string; endsAt: Instant }>;

/** Who has the public key reads tokens and can make none. */
export type AccessTokenReader = Readonly<{
  /** What the token says; undefined for one that is false, unsigned or over. */
  read(token: string, now: Date): Promise<ReadToken | undefined>;
}>;

export type AccessTokens = AccessTokenReader &
  Readonly<{ issue(claims: TokenClaims, now: Date): Promise<string> }>;

const ALGORITHM = 'EdDSA';

/** Bearer tokens, JWTs signed with the Ed25519 key that is derived from JWT_SECRET; no two are the same. */
export function accessTokens(secret: string): AccessTokens {
  const privateKey = accessPrivateKey(secret);
  return {
    ...accessTokenReader(accessPublicKey(secret)),
    issue: ({ userId, passwordVersion, userVersion, position }, now) =>
      new SignJWT({ pwd: passwordVersion, ver: userVersion, pos: position })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setSubject(userId)
        .setJti(randomUUID())
        .setIssuedAt(now)
        .setExpirationTime(Math.floor(now.getTime() / 1000) + TOKEN_LIFETIME)
        .sign(privateKey),
  };
}

/** Reads what was signed with the other half of `publicKey`, base64 of 32 bytes. */
export function accessTokenReader(publicKey: string): AccessTokenReader {
  const x = Buffer.from(publicKey, 'base64').toString('base64url');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  return {
    async read(token, now) {
      if (!isAsIssued(token)) return undefined;
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [ALGORITHM],
          requiredClaims: ['sub', 'exp', 'pwd', 'pos'],
          currentDate: now,
        });
        const { sub: userId, exp = 0, pwd: passwordVersion, pos: position } = payload;
        const { ver: userVersion } = payload;
        const isOurs =
          isUuid(userId) &&
          typeof passwordVersion === 'string' &&
          typeof userVersion === 'number' &&
          typeof position === 'string' &&
          parsePositionToken(position) !== undefined;
        const known = { tokenHash: hashOf(token), endsAt: instant(exp * 1000) };
        return isOurs ? { userId, passwordVersion, userVersion, position, ...known } : undefined;
      } catch {
        return undefined;
      }
    },
  };
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** The same bytes written otherwise would be another token, which nobody signed out. */
const isAsIssued = (token: string): boolean =>
  token.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part);

/** What JWT_PUBLIC_KEY says, base64 of 32 bytes; deploy/setup.js derives the same. */
export function accessPublicKey(secret: string): string {
  const { x = '' } = createPublicKey(accessPrivateKey(secret)).export({ format: 'jwk' });
  return Buffer.from(x, 'base64url').toString('base64');
}

/** The head of an Ed25519 private key in PKCS #8 (RFC 8410); its 32 bytes follow. */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');

/** By HKDF (RFC 5869): anyone who learns the key learns nothing of the secret, which signs links and proofs, too. */
export function accessPrivateKey(secret: string): KeyObject {
  const seed = hkdfSync('sha256', secret, '', 'baanpak access tokens', 32);
  const key = Buffer.concat([PKCS8_HEAD, Buffer.from(seed)]);
  return createPrivateKey({ key, format: 'der', type: 'pkcs8' });
}
