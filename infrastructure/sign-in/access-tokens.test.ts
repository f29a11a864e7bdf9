import { createHash, createHmac, randomUUID, sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { positionToken } from '../http/position-token.ts';
import {
  accessPrivateKey,
  accessPublicKey,
  accessTokenReader,
  accessTokens,
  TOKEN_LIFETIME,
  type TokenClaims,
} from './access-tokens.ts';

const SECRET = 'the jwt secret of the tests';
const now = new Date('2027-01-01T00:00:00Z');
const claims: TokenClaims = {
  userId: randomUUID(),
  passwordVersion: randomUUID(),
  userVersion: 3,
  position: positionToken({ storeId: randomUUID(), position: { commit: 1n, prepare: 2n } }),
};
const issue = () => accessTokens(SECRET).issue(claims, now);

describe('an access token', () => {
  it('is read with the public key alone, until its day is over', async () => {
    const reader = accessTokenReader(accessPublicKey(SECRET));
    const token = await issue();
    expect(Object.keys(reader)).toEqual(['read']);
    const tomorrow = new Date(now.getTime() + TOKEN_LIFETIME * 1_000);
    const tokenHash = createHash('sha256').update(token).digest('hex');
    const endsAt = tomorrow.toISOString();
    expect(await reader.read(token, now)).toEqual({ ...claims, tokenHash, endsAt });
    expect(await reader.read(token, tomorrow)).toBeUndefined();
  });

  it('is read by nobody with the key of another secret', async () => {
    const reader = accessTokenReader(accessPublicKey('another jwt secret'));
    expect(await reader.read(await issue(), now)).toBeUndefined();
  });

  it('signed with HS256 is refused: by the secret, as before, and by the public key, which is no secret', async () => {
    const [, body = ''] = (await issue()).split('.');
    const head = Buffer.from('{"alg":"HS256","typ":"JWT"}').toString('base64url');
    const publicKey = accessPublicKey(SECRET);
    for (const key of [SECRET, publicKey, Buffer.from(publicKey, 'base64')]) {
      const signature = createHmac('sha256', key).update(`${head}.${body}`).digest('base64url');
      expect(await accessTokens(SECRET).read(`${head}.${body}.${signature}`, now)).toBeUndefined();
    }
  });

  it('of a user version that was never counted is refused', async () => {
    const [head = '', body = ''] = (await issue()).split('.');
    const { ver: _, ...rest } = JSON.parse(Buffer.from(body, 'base64url').toString());
    const text = `${head}.${Buffer.from(JSON.stringify(rest)).toString('base64url')}`;
    const signature = sign(null, Buffer.from(text), accessPrivateKey(SECRET));
    const token = `${text}.${signature.toString('base64url')}`;
    expect(await accessTokens(SECRET).read(token, now)).toBeUndefined();
  });

  it('has the same key in every version: another one would sign everybody out', () =>
    expect(accessPublicKey(SECRET)).toBe('dLsJn+EJ1HuWIvD5nUxHHKBBoqmpAax5U6rGr8uHOC4='));
});
