import { createHmac, randomUUID, sign } from 'node:crypto';
import type { UserJson } from '@baanpak/contract/user/user.ts';
import { user, userStream } from '@baanpak/domain/user/user.ts';
import {
  accessPrivateKey,
  accessPublicKey,
} from '@baanpak/infrastructure/sign-in/access-tokens.ts';
import { hashPassword } from '@baanpak/infrastructure/sign-in/passwords.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectProblem } from '../../testing/expectations.ts';
import { API_KEY, type Problem } from '../../testing/requests.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import { hire, PASSWORD } from '../../testing/staff.ts';

type Token = Readonly<{ access_token: string; token_type: string; expires_in: number }> & Problem;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ capHolds: true });
});
afterAll(() => shop.close());

const signIn = (username: string, password: string) =>
  shop.post<Token>('/auth/token', { username, password });
const me = (token: string) =>
  shop.get<{ user: UserJson } & Problem>('/auth/user/me', { authorization: `Bearer ${token}` });

/** Of `cafe\u0301 by the river`, hashed as it was typed. */
const OF_BEFORE =
  '$argon2id$v=19$m=19456,t=2,p=1$DoWStGxegcNOQDrXu8EeUA$tn07ddFX0EyblNfjs3NTHyJJfW+ML7scaMyAZrKCNZ8';

describe('POST /auth/token', () => {
  it('gives a token for a day, by which GET /auth/user/me knows one', async () => {
    const { username, userId } = await hire(shop.ports, 'owner');
    const { status, body, headers } = await signIn(username, PASSWORD);
    expect(status).toBe(200);
    expect(body).toMatchObject({ token_type: 'bearer', expires_in: 86_400, detail: 'Signed in' });
    expect(headers['cache-control']).toBe('private, no-store');
    expect((await me(body.access_token)).body.user).toMatchObject({ _id: userId, username });
  });

  it('takes a form as well, and the name in any writing', async () => {
    const { username } = await hire(shop.ports, 'owner');
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/auth/token/',
      headers: { 'x-api-key': API_KEY, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({
        username: ` ${username.toUpperCase()}`,
        password: PASSWORD,
      }).toString(),
    });
    expect(answer.statusCode).toBe(200);
  });

  it('takes names of before as they are', async () => {
    const username = `Señor Old ${randomUUID()}`;
    await hire(shop.ports, 'owner', null, { username });
    expect((await signIn(username.toLowerCase(), PASSWORD)).status).toBe(200);
  });

  it('takes a password of before as it was typed, and one of now however it is composed', async () => {
    const typed = 'cafe\u0301 by the river';
    const { username, userId } = await hire(shop.ports, 'owner');
    const { state } = await shop.ports.commands.load(user, userStream(userId));
    const version = 'passwordVersion' in state ? state.passwordVersion : '';
    const rehashed = async (hashed: string) => {
      await shop.ports.credentials.forgetOthers(userId, null);
      await shop.ports.credentials.keep(userId, version, hashed);
    };
    await rehashed(OF_BEFORE);
    expect((await signIn(username, typed)).status).toBe(200);
    await rehashed(await hashPassword(typed));
    for (const form of [typed, typed.normalize('NFC')])
      expect((await signIn(username, form)).status).toBe(200);
  });

  it('says the same to a wrong password and to an unknown name', async () => {
    const { username } = await hire(shop.ports, 'owner');
    for (const name of [username, 'nobody of this name'])
      expectProblem(await signIn(name, 'a wrong password'), 401, 'wrong-credentials');
  });

  it('looks at one password for every try, no matter who it is for, and at none beyond the limit', async () => {
    let looked = 0;
    const { credentials } = shop.ports;
    const counted: typeof credentials = {
      ...credentials,
      proves: (...given) => {
        looked += 1;
        return credentials.proves(...given);
      },
    };
    const { post } = await shop.routesOf({ ...shop.ports, credentials: counted });
    const { username, userId } = await hire(shop.ports, 'owner');
    const disabled = await hire(shop.ports, 'owner');
    const admin = await hire(shop.ports, 'admin');
    await shop.put(`/users/${disabled.userId}`, { disabled: true }, admin.headers);
    const tries: [string, string, number, number][] = [
      [username, PASSWORD, 200, 1],
      [username, 'a wrong password', 401, 1],
      [`nobody ${userId}`, PASSWORD, 401, 1],
      [disabled.username, PASSWORD, 401, 1],
      ...Array(5).fill([`tried ${userId}`, PASSWORD, 401, 1]),
      [`tried ${userId}`, PASSWORD, 429, 0],
    ];
    for (const [name, password, status, looks] of tries) {
      looked = 0;
      const answer = await post('/auth/token', { username: name, password });
      expect([name, answer.status, looked]).toEqual([name, status, looks]);
    }
  });

  it('refuses a name after five failures, also with the right password, but no other name', async () => {
    const { username } = await hire(shop.ports, 'owner');
    const other = await hire(shop.ports, 'owner');
    expect((await signIn(username, PASSWORD)).status).toBe(200);
    for (let n = 0; n < 5; n += 1) await signIn(username, 'a wrong password');
    const { status, headers } = await signIn(username, PASSWORD);
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect((await signIn(other.username, PASSWORD)).status).toBe(200);
  });

  it('names the field that is missing', async () => {
    const { status, body } = await shop.post<Problem>('/auth/token', { username: 'somchai' });
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ path: 'password' }]);
  });
});

describe('a token', () => {
  /** What a good token says, in a token that is signed in another way. */
  const signed = (alg: string, sign: (text: string) => string) => (good: string) => {
    const [, claims = ''] = good.split('.');
    const head = Buffer.from(JSON.stringify({ alg, typ: 'JWT' })).toString('base64url');
    return `${head}.${claims}.${sign(`${head}.${claims}`)}`;
  };
  const hmac = (hash: string, secret: string) => (text: string) =>
    createHmac(hash, secret).update(text).digest('base64url');
  const OURS = accessPrivateKey('the jwt secret');
  /** A good token with another claim, signed as ours are. */
  const claiming = (claim: object) => (good: string) => {
    const [head = '', claims = ''] = good.split('.');
    const said: object = JSON.parse(Buffer.from(claims, 'base64url').toString());
    const text = `${head}.${Buffer.from(JSON.stringify({ ...said, ...claim })).toString('base64url')}`;
    return `${text}.${sign(null, Buffer.from(text), OURS).toString('base64url')}`;
  };

  it.each([
    ['nothing', () => ''],
    ['no token', () => 'somchai'],
    ['signed by another', signed('HS256', hmac('sha256', 'another secret'))],
    ['of another algorithm', signed('HS512', hmac('sha512', 'the jwt secret'))],
    ['signed as before, by the secret itself', signed('HS256', hmac('sha256', 'the jwt secret'))],
    [
      'signed by what everybody may know',
      signed('HS256', hmac('sha256', accessPublicKey('the jwt secret'))),
    ],
    ['not signed', signed('none', () => '')],
    ['not signed, in capitals', signed('NONE', () => '')],
    ['for a number', claiming({ sub: 7 })],
    ['for a list', claiming({ sub: ['admin'] })],
    ['for a name', claiming({ sub: 'admin' })],
    ['for nobody', claiming({ sub: '00000000-0000-4000-8000-000000000000\u0000' })],
    ['of no password', claiming({ pwd: { $ne: '' } })],
    ['of no version', claiming({ ver: '1' })],
    ['of no position', claiming({ pos: 'here' })],
    ['a good one with another end', (good: string) => `${good.slice(0, -4)}AAAA`],
  ])('that is %s opens nothing', async (_, token) => {
    const good = (await hire(shop.ports, 'admin')).headers.authorization.replace('Bearer ', '');
    const opened = await shop.get('/auth/user/me', { authorization: `Bearer ${good}` });
    expect(opened.status).not.toBe(401);
    const bearer = { authorization: `Bearer ${token(good)}` };
    expectProblem(await shop.get<Problem>('/auth/user/me', bearer), 401, 'unauthorized');
    expectProblem(await shop.post<Problem>('/users', {}, bearer), 401, 'unauthorized');
  });

  it('is over after a day', async () => {
    const { headers } = await hire(shop.ports, 'owner');
    shop.clock.moveBy(86_401_000);
    expectProblem(await shop.get<Problem>('/auth/user/me', headers), 401, 'unauthorized');
    expectProblem(await shop.post<Problem>('/users', {}, headers), 401, 'unauthorized');
  });
});
